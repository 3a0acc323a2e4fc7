import { chownSync, lchownSync, readdirSync, type Stats, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { EmbeddedPostgresError, systemErrorCode } from './types.ts'

/** The user PostgreSQL runs as. `spawn` is empty unless this process is root and has to step down. */
export interface RunAs {
  uid: number
  gid: number
  spawn: { uid?: number; gid?: number }
}

const nobody = { uid: 65534, gid: 65534 }

/** An existing cluster keeps its owner; a new one, or one that root copied here, goes to `wanted`. */
export function chooseRunAs(clusterDirectory: string, wanted = nobody): RunAs {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const cluster = statSync(clusterDirectory, { throwIfNoEntry: false })
  if (self.uid !== 0) {
    if (cluster && cluster.uid !== self.uid) {
      throw new EmbeddedPostgresError(
        'NOT_PERMITTED',
        `The database folder ${clusterDirectory} belongs to user id ${cluster.uid}, this process runs as user id ${self.uid}. Start it as that user or as root, or give the folder to this user.`,
      )
    }
    return { ...self, spawn: {} }
  }
  const user = cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : wanted
  if (cluster?.uid === 0) giveTree(clusterDirectory, user)
  return { ...user, spawn: user }
}

/** Gives a file or folder that root made to another user; for an ordinary user it is theirs already. */
export function give(path: string, user: { uid: number; gid: number }): void {
  if (process.getuid?.() !== 0) return
  try {
    chownSync(path, user.uid, user.gid)
  } catch (error) {
    throw cannotBecome(user.uid, error)
  }
}

function giveTree(path: string, user: { uid: number; gid: number }): void {
  lchownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) giveTree(child, user)
    else lchownSync(child, user.uid, user.gid)
  }
}

export function cannotBecome(uid: number, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'NOT_PERMITTED',
    `PostgreSQL must not run as root, and this process may not act as user id ${uid} (${systemErrorCode(cause)}). Start the server as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  )
}

/** True when `user` may read the file or enter the folder, and may enter every folder above it. */
export function canReach(path: string, user: { uid: number; gid: number }): boolean {
  let current = resolve(path)
  let bit = 0o4
  for (;;) {
    const stats = statSync(current, { throwIfNoEntry: false })
    if (!stats || !allows(stats, user, stats.isDirectory() ? 0o1 : bit)) return false
    const parent = dirname(current)
    if (parent === current) return true
    current = parent
    bit = 0o1
  }
}

function allows(stats: Stats, user: { uid: number; gid: number }, bit: number): boolean {
  if (user.uid === 0) return true
  if (stats.uid === user.uid) return (stats.mode & (bit << 6)) !== 0
  if (stats.gid === user.gid) return (stats.mode & (bit << 3)) !== 0
  return (stats.mode & bit) !== 0
}
