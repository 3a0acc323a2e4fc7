import type { Box, DocumentTools, Edit, Passage } from '../document.ts'
import { DocumentError } from '../errors.ts'
import type { RasterPage } from '../ocr/ocr.ts'
import { boxesOfRange, type ReadPassage, toPassages } from '../ocr/passages.ts'
import { type ColourPage, decodePage, greyOf } from './decode.ts'
import { type PictureHeader, readPictureHeader } from './header.ts'
import { encodeJpeg, encodePng, type FillColour, paintBoxes } from './redact.ts'

/** A picture, read: what it says, where it says it, and itself with parts of that painted over. */
export interface Picture extends ReadText {
  kind: PictureHeader['kind']
  /**
   * The picture with what the edits name under black boxes, and without metadata: a JPEG stays a JPEG, everything
   * else becomes a PNG. Replacements are not drawn. A TIFF of several pages is refused with NOT_CLEANABLE.
   */
  redact(edits: readonly Pick<Edit, 'passage' | 'start' | 'end'>[]): Promise<Uint8Array>
}

export interface ReadText {
  /** One a paragraph, lines parted by '\n'; `place.page` only where there are several pages. */
  passages: readonly Passage[]
  /** One box a line, in pixels of the picture as it is shown; `page` counts from 1. */
  boxesOf(passage: number, start: number, end: number): (Box & { page: number })[]
}

/** Reads PNG, JPEG, BMP and TIFF, by their bytes. All else is refused with UNKNOWN_FORMAT. */
export async function readPicture(bytes: Uint8Array, tools: DocumentTools): Promise<Picture> {
  const header = readPictureHeader(bytes, tools.limits)
  const isSeveral = header.pages.length > 1
  const read: ReadPassage[] = []
  for (let index = 0; index < header.pages.length; index++) {
    const page = greyOf(await decodePage(bytes, header, index, tools.limits))
    read.push(...(await readRaster(page, tools, isSeveral ? index + 1 : undefined)))
  }
  const text = readText(read, tools)
  return {
    kind: header.kind,
    ...text,
    async redact(edits) {
      const page = await decodeSingle(bytes, header, tools)
      paintBoxes(page, boxesOfEdits(text, edits), 'black')
      return header.kind === 'jpeg' ? await encodeJpeg(page) : await encodePng(page)
    },
  }
}

/** Reads pixels that are at hand already, such as a drawn page of a PDF. */
export async function readPixels(page: RasterPage, tools: DocumentTools): Promise<ReadText> {
  return readText(await readRaster(page, tools, undefined), tools)
}

/** The picture as a fresh PNG with boxes of one colour on it. */
export async function redactPicture(
  bytes: Uint8Array,
  boxes: readonly Box[],
  colour: FillColour,
  tools: Pick<DocumentTools, 'limits'>,
): Promise<Uint8Array> {
  const page = await decodeSingle(bytes, readPictureHeader(bytes, tools.limits), tools)
  paintBoxes(page, boxes, colour)
  return await encodePng(page)
}

const boxesOfEdits = (text: ReadText, edits: readonly Pick<Edit, 'passage' | 'start' | 'end'>[]): Box[] =>
  edits.flatMap(({ passage, start, end }) => text.boxesOf(passage, start, end))

async function readRaster(page: RasterPage, tools: DocumentTools, number: number | undefined) {
  return toPassages(await tools.ocr.read(page, tools.language), page, number)
}

function readText(read: readonly ReadPassage[], tools: DocumentTools): ReadText {
  let characters = 0
  for (const { passage } of read) characters += passage.text.length
  if (characters > tools.limits.characters)
    throw new DocumentError('TOO_LARGE', 'The picture holds more text than allowed. Send it in parts.', {
      limit: 'characters',
      max: tools.limits.characters,
      actual: characters,
    })
  return {
    passages: read.map(({ passage }) => passage),
    boxesOf: (passage, start, end) => {
      const entry = read[passage]
      return entry ? boxesOfRange(entry, start, end) : []
    },
  }
}

async function decodeSingle(
  bytes: Uint8Array,
  header: PictureHeader,
  tools: Pick<DocumentTools, 'limits'>,
): Promise<ColourPage> {
  if (header.pages.length > 1)
    throw new DocumentError(
      'NOT_CLEANABLE',
      'A TIFF of several pages can be read but not written back. Send each page as a picture of its own.',
      { pages: header.pages.length },
    )
  return await decodePage(bytes, header, 0, tools.limits)
}
