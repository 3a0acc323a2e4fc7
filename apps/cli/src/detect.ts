import { availableParallelism } from 'node:os'
import type { Engine, StructuredFormat } from '@sfumato/engine'
import { FileFailure } from './document-failures.ts'
import {
  createDocumentReader,
  type DocumentReader,
  type DocumentWriter,
  documentWorkers,
  type ReadDocument,
} from './documents.ts'
import { documentKind, looksLikeDocument } from './files/document-files.ts'
import {
  type FileEvent,
  type FindOptions,
  type FoundFile,
  findFiles,
  readReason,
} from './files/find-files.ts'
import { type Format, formatOf, windowsOf } from './files/format.ts'
import { NotText, readText } from './files/read-text.ts'
import type { TextEncoding } from './files/text-encoding.ts'
import { halvesOf, type Window } from './files/windows.ts'
import { inOrder } from './in-order.ts'
import { findInStructured, type Options, type PlacedFinding } from './structured.ts'

/** Texts in, segments with findings out. The segments of a file put together are the file. */
export interface Segment {
  kind: 'segment'
  file: FoundFile
  encoding: TextEncoding
  text: string
  /** Ordered, apart; UTF-16 offsets in the text. */
  findings: PlacedFinding[]
  /** Set where the text was read by fields: how, and the row to put before it to read it so again. */
  structure?: Structure
  /** Set where the text should have been read by fields and could not: what is not well-formed. */
  broken?: 'json' | 'lines' | 'table'
}

export interface Structure {
  format: StructuredFormat
  header: string
}

export type Detected =
  | Segment
  /** A document or picture, whole. */
  | ({ kind: 'document'; file: FoundFile } & ReadDocument)
  | { kind: 'end'; file: FoundFile }
  | { kind: 'binary'; file: FoundFile }
  | { kind: 'too-large'; path: string }
  | { kind: 'error'; path: string; reason: string; file?: FoundFile }

export interface DetectRequest extends FindOptions {
  names: readonly string[]
  options: Options
  /** For all texts, markup among them; told from each name when absent. */
  format?: Format
  /** What pictures are written in; the language of the options when absent. */
  ocrLanguage?: string
  /** Files are written again: broken text is then an error and not read past, and markup is never taken for text. */
  willRewrite?: boolean
}

export interface Hooks {
  /** Called when work on a file begins. */
  onStart(file: FoundFile): void
  /** Given where documents are rewritten and not only read. */
  writer?: DocumentWriter
}

export interface Detection {
  files: readonly FoundFile[]
  /** Refuses unknown types, presets and languages before a file is opened. */
  check(): Promise<unknown>
  run(hooks: Hooks): AsyncGenerator<Detected>
  close(): Promise<void>
}

/** From here on the threads of a pool earn what their start costs. */
const PARALLEL_FROM_BYTES = 16 * 1024 * 1024
/** So far ahead of the file whose turn it is documents are taken: a slow one leaves the others at work. */
const DOCUMENTS_AHEAD = 8 * documentWorkers
/** Larger ones are scanned as text, in windows: data that was exported as XML has no end. */
const LARGEST_SCANNED_MARKUP = 8 * 1024 * 1024

type EngineModule = typeof import('@sfumato/engine')

/** Finds the files first: their size decides whether threads are started, their number makes the progress. */
export async function prepareDetection(module: EngineModule, request: DetectRequest): Promise<Detection> {
  const events: FileEvent[] = []
  for await (const event of findFiles(request.names, request)) events.push(event)
  const files = events.filter((event) => event.kind === 'file')
  const textBytes = files.reduce(
    (sum, { path, sizeBytes }) => (documentKind(path) === 'picture' ? sum : sum + sizeBytes),
    0,
  )
  const isParallel = textBytes > PARALLEL_FROM_BYTES
  const hasDocuments = files.some((file) => isDocument(file, request))
  const engine = module.createEngine({
    inlineUpTo: isParallel ? 0 : Number.POSITIVE_INFINITY,
    shortUpTo: Number.POSITIVE_INFINITY,
  })
  const documents = createDocumentReader({ ...request, module, engine })
  const ahead = Math.max(isParallel ? availableParallelism() + 1 : 1, hasDocuments ? DOCUMENTS_AHEAD : 1)
  return {
    files,
    async check() {
      await engine.analyze({ ...request.options, text: '' })
      if (hasDocuments) await documents.check()
    },
    run(hooks) {
      const worker = { module, engine, documents, request, hooks }
      return segments(flat(inOrder(jobs(events, worker), ahead, (job) => analyzeJob(job, worker))))
    },
    async close() {
      await documents.close()
      await engine.close()
    },
  }
}

/** By its name. Markup that is to be read as text, or is scanned and too large, is none. */
function isDocument({ path, sizeBytes }: FoundFile, { format, willRewrite }: DetectRequest): boolean {
  const kind = documentKind(path)
  if (sizeBytes === 0 || kind === undefined) return false
  if (kind !== 'markup') return true
  return format === undefined && (willRewrite === true || sizeBytes <= LARGEST_SCANNED_MARKUP)
}

type Other = Exclude<Detected, Segment>
type Job =
  | { kind: 'window'; file: FoundFile; encoding: TextEncoding; window: Window }
  | { kind: 'document-file'; file: FoundFile }
  | Other

interface Worker {
  module: EngineModule
  engine: Engine
  documents: DocumentReader
  request: DetectRequest
  hooks: Hooks
}

async function analyzeJob(job: Job, worker: Worker): Promise<Analyzed[]> {
  if (job.kind === 'document-file') return readDocument(job.file, worker)
  if (job.kind !== 'window') return [job]
  const { module, engine, request } = worker
  try {
    const analysis = await analyzeWindow(module, engine, job.window, request.options)
    // One broken line must not make text of the lines around it.
    const halves = job.window.isLines && !analysis.structure ? halvesOf(job.window) : undefined
    if (!halves) return [{ ...job, kind: 'analyzed', ...analysis }]
    const analyzed: Analyzed[] = []
    for (const window of halves) analyzed.push(...(await analyzeJob({ ...job, window }, worker)))
    return analyzed
  } catch {
    // What the engine says of a text that it could not analyze is of no use to people here.
    return [failure(job.file, 'the analysis failed; the file counts as not read')]
  }
}

const failure = (file: FoundFile, reason: string): Other => ({
  kind: 'error',
  path: file.path,
  file,
  reason,
})

async function readDocument(file: FoundFile, worker: Worker): Promise<Analyzed[]> {
  const { documents, request, hooks } = worker
  try {
    return [{ kind: 'document', file, ...(await documents.read(file, hooks)) }]
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error
    const { code, message } = error
    if (documentKind(file.path) !== 'markup' || (code !== 'MALFORMED' && code !== 'TOO_LARGE'))
      return [failure(file, message)]
    // A value behind an escape would be missed as text: good enough to be found or not, not to be called clean.
    if (request.willRewrite)
      return [failure(file, `${message}; or give --format text, which sees no escapes`)]
    return readAsText(file, message, worker)
  }
}

/** What is not the markup its name promises, like JSON that is none. */
async function readAsText(file: FoundFile, reason: string, worker: Worker): Promise<Analyzed[]> {
  const analyzed: Analyzed[] = []
  for await (const job of windowsOfFile(file, { ...worker.request, format: 'text' })) {
    if (job.kind === 'binary' || job.kind === 'document-file') return [failure(file, reason)]
    analyzed.push(...(await analyzeJob(job, worker)))
  }
  return analyzed
}

async function* flat<Thing>(lists: AsyncIterable<readonly Thing[]>): AsyncGenerator<Thing> {
  for await (const list of lists) yield* list
}

async function* jobs(events: readonly FileEvent[], { request, hooks }: Worker): AsyncGenerator<Job> {
  for (const event of events) {
    if (event.kind !== 'file') yield event
    else if (isDocument(event, request)) yield { kind: 'document-file', file: event }
    else {
      hooks.onStart(event)
      yield* windowsOfFile(event, request)
    }
  }
}

async function* windowsOfFile(file: FoundFile, request: DetectRequest): AsyncGenerator<Job> {
  let encoding: TextEncoding = 'utf-8'
  const pieces = async function* () {
    for await (const piece of readText(file.path, { isStrict: request.willRewrite ?? false })) {
      encoding = piece.encoding
      yield piece.text
    }
  }
  try {
    const format = request.format ?? formatOf(file.path)
    for await (const window of windowsOf(format, pieces())) {
      // Too large to be taken apart. As text it could be found clean, but not be written back as JSON.
      if (format === 'json' && window.format === 'text' && request.willRewrite)
        return yield failure(
          file,
          'it is JSON of more than 8 MB; split it, write it as JSON lines, or give --format text, which sees no escapes',
        )
      yield { kind: 'window', file, encoding, window }
    }
    yield { kind: 'end', file }
  } catch (error) {
    if (error instanceof NotText && error.why === 'binary')
      yield {
        // Pipes have no size, and can be read only once.
        kind: file.sizeBytes > 0 && (await looksLikeDocument(file)) ? 'document-file' : 'binary',
        file,
      }
    else
      yield failure(
        file,
        error instanceof NotText
          ? 'not all of it is text of one encoding; convert it to UTF-8 first ("iconv -t UTF-8")'
          : readReason(error),
      )
  }
}

type Analysis = Pick<Segment, 'findings' | 'structure' | 'broken'>

type Analyzed =
  | ({ kind: 'analyzed'; file: FoundFile; encoding: TextEncoding; window: Window } & Analysis)
  | Other

async function analyzeWindow(
  module: EngineModule,
  engine: Engine,
  window: Window,
  options: Options,
): Promise<Analysis> {
  const asText = (text: string) => engine.analyze({ ...options, text, offsetUnit: 'utf16' })
  if (window.format === 'text') return { findings: await asText(window.text) }
  const header = window.hasHeader ? '' : (window.header ?? '')
  const format: StructuredFormat =
    window.format === 'json'
      ? { format: 'json' }
      : // A first row that holds a finding is no header but data.
        { format: 'csv', header: (await asText(window.header ?? '')).length === 0 }
  try {
    const found = await findInStructured(engine, format, header + window.text, options)
    const findings = found
      .filter(({ start }) => start >= header.length)
      .map((finding) => shifted(finding, -header.length))
    return { findings, structure: { format, header } }
  } catch (error) {
    if (!(error instanceof module.EngineError && error.code === 'MALFORMED_DATA')) throw error
    return { findings: await asText(window.text), ...brokenOf(window) }
  }
}

/** What is empty is not broken. */
function brokenOf({ text, format, isLines }: Window): Pick<Segment, 'broken'> {
  if (text.trim() === '') return {}
  return { broken: format === 'csv' ? 'table' : isLines ? 'lines' : 'json' }
}

/**
 * Cuts each window to its own part. A finding that reaches into the next part lengthens its segment; the next
 * begins behind it. After an error the rest of a file is left alone.
 */
async function* segments(analyzed: AsyncIterable<Analyzed>): AsyncGenerator<Detected> {
  let skip = 0
  let failedPath: string | undefined
  for await (const job of analyzed) {
    if (job.kind !== 'analyzed') {
      if (job.kind === 'error') failedPath = job.path
      skip = 0
      if (job.kind !== 'end' || job.file.path !== failedPath) yield job
      continue
    }
    const { file, encoding, window, structure, broken } = job
    if (file.path === failedPath) continue
    const from = window.from + skip
    const own = job.findings.filter(({ start }) => start >= from && start < window.to)
    const to = Math.max(window.to, from, own.at(-1)?.end ?? 0)
    skip = to - window.to
    yield {
      kind: 'segment',
      file,
      encoding,
      text: window.text.slice(from, to),
      findings: own.map((finding) => shifted(finding, -from)),
      ...(structure ? { structure } : {}),
      ...(broken ? { broken } : {}),
    }
  }
}

function shifted(finding: PlacedFinding, by: number): PlacedFinding {
  const { number } = finding
  return {
    ...finding,
    start: finding.start + by,
    end: finding.end + by,
    ...(number ? { number: { start: number.start + by, end: number.end + by } } : {}),
  }
}
