import type { OcrLine, RasterPage } from './ocr.ts'

/** What reads prepared pages: the program of the system, or the one that runs inside Node. */
export interface OcrEngine {
  /** Names of the data it has. */
  available: ReadonlySet<string>
  /** Ends with the signal's reason, and leaves nothing running, when the signal says so. */
  read(page: RasterPage, data: readonly string[], signal: AbortSignal, layout?: Layout): Promise<OcrLine[]>
  close(): Promise<void>
}

/** A page whose parts are to be found, or lines under each other. */
export type Layout = 'page' | 'block'
/** Tesseract's page segmentation modes. */
export const SEGMENTATION_MODE: Readonly<Record<Layout, string>> = { page: '3', block: '6' }
