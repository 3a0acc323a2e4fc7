import { closeSync, copyFileSync, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

const limitBytes = 1024 * 1024
const checkEveryMs = 60_000

/** PostgreSQL's own log: one file and its predecessor, each of about a megabyte at most. */
export interface LogFile {
  /** Handed to PostgreSQL as its standard error. Opened for appending, so it may be emptied under its feet. */
  descriptor: number
  /** The most telling line since the file was opened. */
  lastProblem(): string
  close(): void
}

export function openLogFile(path: string): LogFile {
  rotateWhenLarge(path)
  const descriptor = openSync(path, 'a', 0o600)
  const startedAt = fstatSync(descriptor).size
  const timer = setInterval(() => rotateWhenLarge(path), checkEveryMs)
  timer.unref()
  return {
    descriptor,
    lastProblem() {
      const lines = readFrom(path, startedAt).trim().split('\n')
      const problem =
        lines.findLast((line) => line.includes('FATAL:') || line.includes('PANIC:')) ?? lines.at(-1) ?? ''
      return problem.slice(0, 300)
    },
    close() {
      clearInterval(timer)
      closeSync(descriptor)
    },
  }
}

function rotateWhenLarge(path: string): void {
  try {
    if (statSync(path).size <= limitBytes) return
    copyFileSync(path, `${path}.1`)
    truncateSync(path)
  } catch {
    // No file yet, or a full disk: the log is no reason to stop.
  }
}

function readFrom(path: string, position: number): string {
  const file = openSync(path, 'r')
  try {
    const end = fstatSync(file).size
    const start = Math.max(Math.min(position, end), end - 16_384)
    const buffer = Buffer.alloc(end - start)
    readSync(file, buffer, 0, buffer.length, start)
    return buffer.toString('utf8')
  } finally {
    closeSync(file)
  }
}
