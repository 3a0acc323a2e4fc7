import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentTools } from '../document.ts'
import { createOcr } from '../ocr/create-ocr.ts'
import { turnedBox } from '../ocr/turn.ts'
import { bmp, tiff } from './formats.ts'
import { readPicture, redactPicture } from './picture.ts'

const ocr = createOcr({ env: process.env })
afterAll(() => ocr.close())
const tools: DocumentTools = {
  ocr,
  language: 'en',
  limits: { characters: 100_000, unpackedBytes: 1e8, parts: 100, pages: 10, imagePixels: 25_000_000 },
}

const IBAN = 'DE89 3704 0044 0532 0130 00'
const LINES = ['Please pay to the account', `IBAN: ${IBAN}`, 'before the end of the month']

function drawn(lines: readonly string[] = LINES, paper = '#fff', ink = '#000') {
  const text = lines.map(
    (line, at) =>
      `<text x="40" y="${70 + at * 60}" font-family="DejaVu Sans" font-size="32" fill="${ink}">${line}</text>`,
  )
  const ground = paper === 'none' ? '' : `<rect width="100%" height="100%" fill="${paper}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="${60 + lines.length * 60}">${ground}${text.join('')}</svg>`
  return sharp(Buffer.from(svg))
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await readPicture(bytes, tools)).passages.map(({ text }) => text).join('\n')
}

/** Where the account number is said. */
function rangeOf(passages: readonly { text: string }[], value: string) {
  const passage = passages.findIndex(({ text }) => text.includes(value))
  const start = passages[passage]!.text.indexOf(value)
  return { passage, start, end: start + value.length, replacement: '' }
}

describe('a picture that is turned', () => {
  const NARROW = [...LINES, 'or write to us as soon as you can.', 'Thank you for your patience.']
  it.each([
    ['plain', 1],
    ['plain', 2],
    ['plain', 3],
    ['tall', 1],
    ['tall', 2],
  ] as const)('is read and painted over where the value stands (%s, %s quarters)', async (shape, turn) => {
    const lines =
      shape === 'plain' ? NARROW : ['Account', IBAN, 'thank you', 'very much', 'for this', 'month']
    const upright = await drawn(lines).png().toBuffer()
    const bytes = await sharp(upright)
      .rotate(turn * 90)
      .png()
      .toBuffer()
    const boxIn = async (file: Uint8Array) => {
      const { passages, boxesOf } = await readPicture(file, tools)
      const { passage, start, end } = rangeOf(passages, IBAN)
      const [box, ...more] = boxesOf(passage, start, end)
      expect(more).toEqual([])
      return box!
    }
    const { width, height } = await sharp(upright).metadata()
    const [expected, found] = [turnedBox(await boxIn(upright), { width, height }, turn), await boxIn(bytes)]
    for (const key of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(found[key] - expected[key]), key).toBeLessThanOrEqual(4)
    const redacted = await redactPicture(bytes, [found], 'black', tools)
    expect(await textOf(redacted)).not.toContain('0532')
  })
})

describe('text is read', () => {
  it.each([
    ['from a PNG with transparency', async () => await drawn(LINES, 'none').png().toBuffer()],
    ['white on nothing', async () => await drawn(LINES, 'none', '#fff').png().toBuffer()],
    ['white on black', async () => await drawn(LINES, '#000', '#fff').png().toBuffer()],
    ['dark on grey', async () => await drawn(LINES, '#aaa', '#333').png().toBuffer()],
    [
      'from 16 bits a colour',
      async () => await drawn().removeAlpha().toColourspace('rgb16').png().toBuffer(),
    ],
    ['from a palette', async () => await drawn().png({ palette: true, colours: 4 }).toBuffer()],
    ['from a CMYK JPEG', async () => await drawn().removeAlpha().toColourspace('cmyk').jpeg().toBuffer()],
    ['from a grey TIFF', async () => await drawn().greyscale().tiff().toBuffer()],
    ['from 1 bit a pixel', async () => await drawn().greyscale().tiff({ bitdepth: 1 }).toBuffer()],
  ])('%s', async (_, make) => {
    expect(await textOf(await make())).toContain(IBAN)
  })

  it('from a BMP whose fourth bytes are nought', async () => {
    const { data, info } = await drawn().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const header = Buffer.alloc(54)
    header.write('BM', 0, 'latin1')
    header.writeUInt32LE(54 + data.length, 2)
    header.writeUInt32LE(54, 10)
    header.writeUInt32LE(40, 14)
    header.writeInt32LE(info.width, 18)
    header.writeInt32LE(-info.height, 22)
    header.writeUInt16LE(1, 26)
    header.writeUInt16LE(32, 28)
    for (let at = 3; at < data.length; at += 4) data[at] = 0
    const document = await bmp.open(Buffer.concat([header, data]), tools)
    expect(document.passages.map(({ text }) => text).join('\n')).toContain(IBAN)
  })

  it('turned as EXIF says, with boxes on the picture as it is shown', async () => {
    const upright = await drawn().removeAlpha().png().toBuffer()
    const turned = await sharp(upright)
      .rotate(-90)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [straight, shown] = await Promise.all([readPicture(upright, tools), readPicture(turned, tools)])
    const boxes = [straight, shown].map((picture) => {
      const { passage, start, end } = rangeOf(picture.passages, IBAN)
      return picture.boxesOf(passage, start, end)
    })
    expect(boxes[1]).toHaveLength(1)
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs(boxes[0]![0]![side] - boxes[1]![0]![side])).toBeLessThanOrEqual(4)
  })

  it('from all pages of a TIFF, which is then not written back', async () => {
    const pages = await Promise.all(
      [LINES, ['Second page', 'Call 030 23125 104 today']].map((lines) =>
        drawn(lines).removeAlpha().resize(760, 240, { fit: 'contain', background: '#fff' }).png().toBuffer(),
      ),
    )
    const several = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer()
    const document = await tiff.open(several, tools)
    expect(document.passages.find(({ text }) => text.includes('23125'))?.place.page).toBe(2)
    await expect(document.rewrite([])).rejects.toMatchObject({ code: 'NOT_CLEANABLE' })
  })
})

describe('a redacted picture', () => {
  const chunksOf = (png: Uint8Array): string[] => {
    const buffer = Buffer.from(png)
    const types: string[] = []
    for (let at = 8; at < buffer.length; at += 12 + buffer.readUInt32BE(at))
      types.push(buffer.toString('latin1', at + 4, at + 8))
    return types
  }

  it('is a PNG of pixels alone whose boxes have one colour and hide the value', async () => {
    const source = await drawn().png().withMetadata({ density: 300 }).toBuffer()
    const picture = await readPicture(source, tools)
    const { passage, start, end } = rangeOf(picture.passages, IBAN)
    const boxes = picture.boxesOf(passage, start, end)
    const redacted = await redactPicture(source, boxes, 'red', tools)
    expect([...new Set(chunksOf(redacted))]).toEqual(['IHDR', 'IDAT', 'IEND'])
    const { left, top, width, height } = boxes[0]!
    const inside = await sharp(redacted).extract({ left, top, width, height }).raw().toBuffer()
    expect(inside.equals(Buffer.from(Array.from({ length: width * height }, () => [255, 0, 0]).flat()))).toBe(
      true,
    )
    const again = await textOf(redacted)
    expect(again).not.toMatch(/3704|0532/)
    expect(again).toContain('before the end of the month')
  })

  it('keeps its kind: a JPEG stays one, without metadata', async () => {
    const source = await drawn()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Someone' } })
      .toBuffer()
    const picture = await readPicture(source, tools)
    const redacted = await picture.redact([rangeOf(picture.passages, IBAN)])
    const metadata = await sharp(redacted).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 760, height: 240 })
    expect(metadata.exif).toBeUndefined()
    expect(Buffer.from(redacted).includes('Someone')).toBe(false)
    expect(await textOf(redacted)).not.toMatch(/3704|0532/)
  })

  it('of 25 megapixels is painted', async () => {
    const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#ddd' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const boxes = Array.from({ length: 200 }, (_, at) => ({
      left: at * 20,
      top: at * 24,
      width: 400,
      height: 30,
    }))
    const painted = await redactPicture(large, boxes, 'black', tools)
    const last = await sharp(painted)
      .extract({ left: 3990, top: 4780, width: 300, height: 20 })
      .raw()
      .toBuffer()
    expect(last.every((value) => value === 0)).toBe(true)
  })
})

describe('a cut-off picture is refused, never half read', () => {
  it.each(['png', 'jpeg', 'tiff'] as const)('%s', async (kind) => {
    const whole = await drawn().removeAlpha().toFormat(kind).toBuffer()
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6))
    await expect(readPicture(cut, tools)).rejects.toMatchObject({ code: 'MALFORMED' })
  })

  it('a PNG whose data was altered', async () => {
    const altered = Buffer.from(await drawn().png().toBuffer())
    altered[Math.floor(altered.length / 2)]! ^= 0xff
    await expect(readPicture(altered, tools)).rejects.toMatchObject({ code: 'MALFORMED' })
  })
})
