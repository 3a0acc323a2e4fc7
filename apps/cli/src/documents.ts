import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Box, Documents, FileToRead, Finding, OpenFile } from '@sfumato/documents'
import type { Engine } from '@sfumato/engine'
import { UsageError } from './command.ts'
import { explainFailure, FileFailure, missingLanguage, tookTooLong } from './document-failures.ts'
import { ocrEnvironment } from './environment.ts'
import type { FoundFile } from './files/find-files.ts'
import { endTidilyOnSignals } from './signals.ts'
import type { Options } from './structured.ts'

/** Documents and pictures in, findings with their places out; for those that are rewritten, a clean file as well. */
export interface DocumentFinding extends Finding {
  /** Pictures only: one a line, in pixels of the page as it is shown. */
  boxes?: readonly Box[]
}

export interface ReadDocument {
  /** 'docx', 'pdf', 'png', ... */
  format: string
  findings: readonly DocumentFinding[]
  /** What a file that was written lacks: 'macros', 'attachments', ... */
  leftOut: readonly string[]
  written?: WrittenDocument
}

export interface WrittenDocument {
  /** Of each value that was changed. */
  types: readonly string[]
  /** Sentences about the file for the user. */
  notes: readonly string[]
}

export interface DocumentWriter {
  /** Types whose values stay: in pictures they are not even looked for. */
  isKept(entityType: string): boolean
  write(file: FoundFile, open: OpenFile, findings: readonly Finding[]): Promise<WrittenDocument>
}

export interface ReadHooks {
  /** Called when the file's turn has come. */
  onStart(file: FoundFile): void
  writer?: DocumentWriter
}

export interface DocumentReader {
  /** Refuses a language that was asked for and cannot be read. */
  check(): Promise<void>
  /** Fails with a `FileFailure` that can be told. */
  read(file: FoundFile, hooks: ReadHooks): Promise<ReadDocument>
  close(): Promise<void>
}

export interface DocumentReaderOptions {
  module: typeof import('@sfumato/engine')
  engine: Engine
  options: Options
  /** ISO 639-1: what pictures are written in; that of the options when absent. */
  ocrLanguage?: string
}

/** Each holds a file in memory, and most of what they do is arithmetic. */
export const documentWorkers = Math.min(availableParallelism(), 4)

/** The files are one's own: what they may cost is bounded by the machine, not by a plan. */
const LIMITS: FileToRead['limits'] = {
  characters: 20_000_000,
  unpackedBytes: 512 * 1024 * 1024,
  parts: 20_000,
  pages: 2000,
  imagePixels: 100_000_000,
}
const LARGEST_FILE_BYTES = 256 * 1024 * 1024

/** A scanned page takes seconds and at least some ten kilobytes. Whatever takes far longer is stuck. */
const deadlineMsFor = (sizeBytes: number): number => Math.ceil(120_000 + (sizeBytes / (1024 * 1024)) * 60_000)
/** Ours, by size, comes first. */
const POOL_DEADLINE_MS = 24 * 60 * 60 * 1000

const PICTURES: readonly string[] = ['png', 'jpeg', 'bmp', 'tiff']
export const isPicture = ({ format }: { format: string }): boolean => PICTURES.includes(format)

/** Starts nothing and loads nothing before the first document. */
export function createDocumentReader(request: DocumentReaderOptions): DocumentReader {
  const { module, engine } = request
  const asked = request.ocrLanguage ?? request.options.language ?? 'en'
  const language = module.knownLanguage(asked) ?? asked
  const closing = new AbortController()
  const inTurn = createLimit(documentWorkers)
  let opened: Promise<{ room: typeof import('@sfumato/documents'); documents: Documents }> | undefined

  const start = async () => {
    const room = await import('@sfumato/documents')
    endTidilyOnSignals()
    const documents = room.createDocuments({
      ...{ workers: documentWorkers, deadlineMs: POOL_DEADLINE_MS },
      ocr: { env: ocrEnvironment() },
    })
    return { room, documents }
  }
  const theRoom = () => (opened ??= start())

  const find = async (open: OpenFile, writer: DocumentWriter | undefined): Promise<Finding[]> => {
    const { room } = await theRoom()
    const selection = {
      ...request.options,
      scoreThreshold: request.options.scoreThreshold ?? module.DEFAULT_THRESHOLD,
    }
    return open.find(async (texts) => {
      const analyzed = await room.analyzeTexts(texts, selection, engine.catalog, (requests) =>
        Promise.all(requests.map((one) => engine.analyze(one))),
      )
      if (!writer || !isPicture(open)) return analyzed
      // A box of any colour covers whatever was found, so what is to stay must not be found.
      const isWanted = ({ entityType }: { entityType: string }) => !writer.isKept(entityType)
      return {
        ...analyzed,
        results: analyzed.results.filter(isWanted),
        inVariants: analyzed.inVariants.map((results) => results.filter(isWanted)),
      }
    })
  }

  const work = async (file: FoundFile, open: OpenFile, writer: DocumentWriter | undefined) => {
    const { format, leftOut } = open
    const findings = await find(open, writer)
    if (writer) return { format, leftOut, findings, written: await writer.write(file, open, findings) }
    return { format, leftOut, findings: isPicture(open) ? withBoxes(findings, await open.boxes()) : findings }
  }

  const read = async (file: FoundFile, writer: DocumentWriter | undefined): Promise<ReadDocument> => {
    if (file.sizeBytes > LARGEST_FILE_BYTES)
      throw new FileFailure('it is larger than 256 MB, too large for a document; split it', 'TOO_LARGE')
    const deadlineMs = deadlineMsFor(file.sizeBytes)
    const deadline = AbortSignal.timeout(deadlineMs)
    const { room, documents } = await theRoom()
    try {
      const toRead: FileToRead = {
        ...{ bytes: await readFile(file.path), name: file.inside.at(-1) ?? '', language },
        ...{ kind: 'document', limits: LIMITS, willRewrite: writer !== undefined },
      }
      const signal = AbortSignal.any([deadline, closing.signal])
      return await documents.use(toRead, (open) => work(file, open, writer), signal)
    } catch (error) {
      if (deadline.aborted) throw tookTooLong(deadlineMs)
      throw explainFailure(error, language, room)
    }
  }

  return {
    async check() {
      if (request.ocrLanguage === undefined) return
      const { documents, room } = await theRoom()
      if (documents.languages.includes(language)) return
      const sentence = missingLanguage(language, room)
      throw new UsageError(`${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`)
    },
    read: (file, { onStart, writer }) =>
      inTurn(() => {
        onStart(file)
        return read(file, writer)
      }),
    async close() {
      closing.abort()
      await (await opened)?.documents.close()
    },
  }
}

function withBoxes(
  findings: readonly Finding[],
  boxes: Awaited<ReturnType<OpenFile['boxes']>>,
): DocumentFinding[] {
  const placed = findings.map((finding) => ({ ...finding, boxes: [] as Box[] }))
  for (const { finding, left, top, width, height } of boxes)
    placed[finding]?.boxes.push({ left, top, width, height })
  return placed
}

/** At most so many at once; the others wait, and hold nothing while they do. */
function createLimit(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
