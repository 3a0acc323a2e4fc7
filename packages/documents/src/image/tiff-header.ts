import { DocumentError } from '../errors.ts'

const IMAGE_WIDTH = 256
const IMAGE_LENGTH = 257

const malformed = () =>
  new DocumentError('MALFORMED', 'The TIFF picture is damaged or cut off. Send the original file.')

/**
 * Sizes of all pages: the chain of directories of TIFF 6.0 (32-bit offsets) and BigTIFF (64-bit offsets). A chain
 * that leads back into itself would never end.
 */
export function readTiffPages(view: DataView, maxPages: number): { width: number; height: number }[] {
  const littleEndian = view.byteLength > 0 && view.getUint8(0) === 0x49
  const isBig = view.byteLength >= 16 && view.getUint16(2, littleEndian) === 43
  const offsetAt = (at: number): number => {
    if (at + (isBig ? 8 : 4) > view.byteLength) throw malformed()
    return isBig ? Number(view.getBigUint64(at, littleEndian)) : view.getUint32(at, littleEndian)
  }
  const seen = new Set<number>()
  const pages: { width: number; height: number }[] = []
  let directory = offsetAt(isBig ? 8 : 4)
  while (directory !== 0) {
    if (seen.has(directory) || directory + (isBig ? 8 : 2) > view.byteLength) throw malformed()
    seen.add(directory)
    if (pages.length === maxPages)
      throw new DocumentError('TOO_LARGE', 'The TIFF has more pages than allowed. Send fewer at once.', {
        limit: 'pages',
        max: maxPages,
      })
    const count = isBig
      ? Number(view.getBigUint64(directory, littleEndian))
      : view.getUint16(directory, littleEndian)
    const entries = directory + (isBig ? 8 : 2)
    const entrySize = isBig ? 20 : 12
    if (entries + count * entrySize > view.byteLength) throw malformed()
    const page = { width: 0, height: 0 }
    for (let entry = 0; entry < count; entry++) {
      const at = entries + entry * entrySize
      const tag = view.getUint16(at, littleEndian)
      if (tag !== IMAGE_WIDTH && tag !== IMAGE_LENGTH) continue
      const isShort = view.getUint16(at + 2, littleEndian) === 3
      const valueAt = at + (isBig ? 12 : 8)
      const value = isShort ? view.getUint16(valueAt, littleEndian) : view.getUint32(valueAt, littleEndian)
      page[tag === IMAGE_WIDTH ? 'width' : 'height'] = value
    }
    pages.push(page)
    directory = offsetAt(entries + count * entrySize)
  }
  if (pages.length === 0) throw malformed()
  return pages
}
