import { EngineError, type Leaf, readJson } from '@sfumato/engine/structured'
import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { readEncoded } from './encoded-text.ts'
import { decodeText, encodePlainText } from './encoding.ts'
import { checkSize, LeafDocument } from './leaf-document.ts'
import { readNumber } from './numbers.ts'

/** JSON and JSON lines. Passages are strings and numbers under the names of their keys, and the keys themselves. */
export const json: DocumentFormat = {
  name: 'json',
  extensions: ['json', 'jsonl', 'ndjson', 'geojson'],
  mediaType: 'application/json',
  async open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
    checkSize(bytes, tools.limits)
    const { text, encoding } = decodeText(bytes)
    const document = new LeafDocument(text, tools)
    for (const leaf of readJsonLeaves(text))
      document.add([readEncoded(leaf)], { path: pointerOf(leaf.path) }, leaf.label)
    return document.open(tools, (changed) => encodePlainText(changed, encoding))
  },
}

/** Keys and values in the order of the text. */
export function* readJsonLeaves(text: string): Generator<Leaf> {
  let done = 0
  for (const leaf of valuesOf(text)) {
    yield* keysBetween(text, done, leaf.rawStart, leaf.path)
    const isNumber = text[leaf.rawStart - 1] !== '"'
    yield isNumber ? readNumber(leaf) : leaf
    done = text[leaf.rawEnd] === '"' ? leaf.rawEnd + 1 : leaf.rawEnd
  }
  yield* keysBetween(text, done, text.length, [])
}

function valuesOf(text: string): Leaf[] {
  try {
    return readJson(text)
  } catch (error) {
    if (error instanceof EngineError)
      throw new DocumentError('MALFORMED', 'The text is not JSON. Check it at the offset.', {
        ...error.details,
      })
    throw error
  }
}

/**
 * Between two values stand only brackets, constants and keys, so what is in quotes there is a key. Its path is
 * that of the value it leads to.
 */
function* keysBetween(text: string, from: number, to: number, path: Leaf['path']): Generator<Leaf> {
  const between = text.slice(from, to)
  let opening = between.indexOf('"')
  while (opening >= 0) {
    const closing = closingQuote(between, opening)
    // The opening quote of the value itself.
    if (closing < 0) return
    yield keyLeaf(between.slice(opening, closing + 1), from + opening, path)
    opening = between.indexOf('"', closing + 1)
  }
}

/** A key in its quotes, read as a document of its own. */
function keyLeaf(quoted: string, start: number, path: Leaf['path']): Leaf {
  if (!quoted.includes('\\')) {
    const plain = { path, label: '', value: quoted.slice(1, -1), rawStart: start + 1 }
    return { ...plain, rawEnd: start + quoted.length - 1, escape: escapeJson, rewrite: () => undefined }
  }
  const [leaf] = readJson(quoted)
  const rawOffsets = leaf!.rawOffsets?.map((offset) => offset + start)
  return {
    ...leaf!,
    path,
    rawStart: leaf!.rawStart + start,
    rawEnd: leaf!.rawEnd + start,
    ...(rawOffsets ? { rawOffsets } : {}),
  }
}

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1)

function closingQuote(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at++) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at++
  }
  return -1
}

/** https://www.rfc-editor.org/rfc/rfc6901 */
const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
