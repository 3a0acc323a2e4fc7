import type { Box } from '../document.ts'
import { inkComponents, inkThreshold, letterHeight, lettersAmong } from './components.ts'
import type { OcrLine, RasterPage } from './ocr.ts'
import { evenPaper } from './paper.ts'
import { resized } from './resize.ts'
import { rotate } from './rotate.ts'
import { skewDegrees } from './skew.ts'

/** A page made ready for reading, and the way back from its pixels to those of the original. */
export interface PreparedPage {
  page: RasterPage
  mapBack(lines: readonly OcrLine[]): OcrLine[]
}

/**
 * Heights of small letters in pixels between which a page is left as it is. Lower ones are read badly: a page of 150
 * dots an inch is enlarged. Higher ones cost time and gain nothing: one of 600 is reduced.
 */
const LEAST_HEIGHT = 17
const MOST_HEIGHT = 44
const ENLARGED_HEIGHT = 24
const REDUCED_HEIGHT = 30
const MOST_ENLARGEMENT = 3
/** No page is enlarged beyond this, however small its letters. */
const MOST_PIXELS = 25_000_000
/** Lines that fall less are read as well as level ones. */
const LEAST_SKEW_DEGREES = 0.4
/** Larger pages are looked at by every second pixel. */
const FINE_PIXELS = 12_000_000
/** A page with more ink than paper is light writing on a dark ground. */
const INVERTED_SHARE = 0.6

export async function preparePage(original: RasterPage): Promise<PreparedPage> {
  let page = original
  const seen = inkThreshold(page)
  if (seen.darkShare > INVERTED_SHARE) page = inverted(page)
  page = evenPaper(page)
  const { threshold } = page === original ? seen : inkThreshold(page)
  const step = page.width * page.height > FINE_PIXELS ? 2 : 1
  const letters = lettersAmong(inkComponents(page, threshold, step), page.height)
  const height = letterHeight(letters)
  if (height === undefined) return { page, mapBack: (lines) => [...lines] }

  const scale = scaleFor(height, page)
  const scaled = scale === 1 ? page : await resized(page, scale)
  const scaleX = scaled.width / page.width
  const scaleY = scaled.height / page.height
  const degrees = skewDegrees(letters, height)
  const turned = Math.abs(degrees) < LEAST_SKEW_DEGREES ? undefined : rotate(scaled, degrees, 255)
  const boxBefore = (box: Box): Box => {
    const level = turned ? turned.boxBefore(box) : box
    return {
      left: level.left / scaleX,
      top: level.top / scaleY,
      width: level.width / scaleX,
      height: level.height / scaleY,
    }
  }
  return { page: turned?.page ?? scaled, mapBack: (lines) => mapLines(lines, original, boxBefore) }
}

function scaleFor(height: number, { width, height: pageHeight }: RasterPage): number {
  if (height > MOST_HEIGHT) return REDUCED_HEIGHT / height
  if (height >= LEAST_HEIGHT) return 1
  const most = Math.sqrt(MOST_PIXELS / (width * pageHeight))
  return Math.max(1, Math.min(ENLARGED_HEIGHT / height, MOST_ENLARGEMENT, most))
}

function inverted(page: RasterPage): RasterPage {
  const pixels = new Uint8Array(page.pixels.length)
  for (let at = 0; at < pixels.length; at++) pixels[at] = 255 - page.pixels[at]!
  return { ...page, pixels }
}

/** Whole pixels of the original, outwards. */
function mapLines(lines: readonly OcrLine[], page: RasterPage, boxBefore: (box: Box) => Box): OcrLine[] {
  const toOriginal = (box: Box): Box => {
    const before = boxBefore(box)
    const left = Math.max(0, Math.floor(before.left))
    const top = Math.max(0, Math.floor(before.top))
    const right = Math.min(page.width, Math.ceil(before.left + before.width))
    const bottom = Math.min(page.height, Math.ceil(before.top + before.height))
    return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  }
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, box: toOriginal(word.box) })),
  }))
}
