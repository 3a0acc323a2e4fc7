import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { OwnerReport, OwnerTask } from './owner-process.ts'

/** Drives `owner-process.ts` from a test. */
export interface OwnerHandle {
  process: ChildProcess
  reports: OwnerReport[]
  /** The first report that tells how the start went. */
  started: Promise<Extract<OwnerReport, { event: 'ready' | 'failed' }>>
  kill(): Promise<void>
  /** Clean stop. */
  stop(): Promise<void>
  ended: Promise<unknown>
}

export function runOwner(task: OwnerTask): OwnerHandle {
  const script = fileURLToPath(new URL('./owner-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const reports: OwnerReport[] = []
  const lines = createInterface({ input: child.stdout })
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
  const started = new Promise<Extract<OwnerReport, { event: 'ready' | 'failed' }>>((resolve, reject) => {
    lines.on('line', (line) => {
      const report = JSON.parse(line) as OwnerReport
      reports.push(report)
      if (report.event === 'ready' || report.event === 'failed') resolve(report)
    })
    ended.then(() => reject(new Error('the owner ended before it was ready')), reject)
  })
  started.catch(() => {})
  return {
    process: child,
    reports,
    started,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
