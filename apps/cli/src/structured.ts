import type { AnalyzeRequest, Engine, StructuredFormat, StructuredResult } from '@sfumato/engine'

/** Findings in JSON and tables, with their places in the data and not only in the values. */
export interface PlacedFinding {
  entityType: string
  score: number
  /** The value, without escapes. */
  text: string
  /** UTF-16 offsets in the data. */
  start: number
  end: number
  /** Where it lies for `replaceInStructured`; absent for one in a name of a field. */
  leaf?: { value: number; start: number; end: number }
  /** The whole JSON number it lies in: a number is replaced whole or not at all. */
  number?: { start: number; end: number }
}

export type Options = Omit<AnalyzeRequest, 'text' | 'offsetUnit' | 'explain' | 'adHocRecognizers'>

type Replace = typeof import('@sfumato/engine').replaceInStructured

export async function findInStructured(
  engine: Engine,
  replaceInStructured: Replace,
  format: StructuredFormat,
  data: string,
  options: Options,
): Promise<PlacedFinding[]> {
  const results = await engine.analyzeStructured({ ...options, ...format, data, offsetUnit: 'utf16' })
  const placed = placesOf(replaceInStructured, format, data, results)
  const inNames = format.format === 'json' ? await findInNames(engine, data, options) : []
  return [...placed, ...inNames].sort((a, b) => a.start - b.start)
}

/** A character of the private use area that the data does not hold. */
export function unusedCharacter(data: string): string {
  for (let code = 0xe000; code <= 0xf8ff; code++) {
    const character = String.fromCharCode(code)
    if (!data.includes(character)) return character
  }
  throw new Error('the data holds every character of the private use area')
}

/**
 * The engine speaks of a value's number and of offsets inside the value. Marks written at both ends of each
 * finding by the engine's own writer show where these lie in the data; walking along data and marked data
 * together gives the offsets. Where the writer had to put quotes around a number, the number begins and ends.
 */
function placesOf(
  replaceInStructured: Replace,
  format: StructuredFormat,
  data: string,
  results: readonly StructuredResult[],
): PlacedFinding[] {
  if (results.length === 0) return []
  const mark = unusedCharacter(data)
  const marks = results.flatMap(({ value, start, end }) => [
    { value, start, end: start, replacement: mark },
    { value, start: end, end, replacement: mark },
  ])
  const marked = replaceInStructured(format, data, marks, 'utf16')
  const offsets: number[] = []
  const numbers = new Map<number, { start: number; end: number }>()
  let numberStart: number | undefined
  let marksBefore = 0
  let at = 0
  for (let i = 0; i < marked.length; i++) {
    const character = marked[i]!
    if (character === mark) offsets.push(at)
    else if (character === data[at]) at++
    else if (numberStart === undefined) {
      numberStart = at
      marksBefore = offsets.length
    } else {
      for (let n = marksBefore; n < offsets.length; n += 2)
        numbers.set(n / 2, { start: numberStart, end: at })
      numberStart = undefined
    }
  }
  return results.map(({ entityType, score, text, value, start, end }, index) => {
    const number = format.format === 'json' ? numbers.get(index) : undefined
    return {
      ...{ entityType, score, text, start: offsets[2 * index]!, end: offsets[2 * index + 1]! },
      leaf: { value, start, end },
      ...(number ? { number } : {}),
    }
  })
}

const JSON_STRING = /"(?:[^"\\]|\\.)*"/g
const COLON = /[ \t\r\n]*:/y

/** The names of all fields, as written, without quotes. */
export function* fieldNames(data: string): Generator<{ name: string; start: number }> {
  for (const { 0: quoted, index } of data.matchAll(JSON_STRING)) {
    COLON.lastIndex = index + quoted.length
    if (COLON.test(data)) yield { name: quoted.slice(1, -1), start: index + 1 }
  }
}

/** Names of fields may be values themselves: {"ann@example.com": {...}}. Each is looked at once. */
async function findInNames(engine: Engine, data: string, options: Options): Promise<PlacedFinding[]> {
  const starts = new Map<string, number[]>()
  for (const { name, start } of fieldNames(data)) {
    const known = starts.get(name)
    if (known) known.push(start)
    else starts.set(name, [start])
  }
  const names = [...starts.keys()]
  const results = await engine.analyze({ ...options, text: names.join('\n\n'), offsetUnit: 'utf16' })
  const found: PlacedFinding[] = []
  let place = 0
  let nameStart = 0
  for (const { entityType, score, text, start, end } of results) {
    while (start >= nameStart + names[place]!.length + 2) nameStart += names[place++]!.length + 2
    const name = names[place]!
    if (end > nameStart + name.length) continue
    for (const at of starts.get(name)!)
      found.push({ entityType, score, text, start: at + start - nameStart, end: at + end - nameStart })
  }
  return found
}
