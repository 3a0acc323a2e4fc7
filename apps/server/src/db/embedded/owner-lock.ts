/**
 * One owner at a time, held by a file in the folder it guards.
 *
 * Node has no flock, and "unlink the stale lock, create mine" lets two starters win at once. So the files are
 * numbered: `owner-7.json` is replaced only by creating `owner-8.json`, which `link` does for one process
 * alone, and a file is deleted only when a higher one exists. Whoever was asleep for long finds a higher
 * number after its own `link` and withdraws. A released lock stays as a file that says so, because removing it
 * would let the numbers start again.
 *
 * Whether an owner lives is told by pid and start time. From another container with the same folder mounted
 * pids say nothing: there the owner's heartbeat (the file's time) is watched instead.
 */

import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdSpace, processStartTime } from './process-identity.ts'
import { give } from './run-as.ts'
import { systemErrorCode } from './types.ts'

/** A server keeps the database for its life; a command gives it back soon, so others wait for it. */
export type OwnerRole = 'server' | 'command'

export interface Owner {
  pid: number
  startTime: string
  space: string
  role: OwnerRole
  released: boolean
}

export interface OwnerLock {
  release(): void
}

export type LockAnswer = { lock: OwnerLock } | { heldBy: Owner }

const heartbeatMs = 2_000
/** Five missed heartbeats: a server that stalls longer than this answers nobody anyway. */
const silenceMs = 10_000

export async function acquireOwnerLock(directory: string, role: OwnerRole): Promise<LockAnswer> {
  for (;;) {
    const generation = highestGeneration(directory)
    const holder = generation > 0 ? readOwner(lockPath(directory, generation)) : undefined
    if (holder && !holder.released && (await isAlive(holder, lockPath(directory, generation)))) {
      return { heldBy: holder }
    }
    const mine = generation + 1
    if (!claim(directory, mine, role)) continue
    if (highestGeneration(directory) !== mine) {
      rmSync(lockPath(directory, mine), { force: true })
      continue
    }
    removeOlder(directory, mine)
    return { lock: hold(directory, mine, role) }
  }
}

function hold(directory: string, generation: number, role: OwnerRole): OwnerLock {
  const path = lockPath(directory, generation)
  const heartbeat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // A disk that refuses this write will refuse PostgreSQL's too, and that is reported there.
    }
  }, heartbeatMs)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      try {
        renameSync(writeDraft(directory, { ...self(role), released: true }), path)
      } catch {
        // A full disk or a removed folder: the lock ends with this process all the same.
      }
    },
  }
}

function claim(directory: string, generation: number, role: OwnerRole): boolean {
  const draft = writeDraft(directory, self(role))
  try {
    linkSync(draft, lockPath(directory, generation))
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function self(role: OwnerRole): Owner {
  const startTime = processStartTime(process.pid) ?? 'unknown'
  return { pid: process.pid, startTime, space: processIdSpace(), role, released: false }
}

function writeDraft(directory: string, owner: Owner): string {
  const draft = join(directory, `.owner-${randomUUID()}`)
  writeFileSync(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600, flag: 'wx' })
  // A command run by root must leave files that the folder's user can read at the next start.
  give(draft, statSync(directory))
  return draft
}

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.space === processIdSpace()) return processStartTime(owner.pid) === owner.startTime
  const before = modifiedAt(path)
  for (let waitedMs = 0; waitedMs < silenceMs; waitedMs += 250) {
    await sleep(250)
    if (modifiedAt(path) !== before) return true
  }
  return false
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** A file that cannot be read is what a power cut leaves of a lock: its owner is gone. */
function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function generations(directory: string): number[] {
  return readdirSync(directory).flatMap((name) => {
    const found = /^owner-(\d+)\.json$/.exec(name)
    return found ? [Number(found[1])] : []
  })
}

function highestGeneration(directory: string): number {
  return Math.max(0, ...generations(directory))
}

function removeOlder(directory: string, generation: number): void {
  for (const old of generations(directory)) {
    if (old < generation) rmSync(lockPath(directory, old), { force: true })
  }
}

function lockPath(directory: string, generation: number): string {
  return join(directory, `owner-${generation}.json`)
}
