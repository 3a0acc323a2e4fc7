import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Bomb } from './bombs.ts'
import { chunk } from './make/pictures.ts'

const MEGABYTE = 1024 * 1024

/** Headers that promise more than any memory holds, and packed data that keeps such promises. */
export async function makePictureBombs(): Promise<Bomb[]> {
  const bombs: Bomb[] = []
  const add = (name: string, file: string, bytes: Buffer) =>
    bombs.push({ name, file, bytes: new Uint8Array(bytes) })
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

  add('png: 100,000 × 100,000', 'a.png', png(100_000, 100_000, deflateSync(Buffer.alloc(1000))))
  add('png: 2³¹-1 wide', 'a.png', png(0x7fffffff, 1, deflateSync(Buffer.alloc(1000))))
  add('png: 25 MP of nothing', 'a.png', png(5000, 4900, deflateSync(Buffer.alloc(4900 * 5001))))
  add('png: 4 pixels, 200 MB of data', 'a.png', png(2, 2, deflateSync(Buffer.alloc(200 * MEGABYTE))))
  const textBomb = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(300 * MEGABYTE)),
  ])
  add('png: 300 MB of text', 'a.png', png(8, 8, deflateSync(Buffer.alloc(72)), [chunk('zTXt', textBomb)]))
  const profileBomb = Buffer.concat([
    Buffer.from('icc\0\0', 'latin1'),
    deflateSync(Buffer.alloc(300 * MEGABYTE)),
  ])
  add(
    'png: 300 MB of colour profile',
    'a.png',
    png(8, 8, deflateSync(Buffer.alloc(72)), [chunk('iCCP', profileBomb)]),
  )
  add(
    'png: 100,000 chunks',
    'a.png',
    png(
      8,
      8,
      deflateSync(Buffer.alloc(72)),
      new Array<Buffer>(100_000).fill(chunk('tEXt', Buffer.from('a\0b'))),
    ),
  )
  add('png: zero wide', 'a.png', png(0, 8, deflateSync(Buffer.alloc(72))))
  add('png: cut behind its header', 'a.png', png(800, 600, Buffer.alloc(0)).subarray(0, 40))

  const huge = Buffer.from(small)
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]))
  huge.writeUInt16BE(65535, frame + 5)
  huge.writeUInt16BE(65535, frame + 7)
  add('jpeg: 65,535 × 65,535', 'a.jpg', huge)
  const wide = Buffer.from(small)
  wide.writeUInt16BE(4900, frame + 5)
  wide.writeUInt16BE(5000, frame + 7)
  add('jpeg: 24.5 MP promised, nothing there', 'a.jpg', wide)
  const progressive = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#fff' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(lastScan, progressive.length - 2)
  const scans = new Array<Buffer>(Math.min(2000, Math.floor((8 * MEGABYTE) / scan.length))).fill(scan)
  add(
    'jpeg: thousands of scans',
    'a.jpg',
    Buffer.concat([progressive.subarray(0, -2), ...scans, Buffer.from([0xff, 0xd9])]),
  )
  add('jpeg: two bytes', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff]))
  add(
    'jpeg: segments without an end',
    'a.jpg',
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...new Array<Buffer>(1_000_000).fill(Buffer.from([0xff, 0xe1, 0, 2])),
    ]),
  )

  add('bmp: 100,000 × 100,000', 'a.bmp', bmp(100_000, 100_000, 24))
  add('bmp: negative sizes', 'a.bmp', bmp(-5, -5, 24))
  add('bmp: -2³¹ high', 'a.bmp', bmp(1, -0x80000000, 24))
  add('bmp: 24 MP promised, nothing there', 'a.bmp', bmp(4900, 5000, 32))
  add('bmp: run lengths', 'a.bmp', bmp(4900, 5000, 8, 1))
  add('bmp: palette of four thousand million', 'a.bmp', bmp(10, 10, 8, 0, 0xffffffff))

  add('tiff: directory that follows itself', 'a.tiff', tiff([{ width: 10, height: 10 }], 'loop'))
  add('tiff: 100,000 × 100,000', 'a.tiff', tiff([{ width: 100_000, height: 100_000 }]))
  add('tiff: 100,000 directories', 'a.tiff', tiff(new Array(100_000).fill({ width: 1, height: 1 })))
  add('tiff: 4,000 million entries', 'a.tiff', tiff([{ width: 10, height: 10, entryCount: 65535 }]))
  add('tiff: 4,000 million strips', 'a.tiff', tiff([{ width: 10, height: 10, strips: 0xffffffff }]))
  add('tiff: nothing behind the header', 'a.tiff', Buffer.from('II*\0\x08\0\0\0', 'latin1'))
  add('tiff: directory beyond the end', 'a.tiff', Buffer.from('II*\0\xff\xff\xff\xff', 'latin1'))
  return bombs
}

function png(width: number, height: number, data: Buffer, between: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function bmp(width: number, height: number, bits: number, compression = 0, colours = 0): Buffer {
  const header = Buffer.alloc(200)
  header.write('BM', 0, 'latin1')
  header.writeUInt32LE(200, 2)
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(bits, 28)
  header.writeUInt32LE(compression, 30)
  header.writeUInt32LE(colours, 46)
  return header
}

interface Directory {
  width: number
  height: number
  entryCount?: number
  strips?: number
}

function tiff(directories: readonly Directory[], end: 'loop' | 'end' = 'end'): Buffer {
  const size = 2 + 9 * 12 + 4
  const bytes = Buffer.alloc(8 + directories.length * size + 100)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(8, 4)
  for (const [index, { width, height, entryCount = 9, strips = 1 }] of directories.entries()) {
    const start = 8 + index * size
    bytes.writeUInt16LE(entryCount, start)
    const entries = [
      [256, 4, 1, width],
      [257, 4, 1, height],
      [258, 4, 1, 8],
      [259, 4, 1, 1],
      [262, 4, 1, 1],
      [273, 4, strips, 8],
      [277, 4, 1, 1],
      [278, 4, 1, height],
      [279, 4, strips, 100],
    ]
    for (const [row, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
      const at = start + 2 + row * 12
      bytes.writeUInt16LE(tag, at)
      bytes.writeUInt16LE(type, at + 2)
      bytes.writeUInt32LE(count, at + 4)
      bytes.writeUInt32LE(value, at + 8)
    }
    const isLast = index === directories.length - 1
    bytes.writeUInt32LE(isLast ? (end === 'loop' ? 8 : 0) : start + size, start + size - 4)
  }
  return bytes
}
