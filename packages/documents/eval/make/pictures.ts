import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Planter } from './planter.ts'
import { escapeXml } from './write-zip.ts'

/** Lines of black text on white (or a light colour), as a scan or a screenshot would have them. */
export async function drawLines(
  lines: readonly string[],
  options: { size?: number; background?: string } = {},
) {
  const size = options.size ?? 30
  const width = Math.max(420, Math.ceil(Math.max(...lines.map((line) => line.length)) * size * 0.64) + 80)
  const height = lines.length * size * 2 + 50
  const text = lines.map(
    (line, index) =>
      `<text x="40" y="${50 + index * size * 2}" font-family="DejaVu Sans" font-size="${size}" xml:space="preserve">${escapeXml(line)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${options.background ?? '#fff'}"/>${text.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

/** PNG with values in text chunks of all three kinds, in an EXIF chunk and behind the end. */
export async function makePng(planter: Planter, lines: readonly string[]): Promise<Uint8Array> {
  const png = await (await drawLines(lines)).png().toBuffer()
  const chunks: Buffer[] = []
  if (planter.uses('png tEXt')) {
    chunks.push(chunk('tEXt', Buffer.from(`Author\0${planter.value('png tEXt', 'iban')}`, 'latin1')))
  }
  if (planter.uses('png zTXt')) {
    const packed = deflateSync(Buffer.from(planter.value('png zTXt', 'card'), 'latin1'))
    chunks.push(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed])))
  }
  if (planter.uses('png iTXt')) {
    chunks.push(
      chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${planter.value('png iTXt', 'person')}`)),
    )
  }
  if (planter.uses('png eXIf')) chunks.push(chunk('eXIf', await makeExif(planter, 'png eXIf')))
  const trailer = planter.uses('behind the png')
    ? Buffer.from(planter.value('behind the png', 'email'))
    : Buffer.alloc(0)
  // The header is 8 bytes of signature and 25 of IHDR; the new chunks follow it.
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33), trailer]))
}

/** JPEG with a comment, EXIF with a thumbnail of its own, XMP and IPTC. */
export async function makeJpeg(planter: Planter, lines: readonly string[]): Promise<Uint8Array> {
  const jpeg = await (await drawLines(lines)).jpeg({ quality: 92 }).toBuffer()
  const segments: Buffer[] = []
  if (planter.uses('jpeg exif')) {
    const exif = await makeExif(planter, 'jpeg exif')
    segments.push(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif])))
  }
  if (planter.uses('jpeg comment')) segments.push(segment(0xfe, Buffer.from(planter.value('jpeg comment'))))
  if (planter.uses('jpeg xmp')) {
    segments.push(
      segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp(planter.value('jpeg xmp'))}`)),
    )
  }
  if (planter.uses('jpeg iptc')) segments.push(segment(0xed, iptc(planter.value('jpeg iptc', 'iban'))))
  const trailer = planter.uses('behind the jpeg')
    ? Buffer.from(planter.value('behind the jpeg'))
    : Buffer.alloc(0)
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), trailer]))
}

/** 24 bit BMP, bottom row first, with room between header and pixels and bytes behind them. */
export async function makeBmp(planter: Planter, lines: readonly string[]): Promise<Uint8Array> {
  const { data, info } = await (await drawLines(lines)).raw().toBuffer({ resolveWithObject: true })
  const gap = Buffer.from(planter.uses('bmp gap') ? planter.value('bmp gap', 'email') : '')
  const trailer = Buffer.from(planter.uses('behind the bmp') ? planter.value('behind the bmp', 'iban') : '')
  const rowBytes = Math.ceil((info.width * 3) / 4) * 4
  const header = Buffer.alloc(54)
  header.write('BM', 0, 'latin1')
  header.writeUInt32LE(54 + gap.length + rowBytes * info.height + trailer.length, 2)
  header.writeUInt32LE(54 + gap.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(info.width, 18)
  header.writeInt32LE(info.height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  header.writeUInt32LE(rowBytes * info.height, 34)
  const pixels = Buffer.alloc(rowBytes * info.height)
  for (let row = 0; row < info.height; row++) {
    for (let column = 0; column < info.width; column++) {
      const from = (row * info.width + column) * info.channels
      const to = (info.height - 1 - row) * rowBytes + column * 3
      pixels[to] = data[from + 2] ?? 0
      pixels[to + 1] = data[from + 1] ?? 0
      pixels[to + 2] = data[from] ?? 0
    }
  }
  return new Uint8Array(Buffer.concat([header, gap, pixels, trailer]))
}

/** Grey TIFF of one strip, uncompressed, with the tags that hold text. */
export async function makeTiff(planter: Planter, lines: readonly string[]): Promise<Uint8Array> {
  const { data, info } = await (await drawLines(lines))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = Buffer.alloc(info.width * info.height)
  for (let index = 0; index < grey.length; index++) grey[index] = data[index * info.channels] ?? 255
  const texts: [number, number, Buffer][] = []
  if (planter.uses('tiff description')) texts.push([270, 2, ascii(planter.value('tiff description', 'iban'))])
  if (planter.uses('tiff artist')) texts.push([315, 2, ascii(planter.value('tiff artist', 'email'))])
  if (planter.uses('tiff xmp')) texts.push([700, 1, Buffer.from(xmp(planter.value('tiff xmp')))])
  if (planter.uses('tiff private tag')) texts.push([65000, 7, Buffer.from(planter.value('tiff private tag'))])
  const trailer = Buffer.from(planter.uses('behind the tiff') ? planter.value('behind the tiff') : '')

  const numbers: [number, number][] = [
    [256, info.width],
    [257, info.height],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, info.height],
    [279, grey.length],
  ]
  const entries = [
    ...numbers.map(([tag, value]) => ({ tag, type: 4, count: 1, value, data: Buffer.alloc(0) })),
    ...texts.map(([tag, type, bytes]) => ({ tag, type, count: bytes.length, value: -1, data: bytes })),
  ].sort((a, b) => a.tag - b.tag)
  const directoryAt = 8 + grey.length + (grey.length % 2)
  let dataAt = directoryAt + 2 + entries.length * 12 + 4
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length, 0)
  for (const [index, entry] of entries.entries()) {
    const at = 2 + index * 12
    directory.writeUInt16LE(entry.tag, at)
    directory.writeUInt16LE(entry.type, at + 2)
    directory.writeUInt32LE(entry.count, at + 4)
    directory.writeUInt32LE(entry.value >= 0 ? entry.value : dataAt, at + 8)
    dataAt += entry.data.length
  }
  const header = Buffer.alloc(8)
  header.write('II*\0', 0, 'latin1')
  header.writeUInt32LE(directoryAt, 4)
  const pad = Buffer.alloc(grey.length % 2)
  return new Uint8Array(
    Buffer.concat([header, grey, pad, directory, ...entries.map((entry) => entry.data), trailer]),
  )
}

/** EXIF by hand: artist, description, Windows' UTF-16 comment, and a thumbnail that holds values itself. */
export async function makeExif(planter: Planter, place: string): Promise<Buffer> {
  const thumbnail = await (await drawLines([planter.drawn(`${place} thumbnail`, 'iban')], { size: 14 }))
    .jpeg()
    .toBuffer()
  const comment = segment(0xfe, Buffer.from(planter.value(`${place} thumbnail comment`, 'card')))
  const preview = Buffer.concat([thumbnail.subarray(0, 2), comment, thumbnail.subarray(2)])
  const texts: [number, number, Buffer][] = [
    [0x010e, 2, ascii(planter.value(`${place} description`, 'email'))],
    [0x013b, 2, ascii(planter.value(`${place} artist`, 'phone'))],
    [0x9c9c, 1, Buffer.from(`${planter.value(`${place} XPComment`, 'person')}\0`, 'utf16le')],
  ]
  const first = Buffer.alloc(2 + texts.length * 12 + 4)
  const second = Buffer.alloc(2 + 2 * 12 + 4)
  const textsAt = 8 + first.length
  const secondAt = textsAt + texts.reduce((sum, text) => sum + text[2].length, 0)
  first.writeUInt16LE(texts.length, 0)
  let dataAt = textsAt
  for (const [index, [tag, type, data]] of texts.entries()) {
    writeEntry(first, index, tag, type, data.length, dataAt)
    dataAt += data.length
  }
  first.writeUInt32LE(secondAt, first.length - 4)
  second.writeUInt16LE(2, 0)
  writeEntry(second, 0, 0x0201, 4, 1, secondAt + second.length)
  writeEntry(second, 1, 0x0202, 4, 1, preview.length)
  const header = Buffer.alloc(8)
  header.write('II*\0', 0, 'latin1')
  header.writeUInt32LE(8, 4)
  return Buffer.concat([header, first, ...texts.map((text) => text[2]), second, preview])
}

function writeEntry(
  to: Buffer,
  index: number,
  tag: number,
  type: number,
  count: number,
  value: number,
): void {
  const at = 2 + index * 12
  to.writeUInt16LE(tag, at)
  to.writeUInt16LE(type, at + 2)
  to.writeUInt32LE(count, at + 4)
  to.writeUInt32LE(value, at + 8)
}

function ascii(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'utf8')
}

export function xmp(value: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${escapeXml(value)}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}

function iptc(value: string): Buffer {
  const text = Buffer.from(value)
  const dataset = Buffer.concat([Buffer.from([0x1c, 2, 80, text.length >> 8, text.length & 255]), text])
  const padded = dataset.length % 2 ? Buffer.concat([dataset, Buffer.alloc(1)]) : dataset
  const size = Buffer.alloc(4)
  size.writeUInt32BE(dataset.length)
  return Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, padded])
}

function segment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), data])
}

export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
