import type { Box } from '../document.ts'
import type { RasterPage } from './ocr.ts'

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3

export const turnBack = (turn: Turn): Turn => ((4 - turn) % 4) as Turn

export const turnedBy = (turn: Turn, more: Turn): Turn => ((turn + more) % 4) as Turn

interface Size {
  width: number
  height: number
}

export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width }

/** Where a box of a page of this size lies after the page was turned. */
export function turnedBox({ left, top, width, height }: Box, page: Size, turn: Turn): Box {
  if (turn === 0) return { left, top, width, height }
  if (turn === 1) return { left: page.height - top - height, top: left, width: height, height: width }
  if (turn === 2) return { left: page.width - left - width, top: page.height - top - height, width, height }
  return { left: top, top: page.width - left - width, width: height, height: width }
}

export function turnedPage(page: RasterPage, turn: Turn): RasterPage {
  if (turn === 0) return page
  const { pixels, width, height } = page
  const size = turnedSize(page, turn)
  const turned = new Uint8Array(pixels.length)
  // From one pixel of a row to the next, and from the first of a row to the first of the next.
  const [start, across, down] =
    turn === 1
      ? [height - 1, height, -1]
      : turn === 2
        ? [pixels.length - 1, -1, -width]
        : [(width - 1) * height, -height, 1]
  for (let y = 0; y < height; y++) {
    let to = start + y * down
    const row = y * width
    for (let x = 0; x < width; x++, to += across) turned[to] = pixels[row + x]!
  }
  return { pixels: turned, ...size }
}
