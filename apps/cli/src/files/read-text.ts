import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { STDIN } from './find-files.ts'
import { decoderFor, type TextEncoding, tellEncoding } from './text-encoding.ts'

const PIECE_BYTES = 256 * 1024

/** A file that holds no text; or, read strictly, bytes that are not of its encoding. */
export class NotText extends Error {
  readonly why: 'binary' | 'broken'

  constructor(why: 'binary' | 'broken') {
    super(why === 'binary' ? 'binary' : 'some bytes are no valid text')
    this.why = why
  }
}

export interface TextPiece {
  text: string
  encoding: TextEncoding
}

/** The text of a file, or of standard input, piece by piece; no piece ends inside a surrogate pair. */
export async function* readText(path: string, { isStrict = false } = {}): AsyncGenerator<TextPiece> {
  let encoding: TextEncoding | undefined
  let decoder: TextDecoder | undefined
  let waiting: Buffer | undefined
  let half = ''
  const decode = (bytes?: Buffer): string => {
    try {
      const text = half + decoder!.decode(bytes, { stream: bytes !== undefined })
      const endsInPair = bytes !== undefined && /[\ud800-\udbff]$/.test(text)
      half = endsInPair ? text.slice(-1) : ''
      return endsInPair ? text.slice(0, -1) : text
    } catch {
      throw new NotText('broken')
    }
  }
  const begin = (first: Buffer, isWhole: boolean) => {
    encoding = tellEncoding(first, isWhole)
    if (!encoding) throw new NotText('binary')
    decoder = decoderFor(encoding, isStrict)
  }
  for await (const bytes of bytesOf(path)) {
    if (decoder) {
      yield { text: decode(bytes), encoding: encoding! }
      continue
    }
    // A pipe may begin with a few bytes only; too little to judge the encoding by.
    waiting = waiting ? Buffer.concat([waiting, bytes]) : bytes
    if (waiting.length < PIECE_BYTES) continue
    begin(waiting, false)
    yield { text: decode(waiting), encoding: encoding! }
  }
  if (!decoder) {
    begin(waiting ?? Buffer.alloc(0), true)
    yield { text: decode(waiting ?? Buffer.alloc(0)), encoding: encoding! }
  }
  const rest = decode()
  if (rest) yield { text: rest, encoding: encoding! }
}

export const readBytes = (path: string): Promise<Buffer> => buffer(bytesOf(path))

/** Strictly, in the encoding that is known, or else in that which the bytes look like. */
export function decodeText(bytes: Buffer, known?: TextEncoding): TextPiece {
  const encoding = known ?? tellEncoding(bytes, true)
  if (!encoding) throw new NotText('binary')
  try {
    return { text: decoderFor(encoding, true).decode(bytes), encoding }
  } catch {
    throw new NotText('broken')
  }
}

const bytesOf = (path: string): AsyncIterable<Buffer> =>
  path === STDIN ? process.stdin : createReadStream(path, { highWaterMark: PIECE_BYTES })
