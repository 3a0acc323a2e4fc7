import type { Leaf } from '@sfumato/engine/structured'
import { DocumentError } from '../errors.ts'
import { attributeEscapes, textEscapes } from '../xml/escape.ts'
import { namedCharacter, nameWithoutSemicolon, numberedCharacter } from './entities.ts'
import type { HtmlTag, HtmlText } from './html-tokens.ts'
import { plainLeaf } from './leaf-document.ts'
import { MappedText } from './mapped-text.ts'

/** Texts and attributes of HTML as leaves: what is shown, and where each character of it is written. */

/** `shown` as the parser read it. Where this reading is another, a change writes the whole text anew. */
export function textLeaves(data: string, { start, end, shown, isForeign }: HtmlText): Leaf[] {
  const leaf = readLeaf(data, start, end, false, textEscapes.escape)
  if (leaf.value === shown) return [leaf]
  if (isForeign) {
    const leaves = sectionLeaves(data, start, end)
    if (leaves.map(({ value }) => value).join('') === shown) return leaves
  }
  if (shown.includes(';base64,'))
    throw new DocumentError('NOT_CLEANABLE', 'The page has a file inside text that is not well-formed.')
  return [wholeLeaf(leaf, shown)]
}

const SECTION = '<![CDATA['
const SECTION_END = ']]>'

/** SVG and MathML have sections in which nothing is a reference. */
function sectionLeaves(data: string, start: number, end: number): Leaf[] {
  const leaves: Leaf[] = []
  let at = start
  while (at < end) {
    const opening = data.indexOf(SECTION, at)
    const textEnd = opening < 0 || opening >= end ? end : opening
    if (textEnd > at) leaves.push(readLeaf(data, at, textEnd, false, textEscapes.escape))
    if (textEnd === end) break
    const from = textEnd + SECTION.length
    const closing = data.indexOf(SECTION_END, from)
    const to = closing < 0 ? end : Math.min(closing, end)
    leaves.push(sectionLeaf(data, from, to))
    at = closing < 0 ? end : to + SECTION_END.length
  }
  return leaves
}

function sectionLeaf(data: string, start: number, end: number): Leaf {
  const { value, ...leaf } = plainLeaf(data, start, end)
  const read = readLineEnds(value)
  return {
    ...leaf,
    value: read.value,
    rawOffsets: read.offsets.map((offset) => offset + start),
    escape: (text) => text.replaceAll('>', ''),
  }
}

const wholeLeaf = (leaf: Leaf, value: string): Leaf => ({
  ...leaf,
  value,
  rawOffsets: new Int32Array(value.length + 1).fill(leaf.rawStart),
  rewrite: (newValue) => leaf.rewrite(newValue) ?? leaf.escape(newValue),
})

function readLineEnds(raw: string): { value: string; offsets: Int32Array } {
  const text = new MappedText(raw)
  let done = 0
  for (const { 0: lineEnd, index } of raw.matchAll(/\r\n?/g)) {
    text.copy(done, index)
    text.put('\n', index)
    done = index + lineEnd.length
  }
  text.copy(done, raw.length)
  return text.finish()
}

/** A text in which nothing is a reference and nothing can be escaped: `<xmp>`, `<plaintext>`. */
export const rawTextLeaf = (data: string, start: number, end: number): Leaf => ({
  ...plainLeaf(data, start, end),
  escape: (text) => text.replaceAll('<', '&lt;'),
})

export interface HtmlAttribute {
  /** In lower case. */
  name: string
  leaf: Leaf
  /** Range of the name and the value with its quotes. */
  start: number
  end: number
  /** How the value is written, if there is one. */
  writing: 'quoted' | 'unquoted' | 'none'
}

// The space of HTML is not that of Unicode: a no-break space is part of a name or a value.
const BEFORE_NAME = /[ \t\r\n\f/]*/y
const NAME = /=?[^ \t\r\n\f/>=]*/y
const EQUALS = /[ \t\r\n\f]*=[ \t\r\n\f]*/y
const UNQUOTED = /[^ \t\r\n\f>]*/y

const take = (expression: RegExp, data: string, at: number): number => {
  expression.lastIndex = at
  return expression.test(data) ? expression.lastIndex : at
}

/** All attributes as they are written, those too that no parser keeps: written twice, or in a closing tag. */
export function readAttributes(data: string, { type, name, start, end, values }: HtmlTag): HtmlAttribute[] {
  const attributes: HtmlAttribute[] = []
  const seen = new Set<string>()
  let at = start + (type === 'open' ? 1 : 2) + name.length
  for (;;) {
    const nameStart = take(BEFORE_NAME, data, at)
    if (nameStart >= end || data[nameStart] === '>') return attributes
    const nameEnd = take(NAME, data, nameStart)
    const attributeName = data.slice(nameStart, nameEnd).toLowerCase()
    const valueStart = take(EQUALS, data, nameEnd)
    const leaf = valueStart === nameEnd ? plainLeaf(data, nameEnd, nameEnd) : readValue(data, valueStart)
    const shown = seen.has(attributeName) ? undefined : values.get(attributeName)
    seen.add(attributeName)
    const isQuoted = valueStart > nameEnd && (data[valueStart] === '"' || data[valueStart] === "'")
    at = Math.max(leaf.rawEnd + (isQuoted ? 1 : 0), nameStart + 1)
    attributes.push({
      name: attributeName,
      leaf: shown === undefined || shown === leaf.value ? leaf : wholeLeaf(leaf, shown),
      start: nameStart,
      end: at,
      writing: isQuoted ? 'quoted' : valueStart === nameEnd ? 'none' : 'unquoted',
    })
  }
}

function readValue(data: string, start: number): Leaf {
  const quote = data[start]
  if (quote === '"' || quote === "'") {
    const closing = data.indexOf(quote, start + 1)
    return readLeaf(
      data,
      start + 1,
      closing < 0 ? data.length : closing,
      true,
      attributeEscapes(quote).escape,
    )
  }
  const { escape: escaped } = attributeEscapes('"')
  return {
    ...readLeaf(data, start, take(UNQUOTED, data, start), true, escaped),
    rewrite: (newValue) => `"${escaped(newValue)}"`,
  }
}

const REFERENCE = /\r\n?|&#[xX]([0-9A-Fa-f]+);?|&#([0-9]+);?|&([A-Za-z][A-Za-z0-9]{0,40})(;?)/g

function readLeaf(
  data: string,
  rawStart: number,
  rawEnd: number,
  isAttribute: boolean,
  escaped: (text: string) => string,
): Leaf {
  const leaf = { ...plainLeaf(data, rawStart, rawEnd), escape: escaped }
  const read = readReferences(leaf.value, isAttribute)
  if (!read) return leaf
  return {
    ...leaf,
    value: read.value,
    rawOffsets: read.offsets.map((offset) => offset + rawStart),
    // An ampersand that stands for itself may become a reference with what is put beside it.
    rewrite: (newValue) =>
      (readReferences(newValue, isAttribute)?.value ?? newValue) === newValue ? undefined : escaped(newValue),
  }
}

/** https://html.spec.whatwg.org/#character-reference-state; nothing where the text stands for itself anyway. */
function readReferences(
  raw: string,
  isAttribute: boolean,
): { value: string; offsets: Int32Array } | undefined {
  if (!raw.includes('&') && !raw.includes('\r')) return undefined
  const text = new MappedText(raw)
  let done = 0
  for (const match of raw.matchAll(REFERENCE)) {
    const reference = characterOf(match, raw, isAttribute)
    if (!reference) continue
    text.copy(done, match.index)
    text.put(reference.character, match.index)
    done = match.index + reference.length
  }
  text.copy(done, raw.length)
  return text.finish()
}

function characterOf(
  match: RegExpExecArray,
  raw: string,
  isAttribute: boolean,
): { character: string; length: number } | undefined {
  const [whole, hexadecimal, decimal, name, semicolon] = match
  if (name === undefined) {
    if (whole[0] === '\r') return { character: '\n', length: whole.length }
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return { character: numberedCharacter(code), length: whole.length }
  }
  const named = semicolon ? namedCharacter(name) : undefined
  if (named !== undefined) return { character: named, length: whole.length }
  const short = nameWithoutSemicolon(name)
  if (short === undefined) return undefined
  const length = 1 + short.length
  const next = raw[match.index + length]
  if (isAttribute && next !== undefined && /[=A-Za-z0-9]/.test(next)) return undefined
  return { character: namedCharacter(short)!, length }
}
