import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { cannotSpawn, dataFolderArgument } from './cluster.ts'
import type { LogFile } from './log-file.ts'
import { isPostmasterOf } from './process-identity.ts'
import type { RunAs } from './run-as.ts'
import { type EmbeddedLog, EmbeddedPostgresError, type PostgresExit } from './types.ts'

const fastShutdownMs = 10_000
const immediateShutdownMs = 5_000
/** Recovery after a crash replays at most max_wal_size; on a slow disk that may take minutes. */
const readyWithinMs = 10 * 60_000

export interface PostmasterFile {
  pid: number
  startedAtSeconds: number
  socketDirectory: string
  ready: boolean
}

/** `postmaster.pid`, as PostgreSQL writes it: pid, data folder, start, port, socket folder, address, memory, state. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    startedAtSeconds: Number(lines[2]),
    socketDirectory: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  }
}

/**
 * Ends what an earlier owner left behind. A PostgreSQL that outlived its killed owner is stopped rather than
 * adopted: statements of the dead owner end with it instead of committing behind the new one's back, and the
 * new one runs today's binaries and settings. A pid file whose process is gone, or is somebody else's by now
 * (pids start again in every container), is removed; PostgreSQL itself would refuse to start on the latter.
 */
export async function endLeftovers(cluster: string, log: EmbeddedLog): Promise<void> {
  const file = readPostmasterFile(cluster)
  if (file && isPostmasterOf(file.pid, file.startedAtSeconds, cluster)) {
    log.warn('postgres_orphan_stopped', { pid: file.pid })
    await endProcess(file.pid, () => isPostmasterOf(file.pid, file.startedAtSeconds, cluster), log)
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

export interface Postmaster {
  pid: number
  stop(): Promise<void>
}

export interface PostmasterOptions {
  cluster: string
  binaries: Binaries
  runAs: RunAs
  socketDirectory: string
  logFile: LogFile
  log: EmbeddedLog
  onExit: (exit: PostgresExit) => void
}

/** Starts PostgreSQL and waits until it takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const giveUpAt = Date.now() + immediateShutdownMs
  for (;;) {
    const attempt = await tryStart(options)
    if ('postmaster' in attempt) return attempt.postmaster
    const reason = options.logFile.lastProblem()
    // Sessions of a killed postmaster need a moment to notice; until then PostgreSQL guards the shared memory.
    if (reason.includes('is still in use') && Date.now() < giveUpAt) {
      await sleep(100)
      continue
    }
    throw new EmbeddedPostgresError('START_FAILED', `PostgreSQL did not start (${attempt.ended}): ${reason}`)
  }
}

async function tryStart(options: PostmasterOptions): Promise<{ postmaster: Postmaster } | { ended: string }> {
  const { cluster, binaries, runAs, socketDirectory, logFile, log } = options
  const child = spawn(binaries.postgres, ['-D', dataFolderArgument(cluster), '-k', socketDirectory], {
    cwd: cluster,
    env: {},
    stdio: ['ignore', logFile.descriptor, logFile.descriptor],
    // Its own session: Ctrl-C in a terminal must reach the service, which drains requests and then stops it.
    detached: true,
    ...runAs.spawn,
  })
  let stopping = false
  let ready = false
  let exit: PostgresExit | undefined
  let spawnError: unknown
  child.on('error', (error) => {
    spawnError = error
  })
  child.on('exit', (code, signal) => {
    exit = { code, signal }
    if (ready && !stopping) options.onExit(exit)
  })
  // A process that wants to end must not be kept by its database; `stop` waits with timers of its own.
  child.unref()

  const startedAt = Date.now()
  let reportedAt = startedAt
  while (!ready) {
    await sleep(5)
    if (spawnError) throw cannotSpawn(binaries.postgres, runAs, spawnError)
    if (exit) return { ended: describeExit(exit) }
    const file = readPostmasterFile(cluster)
    ready = file !== undefined && file.pid === child.pid && file.ready
    const now = Date.now()
    if (now - reportedAt > 10_000) {
      reportedAt = now
      log.info('postgres_recovering', { waited_ms: now - startedAt })
    }
    if (now - startedAt > readyWithinMs) {
      child.kill('SIGQUIT')
      return { ended: 'not ready in time' }
    }
  }
  const pid = child.pid as number
  return {
    postmaster: {
      pid,
      async stop() {
        stopping = true
        await endProcess(pid, () => exit === undefined, log)
      },
    },
  }
}

/** Fast shutdown, then immediate, then the hard way. None of them loses what was committed. */
async function endProcess(pid: number, isRunning: () => boolean, log: EmbeddedLog): Promise<void> {
  const steps = [
    { signal: 'SIGINT', waitMs: fastShutdownMs },
    { signal: 'SIGQUIT', waitMs: immediateShutdownMs },
    { signal: 'SIGKILL', waitMs: immediateShutdownMs },
  ] as const
  for (const { signal, waitMs } of steps) {
    if (!isRunning()) return
    if (signal !== 'SIGINT') log.warn('postgres_stop_escalated', { pid, signal })
    try {
      process.kill(pid, signal)
    } catch {
      // Gone between the look and the signal.
    }
    const until = Date.now() + waitMs
    while (isRunning() && Date.now() < until) await sleep(5)
  }
  if (isRunning()) {
    throw new EmbeddedPostgresError('START_FAILED', `PostgreSQL (process ${pid}) could not be stopped.`)
  }
}

function describeExit(exit: PostgresExit): string {
  return exit.signal ? `signal ${exit.signal}` : `exit status ${exit.code}`
}
