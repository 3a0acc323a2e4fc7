import type { Leaf } from '@sfumato/engine/structured'
import { DocumentError } from '../errors.ts'
import {
  attributeEscapes,
  commentEscapes,
  type Escapes,
  hasForbiddenCharacter,
  instructionEscapes,
  sectionEscapes,
  textEscapes,
} from './escape.ts'

/**
 * The tokens of an XML text with their places (UTF-16 offsets), so that values can be changed and every other
 * character stays. Names are as they are written, prefixes included. Values have references read and nothing
 * else changed: line ends and spaces are those of the file.
 *
 * As strict as XML 1.0 is about being well-formed, so that no other reader sees another document; a document
 * type declaration is refused, so that no entity is ever more than one character. One pass, no recursion.
 */
export type XmlToken = XmlOpen | XmlClose | XmlText | XmlComment | XmlInstruction

interface Range {
  start: number
  end: number
}

export interface XmlOpen extends Range {
  type: 'open'
  name: string
  attributes: XmlAttribute[]
  /** `<name/>`: no close follows. */
  isEmpty: boolean
}

export interface XmlAttribute {
  name: string
  /** Where the name begins. */
  start: number
  /** The value between the quotes. */
  leaf: Leaf
}

export interface XmlClose extends Range {
  type: 'close'
  name: string
}

/** Text inside the root element; the space before and after it is no token. */
export interface XmlText extends Range {
  type: 'text'
  leaf: Leaf
  isCdata: boolean
}

export interface XmlComment extends Range {
  type: 'comment'
  leaf: Leaf
}

/** Processing instructions, and the XML declaration as the one with the target `xml`. */
export interface XmlInstruction extends Range {
  type: 'instruction'
  target: string
  /** What follows the target and the space after it. */
  leaf: Leaf
}

/** Elements inside each other; office files stay under a hundred. */
const DEEPEST = 1000

const NAME_START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}'
/** https://www.w3.org/TR/xml/#NT-Name */
const NAME = new RegExp(
  `[${NAME_START}][${NAME_START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]*`,
  'uy',
)
const SPACE = /[ \t\r\n]*/y
const DECLARATION_CONTENT =
  /^version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][\w.-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*$/
const REFERENCE = /&(?:#([0-9]{1,10})|#x([0-9A-Fa-f]{1,8})|(amp|lt|gt|quot|apos));/y
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const malformed = (offset: number): never => {
  throw new DocumentError('MALFORMED', `The XML is not well-formed at offset ${offset}.`, { offset })
}

export function* readXml(data: string): Generator<XmlToken> {
  if (hasForbiddenCharacter(data))
    throw new DocumentError('MALFORMED', 'The XML holds characters that XML does not allow.')
  const openNames: string[] = []
  let hadRoot = false
  const first = data.startsWith('\ufeff') ? 1 : 0
  let at = first
  while (at < data.length) {
    if (data[at] !== '<') {
      const next = data.indexOf('<', at)
      const end = next < 0 ? data.length : next
      if (openNames.length > 0)
        yield { type: 'text', leaf: textLeaf(data, at, end), isCdata: false, start: at, end }
      else if (skipSpace(data, at) < end) malformed(at)
      at = end
      continue
    }
    const after = data[at + 1]
    if (after === '/') {
      const close = readClose(data, at)
      if (openNames.pop() !== close.name) malformed(at)
      yield close
      at = close.end
    } else if (after === '?') {
      const instruction = readInstruction(data, at, first)
      yield instruction
      at = instruction.end
    } else if (after !== '!') {
      if (openNames.length === 0 && hadRoot) malformed(at)
      hadRoot = true
      const open = readOpen(data, at)
      if (!open.isEmpty && openNames.push(open.name) > DEEPEST)
        throw new DocumentError('TOO_LARGE', `The XML has elements more than ${DEEPEST} levels deep.`, {
          limit: 'depth',
        })
      yield open
      at = open.end
    } else if (data.startsWith('<!--', at)) {
      const end = data.indexOf('--', at + 4)
      if (end < 0 || data[end + 2] !== '>') malformed(at)
      yield { type: 'comment', leaf: plainLeaf(data, at + 4, end, commentEscapes), start: at, end: end + 3 }
      at = end + 3
    } else if (data.startsWith('<![CDATA[', at)) {
      const end = data.indexOf(']]>', at + 9)
      if (end < 0 || openNames.length === 0) malformed(at)
      const leaf = plainLeaf(data, at + 9, end, sectionEscapes)
      yield { type: 'text', leaf, isCdata: true, start: at, end: end + 3 }
      at = end + 3
    } else if (data.startsWith('<!DOCTYPE', at)) {
      throw new DocumentError(
        'MALFORMED',
        'The XML has a document type declaration (DTD), which is not read. Remove the declaration.',
        { offset: at },
      )
    } else malformed(at)
  }
  if (openNames.length > 0 || !hadRoot) malformed(at)
}

const skipSpace = (data: string, at: number): number => {
  SPACE.lastIndex = at
  SPACE.test(data)
  return SPACE.lastIndex
}

function readName(data: string, at: number): string {
  NAME.lastIndex = at
  return NAME.exec(data)?.[0] ?? malformed(at)
}

function readClose(data: string, start: number): XmlClose {
  const name = readName(data, start + 2)
  const end = skipSpace(data, start + 2 + name.length)
  if (data[end] !== '>') malformed(end)
  return { type: 'close', name, start, end: end + 1 }
}

function readOpen(data: string, start: number): XmlOpen {
  const name = readName(data, start + 1)
  const attributes: XmlAttribute[] = []
  const seen = new Set<string>()
  let at = start + 1 + name.length
  for (;;) {
    const next = skipSpace(data, at)
    if (data[next] === '>') return { type: 'open', name, attributes, isEmpty: false, start, end: next + 1 }
    if (data[next] === '/') {
      if (data[next + 1] !== '>') malformed(next)
      return { type: 'open', name, attributes, isEmpty: true, start, end: next + 2 }
    }
    if (next === at) malformed(at)
    const attribute = readAttribute(data, next)
    if (seen.has(attribute.name)) malformed(next)
    seen.add(attribute.name)
    attributes.push(attribute)
    at = attribute.leaf.rawEnd + 1
  }
}

function readAttribute(data: string, start: number): XmlAttribute {
  const name = readName(data, start)
  const equals = skipSpace(data, start + name.length)
  if (data[equals] !== '=') malformed(equals)
  const opening = skipSpace(data, equals + 1)
  const quote = data[opening]
  if (quote !== '"' && quote !== "'") return malformed(opening)
  const closing = data.indexOf(quote, opening + 1)
  if (closing < 0) malformed(opening)
  const leaf = referencedLeaf(data, opening + 1, closing, attributeEscapes(quote), name)
  if (data.slice(opening + 1, closing).includes('<')) malformed(opening)
  return { name, start, leaf }
}

function readInstruction(data: string, start: number, first: number): XmlInstruction {
  const target = readName(data, start + 2)
  const afterTarget = start + 2 + target.length
  const closing = data.indexOf('?>', afterTarget)
  if (closing < 0) malformed(start)
  const contentStart = Math.min(skipSpace(data, afterTarget), closing)
  if (contentStart === afterTarget && closing !== afterTarget) malformed(afterTarget)
  if (target.toLowerCase() === 'xml') {
    const isDeclaration = target === 'xml' && start === first
    if (!isDeclaration || !DECLARATION_CONTENT.test(data.slice(contentStart, closing))) malformed(start)
  }
  const leaf = plainLeaf(data, contentStart, closing, instructionEscapes, target)
  return { type: 'instruction', target, leaf, start, end: closing + 2 }
}

function textLeaf(data: string, rawStart: number, rawEnd: number): Leaf {
  const leaf = referencedLeaf(data, rawStart, rawEnd, textEscapes)
  const raw = leaf.rawOffsets ? data.slice(rawStart, rawEnd) : leaf.value
  if (raw.includes(']]>')) malformed(rawStart)
  return leaf
}

function plainLeaf(data: string, rawStart: number, rawEnd: number, escapes: Escapes, label = ''): Leaf {
  const value = data.slice(rawStart, rawEnd)
  return { path: [], label, value, rawStart, rawEnd, escape: escapes.escape, rewrite: escapes.rewrite }
}

/** A value in which `&...;` stands for a character. */
function referencedLeaf(data: string, rawStart: number, rawEnd: number, escapes: Escapes, label = ''): Leaf {
  const leaf = plainLeaf(data, rawStart, rawEnd, escapes, label)
  const raw = leaf.value
  let ampersand = raw.indexOf('&')
  if (ampersand < 0) return leaf
  const offsets = new Int32Array(raw.length + 1)
  let length = 0
  const copy = (from: number, to: number) => {
    for (let i = from; i < to; i++) offsets[length++] = rawStart + i
    return raw.slice(from, to)
  }
  let value = ''
  let done = 0
  while (ampersand >= 0) {
    value += copy(done, ampersand)
    const character = readReference(raw, ampersand) ?? malformed(rawStart + ampersand)
    for (let i = 0; i < character.length; i++) offsets[length++] = rawStart + ampersand
    value += character
    done = REFERENCE.lastIndex
    ampersand = raw.indexOf('&', done)
  }
  value += copy(done, raw.length)
  offsets[length++] = rawEnd
  return { ...leaf, value, rawOffsets: offsets.slice(0, length) }
}

function readReference(raw: string, at: number): string | undefined {
  REFERENCE.lastIndex = at
  const match = REFERENCE.exec(raw)
  if (!match) return undefined
  const [, decimal, hexadecimal, name] = match
  if (name !== undefined) return NAMED[name]
  const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal)
  if (code > 0x10ffff) return undefined
  const character = String.fromCodePoint(code)
  return hasForbiddenCharacter(character) ? undefined : character
}
