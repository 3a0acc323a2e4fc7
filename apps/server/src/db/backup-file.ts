/**
 * The backup's file: gzip over lines of JSON. First the header; per table a line `{"table":...}`, its rows as
 * arrays of texts (null for NULL, each value exactly as PostgreSQL writes it) and a line `{"rows":n}`; last
 * `{"end":...}` with the sequences, the totals and the SHA-256 of everything before it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

export const backupFormat = 'sfumato-backup/1'

export interface BackupTable {
  name: string
  columns: string[]
}

export interface BackupHeader {
  format: typeof backupFormat
  appVersion: string
  createdAt: string
  /** Hashes of the migrations the database had, oldest first. */
  migrations: string[]
  /** Proves at restore that the master key is the one the sealed values were made with. */
  masterKeyCheck: string
  tables: BackupTable[]
}

export interface SequenceState {
  name: string
  lastValue: string
  isCalled: boolean
}

export interface BackupEnd {
  end: true
  tables: number
  rows: number
  sequences: SequenceState[]
  sha256: string
}

export type BackupProblem =
  | 'NOT_A_BACKUP'
  | 'DAMAGED'
  | 'WRONG_MASTER_KEY'
  | 'MIGRATIONS_DIFFER'
  | 'NOT_EMPTY'
  | 'DATABASE_BUSY'
  | 'DATABASE_ERROR'

/** Its message is for the person at the terminal. It never holds a value from the database. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly problem: BackupProblem

  constructor(problem: BackupProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export interface BackupWriter {
  /** Returns a promise when the disk is slower than the source. */
  line(value: unknown): Promise<void> | undefined
  end(totals: Omit<BackupEnd, 'end' | 'sha256'>): void
}

/** Writes under another name, and only a complete file that is on the disk gets the wanted one. */
export async function writeBackupFile(
  path: string,
  fill: (writer: BackupWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.partial`
  try {
    const gzip = createGzip({ level: 3 })
    // `flush`: on the disk before it is closed, hence before it gets its name.
    const written = pipeline(gzip, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    const hash = createHash('sha256')
    let drained: Promise<void> | undefined
    // One call of the compressor per line would cost more than the compression.
    let pending: string[] = []
    let pendingLength = 0
    const flush = (): Promise<void> | undefined => {
      const text = Buffer.from(pending.join(''))
      pending = []
      pendingLength = 0
      hash.update(text)
      if (gzip.write(text)) return undefined
      drained ??= Promise.race([once(gzip, 'drain'), written]).then(() => {
        drained = undefined
      })
      return drained
    }
    const writer: BackupWriter = {
      line(value) {
        const text = `${JSON.stringify(value)}\n`
        pending.push(text)
        pendingLength += text.length
        return pendingLength < 65_536 ? undefined : flush()
      },
      end(totals) {
        flush()?.catch(() => {})
        const end: BackupEnd = { end: true, ...totals, sha256: hash.digest('hex') }
        gzip.end(`${JSON.stringify(end)}\n`)
      },
    }
    // A full disk ends `written` before the rows do; both are waited for so that neither goes unnoticed.
    const filled = fill(writer).catch((error: unknown) => {
      gzip.destroy()
      throw error
    })
    const [fillResult, writeResult] = await Promise.allSettled([filled, written])
    if (writeResult.status === 'rejected' && !isPrematureClose(writeResult.reason)) throw writeResult.reason
    if (fillResult.status === 'rejected') throw fillResult.reason
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export type BackupLine =
  | { kind: 'row'; values: (string | null)[] }
  | { kind: 'table'; name: string }
  | { kind: 'rows'; count: number }
  | { kind: 'end'; end: BackupEnd }

export interface BackupReader {
  header: BackupHeader
  /** The next line. The `end` line is only given when the checksum fits and nothing follows it. */
  next(): Promise<BackupLine>
  close(): void
}

export async function openBackupFile(path: string): Promise<BackupReader> {
  const lines = readLines(path)
  const hash = createHash('sha256')
  const first = await nextLine(lines, 'NOT_A_BACKUP')
  hash.update(first).update('\n')
  const header = parseHeader(first)
  return {
    header,
    async next() {
      const line = await nextLine(lines, 'DAMAGED')
      const value = parseJson(line, 'DAMAGED')
      if (Array.isArray(value)) {
        hash.update(line).update('\n')
        return { kind: 'row', values: value as (string | null)[] }
      }
      const control = value as Partial<BackupEnd> & { table?: string }
      if (control.end) {
        const more = await lines.next().catch(() => ({ done: false }))
        if (!more.done || control.sha256 !== hash.digest('hex')) throw damaged()
        return { kind: 'end', end: control as BackupEnd }
      }
      hash.update(line).update('\n')
      if (typeof control.table === 'string') return { kind: 'table', name: control.table }
      if (typeof control.rows === 'number') return { kind: 'rows', count: control.rows }
      throw damaged()
    },
    close() {
      void lines.return(undefined)
    },
  }
}

export function damaged(): BackupError {
  return new BackupError('DAMAGED', 'The backup file is incomplete or damaged. Nothing was changed.')
}

function parseHeader(line: Buffer): BackupHeader {
  const header = parseJson(line, 'NOT_A_BACKUP') as { format?: unknown } | null
  if (header?.format === backupFormat) return header as BackupHeader
  const newer = typeof header?.format === 'string' && header.format.startsWith('sfumato-backup/')
  throw new BackupError(
    'NOT_A_BACKUP',
    newer
      ? 'This backup was made by a newer release. Restore it with that release.'
      : 'This file is no Sfumato backup.',
  )
}

function parseJson(line: Buffer, problem: 'NOT_A_BACKUP' | 'DAMAGED'): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    // The parser's own message would quote the line.
    throw problem === 'DAMAGED' ? damaged() : new BackupError(problem, 'This file is no Sfumato backup.')
  }
}

async function nextLine(
  lines: AsyncGenerator<Buffer, undefined>,
  problem: 'NOT_A_BACKUP' | 'DAMAGED',
): Promise<Buffer> {
  try {
    const { value } = await lines.next()
    if (value) return value
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // Z_BUF_ERROR and Z_DATA_ERROR come from a cut or changed file; others (ENOENT, EACCES) speak for themselves.
    if (!code.startsWith('Z_')) throw error
  }
  throw problem === 'DAMAGED' ? damaged() : new BackupError(problem, 'This file is no Sfumato backup.')
}

async function* readLines(path: string): AsyncGenerator<Buffer, undefined> {
  const source = createReadStream(path)
  const gunzip = createGunzip()
  // Failures of either surface in the loop below.
  const piped = pipeline(source, gunzip).catch(() => {})
  let pieces: Buffer[] = []
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let start = 0
      for (let newline = chunk.indexOf(10); newline !== -1; newline = chunk.indexOf(10, start)) {
        pieces.push(chunk.subarray(start, newline))
        yield pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
        pieces = []
        start = newline + 1
      }
      if (start < chunk.length) pieces.push(chunk.subarray(start))
    }
  } finally {
    source.destroy()
    gunzip.destroy()
    await piped
  }
  if (pieces.length > 0) yield Buffer.concat(pieces)
  return undefined
}
