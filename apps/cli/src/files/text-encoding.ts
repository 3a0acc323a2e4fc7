import { isUtf8 } from 'node:buffer'
import { encodingByMark } from '@sfumato/documents/text'

/**
 * What the bytes of a file are: text in one of the encodings in use, or no text. Decoding keeps everything, the
 * byte order mark too, so that encoding gives the same bytes again.
 */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof ENCODINGS)[number]

export const isTextEncoding = (name: unknown): name is TextEncoding =>
  (ENCODINGS as readonly unknown[]).includes(name)

/** How far git looks for a zero byte before it calls a file text. */
const LOOKED_AT_BYTES = 8000

const PDF = Buffer.from('%PDF-')

/** Judged by the first piece of a file, or by the whole of it; undefined for what is no text. */
export function tellEncoding(bytes: Uint8Array, isWhole: boolean): TextEncoding | undefined {
  const marked = encodingByMark(bytes)
  if (marked === 'utf-16le' || marked === 'utf-16be') return marked
  if (PDF.equals(bytes.subarray(0, PDF.length)) || bytes.subarray(0, LOOKED_AT_BYTES).includes(0))
    return undefined
  return isUtf8(isWhole ? bytes : withoutPartAtEnd(bytes)) ? 'utf-8' : 'windows-1252'
}

/** Without the beginning of a character whose other bytes are in the next piece. */
function withoutPartAtEnd(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back)
    if (byte < 0x80) break
  }
  return bytes
}

/** Strict decoders throw at bytes that do not belong to the encoding; others put U+FFFD there. */
export const decoderFor = (encoding: TextEncoding, isStrict: boolean): TextDecoder =>
  new TextDecoder(encoding, { ignoreBOM: true, fatal: isStrict && encoding !== 'windows-1252' })
