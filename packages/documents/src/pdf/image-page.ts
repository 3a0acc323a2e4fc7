import sharp from 'sharp'
import { PdfDictionary, PdfName, type PdfReference, PdfStream, toTextString } from './objects.ts'
import type { Raster, ShownBox } from './page-view.ts'
import { fit, showable } from './replacement.ts'
import { dictionaryOf, type PdfWriter } from './write-file.ts'

/** A page that is one picture, with words on it that can be searched but are not shown. */
export interface ImagePage {
  /** In points, as shown. */
  width: number
  height: number
  raster: Raster
  /** What is painted over; the replacement, if any, is written on it. */
  boxes: readonly (ShownBox & { replacement: string })[]
  words: readonly (ShownBox & { text: string })[]
}

/** Writes such pages; their fonts are shared. */
export class ImagePages {
  private readonly writer: PdfWriter
  private fonts: { shown: PdfReference; hidden: PdfReference } | undefined

  constructor(writer: PdfWriter) {
    this.writer = writer
  }

  async page(page: ImagePage, parent: PdfReference): Promise<PdfDictionary> {
    const colours = page.boxes.map((box) => paint(page.raster, box))
    const picture = await this.picture(page.raster)
    const fonts = this.sharedFonts()
    const content = [
      `q ${number(page.width)} 0 0 ${number(page.height)} 0 0 cm /P Do Q`,
      ...page.boxes.flatMap((box, index) => shownText(box, page.height, colours[index] ?? 255)),
      ...page.words.flatMap((word) => hiddenText(word, page.height)),
    ].join('\n')
    return dictionaryOf({
      Type: new PdfName('Page'),
      Parent: parent,
      MediaBox: [0, 0, page.width, page.height],
      Resources: dictionaryOf({
        XObject: dictionaryOf({ P: picture }),
        Font: dictionaryOf({ F: fonts.shown, H: fonts.hidden }),
      }),
      Contents: this.writer.addStream(new PdfDictionary(), new Uint8Array(Buffer.from(content, 'latin1'))),
    })
  }

  private async picture({ pixels, width, height }: Raster): Promise<PdfReference> {
    const bytes = await sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const dictionary = dictionaryOf({
      Type: new PdfName('XObject'),
      Subtype: new PdfName('Image'),
      Width: width,
      Height: height,
      ColorSpace: new PdfName('DeviceRGB'),
      BitsPerComponent: 8,
      Filter: new PdfName('DCTDecode'),
    })
    return this.writer.add(new PdfStream(dictionary, new Uint8Array(bytes)))
  }

  /**
   * Helvetica for what is shown. What is hidden needs no shapes: one font whose codes are UTF-16 and whose map
   * says so serves all scripts.
   */
  private sharedFonts(): { shown: PdfReference; hidden: PdfReference } {
    if (this.fonts) return this.fonts
    const { writer } = this
    const descriptor = writer.add(
      dictionaryOf({
        Type: new PdfName('FontDescriptor'),
        FontName: new PdfName('Hidden'),
        Flags: 4,
        FontBBox: [0, -200, 1000, 800],
        ItalicAngle: 0,
        Ascent: 800,
        Descent: -200,
        CapHeight: 700,
        StemV: 80,
      }),
    )
    const descendant = writer.add(
      dictionaryOf({
        Type: new PdfName('Font'),
        Subtype: new PdfName('CIDFontType2'),
        BaseFont: new PdfName('Hidden'),
        CIDSystemInfo: dictionaryOf({
          Registry: toTextString('Adobe'),
          Ordering: toTextString('Identity'),
          Supplement: 0,
        }),
        FontDescriptor: descriptor,
        DW: HIDDEN_WIDTH * 1000,
      }),
    )
    const hidden = writer.add(
      dictionaryOf({
        Type: new PdfName('Font'),
        Subtype: new PdfName('Type0'),
        BaseFont: new PdfName('Hidden'),
        Encoding: new PdfName('Identity-H'),
        DescendantFonts: [descendant],
        ToUnicode: writer.addStream(new PdfDictionary(), new Uint8Array(Buffer.from(IDENTITY_MAP, 'latin1'))),
      }),
    )
    const shown = writer.add(
      dictionaryOf({
        Type: new PdfName('Font'),
        Subtype: new PdfName('Type1'),
        BaseFont: new PdfName('Helvetica'),
        Encoding: new PdfName('WinAnsiEncoding'),
      }),
    )
    this.fonts = { shown, hidden }
    return this.fonts
  }
}

/** In ems. */
const HIDDEN_WIDTH = 0.5
/** Mean width of Helvetica's letters and digits. */
const SHOWN_WIDTH = 0.55
const SHOWN_HEIGHT = 0.75

/** Ranges stay within one high byte, as the map's format demands (Adobe technical note 5411). */
const IDENTITY_MAP = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '/CMapName /Hidden def /CMapType 2 def',
  '1 begincodespacerange <0000> <ffff> endcodespacerange',
  ...[0, 100, 200].flatMap((from) => {
    const count = Math.min(100, 256 - from)
    const rows = Array.from({ length: count }, (_, at) => {
      const high = (from + at).toString(16).padStart(2, '0')
      return `<${high}00> <${high}ff> <${high}00>`
    })
    return [`${count} beginbfrange`, ...rows, 'endbfrange']
  }),
  'endcmap end end',
].join('\n')

/** Fills a box in the colour around it, and answers how light that is. */
function paint(raster: Raster, box: ShownBox): number {
  const { pixels, width, height, scale } = raster
  const left = Math.max(0, Math.floor(box.left * scale))
  const top = Math.max(0, Math.floor(box.top * scale))
  const right = Math.min(width, Math.ceil(box.right * scale))
  const bottom = Math.min(height, Math.ceil(box.bottom * scale))
  if (right <= left || bottom <= top) return 255
  const colour = colourAround(raster, left, top, right, bottom)
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 3
      pixels.set(colour, at)
    }
  }
  return (77 * (colour[0] ?? 255) + 150 * (colour[1] ?? 255) + 29 * (colour[2] ?? 255)) >> 8
}

/** The middle of the colours on the rim of a box, channel by channel. */
function colourAround(
  { pixels, width, height }: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Uint8Array {
  const channels: number[][] = [[], [], []]
  const take = (row: number, column: number): void => {
    if (row < 0 || column < 0 || row >= height || column >= width) return
    for (let channel = 0; channel < 3; channel++)
      channels[channel]?.push(pixels[(row * width + column) * 3 + channel] as number)
  }
  for (let column = left; column < right; column++) {
    take(top - 1, column)
    take(bottom, column)
  }
  for (let row = top; row < bottom; row++) {
    take(row, left - 1)
    take(row, right)
  }
  return Uint8Array.from(channels, (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 255)
}

function shownText(box: ShownBox & { replacement: string }, pageHeight: number, lightness: number): string[] {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const text = showable(box.replacement)
  const grey = lightness > 127 ? 0 : 1
  if (box.replacement.trim() === '') return []
  if (text === undefined) {
    const place = [box.left, pageHeight - box.bottom, width, height].map(number).join(' ')
    return [`q 0.5 g ${place} re f Q`]
  }
  const full = height * SHOWN_HEIGHT
  const { size, stretch } = fit(text.length * SHOWN_WIDTH * full, width)
  const string = Buffer.from(toWindows1252(text)).toString('hex')
  const place = `${number(box.left)} ${number(pageHeight - box.bottom + height * 0.2)}`
  return [
    `q ${grey} g BT /F ${number(full * size)} Tf ${number(stretch * 100)} Tz ${place} Td <${string}> Tj ET Q`,
  ]
}

function hiddenText(word: ShownBox & { text: string }, pageHeight: number): string[] {
  const text = word.text.toWellFormed()
  if (text === '') return []
  const size = Math.max(1, (word.bottom - word.top) * 0.9)
  const stretch = ((word.right - word.left) / Math.max(1, text.length * HIDDEN_WIDTH * size)) * 100
  const string = Buffer.from(text, 'utf16le').swap16().toString('hex')
  const place = `${number(word.left)} ${number(pageHeight - word.bottom + size * 0.2)}`
  return [
    `q BT 3 Tr /H ${number(size)} Tf ${number(Math.max(1, stretch))} Tz ${place} Td <${string}> Tj ET Q`,
  ]
}

const number = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : '0'

/** Codes of Windows-1252 from 0x80 on that are not those of Latin-1; `showable` let nothing else pass. */
const WINDOWS_1252 =
  '\u20ac\0\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\0\u017d\0\0\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\0\u017e\u0178'

const toWindows1252 = (text: string): number[] =>
  Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    return code < 0x100 ? code : 0x80 + WINDOWS_1252.indexOf(character)
  })
