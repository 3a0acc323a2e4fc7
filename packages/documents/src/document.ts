import type { Ocr } from './ocr/ocr.ts'

/**
 * One interface for everything a file can be. A format reads a file into passages of text, and writes the same
 * file back with parts of them replaced. It knows nothing of what is looked for or why.
 */
export interface DocumentFormat {
  /** 'docx', 'pdf', ... as callers and answers name it. */
  name: string
  /** Lower case, without the dot; the first is what a cleaned file is called. */
  extensions: readonly string[]
  mediaType: string
  /** Refuses with a `DocumentError` what is not such a file, or cannot be made clean. */
  open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument>
}

export interface DocumentTools {
  limits: DocumentLimits
  /** Reads pictures: the file itself, those inside it, and pages that are pictures. */
  ocr: Ocr
  /** ISO 639-1: what the pictures are written in. */
  language: string
}

/** What a file may cost before it is refused; all are checked before the work they bound. */
export interface DocumentLimits {
  /** Characters of all passages together. */
  characters: number
  /** Bytes of all parts of a packed file together, unpacked. */
  unpackedBytes: number
  /** Parts of a packed file. */
  parts: number
  pages: number
  /** Pixels of one picture. */
  imagePixels: number
}

/** What the file says in one place: a paragraph, a cell, a value, a line of a picture. */
export interface Passage {
  text: string
  place: Place
  /** What names the value: a column's heading, a key, a form field. Read as context, never changed. */
  label?: string
  /** Certainty of the reading from 0 to 1, by ranges of the text; absent where nothing was guessed. */
  confidence?: readonly { start: number; end: number; confidence: number }[]
}

/** Where a passage stands, in the words of its format. Numbers count from 1. */
export interface Place {
  page?: number
  slide?: number
  sheet?: string
  cell?: string
  paragraph?: number
  line?: number
  /** Of JSON and XML: names and numbers from the root. */
  path?: string
  /** Outside the body: 'header', 'footer', 'footnote', 'comment', 'properties', 'alternative text', ... */
  part?: string
}

/** UTF-16 offsets in the passage's text. */
export interface Edit {
  passage: number
  start: number
  end: number
  replacement: string
}

/** Pixels of the picture as it is shown: turned as its EXIF orientation says. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface OpenDocument {
  passages: readonly Passage[]
  /** What was, or will be, left out of the file written back: 'macros', 'attachments', ... */
  leftOut: readonly string[]
  /**
   * The file with the edits made (sorted by passage and start, apart from each other) and everything else gone
   * that is not shown: revisions, thumbnails, properties, scripts. What was replaced is in no byte of it.
   * Called once at most.
   */
  rewrite(edits: readonly Edit[]): Promise<Uint8Array>
  /** Pictures only: where a range of a passage is seen, one box a line. */
  boxesOf?(passage: number, start: number, end: number): Box[]
  close?(): void
}
