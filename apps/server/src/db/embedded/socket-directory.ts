import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canReach, give, type RunAs } from './run-as.ts'
import { EmbeddedPostgresError, systemErrorCode } from './types.ts'

/** sun_path holds 108 bytes with its final zero on Linux, 104 on macOS; PostgreSQL appends `/.s.PGSQL.5432`. */
const longestDirectory = 103 - '/.s.PGSQL.5432'.length

/**
 * The folder of the unix socket: short whatever DATA_DIR is, mode 700, owned by the user that runs PostgreSQL.
 * That ownership is the only guard of the database, so a folder that somebody else put there is not used.
 */
export function makeSocketDirectory(clusterDirectory: string, runAs: RunAs): string {
  const name = `sfumato-${createHash('sha256').update(clusterDirectory).digest('hex').slice(0, 16)}`
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (!canReach(parent, runAs)) continue
    for (const suffix of ['', '-1', '-2', '-3', '-4', '-5', '-6', '-7']) {
      const directory = join(parent, name + suffix)
      if (Buffer.byteLength(directory) <= longestDirectory && makePrivate(directory, runAs)) return directory
    }
  }
  throw new EmbeddedPostgresError(
    'NOT_PERMITTED',
    `No folder for the database's socket can be made in ${tmpdir()}; user id ${runAs.uid} must be able to use it.`,
  )
}

function makePrivate(directory: string, runAs: RunAs): boolean {
  try {
    mkdirSync(directory, { mode: 0o700 })
    give(directory, runAs)
    chmodSync(directory, 0o700)
    return true
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST' || !isPrivateTo(directory, runAs.uid)) return false
    // Left by a killed server. PostgreSQL would refuse the socket's lock file if its pid is in use again.
    for (const name of readdirSync(directory)) rmSync(join(directory, name), { force: true })
    return true
  }
}

/** Also asked by clients before they connect: a stranger's socket must not be spoken to. */
export function isPrivateTo(directory: string, uid: number): boolean {
  const stats = lstatSync(directory, { throwIfNoEntry: false })
  return stats?.isDirectory() === true && stats.uid === uid && (stats.mode & 0o077) === 0
}

export function removeSocketDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true })
}
