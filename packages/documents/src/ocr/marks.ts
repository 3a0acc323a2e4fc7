import type { Box } from '../document.ts'
import { inkThreshold } from './components.ts'
import type { RasterPage } from './ocr.ts'

/** Marks are lower than this share of a line, and begin below this share of it. */
const MARK_HEIGHT = 0.5
const MARK_TOP = 0.35

/**
 * In a line from right to left the comma behind a number stands to the left of it. Data of languages from left to
 * right has never seen a word begin with one, and reads ",5" as "9". Where each box is to be cut so that the mark
 * stays outside; undefined where none is there.
 */
export function startsBehindMarks(page: RasterPage, boxes: readonly Box[]): (number | undefined)[] {
  const { threshold } = inkThreshold(page)
  return boxes.map((box) => {
    const right = Math.floor(box.left + box.width)
    const left = Math.max(0, Math.floor(box.left))
    const start = nextColumn(page, box, threshold, left, right, true)
    const end = nextColumn(page, box, threshold, start, right, false)
    const next = nextColumn(page, box, threshold, end, right, true)
    if (next >= right || !isMark(page, box, threshold, start, end)) return undefined
    return Math.floor((end + next) / 2)
  })
}

/** The first column from here on that has ink, or has none. */
function nextColumn(
  page: RasterPage,
  box: Box,
  threshold: number,
  from: number,
  to: number,
  hasInk: boolean,
): number {
  for (let x = from; x < to; x++) if ((inkOf(page, box, threshold, x) !== undefined) === hasInk) return x
  return to
}

/** The highest and the lowest row of a column that has ink. */
function inkOf(
  { pixels, width, height }: RasterPage,
  box: Box,
  threshold: number,
  x: number,
): { top: number; bottom: number } | undefined {
  let [top, bottom] = [-1, -1]
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.top + box.height); y++) {
    if (pixels[y * width + x]! >= threshold) continue
    if (top < 0) top = y
    bottom = y
  }
  return top < 0 ? undefined : { top, bottom }
}

function isMark(page: RasterPage, box: Box, threshold: number, from: number, to: number): boolean {
  let [top, bottom] = [Number.POSITIVE_INFINITY, 0]
  for (let x = from; x < to; x++) {
    const ink = inkOf(page, box, threshold, x)
    if (!ink) continue
    top = Math.min(top, ink.top)
    bottom = Math.max(bottom, ink.bottom)
  }
  return bottom - top < box.height * MARK_HEIGHT && top > box.top + box.height * MARK_TOP
}
