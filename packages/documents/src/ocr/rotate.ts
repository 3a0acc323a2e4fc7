import type { Box } from '../document.ts'
import type { RasterPage } from './ocr.ts'

export interface Rotated {
  page: RasterPage
  /** The upright box around what a box of the rotated page was on the page before. */
  boxBefore(box: Box): Box
}

/**
 * Turns the page against the clock, so that lines which fall by so many degrees lie level; the page grows so that no
 * corner is cut off. Each new pixel is weighed out of the four it falls among.
 */
export function rotate({ pixels, width, height }: RasterPage, degrees: number, paper: number): Rotated {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const newWidth = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin))
  const newHeight = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos))
  const xBefore = (x: number, y: number) => (x - newWidth / 2) * cos - (y - newHeight / 2) * sin + width / 2
  const yBefore = (x: number, y: number) => (x - newWidth / 2) * sin + (y - newHeight / 2) * cos + height / 2

  const rotated = new Uint8Array(newWidth * newHeight).fill(paper)
  for (let y = 0; y < newHeight; y++) {
    // Centres of pixels are half a pixel in; from one to the next the place moves by (cos, sin).
    let fromX = xBefore(0.5, y + 0.5) - 0.5
    let fromY = yBefore(0.5, y + 0.5) - 0.5
    const row = y * newWidth
    for (let x = 0; x < newWidth; x++, fromX += cos, fromY += sin) {
      if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue
      const left = fromX | 0
      const top = fromY | 0
      const right = ((fromX - left) * 256) | 0
      const down = ((fromY - top) * 256) | 0
      const at = top * width + left
      const upper = pixels[at]! * (256 - right) + pixels[at + 1]! * right
      const lower = pixels[at + width]! * (256 - right) + pixels[at + width + 1]! * right
      rotated[row + x] = (upper * (256 - down) + lower * down) >> 16
    }
  }
  return {
    page: { pixels: rotated, width: newWidth, height: newHeight },
    boxBefore({ left, top, width: boxWidth, height: boxHeight }) {
      const xs: number[] = []
      const ys: number[] = []
      for (const [x, y] of [
        [left, top],
        [left + boxWidth, top],
        [left, top + boxHeight],
        [left + boxWidth, top + boxHeight],
      ] as const) {
        xs.push(xBefore(x, y))
        ys.push(yBefore(x, y))
      }
      const newLeft = Math.min(...xs)
      const newTop = Math.min(...ys)
      return {
        left: newLeft,
        top: newTop,
        width: Math.max(...xs) - newLeft,
        height: Math.max(...ys) - newTop,
      }
    },
  }
}
