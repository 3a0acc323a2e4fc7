import { type Leaf, readJson } from '@sfumato/engine/structured'

/** A name of a field, which may be a value itself: {"ann@example.com": {...}}. */
export interface JsonKey {
  leaf: Leaf
  /** What goes behind a new name that another key of the object has: of two equal ones readers keep only one. */
  endingFor(newName: string): string
}

const SIGN = /["{}]/g
const COLON = /[ \t\r\n]*:/y

/** Of a text that is known to be JSON, or JSON lines; in the order of the text. */
export function readJsonKeys(text: string): JsonKey[] {
  const keys: JsonKey[] = []
  const objects: NamesOfObject[] = []
  SIGN.lastIndex = 0
  for (let sign = SIGN.exec(text); sign; sign = SIGN.exec(text)) {
    if (sign[0] === '{') objects.push(new NamesOfObject())
    else if (sign[0] === '}') objects.pop()
    else {
      const end = afterClosingQuote(text, sign.index)
      COLON.lastIndex = end
      const names = COLON.test(text) ? objects.at(-1) : undefined
      if (names) keys.push(keyAt(text.slice(sign.index, end), sign.index, names))
      SIGN.lastIndex = end
    }
  }
  return keys
}

function afterClosingQuote(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1
    if (text[at] === '\\') at++
  }
  return text.length
}

function keyAt(quoted: string, start: number, names: NamesOfObject): JsonKey {
  const leaf = leafAt(quoted, start)
  names.add(leaf.value)
  const endingFor = (newName: string) => (newName === leaf.value ? '' : names.endingFor(newName))
  const rewrite = (newName: string) => {
    const ending = endingFor(newName)
    return ending === '' ? undefined : leaf.escape(newName + ending)
  }
  return { leaf: { ...leaf, rewrite }, endingFor }
}

/** A key in its quotes, read as a document of its own. */
function leafAt(quoted: string, start: number): Leaf {
  const [leaf] = readJson(quoted)
  const rawOffsets = leaf!.rawOffsets?.map((offset) => offset + start)
  return {
    ...leaf!,
    rawStart: leaf!.rawStart + start,
    rawEnd: leaf!.rawEnd + start,
    ...(rawOffsets ? { rawOffsets } : {}),
  }
}

/** Those an object has, and those given to its keys. Each new name remembers its number: many keys become one. */
class NamesOfObject {
  readonly #taken = new Set<string>()
  readonly #numbers = new Map<string, number>()

  add(name: string): void {
    this.#taken.add(name)
  }

  endingFor(newName: string): string {
    let number = this.#numbers.get(newName) ?? 1
    let ending = ''
    do {
      ending = number === 1 ? '' : `_${number}`
      number++
    } while (this.#taken.has(newName + ending))
    this.#numbers.set(newName, number)
    this.#taken.add(newName + ending)
    return ending
  }
}
