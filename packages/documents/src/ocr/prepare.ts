import type { OcrLine, RasterPage } from './ocr.ts'

/** A page made ready for reading, and the way back from its pixels to those of the original. */
export interface PreparedPage {
  page: RasterPage
  mapBack(lines: readonly OcrLine[]): OcrLine[]
}

export function preparePage(page: RasterPage): PreparedPage {
  return { page, mapBack: (lines) => [...lines] }
}
