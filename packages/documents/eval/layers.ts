import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

export interface Layer {
  /** How it was reached: 'raw', 'zip', 'deflated', 'base64', ... */
  name: string
  bytes: Buffer
}

const MAXIMUM_BYTES = 64 * 1024 * 1024

/**
 * The bytes, and whatever lies packed in them: entries of a zip whether its directory names them or not, deflated
 * streams, gzip, base64 and hexadecimal runs, each searched again.
 */
export function* layersOf(bytes: Uint8Array, name = 'raw', depth = 0): Generator<Layer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  yield { name, bytes: buffer }
  if (depth > 3) return
  const isZip = buffer.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
  if (isZip) {
    for (
      let at = buffer.indexOf('PK\x03\x04', 0, 'latin1');
      at >= 0;
      at = buffer.indexOf('PK\x03\x04', at + 4, 'latin1')
    ) {
      const start = at + 30 + buffer.readUInt16LE(at + 26) + buffer.readUInt16LE(at + 28)
      const method = buffer.readUInt16LE(at + 8)
      const entry =
        method === 8
          ? attempt(() => inflateRawSync(buffer.subarray(start), LENIENT))
          : storedEntry(buffer, at, start)
      if (entry) yield* layersOf(entry, 'zip', depth + 1)
    }
    return
  }
  for (let at = buffer.indexOf(0x78); at >= 0 && at < buffer.length - 2; at = buffer.indexOf(0x78, at + 1)) {
    if (!isZlibHeader(buffer, at)) continue
    const inflated = attempt(() => inflateSync(buffer.subarray(at), LENIENT))
    if (inflated && inflated.length > 8) yield* layersOf(inflated, 'deflated', depth + 1)
  }
  const gzip = buffer.indexOf('\x1f\x8b\x08', 0, 'latin1')
  if (gzip >= 0) {
    const inflated = attempt(() => gunzipSync(buffer.subarray(gzip), LENIENT))
    if (inflated) yield* layersOf(inflated, 'gzip', depth + 1)
  }
  if (buffer.length > 4 * 1024 * 1024) return
  const text = buffer.toString('latin1')
  for (const match of text.matchAll(/[A-Za-z0-9+/_-]{24,}={0,2}/g)) {
    const decoded = Buffer.from(match[0], 'base64')
    if (decoded.length > 16) yield { name: 'base64', bytes: decoded }
    if (decoded.length > 400) yield* layersOf(decoded, 'base64', depth + 1)
  }
  for (const match of text.matchAll(/[0-9a-fA-F]{40,}/g))
    yield { name: 'hex', bytes: Buffer.from(match[0], 'hex') }
  for (const match of text.matchAll(/stream\r?\n([!-uz\s]{20,})~>/g)) {
    yield* layersOf(fromAscii85(match[1] ?? ''), 'ascii85', depth + 1)
  }
}

const LENIENT = { finishFlush: 2, maxOutputLength: MAXIMUM_BYTES }

function isZlibHeader(buffer: Buffer, at: number): boolean {
  const flags = buffer[at + 1] ?? 0
  return (flags === 0x01 || flags === 0x5e || flags === 0x9c || flags === 0xda) && (0x7800 + flags) % 31 === 0
}

function storedEntry(buffer: Buffer, at: number, start: number): Buffer {
  const size = buffer.readUInt32LE(at + 18)
  return buffer.subarray(start, size > 0 ? start + size : undefined)
}

function attempt(read: () => Buffer): Buffer | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function fromAscii85(text: string): Buffer {
  const letters = text.replace(/\s/g, '').replaceAll('z', '!!!!!')
  const bytes = Buffer.alloc(Math.ceil(letters.length / 5) * 4)
  for (let at = 0; at < letters.length; at += 5) {
    let word = 0
    for (const letter of letters.slice(at, at + 5).padEnd(5, 'u'))
      word = word * 85 + letter.charCodeAt(0) - 33
    bytes.writeUInt32BE(word >>> 0, (at / 5) * 4)
  }
  return bytes
}

/** What the bytes say as text, in each encoding they may be in. */
export function textsOf(layer: Layer): string[] {
  const { bytes } = layer
  const texts = [bytes.toString('latin1')]
  const utf8 = bytes.toString('utf8')
  if (utf8.length !== bytes.length) texts.push(utf8)
  const start = bytes.length > 1 ? bytes.readUInt16BE(0) : 0
  const zeros = countZeros(bytes)
  if (start === 0xfffe || start === 0xfeff || zeros > bytes.length / 4) {
    texts.push(evenText(bytes), evenText(bytes.subarray(1)))
    const even = Buffer.from(bytes.subarray(0, bytes.length & ~1))
    texts.push(even.swap16().toString('utf16le'))
  }
  return texts
}

function countZeros(bytes: Buffer): number {
  let zeros = 0
  for (const byte of bytes.subarray(0, 4096)) if (byte === 0) zeros++
  return bytes.length > 4096 ? (zeros / 4096) * bytes.length : zeros
}

/** A copy of even length: Node 24.21 writes beyond its memory for odd lengths at odd addresses. */
function evenText(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1)).toString('utf16le')
}
