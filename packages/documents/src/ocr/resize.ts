import sharp from 'sharp'
import type { RasterPage } from './ocr.ts'

export async function resized({ pixels, width, height }: RasterPage, scale: number): Promise<RasterPage> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'fill',
      kernel: scale > 1 ? 'cubic' : 'lanczos3',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
