import { flushCompileCache } from 'node:module'
import type { DocumentLimits } from './document.ts'
import { DocumentError, type DocumentErrorCode } from './errors.ts'
import type { AnalyzedTexts } from './find.ts'
import type { FillColour } from './image/redact.ts'
import { DocumentJob, type OpenOptions } from './job.ts'
import type { OcrOptions } from './ocr/create-ocr.ts'
import type { Ocr } from './ocr/ocr.ts'

/**
 * A process that takes one file at a time apart. It is ended from outside whenever it takes too long, and by itself
 * when nobody is left to answer. What it reads is in its memory and nowhere else.
 */
export type WorkerRequest =
  | ({
      type: 'open'
      bytes: Uint8Array
      language: string
      limits: DocumentLimits
      ocr: OcrOptions
      ocrLanguages: readonly string[]
    } & OpenOptions)
  | { type: 'find'; analyzed: AnalyzedTexts }
  | { type: 'boxes' }
  | { type: 'rewrite'; replacements: readonly (string | undefined)[] }
  | { type: 'redact'; colour: FillColour }
  | { type: 'close' }

export type WorkerReply =
  | { value: unknown }
  | { error: { code: DocumentErrorCode; message: string; details: Readonly<Record<string, unknown>> } }
  /** Not a refusal but a fault: its kind and where it happened, never its words, which may be the file's. */
  | { fault: { name: string; frames: readonly string[] } }

/** A file that is open and not asked for any more is given up. */
const LONGEST_HOLD_MS = 120_000

const MOST_FRAMES = 8

let job: DocumentJob | undefined
let ocr: Ocr | undefined
let hold: NodeJS.Timeout | undefined

/** Loaded and looked for when the first picture comes: most files have none. */
const lazily = (options: OcrOptions, languages: readonly string[]): Ocr => ({
  languages,
  async read(...input) {
    const { createOcr } = await import('./ocr/create-ocr.ts')
    ocr ??= createOcr(options)
    return ocr.read(...input)
  },
  close: async () => {},
})

async function answer(request: WorkerRequest): Promise<unknown> {
  switch (request.type) {
    case 'open': {
      const { bytes, language, limits, name, kind, willRewrite } = request
      const tools = { limits, language, ocr: lazily(request.ocr, request.ocrLanguages) }
      job = await DocumentJob.open(bytes, { name, kind, willRewrite }, tools)
      return job.opened
    }
    case 'find':
      return job!.find(request.analyzed)
    case 'boxes':
      return job!.boxes()
    case 'rewrite':
      return job!.rewrite(request.replacements)
    case 'redact':
      return job!.redact(request.colour)
    case 'close':
      job?.close()
      job = undefined
      // Processes are ended, they do not end; what they compiled would be lost for the next.
      flushCompileCache()
      return undefined
  }
}

function toReply(error: unknown): WorkerReply {
  if (error instanceof DocumentError) {
    const { code, message, details } = error
    return { error: { code, message, details } }
  }
  if (!(error instanceof Error)) return { fault: { name: typeof error, frames: [] } }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { fault: { name: error.name, frames: frames.slice(0, MOST_FRAMES) } }
}

process.on('message', (request: WorkerRequest) => {
  clearTimeout(hold)
  answer(request)
    .then((value): WorkerReply => ({ value }), toReply)
    .then((reply) => {
      if (request.type !== 'close') hold = setTimeout(() => process.exit(1), LONGEST_HOLD_MS)
      process.send!(reply)
    })
})
process.on('disconnect', () => process.exit(0))
