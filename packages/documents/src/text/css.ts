import type { Leaf } from '@sfumato/engine/structured'
import { readEncoded } from './encoded-text.ts'
import { MappedText, readOnceMore } from './mapped-text.ts'

/** https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const ESCAPED = /\\(?:([0-9A-Fa-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^0-9A-Fa-f\r\n\f]))/g

/** Style sheets: what they write into the page and say in comments, with their escapes read. */
export function readCss(leaf: Leaf): Leaf {
  const text = new MappedText(leaf.value)
  let done = 0
  for (const match of leaf.value.matchAll(ESCAPED)) {
    text.copy(done, match.index)
    text.put(match[1] === undefined ? match[2]! : characterOf(Number.parseInt(match[1], 16)), match.index)
    done = match.index + match[0].length
  }
  text.copy(done, leaf.value.length)
  return readEncoded(readOnceMore(leaf, text.finish(), writeInCss))
}

const characterOf = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)

/** Everything that could end a string, a comment, a rule or the element is written as its number. */
const writeInCss = (text: string): string =>
  text.replace(/[^\p{L}\p{N} ._@+-]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `)
