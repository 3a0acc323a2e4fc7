import type { Box } from '../document.ts'
import { inkThreshold } from './components.ts'
import type { OcrLine, RasterPage } from './ocr.ts'

/** So much darker than the paper a pixel is part of a letter. */
const FAINTEST_INK = 48
/** A box that was read too tight misses no more of a letter than this, of its height. */
const MOST_MISSED = 0.35

/** Boxes grown to where the ink they cut through ends: half a plus sign must not stand beside a redacted number. */
export function fitToInk(page: RasterPage, lines: readonly OcrLine[]): OcrLine[] {
  const { threshold, paper } = inkThreshold(page)
  const faint = Math.max(threshold, paper - FAINTEST_INK)
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, box: fitted(page, word.box, faint) })),
  }))
}

function fitted({ pixels, width, height }: RasterPage, box: Box, faint: number): Box {
  let left = Math.max(0, Math.floor(box.left))
  let top = Math.max(0, Math.floor(box.top))
  let right = Math.min(width, Math.ceil(box.left + box.width))
  let bottom = Math.min(height, Math.ceil(box.top + box.height))
  const most = Math.ceil((bottom - top) * MOST_MISSED)
  const inColumn = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (pixels[y * width + x]! < faint) return true
    return false
  }
  const inRow = (y: number): boolean => {
    for (let x = left; x < right; x++) if (pixels[y * width + x]! < faint) return true
    return false
  }
  for (let grown = 0; grown < most && left > 0 && inColumn(left) && inColumn(left - 1); grown++) left -= 1
  for (let grown = 0; grown < most && right < width && inColumn(right - 1) && inColumn(right); grown++)
    right += 1
  for (let grown = 0; grown < most && top > 0 && inRow(top) && inRow(top - 1); grown++) top -= 1
  for (let grown = 0; grown < most && bottom < height && inRow(bottom - 1) && inRow(bottom); grown++)
    bottom += 1
  return { left, top, width: right - left, height: bottom - top }
}
