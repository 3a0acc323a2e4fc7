/**
 * A process that owns the embedded database, for tests that kill it. Started with one JSON argument; it reports
 * one JSON object per line on standard output and stops cleanly when its standard input ends.
 */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { attachEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedLog } from '../types.ts'

export interface OwnerTask {
  dataDir: string
  /** `attach` joins as a command would. */
  how: 'start' | 'attach'
  /** Root gives up its rights for this user after the modules are loaded, to act as an ordinary user. */
  becomeUser?: number
  nativeDirectory?: string
  /** Insert numbers from this one on, over several connections, and report each when it is committed. */
  writeFrom?: number
}

export type OwnerReport =
  | { event: 'ready'; pid: number; readyMs: number; url: string; owned: boolean }
  | { event: 'committed'; value: number }
  | { event: 'database-ended' }
  | { event: 'failed'; message: string }
  | { event: 'stopped' }

const writers = 4

/** Synchronous, so that a number which was reported has truly left this process before it is killed. */
function report(line: OwnerReport): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

async function main(task: OwnerTask): Promise<void> {
  if (task.becomeUser !== undefined) {
    process.setgroups?.([])
    process.setgid?.(task.becomeUser)
    process.setuid?.(task.becomeUser)
  }
  const log: EmbeddedLog = { info() {}, warn() {}, error() {} }
  const startedAt = performance.now()
  const options = {
    dataDir: task.dataDir,
    log,
    ...(task.nativeDirectory === undefined ? {} : { nativeDirectory: task.nativeDirectory }),
  }
  const onExit = () => {
    report({ event: 'database-ended' })
    process.exit(3)
  }
  const postgres =
    task.how === 'attach'
      ? await attachEmbeddedPostgres(options)
      : { ...(await startEmbeddedPostgres({ ...options, onExit })), owned: true }
  const readyMs = Math.round(performance.now() - startedAt)
  report({ event: 'ready', pid: postgres.pid, readyMs, url: postgres.url, owned: postgres.owned })
  if (task.writeFrom !== undefined) await write(postgres.url, task.writeFrom)
  process.stdin.resume().on('end', async () => {
    await postgres.stop()
    report({ event: 'stopped' })
    process.exit(0)
  })
}

async function write(url: string, from: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: writers })
  pool.on('error', () => {})
  await pool.query('CREATE TABLE IF NOT EXISTS numbers (value bigint PRIMARY KEY)')
  for (let writer = 0; writer < writers; writer += 1) void writeEvery(pool, from + writer)
}

async function writeEvery(pool: pg.Pool, first: number): Promise<void> {
  for (let value = first; ; value += writers) {
    try {
      await pool.query('INSERT INTO numbers VALUES ($1)', [value])
      report({ event: 'committed', value })
    } catch {
      // The database was killed or is recovering: this number was not acknowledged. Go on with the next.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

main(JSON.parse(process.argv[2] ?? '{}') as OwnerTask).catch((error: unknown) => {
  report({ event: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  process.exit(1)
})
