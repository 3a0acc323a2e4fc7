import type { Box } from '../document.ts'
import type { OcrWord, RasterPage } from './ocr.ts'

const GAP_PIXELS = 24

/**
 * The boxes of a page, a little widened, under each other on a sheet of their own; and the words read there, by box,
 * put back to where they stand on the page. What stands left of a box's `starts` is not taken along.
 */
export function cutOut(
  page: RasterPage,
  boxes: readonly Box[],
  starts: readonly (number | undefined)[] = [],
) {
  const cuts = boxes.map((box, index) => {
    const margin = Math.round(box.height * 0.3)
    const left = starts[index] ?? Math.max(0, Math.floor(box.left - margin))
    const top = Math.max(0, Math.floor(box.top - margin / 2))
    const right = Math.min(page.width, Math.ceil(box.left + box.width + margin))
    const bottom = Math.min(page.height, Math.ceil(box.top + box.height + margin / 2))
    return { left, top, width: right - left, height: bottom - top }
  })
  const width = Math.max(...cuts.map((cut) => cut.width)) + GAP_PIXELS * 2
  const height = cuts.reduce((sum, cut) => sum + cut.height + GAP_PIXELS, GAP_PIXELS)
  const pixels = new Uint8Array(width * height).fill(255)
  const tops: number[] = []
  let top = GAP_PIXELS
  for (const cut of cuts) {
    copyStretched(page, cut, pixels, top * width + GAP_PIXELS, width)
    tops.push(top)
    top += cut.height + GAP_PIXELS
  }
  return {
    page: { pixels, width, height },
    /** Words by the place they were cut from, with boxes on the page. */
    assign(words: readonly OcrWord[]): OcrWord[][] {
      const assigned: OcrWord[][] = cuts.map(() => [])
      for (const word of words) {
        const middle = word.box.top + word.box.height / 2
        const index = cuts.findIndex((cut, at) => middle >= tops[at]! && middle < tops[at]! + cut.height)
        if (index < 0) continue
        const box = {
          ...word.box,
          left: word.box.left - GAP_PIXELS + cuts[index]!.left,
          top: word.box.top - tops[index]! + cuts[index]!.top,
        }
        assigned[index]!.push({ ...word, box })
      }
      for (const list of assigned) list.sort((a, b) => a.box.left - b.box.left)
      return assigned
    },
  }
}

/** From black to white, so that faint print stands beside bold on one sheet. */
function copyStretched(page: RasterPage, cut: Box, into: Uint8Array, offset: number, width: number): void {
  let darkest = 255
  let lightest = 0
  const rowAt = (y: number) => (cut.top + y) * page.width + cut.left
  for (let y = 0; y < cut.height; y++)
    for (let at = rowAt(y); at < rowAt(y) + cut.width; at++) {
      const level = page.pixels[at]!
      if (level < darkest) darkest = level
      if (level > lightest) lightest = level
    }
  const scale = 255 / Math.max(1, lightest - darkest)
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++)
      into[offset + y * width + x] = (page.pixels[rowAt(y) + x]! - darkest) * scale
}

/** The smallest box around all of them. */
export function around(words: readonly { box: Box }[]): Box {
  const left = Math.min(...words.map(({ box }) => box.left))
  const top = Math.min(...words.map(({ box }) => box.top))
  const right = Math.max(...words.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...words.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
