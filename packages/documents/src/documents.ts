import type { DocumentLimits } from './document.ts'
import type { AnalyzedTexts, Finding, TextsToAnalyze } from './find.ts'
import type { FileKind } from './formats.ts'
import type { FillColour } from './image/redact.ts'
import type { FindingBox, Opened, Written } from './job.ts'
import { createOcr, type OcrOptions } from './ocr/create-ocr.ts'
import { type PoolOptions, WorkerPool } from './pool.ts'

export interface DocumentsOptions extends PoolOptions {
  ocr: OcrOptions
}

export interface FileToRead {
  bytes: Uint8Array
  /** As it was sent; its extension says what the file claims to be. */
  name: string
  /** ISO 639-1: what pictures in it are written in. */
  language: string
  kind: FileKind
  limits: DocumentLimits
  /** True when it is to be written back: what cannot be is then refused early. */
  willRewrite: boolean
}

/** A file that a process holds open. */
export interface OpenFile {
  format: string
  /** What it holds that a file written back does not: 'macros', 'attachments', ... */
  leftOut: readonly string[]
  /**
   * What is personal in it. `analyze` gets all its text at once; see `analyzeTexts`. Sorted as in the file, apart
   * from each other; a value that was found once is found everywhere.
   */
  find(analyze: (texts: TextsToAnalyze) => Promise<AnalyzedTexts>): Promise<Finding[]>
  /** Pictures only: where the findings are seen, one box a line. */
  boxes(): Promise<FindingBox[]>
  /** The file with a replacement for each finding, in order; a finding without one stays. */
  rewrite(replacements: readonly (string | undefined)[]): Promise<Written>
  /** Pictures only: a fresh PNG with boxes of one colour over the findings. */
  redact(colour: FillColour): Promise<Uint8Array>
}

export interface Documents {
  /** ISO 639-1 codes pictures can be read in. */
  readonly languages: readonly string[]
  /** Processes that exist at this moment. */
  readonly workerCount: number
  /** Opens a file for as long as `work` takes. A signal that aborts ends it, and frees its process at once. */
  use<Value>(file: FileToRead, work: (file: OpenFile) => Promise<Value>, signal?: AbortSignal): Promise<Value>
  close(): Promise<void>
}

export function createDocuments({ ocr, ...poolOptions }: DocumentsOptions): Documents {
  const pool = new WorkerPool(poolOptions)
  const reader = createOcr(ocr)
  const { languages } = reader
  return {
    languages,
    get workerCount() {
      return pool.size
    },
    use: (file, work, signal) =>
      pool.run(async (ask) => {
        const { texts, ...opened } = await ask<Opened>({
          type: 'open',
          ocr,
          ocrLanguages: languages,
          ...file,
        })
        return work({
          ...opened,
          find: async (analyze) => ask<Finding[]>({ type: 'find', analyzed: await analyze(texts) }),
          boxes: () => ask<FindingBox[]>({ type: 'boxes' }),
          rewrite: (replacements) => ask<Written>({ type: 'rewrite', replacements }),
          redact: (colour) => ask<Uint8Array>({ type: 'redact', colour }),
        })
      }, signal),
    async close() {
      await Promise.all([pool.close(), reader.close()])
    },
  }
}
