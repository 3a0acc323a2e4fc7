import { isUtf8 } from 'node:buffer'
import { DocumentError } from '../errors.ts'

/**
 * Bytes to text and back. Decoding keeps everything, the byte order mark too, so that encoding gives the same
 * bytes again. Others than UTF-8 and UTF-16 go by the names of https://encoding.spec.whatwg.org, besides
 * `latin1`, which is ISO-8859-1 as XML means it: byte and code point are the same number.
 */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1' | (string & {})

export interface DecodedText {
  text: string
  encoding: TextEncoding
}

export const BYTE_ORDER_MARK = '\ufeff'

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** UTF-8 and UTF-16 by their byte order mark. */
export function encodingByMark(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8'
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  return undefined
}

/** A text file that says nothing of its encoding. Refuses what is no text, or in an encoding that is not told. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = encodingByMark(bytes)
  if (marked) return { text: withoutBinary(decodeAs(bytes, marked)), encoding: marked }
  if (isUtf8(bytes)) return { text: withoutBinary(decodeAs(bytes, 'utf-8')), encoding: 'utf-8' }
  if (!isWesternText(bytes))
    throw bytes.some(isControl)
      ? noText()
      : new DocumentError('NOT_CLEANABLE', 'The encoding of the text is not known. Save the file as UTF-8.')
  return { text: decodeAs(bytes, 'windows-1252'), encoding: 'windows-1252' }
}

const noText = () => new DocumentError('UNKNOWN_FORMAT', 'The file is not text. Send it as what it is.')

/** A file of another kind can be UTF-8 by chance, or be made so. */
function withoutBinary(text: string): string {
  if (text.includes('\0') || text.startsWith('%PDF-')) throw noText()
  return text
}

/** Control characters that are in no text: all but tab, line ends, form feed and escape. */
const isControl = (byte: number): boolean => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b

/** Bytes that stand for nothing in windows-1252, and begin characters of Shift_JIS and GBK. */
const UNUSED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** Western languages mix accented letters into plain ones; other scripts are long runs of bytes over 0x7f. */
const LONG_RUN = 4

/**
 * Whether text that is not UTF-8 can be taken as windows-1252. Read in the wrong encoding nothing would be found
 * in it, and the file would pass as clean.
 */
function isWesternText(bytes: Uint8Array): boolean {
  let high = 0
  let inLongRuns = 0
  let run = 0
  for (const byte of bytes) {
    if (isControl(byte) || UNUSED.has(byte)) return false
    if (byte < 0x80) {
      if (run >= LONG_RUN) inLongRuns += run
      run = 0
    } else {
      high++
      run++
    }
  }
  if (run >= LONG_RUN) inLongRuns += run
  return inLongRuns * 2 <= high
}

/** Refuses bytes that the encoding has not. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding === 'latin1')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const text = decodeStrictly(bytes, encoding)
  if (text === undefined || (encoding.startsWith('utf-16') && hasForeignBytes(text)))
    throw new DocumentError('MALFORMED', 'The text is not in the encoding that the file says.')
  return text
}

function decodeStrictly(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { ignoreBOM: true, fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Characters in a row that no text has, where plain letters stand a byte too far on, or one byte each. */
const SHIFTED_RUN = 8
const SHIFTED_KINDS = 4
const NARROW_RUN = 12
/** The wide space and the sign for one end in a zero byte, too, and stand in rows. */
const COMMON = new Set([0x30, 0x4e])

/**
 * Whether a part of UTF-16 is plain text by its bytes: after a byte that was lost "A1" is U+4100 U+3100, and text of
 * one byte a letter is U+4131. What it says is not found, and readers that look at bytes still see it.
 */
function hasForeignBytes(text: string): boolean {
  let shifted = 0
  let kinds = new Set<number>()
  let narrow = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const [high, low] = [unit >> 8, unit & 0xff]
    if (low === 0 && isPlain(high)) {
      shifted += 1
      if (!COMMON.has(high)) kinds.add(high)
      if (shifted >= SHIFTED_RUN && kinds.size >= SHIFTED_KINDS) return true
    } else if (shifted > 0) {
      shifted = 0
      kinds = new Set()
    }
    narrow = isPlain(high) && isPlain(low) ? narrow + 1 : 0
    if (narrow >= NARROW_RUN) return true
  }
  return false
}

const isPlain = (byte: number): boolean => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d

/** Undefined where the text has characters that the encoding has not, or where only reading it is known here. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array | undefined {
  const wellFormed = text.toWellFormed()
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(wellFormed, 'utf8')
    case 'utf-16le':
      return Buffer.from(wellFormed, 'utf16le')
    case 'utf-16be':
      return Buffer.from(wellFormed, 'utf16le').swap16()
    default: {
      const table = singleByteTable(encoding)
      return table && encodeSingleBytes(wellFormed, table)
    }
  }
}

const tables = new Map<string, Map<number, number> | undefined>()

/** Byte by UTF-16 unit, or nothing where characters take several bytes. */
function singleByteTable(encoding: TextEncoding): Map<number, number> | undefined {
  if (!tables.has(encoding)) tables.set(encoding, makeTable(encoding))
  return tables.get(encoding)
}

/** Encodings of https://encoding.spec.whatwg.org in which a character is more than one byte, or no byte is sure. */
const ONLY_READ = new Set([
  'big5',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'gbk',
  'iso-2022-jp',
  'shift_jis',
  'replacement',
  'x-user-defined',
])

function makeTable(encoding: TextEncoding): Map<number, number> | undefined {
  if (ONLY_READ.has(encoding)) return undefined
  const table = new Map<number, number>()
  for (let byte = 0; byte < 256; byte++) {
    const character = decodeByte(byte, encoding)
    if (character !== '\ufffd') table.set(character.charCodeAt(0), byte)
  }
  return table
}

const decodeByte = (byte: number, encoding: TextEncoding): string =>
  encoding === 'latin1' ? String.fromCharCode(byte) : new TextDecoder(encoding).decode(Uint8Array.of(byte))

function encodeSingleBytes(text: string, table: ReadonlyMap<number, number>): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const byte = table.get(text.charCodeAt(i))
    if (byte === undefined) return undefined
    bytes[i] = byte
  }
  return bytes
}

/** In its own encoding; as UTF-8 with a byte order mark, which says so, where a replacement needs it. */
export function encodePlainText(text: string, encoding: TextEncoding): Uint8Array {
  return encodeText(text, encoding) ?? Buffer.from(BYTE_ORDER_MARK + text.toWellFormed(), 'utf8')
}
