import { EngineError, type Leaf, readJson } from '@sfumato/engine/structured'
import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { readEncoded } from './encoded-text.ts'
import { decodeText, encodePlainText } from './encoding.ts'
import { readJsonKeys } from './json-keys.ts'
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

/** Keys and values in the order of the text. The path of a key is that of the value it leads to. */
export function* readJsonLeaves(text: string): Generator<Leaf> {
  const values = valuesOf(text)
  const keys = readJsonKeys(text)
  let next = 0
  for (const leaf of values) {
    for (; next < keys.length && keys[next]!.leaf.rawStart < leaf.rawStart; next++)
      yield { ...keys[next]!.leaf, path: leaf.path }
    const isNumber = text[leaf.rawStart - 1] !== '"'
    yield isNumber ? readNumber(leaf) : leaf
  }
  for (; next < keys.length; next++) yield keys[next]!.leaf
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

/** https://www.rfc-editor.org/rfc/rfc6901 */
const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
