import { isUtf8 } from 'node:buffer'

/**
 * What the bytes of a file are: text in one of the encodings in use, or no text. Decoding keeps everything, the
 * byte order mark too, so that encoding gives the same bytes again.
 */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** How far git looks for a zero byte before it calls a file text. */
const LOOKED_AT_BYTES = 8000

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** Judged by the first piece of a file; undefined for what is no text. */
export function tellEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (startsWith(bytes, PDF) || bytes.subarray(0, LOOKED_AT_BYTES).includes(0)) return undefined
  return isUtf8(withoutPartAtEnd(bytes)) ? 'utf-8' : 'windows-1252'
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

/** Undefined where the text has characters that the encoding has not. */
export function encodeText(text: string, encoding: TextEncoding): Buffer | undefined {
  switch (encoding) {
    case 'utf-8':
      return text.isWellFormed() ? Buffer.from(text, 'utf8') : undefined
    case 'utf-16le':
      return Buffer.from(text, 'utf16le')
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16()
    case 'windows-1252':
      return encodeSingleBytes(text)
  }
}

let byteOfCharacter: Map<string, number> | undefined

function encodeSingleBytes(text: string): Buffer | undefined {
  byteOfCharacter ??= new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    ).map((character, byte) => [character, byte]),
  )
  const bytes = Buffer.alloc(text.length)
  for (let i = 0; i < text.length; i++) {
    const byte = byteOfCharacter.get(text[i]!)
    if (byte === undefined) return undefined
    bytes[i] = byte
  }
  return bytes
}
