import sharp from 'sharp'
import type { Box } from '../document.ts'
import type { ColourPage } from './decode.ts'

export const FILL_COLOURS = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  gray: [128, 128, 128],
} as const satisfies Record<string, readonly [number, number, number]>

export type FillColour = keyof typeof FILL_COLOURS

/** Fills the boxes, cut to the picture, in place: one row is made and copied, the rest is memory moved. */
export function paintBoxes(page: ColourPage, boxes: readonly Box[], colour: FillColour): void {
  const [red, green, blue] = FILL_COLOURS[colour]
  const row = new Uint8Array(page.width * 3)
  for (let at = 0; at < row.length; at += 3) {
    row[at] = red
    row[at + 1] = green
    row[at + 2] = blue
  }
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.left))
    const top = Math.max(0, Math.floor(box.top))
    const right = Math.min(page.width, Math.ceil(box.left + box.width))
    const bottom = Math.min(page.height, Math.ceil(box.top + box.height))
    if (right <= left) continue
    const strip = row.subarray(0, (right - left) * 3)
    for (let y = top; y < bottom; y++) page.pixels.set(strip, (y * page.width + left) * 3)
  }
}

const rawInput = ({ width, height }: ColourPage) => ({
  raw: { width, height, channels: 3 as const },
  // The size was checked before it was decoded.
  limitInputPixels: false as const,
})

/** A PNG of nothing but pixels: header, data, end. */
export async function encodePng(page: ColourPage): Promise<Uint8Array> {
  const encoded = await sharp(page.pixels, rawInput(page))
    .png({ compressionLevel: 6, adaptiveFiltering: false, palette: false })
    .toBuffer()
  return withoutAncillaryChunks(encoded)
}

/** Full colour resolution and a high quality, so that no trace of what was there rings around a box. */
export async function encodeJpeg(page: ColourPage): Promise<Uint8Array> {
  return await sharp(page.pixels, rawInput(page)).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Keeps the critical chunks only (upper-case first letter); libvips writes the resolution on its own. */
function withoutAncillaryChunks(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const kept: Uint8Array[] = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at)
    const isCritical = (png[at + 4]! & 0x20) === 0
    if (isCritical) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
