import { inflateRawSync, inflateSync } from 'node:zlib'
import type { PdfFile } from './file.ts'
import { PdfDictionary, PdfName, type PdfObject, type PdfStream } from './objects.ts'

/** A budget of bytes that unpacking may fill, shared by all streams of a file. */
export interface Budget {
  bytes: number
}

export class OverBudget extends Error {}

/**
 * The stream unpacked; undefined where it is a picture's own coding (JPEG, JBIG2, ...) or damaged: both are
 * nothing that text could be read from.
 */
export function decodeStream(file: PdfFile, stream: PdfStream, budget: Budget): Uint8Array | undefined {
  const { dictionary } = stream
  const filters = listOf(file, dictionary.get('Filter') ?? dictionary.get('F'))
  const parameters = listOf(file, dictionary.get('DecodeParms') ?? dictionary.get('DP'))
  let bytes: Uint8Array | undefined = stream.bytes
  for (const [index, filter] of filters.entries()) {
    if (!(filter instanceof PdfName) || bytes === undefined) return undefined
    const settings = file.dictionary(parameters[index]) ?? new PdfDictionary()
    bytes = decode(filter.name, bytes, settings, budget)
    if (bytes) spend(budget, bytes.length)
  }
  return bytes
}

function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes
  if (budget.bytes < 0) throw new OverBudget()
}

function listOf(file: PdfFile, value: PdfObject | undefined): PdfObject[] {
  const object = file.resolve(value)
  if (object === null) return []
  return (Array.isArray(object) ? object : [object]).map((item) => file.resolve(item))
}

function decode(
  name: string,
  bytes: Uint8Array,
  settings: PdfDictionary,
  budget: Budget,
): Uint8Array | undefined {
  switch (name) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(inflate(bytes, budget), settings)
    case 'LZWDecode':
    case 'LZW':
      return unpredict(unpackLzw(bytes, settings.get('EarlyChange') !== 0, budget), settings)
    case 'ASCIIHexDecode':
    case 'AHx':
      return unpackHex(bytes)
    case 'ASCII85Decode':
    case 'A85':
      return unpackAscii85(bytes)
    case 'RunLengthDecode':
    case 'RL':
      return unpackRuns(bytes, budget)
    default:
      return undefined
  }
}

function inflate(bytes: Uint8Array, budget: Budget): Uint8Array | undefined {
  const options = {
    maxOutputLength: Math.max(1, budget.bytes),
    finishFlush: 2 /* Z_SYNC_FLUSH: take what is there */,
  }
  for (const attempt of [
    () => inflateSync(bytes, options),
    () => inflateRawSync(bytes.subarray(2), options),
  ]) {
    try {
      return new Uint8Array(attempt())
    } catch (error) {
      if (error instanceof RangeError) throw new OverBudget()
    }
  }
  return undefined
}

/** PNG and TIFF predictors, ISO 32000-2, 7.4.4.4. */
function unpredict(bytes: Uint8Array | undefined, settings: PdfDictionary): Uint8Array | undefined {
  const number = (key: string, otherwise: number): number => {
    const value = settings.get(key)
    return typeof value === 'number' && value > 0 ? value : otherwise
  }
  const predictor = number('Predictor', 1)
  if (!bytes || predictor < 10) return predictor === 2 ? undefined : bytes
  const [colours, bits, columns] = [number('Colors', 1), number('BitsPerComponent', 8), number('Columns', 1)]
  const left = Math.max(1, Math.ceil((colours * bits) / 8))
  const width = Math.ceil((colours * bits * columns) / 8)
  const rows = Math.ceil(bytes.length / (width + 1))
  const result = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (width + 1)]
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const a = column >= left ? (result[at - left] ?? 0) : 0
      const b = row > 0 ? (result[at - width] ?? 0) : 0
      const c = row > 0 && column >= left ? (result[at - width - left] ?? 0) : 0
      result[at] = (bytes[row * (width + 1) + 1 + column] ?? 0) + predicted(kind, a, b, c)
    }
  }
  return result
}

function predicted(kind: number | undefined, a: number, b: number, c: number): number {
  if (kind === 1) return a
  if (kind === 2) return b
  if (kind === 3) return (a + b) >> 1
  if (kind !== 4) return 0
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  if (pa <= pb && pa <= pc) return a
  return pb <= pc ? b : c
}

/** Codes of nine to twelve bits, ISO 32000-2, 7.4.4.2; each entry is told by its predecessor and last byte. */
function unpackLzw(bytes: Uint8Array, isEarly: boolean, budget: Budget): Uint8Array {
  const output = new Bytes(budget)
  const table: Uint8Array[] = []
  const clear = (): void => {
    table.length = 258
  }
  for (let code = 0; code < 256; code++) table[code] = Uint8Array.of(code)
  clear()
  let width = 9
  let previous: Uint8Array | undefined
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    const code = (held >> (bits - width)) & ((1 << width) - 1)
    bits -= width
    if (code === 257) break
    if (code === 256) {
      clear()
      width = 9
      previous = undefined
      continue
    }
    const entry: Uint8Array | undefined = table[code] ?? (previous && extended(previous, previous[0] ?? 0))
    if (!entry) break
    output.add(entry)
    if (previous && table.length < 4096) table.push(extended(previous, entry[0] ?? 0))
    previous = entry
    const size = table.length + (isEarly ? 1 : 0)
    width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9
  }
  return output.all()
}

function extended(start: Uint8Array, last: number): Uint8Array {
  const result = new Uint8Array(start.length + 1)
  result.set(start)
  result[start.length] = last
  return result
}

function unpackHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e)
  const digits = Buffer.from(end < 0 ? bytes : bytes.subarray(0, end))
    .toString('latin1')
    .replace(/[^0-9A-Fa-f]/g, '')
  return new Uint8Array(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'))
}

function unpackAscii85(bytes: Uint8Array): Uint8Array {
  const result: number[] = []
  let group: number[] = []
  const flush = (): void => {
    const missing = 5 - group.length
    let value = 0
    for (let index = 0; index < 5; index++) value = value * 85 + (group[index] ?? 84)
    for (let index = 0; index < 4 - missing; index++)
      result.push(Math.floor(value / 256 ** (3 - index)) % 256)
    group = []
  }
  for (const byte of bytes) {
    if (byte === 0x7e) break
    if (byte === 0x7a && group.length === 0) result.push(0, 0, 0, 0)
    else if (byte >= 0x21 && byte <= 0x75) {
      group.push(byte - 0x21)
      if (group.length === 5) flush()
    }
  }
  if (group.length > 1) flush()
  return Uint8Array.from(result)
}

function unpackRuns(bytes: Uint8Array, budget: Budget): Uint8Array {
  const output = new Bytes(budget)
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at++] ?? 128
    if (length === 128) break
    if (length < 128) {
      output.add(bytes.subarray(at, at + length + 1))
      at += length + 1
    } else output.add(new Uint8Array(257 - length).fill(bytes[at++] ?? 0))
  }
  return output.all()
}

/** Collects pieces and stops before they are more than the budget holds. */
class Bytes {
  private readonly pieces: Uint8Array[] = []
  private readonly budget: Budget
  private length = 0

  constructor(budget: Budget) {
    this.budget = budget
  }

  add(piece: Uint8Array): void {
    this.length += piece.length
    if (this.length > this.budget.bytes) throw new OverBudget()
    this.pieces.push(piece)
  }

  all(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.pieces))
  }
}
