import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPictureHeader } from './header.ts'

const LIMITS = { imagePixels: 25_000_000, pages: 20 }

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

/** A PNG header that claims any size, with nothing behind it but the end. */
function claimedPng(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return Buffer.concat([header, extra, chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length)
  made.write(type, 4, 'latin1')
  made.set(data, 8)
  return made
}

/** Directories of a little-endian TIFF, each with its size and a link to the next (or wherever `next` says). */
function claimedTiff(pages: readonly { width: number; height: number }[], lastLinksTo = 0): Buffer {
  const directorySize = 2 + 2 * 12 + 4
  const tiff = Buffer.alloc(8 + pages.length * directorySize)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  for (const [index, { width, height }] of pages.entries()) {
    const at = 8 + index * directorySize
    tiff.writeUInt16LE(2, at)
    for (const [entry, [tag, value]] of [
      [256, width],
      [257, height],
    ].entries()) {
      tiff.writeUInt16LE(tag!, at + 2 + entry * 12)
      tiff.writeUInt16LE(4, at + 4 + entry * 12)
      tiff.writeUInt32LE(1, at + 6 + entry * 12)
      tiff.writeUInt32LE(value!, at + 10 + entry * 12)
    }
    tiff.writeUInt32LE(index === pages.length - 1 ? lastLinksTo : at + directorySize, at + 26)
  }
  return tiff
}

const refusal = (bytes: Uint8Array) => {
  try {
    readPictureHeader(bytes, LIMITS)
  } catch (error) {
    return (error as { code?: string }).code
  }
  return 'taken'
}

describe('kind and size are read from the first bytes', () => {
  it.each(['png', 'jpeg', 'tiff'] as const)('%s', async (kind) => {
    const bytes = await blank(31, 17).toFormat(kind).toBuffer()
    expect(readPictureHeader(bytes, LIMITS)).toEqual({ kind, pages: [{ width: 31, height: 17 }] })
  })

  it('bmp, from top to bottom and from bottom to top', () => {
    for (const height of [5, -5]) {
      const bytes = Buffer.alloc(54 + 20 * 5)
      bytes.write('BM', 0, 'latin1')
      bytes.writeUInt32LE(54, 10)
      bytes.writeUInt32LE(40, 14)
      bytes.writeInt32LE(6, 18)
      bytes.writeInt32LE(height, 22)
      bytes.writeUInt16LE(24, 28)
      expect(readPictureHeader(bytes, LIMITS)).toEqual({ kind: 'bmp', pages: [{ width: 6, height: 5 }] })
      expect(refusal(bytes.subarray(0, 120))).toBe('MALFORMED')
    }
  })
})

describe('refused before anything is decoded', () => {
  it('more pixels than allowed', () => {
    expect(refusal(claimedPng(5_001, 5_000))).toBe('TOO_LARGE')
    expect(refusal(claimedPng(0xffffffff, 0xffffffff))).toBe('TOO_LARGE')
    expect(refusal(claimedTiff([{ width: 60_000, height: 60_000 }]))).toBe('TOO_LARGE')
  })

  it('many pages, or pages that are too large together', () => {
    const page = { width: 4_000, height: 5_000 }
    expect(refusal(claimedTiff(Array.from({ length: 21 }, () => ({ width: 10, height: 10 }))))).toBe(
      'TOO_LARGE',
    )
    expect(refusal(claimedTiff(Array.from({ length: 11 }, () => page)))).toBe('TOO_LARGE')
    expect(readPictureHeader(claimedTiff([page, page]), LIMITS).pages).toEqual([page, page])
  })

  it('a chain of TIFF pages that leads back into itself, or out of the file', () => {
    const page = { width: 10, height: 10 }
    expect(refusal(claimedTiff([page, page], 8))).toBe('MALFORMED')
    expect(refusal(claimedTiff([page], 0xffff))).toBe('MALFORMED')
  })

  it('frames that would not be seen', () => {
    expect(refusal(claimedPng(10, 10, chunk('acTL', Buffer.alloc(8))))).toBe('NOT_CLEANABLE')
  })

  it('what ends too early, and what is none of the four', async () => {
    const jpeg = await blank(50, 50).jpeg().toBuffer()
    expect(refusal(jpeg.subarray(0, 40))).toBe('MALFORMED')
    expect(refusal(claimedPng(10, 10).subarray(0, 40))).toBe('MALFORMED')
    expect(refusal(claimedPng(0, 10))).toBe('MALFORMED')
    expect(refusal(Buffer.from('GIF89a'))).toBe('UNKNOWN_FORMAT')
    expect(refusal(Buffer.alloc(0))).toBe('UNKNOWN_FORMAT')
  })

  it('nothing is thrown but refusals, whatever the bytes', async () => {
    const sources = await Promise.all(
      (['png', 'jpeg', 'tiff'] as const).map((kind) => blank(20, 20).toFormat(kind).toBuffer()),
    )
    let state = 7
    for (let round = 0; round < 3_000; round++) {
      const bytes = Buffer.from(sources[round % sources.length]!)
      for (let change = 0; change < 3; change++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        bytes[2 + ((state >>> 8) % (bytes.length - 2))] = state >>> 24
      }
      expect(refusal(bytes.subarray(0, 1 + ((state >>> 4) % bytes.length)))).toMatch(
        /^(taken|MALFORMED|TOO_LARGE|UNKNOWN_FORMAT|NOT_CLEANABLE)$/,
      )
    }
  })
})
