import type { Box } from '../document.ts'
import type { Turn } from './turn.ts'

/** Reads the words of a picture. One page at a time; callers decide how many at once. */
export interface Ocr {
  /** ISO 639-1 codes it can read now. */
  languages: readonly string[]
  /** Refuses a language it has not with UNKNOWN_LANGUAGE. Nothing is ever written to disk. */
  read(page: RasterPage, language: string, options?: ReadOptions): Promise<OcrLine[]>
  close(): Promise<void>
}

export interface ReadOptions {
  /** Ends the work, child process and all, with CLOSED. */
  signal?: AbortSignal
  /** Ends the work with TIMEOUT; what the reader was made with when absent. */
  deadlineMs?: number
}

/** Grey, eight bits a pixel, rows without padding. */
export interface RasterPage {
  pixels: Uint8Array
  width: number
  height: number
}

/** Words of one line from left to right (right to left where the script runs so: in reading order). */
export interface OcrLine {
  words: readonly OcrWord[]
  /** Lines of one paragraph share its number. */
  paragraph: number
  /** What the page was given before the line could be read; boxes are on the page as it was. */
  turn?: Turn
}

export interface OcrWord {
  text: string
  box: Box
  /** 0 to 1. */
  confidence: number
}
