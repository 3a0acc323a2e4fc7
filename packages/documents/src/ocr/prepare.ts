import type { Box } from '../document.ts'
import { type Component, inkComponents, inkThreshold, letterHeight, lettersAmong } from './components.ts'
import { standCloserDownwards } from './gaps.ts'
import type { OcrLine, RasterPage } from './ocr.ts'
import { evenPaper } from './paper.ts'
import { resized } from './resize.ts'
import { rotate } from './rotate.ts'
import { type Lines, linesOf } from './skew.ts'
import { type Turn, turnBack, turnedBox, turnedPage, turnedSize } from './turn.ts'

/** A page made ready for reading, and the way back from its pixels to those of the original. */
export interface PreparedPage {
  page: RasterPage
  /** What the page was given so that its lines lie level, head up or head down. */
  turn: Turn
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

/** @param turn where it is known; otherwise a page whose lines run up or down is laid on its side */
export async function preparePage(original: RasterPage, turn?: Turn): Promise<PreparedPage> {
  let page = original
  const seen = inkThreshold(page)
  if (seen.darkShare > INVERTED_SHARE) page = inverted(page)
  page = evenPaper(page)
  const { threshold } = page === original ? seen : inkThreshold(page)
  const step = page.width * page.height > FINE_PIXELS ? 2 : 1
  const components = inkComponents(page, threshold, step)
  const look = lookAt(components, original, turn)
  page = turnedPage(page, look.turn)
  if (look.height === undefined)
    return { page, turn: look.turn, mapBack: (lines) => mapLines(lines, original, look.turn, (box) => box) }

  const scale = scaleFor(look.height, page)
  const scaled = scale === 1 ? page : await resized(page, scale)
  const scaleX = scaled.width / page.width
  const scaleY = scaled.height / page.height
  const { degrees } = look.lines
  const level = Math.abs(degrees) < LEAST_SKEW_DEGREES ? undefined : rotate(scaled, degrees, 255)
  const boxBefore = (box: Box): Box => {
    const before = level ? level.boxBefore(box) : box
    return {
      left: before.left / scaleX,
      top: before.top / scaleY,
      width: before.width / scaleX,
      height: before.height / scaleY,
    }
  }
  return {
    page: level?.page ?? scaled,
    turn: look.turn,
    mapBack: (lines) => mapLines(lines, original, look.turn, boxBefore),
  }
}

/** So many times closer letters gather on columns than on rows where lines run up or down. */
const SIDEWAYS = 1.5
/** Fewer letters gather by chance. */
const LEAST_LETTERS = 12

interface Look {
  turn: Turn
  /** Of small letters; undefined where there are none to speak of. */
  height: number | undefined
  lines: Lines
}

function lookAt(components: readonly Component[], page: RasterPage, known: Turn | undefined): Look {
  const as = (turn: Turn): Look & { letters: readonly Component[] } => {
    const size = turnedSize(page, turn)
    const letters = lettersAmong(
      components.map((component) => turnedComponent(component, page, turn)),
      size.height,
    )
    const height = letterHeight(letters)
    const lines = height === undefined ? { degrees: 0, strength: 0 } : linesOf(letters, height)
    return { turn, height, lines, letters }
  }
  if (known !== undefined) return as(known)
  const upright = as(0)
  if (upright.letters.length < LEAST_LETTERS || !standCloserDownwards(upright.letters)) return upright
  const sideways = as(3)
  return sideways.lines.strength > upright.lines.strength * SIDEWAYS ? sideways : upright
}

function turnedComponent({ left, top, right, bottom }: Component, page: RasterPage, turn: Turn): Component {
  if (turn === 0) return { left, top, right, bottom }
  const box = turnedBox({ left, top, width: right - left, height: bottom - top }, page, turn)
  return { left: box.left, top: box.top, right: box.left + box.width, bottom: box.top + box.height }
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
function mapLines(
  lines: readonly OcrLine[],
  page: RasterPage,
  turn: Turn,
  boxBefore: (box: Box) => Box,
): OcrLine[] {
  const size = turnedSize(page, turn)
  const toOriginal = (box: Box): Box => {
    const before = turnedBox(boxBefore(box), size, turnBack(turn))
    const left = Math.max(0, Math.floor(before.left))
    const top = Math.max(0, Math.floor(before.top))
    const right = Math.min(page.width, Math.ceil(before.left + before.width))
    const bottom = Math.min(page.height, Math.ceil(before.top + before.height))
    return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  }
  return lines.map((line) => ({
    ...line,
    ...(turn === 0 ? {} : { turn }),
    words: line.words.map((word) => ({ ...word, box: toOriginal(word.box) })),
  }))
}
