import type { Box, DocumentFormat, DocumentTools, Edit, OpenDocument } from './document.ts'
import { DocumentError } from './errors.ts'
import { type AnalyzedTexts, type Finding, PassageFinder, type TextsToAnalyze } from './find.ts'
import { type FileKind, formatOf, isPicture, loadFormat } from './formats.ts'
import { pictureKind, readPictureHeader } from './image/header.ts'
import type { FillColour } from './image/redact.ts'
import { cleanName } from './spread.ts'

/** One file from its bytes to its clean bytes. Lives in a worker process; nothing of it outlives the job. */
export interface OpenOptions {
  name: string
  kind: FileKind
  /** A file that can be read but not written back is then refused before it is read. */
  willRewrite: boolean
}

export interface Opened {
  format: string
  texts: TextsToAnalyze
  leftOut: readonly string[]
}

export interface Written {
  bytes: Uint8Array
  mediaType: string
  /** The name that was sent without what was found, and with the extension of what it is now. */
  name: string
}

/** Where a finding is seen, one box a line; `page` where a picture has several. */
export type FindingBox = Box & { page?: number; finding: number }

const LONGEST_NAME = 100

export class DocumentJob {
  readonly #bytes: Uint8Array
  readonly #options: OpenOptions
  readonly #tools: DocumentTools
  readonly #format: DocumentFormat
  readonly #document: OpenDocument
  readonly #finder: PassageFinder
  #found: readonly Finding[] = []

  private constructor(
    bytes: Uint8Array,
    options: OpenOptions,
    tools: DocumentTools,
    format: DocumentFormat,
    document: OpenDocument,
  ) {
    this.#bytes = bytes
    this.#options = options
    this.#tools = tools
    this.#format = format
    this.#document = document
    this.#finder = new PassageFinder(document.passages)
  }

  static async open(bytes: Uint8Array, options: OpenOptions, tools: DocumentTools): Promise<DocumentJob> {
    const name = await formatOf(bytes, options.name, options.kind, tools.limits)
    if (options.willRewrite && isPicture(name)) refuseSeveralPages(bytes, tools)
    const format = await loadFormat(name)
    const document = await format.open(bytes, tools)
    checkLength(document, tools.limits.characters)
    return new DocumentJob(bytes, options, tools, format, document)
  }

  get opened(): Opened {
    return { format: this.#format.name, texts: this.#finder.texts, leftOut: this.#document.leftOut }
  }

  find(analyzed: AnalyzedTexts): readonly Finding[] {
    this.#found = this.#finder.find(analyzed)
    return this.#found
  }

  /** Pictures only. */
  boxes(): FindingBox[] {
    return this.#found.flatMap(({ passage, start, end }, finding) =>
      (this.#document.boxesOf?.(passage, start, end) ?? []).map((box) => ({ ...box, finding })),
    )
  }

  /** One replacement a finding, in order; a finding without one stays. */
  async rewrite(replacements: readonly (string | undefined)[]): Promise<Written> {
    const edits = this.#found.flatMap(({ passage, start, end }, index): Edit[] => {
      const replacement = replacements[index]
      return replacement === undefined ? [] : [{ passage, start, end, replacement }]
    })
    const bytes = await this.#document.rewrite(edits)
    const removed = this.#found.filter((_, index) => replacements[index] !== undefined)
    // Bitmaps and TIFFs are written as PNG.
    const picture = pictureKind(bytes)
    const format = picture && isPictureFormat(this.#format) ? await loadFormat(picture) : this.#format
    return { bytes, mediaType: format.mediaType, name: nameOf(this.#options.name, format, removed) }
  }

  /** A picture as a fresh PNG with boxes of one colour. */
  async redact(colour: FillColour): Promise<Uint8Array> {
    const { redactPicture } = await import('./image/picture.ts')
    return redactPicture(this.#bytes, this.boxes(), colour, this.#tools)
  }

  close(): void {
    this.#document.close?.()
  }
}

/** Reading all its pages first would be work for nothing. */
function refuseSeveralPages(bytes: Uint8Array, { limits }: DocumentTools): void {
  if (readPictureHeader(bytes, limits).pages.length === 1) return
  throw new DocumentError(
    'NOT_CLEANABLE',
    'A TIFF of several pages can be read but not written back. Send each page as a picture of its own.',
  )
}

const isPictureFormat = ({ mediaType }: DocumentFormat): boolean => mediaType.startsWith('image/')

function checkLength({ passages }: OpenDocument, limit: number): void {
  let characters = 0
  for (const { text } of passages) characters += text.length
  if (characters > limit)
    throw new DocumentError('TOO_LARGE', 'The file holds more text than allowed. Send it in parts.', {
      limit: 'characters',
      max: limit,
      actual: characters,
    })
}

/** No folders, no characters a file system or a header could stumble over, nothing that was found in the file. */
function nameOf(name: string, { extensions }: DocumentFormat, removed: readonly Finding[]): string {
  const stem = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).replace(/\.[^.]*$/, '')
  const clean = cleanName(stem.toWellFormed().normalize('NFC'), removed)
    .replace(/[\p{C}\p{Z}"*:<>?|%]+/gu, ' ')
    .replace(/[ ._-]{2,}/g, ' ')
    .replace(/^[ ._-]+|[ ._-]+$/g, '')
  const short = [...clean].slice(0, LONGEST_NAME).join('').trim()
  return `${short || 'document'}.${extensions[0]}`
}
