import { createHash } from 'node:crypto'
import type { DocumentTools } from '../document.ts'
import { type ReadText, readPixels } from '../image/picture.ts'
import type { PageObjects } from './page-objects.ts'
import { withoutTexts } from './page-objects.ts'
import { greyOf, type PageView, type Raster, renderPage, type ShownBox, unionOf } from './page-view.ts'
import type { Pdfium } from './pdfium.ts'

/** What is read from the picture of a page, or of a part of it. */
export interface PictureText {
  text: ReadText
  /** Where a range of a passage is shown, in points of the page. */
  boxesOf(passage: number, start: number, end: number): ShownBox[]
}

/** How much of a page has to be looked at. */
export type PictureKind =
  /** Everything is text that can be read. */
  | 'none'
  /** Pictures beside or under text. */
  | 'pictures'
  /** Letters that cannot be read as text: the page is read as it is seen. */
  | 'all'

/** Smaller ones hold no words: bullets, lines, shadows. */
const MIN_PICTURE_POINTS = { width: 30, height: 8 }
/** Letters drawn as outlines take ten segments and more each; frames of tables take four a cell. */
const OUTLINE_SEGMENTS = 120
const FEW_CHARACTERS = 20

/** What was counted on a page. */
export interface PageSigns {
  readable: number
  unreadable: number
  /** The most unreadable letters in a row: bullets stand alone, words do not. */
  unreadableRun: number
  /** Text inside patterns and the like. */
  isOpaque: boolean
  hasPatternPicture: boolean
}

const UNREADABLE_WORD = 4

export function pictureKindOf(objects: PageObjects, signs: PageSigns): PictureKind {
  const { readable, unreadable } = signs
  if (signs.isOpaque || signs.unreadableRun >= UNREADABLE_WORD || unreadable > 0.1 * (readable + unreadable))
    return 'all'
  if (signs.hasPatternPicture || objects.pictures.some(isLargeEnough)) return 'pictures'
  return readable < FEW_CHARACTERS && objects.pathSegments > OUTLINE_SEGMENTS ? 'pictures' : 'none'
}

const isLargeEnough = (box: ShownBox): boolean =>
  box.right - box.left >= MIN_PICTURE_POINTS.width && box.bottom - box.top >= MIN_PICTURE_POINTS.height

/** Reads the same picture once: a letterhead stands on every page. */
export type PictureCache = Map<string, ReadText>

const DEFAULT_DOTS_PER_INCH = 200
const MOST_DOTS_PER_INCH = 300

export async function readPictures(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  objects: PageObjects,
  kind: PictureKind,
  isWholePage: boolean,
  tools: DocumentTools,
  cache: PictureCache,
): Promise<PictureText | undefined> {
  if (kind === 'none') return undefined
  const pictures = objects.pictures.filter(isLargeEnough)
  const finest = pictures.reduce(
    (most, picture) => Math.max(most, picture.dotsPerInch),
    DEFAULT_DOTS_PER_INCH,
  )
  const dotsPerInch = Math.min(MOST_DOTS_PER_INCH, finest)
  const draw = (): Raster => renderPage(pdfium, page, view, dotsPerInch, tools.limits.imagePixels)
  const whole = kind === 'all' ? draw() : withoutTexts(pdfium, objects.texts, draw)
  const raster =
    isWholePage || kind === 'all' || pictures.length === 0
      ? { ...whole, left: 0, top: 0 }
      : cropped(whole, pictures)
  const grey = greyOf(raster)
  if (isBlank(grey.pixels)) return undefined
  const key = `${grey.width}x${grey.height} ${createHash('sha256').update(grey.pixels).digest('base64')}`
  const text = cache.get(key) ?? (await readPixels(grey, tools))
  cache.set(key, text)
  return {
    text,
    boxesOf: (passage, start, end) =>
      text.boxesOf(passage, start, end).map((box) => ({
        left: (box.left + raster.left) / raster.scale,
        top: (box.top + raster.top) / raster.scale,
        right: (box.left + box.width + raster.left) / raster.scale,
        bottom: (box.top + box.height + raster.top) / raster.scale,
      })),
  }
}

/** The part of the page that holds all its pictures. */
function cropped(raster: Raster, boxes: readonly ShownBox[]): Raster & { left: number; top: number } {
  const edge = (value: number, most: number): number =>
    Math.min(most, Math.max(0, Math.round(value * raster.scale)))
  const all = unionOf(boxes)
  const left = edge(all.left, raster.width - 1)
  const top = edge(all.top, raster.height - 1)
  const right = Math.max(left + 1, edge(all.right, raster.width))
  const bottom = Math.max(top + 1, edge(all.bottom, raster.height))
  const [width, height] = [right - left, bottom - top]
  const pixels = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * raster.width + left) * 3
    pixels.set(raster.pixels.subarray(from, from + width * 3), row * width * 3)
  }
  return { pixels, width, height, scale: raster.scale, left, top }
}

/** Nothing that stands out from its surroundings: no letter has fewer such dots. */
function isBlank(grey: Uint8Array): boolean {
  let lightest = 0
  let darkest = 255
  for (const value of grey) {
    if (value > lightest) lightest = value
    if (value < darkest) darkest = value
  }
  return lightest - darkest < 24
}
