/**
 * Pictures inside a PDF keep what the camera and its owner wrote into them: EXIF with its thumbnail, XMP, notes.
 * None of it is shown, all of it goes.
 */

/** A JPEG without application segments and comments; Adobe's (APP14) stays, it says how colours are coded. */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2))
      return new Uint8Array(Buffer.concat(kept))
    }
    const length = 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    const isMetadata = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && marker !== 0xee)
    // After the start of a scan come its pixels, up to the next marker.
    const end = marker === 0xda ? endOfScan(bytes, at + length) : at + length
    if (!isMetadata) kept.push(bytes.subarray(at, end))
    at = end
  }
  // Cut off before its end: what is there is shown by viewers.
  kept.push(Uint8Array.of(0xff, 0xd9))
  return new Uint8Array(Buffer.concat(kept))
}

/** In the pixels 0xff is followed by zero or a restart mark; anything else is the next marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const PICTURE_BOXES = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c'])

/** A JPEG 2000 with the boxes that make its picture only; a bare code stream has no others. */
export function withoutJpeg2000Metadata(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return bytes
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const kept: Uint8Array[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const declared = view.readUInt32BE(at)
    const length = declared === 0 ? bytes.length - at : declared
    const kind = view.toString('latin1', at + 4, at + 8)
    if (length < 8 || at + length > bytes.length) return undefined
    if (PICTURE_BOXES.has(kind)) kept.push(bytes.subarray(at, at + length))
    at += length
  }
  return kept.length > 0 ? new Uint8Array(Buffer.concat(kept)) : undefined
}
