import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { readTiffPages } from './tiff-header.ts'

export type PictureKind = 'png' | 'jpeg' | 'bmp' | 'tiff'

/** What a picture says of itself before a single pixel is decoded. */
export interface PictureHeader {
  kind: PictureKind
  /** As stored: before the EXIF orientation is applied. One entry a page; only TIFF has more than one. */
  pages: readonly { width: number; height: number }[]
}

/**
 * All pages of one TIFF together may hold this many times the pixels of one picture. A few kilobytes of fax-coded
 * white can claim thousands of full pages.
 */
const TOTAL_PIXELS_FACTOR = 8

const malformed = (what: string) =>
  new DocumentError('MALFORMED', `The ${what} picture is damaged or cut off. Send the original file.`)

/** The kind by its first bytes, whatever the file is called. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const startsWith = (...values: number[]) => values.every((value, at) => bytes[at] === value)
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(0x42, 0x4d)) return 'bmp'
  if (startsWith(0x49, 0x49, 0x2a, 0) || startsWith(0x4d, 0x4d, 0, 0x2a)) return 'tiff'
  if (startsWith(0x49, 0x49, 0x2b, 0) || startsWith(0x4d, 0x4d, 0, 0x2b)) return 'tiff'
  return undefined
}

/** Reads kind and size, and refuses what is too large, before anything is decoded. */
export function readPictureHeader(
  bytes: Uint8Array,
  limits: Pick<DocumentLimits, 'imagePixels' | 'pages'>,
): PictureHeader {
  const kind = pictureKind(bytes)
  if (kind === undefined)
    throw new DocumentError('UNKNOWN_FORMAT', 'This is no PNG, JPEG, BMP or TIFF picture.', {
      expected: ['png', 'jpeg', 'bmp', 'tiff'],
    })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pages = READERS[kind](view, limits.pages)
  let total = 0
  for (const { width, height } of pages) {
    if (width < 1 || height < 1) throw malformed(kind.toUpperCase())
    if (width * height > limits.imagePixels)
      throw new DocumentError('TOO_LARGE', 'The picture has more pixels than allowed. Send it smaller.', {
        limit: 'imagePixels',
        max: limits.imagePixels,
        actual: width * height,
      })
    total += width * height
  }
  if (total > limits.imagePixels * TOTAL_PIXELS_FACTOR)
    throw new DocumentError(
      'TOO_LARGE',
      'The pages have more pixels together than allowed. Send them apart.',
      {
        limit: 'imagePixels',
        max: limits.imagePixels * TOTAL_PIXELS_FACTOR,
        actual: total,
      },
    )
  return { kind, pages }
}

type Size = { width: number; height: number }

const READERS: Readonly<Record<PictureKind, (view: DataView, maxPages: number) => readonly Size[]>> = {
  png: readPng,
  jpeg: readJpeg,
  bmp: readBmp,
  tiff: readTiffPages,
}

/** https://www.w3.org/TR/png-3/: IHDR first, then chunks of length, type, data and CRC up to IEND. */
function readPng(view: DataView): Size[] {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452 /* IHDR */) throw malformed('PNG')
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let at = 8
  while (at + 12 <= view.byteLength) {
    const type = view.getUint32(at + 4)
    if (type === 0x6163544c /* acTL: more frames than the one shown first */)
      throw new DocumentError(
        'NOT_CLEANABLE',
        'Animated PNG pictures hold frames that are not read. Send each frame as a picture of its own.',
      )
    if (type === 0x49454e44 /* IEND */) return [size]
    at += 12 + view.getUint32(at)
  }
  throw malformed('PNG')
}

/** ITU T.81, annex B: segments up to the frame header, which carries the size. */
function readJpeg(view: DataView): Size[] {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) throw malformed('JPEG')
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    // SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC), which share the range.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return [{ height: view.getUint16(at + 5), width: view.getUint16(at + 7) }]
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    if (marker === 0xd8 || marker === 0xd9 || marker === 0xda) throw malformed('JPEG')
    at += standsAlone ? 2 : 2 + view.getUint16(at + 2)
  }
  throw malformed('JPEG')
}

/** https://learn.microsoft.com/windows/win32/gdi/bitmap-header-types; the oldest header has 16-bit sizes. */
function readBmp(view: DataView): Size[] {
  if (view.byteLength < 26) throw malformed('BMP')
  const headerSize = view.getUint32(14, true)
  if (headerSize === 12) {
    const size = { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    checkBmpLength(view, size, view.getUint16(24, true))
    return [size]
  }
  if (headerSize < 40 || headerSize > 256 || view.byteLength < 14 + headerSize) throw malformed('BMP')
  // A negative height says that the rows run from top to bottom.
  const size = { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
  const compression = view.getUint32(30, true)
  if (compression === 4 || compression === 5)
    throw new DocumentError(
      'NOT_CLEANABLE',
      'A BMP that wraps another picture is not read. Send that picture.',
    )
  if (compression === 0 || compression === 3 || compression === 6)
    checkBmpLength(view, size, view.getUint16(28, true))
  return [size]
}

/** Rows of an uncompressed bitmap are padded to four bytes; all of them must be there. */
function checkBmpLength(view: DataView, { width, height }: Size, bitsPerPixel: number): void {
  const rowBytes = Math.ceil((Math.max(0, width) * bitsPerPixel) / 32) * 4
  if (bitsPerPixel === 0 || view.getUint32(10, true) + rowBytes * height > view.byteLength)
    throw malformed('BMP')
}
