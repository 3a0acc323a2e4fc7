import { DocumentError } from '../errors.ts'
import { decodeAs, encodeText, encodingByMark, type TextEncoding } from '../text/encoding.ts'

export interface XmlData {
  /** With the byte order mark where the file has one. */
  data: string
  /** The bytes of the changed data, in the encoding of the file. */
  encode(changed: string): Uint8Array
}

const DECLARED =
  /^\ufeff?<\?xml[^>]{0,200}?[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*["']([A-Za-z][\w.-]{0,40})["']/
/** Bytes in which the declaration must have ended. */
const DECLARATION_BYTES = 300

/**
 * By the byte order mark, or the declaration, or else UTF-8 (https://www.w3.org/TR/xml/#sec-guessing). What the
 * encoding of the file cannot write is written as UTF-8, and the declaration changed to say so.
 */
export function decodeXml(bytes: Uint8Array): XmlData {
  const { data, encoding } = decode(bytes)
  return {
    data,
    encode: (changed) => encodeText(changed, encoding) ?? Buffer.from(declareUtf8(changed), 'utf8'),
  }
}

function decode(bytes: Uint8Array): { data: string; encoding: TextEncoding } {
  const family = encodingByMark(bytes) ?? wideEncoding(bytes)
  if (family) {
    const data = decodeAs(bytes, family)
    const declared = DECLARED.exec(data)?.[1]
    if (declared !== undefined && familyOf(declared) !== familyOf(family)) throw wrongEncoding()
    return { data, encoding: family }
  }
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, DECLARATION_BYTES))
  const encoding = byteEncoding(DECLARED.exec(start.toString('latin1'))?.[1] ?? 'utf-8')
  return { data: decodeAs(bytes, encoding), encoding }
}

/** UTF-16 without a mark is told by its first characters, `<?`. */
function wideEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0 && fourth === 0x3f) return 'utf-16be'
  return undefined
}

const familyOf = (name: string): string => (/^utf-?16/i.test(name) ? 'utf-16' : name.toLowerCase())

const wrongEncoding = () =>
  new DocumentError('MALFORMED', 'The XML is not in the encoding that it declares. Save it as UTF-8.')

/** The name it is decoded by. A document that is read byte by byte cannot declare UTF-16. */
function byteEncoding(declared: string): TextEncoding {
  const name = declared.toLowerCase()
  if (name === 'utf-8' || name === 'utf8' || name === 'us-ascii' || name === 'ascii') return 'utf-8'
  if (name === 'iso-8859-1' || name === 'latin1') return 'latin1'
  try {
    const { encoding } = new TextDecoder(name)
    // ISO-2022-JP shifts between character sets: the same bytes mean other characters to other readers.
    if (!encoding.startsWith('utf-16') && encoding !== 'iso-2022-jp') return encoding
  } catch {
    throw new DocumentError('NOT_CLEANABLE', 'The XML is in an encoding that is not known. Save it as UTF-8.')
  }
  throw wrongEncoding()
}

function declareUtf8(data: string): string {
  const match = DECLARED.exec(data)
  if (!match) return data
  const nameEnd = match[0].length - 1
  return `${data.slice(0, nameEnd - match[1]!.length)}UTF-8${data.slice(nameEnd)}`
}
