import { availableParallelism } from 'node:os'
import type { Engine, StructuredFormat } from '@sfumato/engine'
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
import type { Window } from './files/windows.ts'
import { inOrder } from './in-order.ts'
import { findInStructured, type Options, type PlacedFinding } from './structured.ts'

/** Files in, segments with findings out. The segments of a file put together are the file. */
export interface Segment {
  kind: 'segment'
  file: FoundFile
  encoding: TextEncoding
  text: string
  /** Ordered, apart; UTF-16 offsets in the text. */
  findings: PlacedFinding[]
  /** Set where the text was read by fields: how, and the row to put before it to read it so again. */
  structure?: Structure
}

export interface Structure {
  format: StructuredFormat
  header: string
}

export type Detected =
  | Segment
  | { kind: 'end'; file: FoundFile }
  | { kind: 'binary'; file: FoundFile }
  | Exclude<FileEvent, { kind: 'file' }>

export interface DetectRequest extends FindOptions {
  names: readonly string[]
  options: Options
  /** For all files; told from each name when absent. */
  format?: Format
  /** Broken text is an error and not read past: for what is written again. */
  isStrict?: boolean
}

export interface Detection {
  files: readonly FoundFile[]
  /** Refuses unknown types, presets and languages before a file is opened. */
  check(): Promise<unknown>
  run(): AsyncGenerator<Detected>
  close(): Promise<void>
}

/** From here on the threads of a pool earn what their start costs. */
const PARALLEL_FROM_BYTES = 16 * 1024 * 1024

type EngineModule = typeof import('@sfumato/engine')

/** Finds the files first: their size decides whether threads are started, their number makes the progress. */
export async function prepareDetection(module: EngineModule, request: DetectRequest): Promise<Detection> {
  const events: FileEvent[] = []
  for await (const event of findFiles(request.names, request)) events.push(event)
  const files = events.filter((event) => event.kind === 'file')
  const isParallel = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > PARALLEL_FROM_BYTES
  const engine = module.createEngine({
    inlineUpTo: isParallel ? 0 : Number.POSITIVE_INFINITY,
    shortUpTo: Number.POSITIVE_INFINITY,
  })
  const analyzeJob = async (job: Job): Promise<Analyzed> => {
    if (job.kind !== 'window') return job
    try {
      return {
        ...job,
        kind: 'analyzed',
        ...(await analyzeWindow(module, engine, job.window, request.options)),
      }
    } catch {
      // What the engine says of a text that it could not analyze is of no use to people here.
      return {
        kind: 'error',
        path: job.file.path,
        reason: 'the analysis failed; the file counts as not read',
      }
    }
  }
  return {
    files,
    check: () => engine.analyze({ ...request.options, text: '' }),
    run: () =>
      segments(inOrder(jobs(events, request), isParallel ? availableParallelism() + 1 : 1, analyzeJob)),
    close: () => engine.close(),
  }
}

type Other = Exclude<Detected, Segment>
type Job = { kind: 'window'; file: FoundFile; encoding: TextEncoding; window: Window } | Other

async function* jobs(events: readonly FileEvent[], request: DetectRequest): AsyncGenerator<Job> {
  for (const event of events) {
    if (event.kind !== 'file') yield event
    else yield* windowsOfFile(event, request)
  }
}

async function* windowsOfFile(file: FoundFile, request: DetectRequest): AsyncGenerator<Job> {
  let encoding: TextEncoding = 'utf-8'
  const pieces = async function* () {
    for await (const piece of readText(file.path, { isStrict: request.isStrict ?? false })) {
      encoding = piece.encoding
      yield piece.text
    }
  }
  try {
    for await (const window of windowsOf(request.format ?? formatOf(file.path), pieces()))
      yield { kind: 'window', file, encoding, window }
    yield { kind: 'end', file }
  } catch (error) {
    if (error instanceof NotText && error.why === 'binary') yield { kind: 'binary', file }
    else
      yield {
        kind: 'error',
        path: file.path,
        reason:
          error instanceof NotText
            ? 'not all of it is text of one encoding; convert it to UTF-8 first ("iconv -t UTF-8")'
            : readReason(error),
      }
  }
}

interface Analysis {
  findings: PlacedFinding[]
  structure?: Structure
}

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
    const found = await findInStructured(
      engine,
      module.replaceInStructured,
      format,
      header + window.text,
      options,
    )
    const findings = found
      .filter(({ start }) => start >= header.length)
      .map((finding) => shifted(finding, -header.length))
    return { findings, structure: { format, header } }
  } catch (error) {
    if (!(error instanceof module.EngineError && error.code === 'MALFORMED_DATA')) throw error
    return { findings: await asText(window.text) }
  }
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
    const { file, encoding, window, structure } = job
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
