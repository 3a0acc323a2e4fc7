import { crc32, deflateSync } from 'node:zlib'
import type { RasterPage } from './ocr.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * The page as a quickly packed PNG. Tesseract takes its input byte by byte: nine megabytes of plain pixels cost it half
 * a second more than these three hundred kilobytes, which take 30 ms to pack.
 */
export function greyPng({ pixels, width, height }: RasterPage): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length)
  made.write(type, 4, 'latin1')
  made.set(data, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length)
  return made
}
