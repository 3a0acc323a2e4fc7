import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { cannotBecome, give, type RunAs } from './run-as.ts'
import { EmbeddedPostgresError, systemErrorCode } from './types.ts'

/** The major version of the binaries in package.json; its data folders belong to it alone. */
const majorVersion = '18'
const draftPrefix = 'cluster.new-'

/** The superuser, used by this room only. The service connects as the owner of its own database. */
export const superuser = 'postgres'

/**
 * What PostgreSQL and initdb are told as their data folder. Both are started inside it, and on Linux
 * `/proc/self/cwd` leads back there without walking the folders above. So a data folder works even where the
 * user that runs PostgreSQL may not enter its parents (DATA_DIR in root's home), and at any length or spelling.
 */
export function dataFolderArgument(directory: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : directory
}

/**
 * Makes the cluster when there is none. It is made under another name and renamed when complete and on disk,
 * so an interrupted attempt is never mistaken for a cluster; its rest is removed at the next start.
 */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  runAs: RunAs,
): Promise<'made' | 'found'> {
  const home = dirname(cluster)
  removeDrafts(home)
  if (existsSync(cluster)) {
    checkVersion(cluster)
    return 'found'
  }
  // A fresh name each time: an initdb that outlived its killed parent must not write into the next attempt.
  const draft = mkdtempSync(join(home, draftPrefix))
  give(draft, runAs)
  await runInitdb(draft, binaries, runAs)
  renameSync(draft, cluster)
  syncFolder(home)
  return 'made'
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(draftPrefix)) continue
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {
      // An initdb whose parent was killed may still be writing here; the next start removes the rest.
    }
  }
}

function checkVersion(cluster: string): void {
  let found: string
  try {
    found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'START_FAILED',
      `${cluster} is no PostgreSQL data folder: PG_VERSION is missing.`,
      {
        cause,
      },
    )
  }
  if (found === majorVersion) return
  throw new EmbeddedPostgresError(
    'WRONG_VERSION',
    `The database in ${cluster} was made by PostgreSQL ${found}, this release brings PostgreSQL ${majorVersion}. Make a backup with the release that made it, move the folder away and restore the backup here.`,
  )
}

async function runInitdb(directory: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${dataFolderArgument(directory)}`,
      `--username=${superuser}`,
      '--auth=trust',
      '--encoding=UTF8',
      // Code-point order and Unicode letters, the same on every machine and after every system update.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { cwd: directory, env: {}, stdio: ['ignore', 'ignore', 'pipe'], ...runAs.spawn },
  )
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors = (errors + chunk).slice(-4_000)
  })
  const code = await new Promise<number | string>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode, signal) => resolve(exitCode ?? signal ?? 'unknown'))
  }).catch((error: unknown) => {
    throw cannotSpawn(binaries.initdb, runAs, error)
  })
  if (code === 0) return
  if (errors.includes('could not look up effective user ID')) {
    throw new EmbeddedPostgresError(
      'NOT_PERMITTED',
      `User id ${runAs.uid} has no entry in /etc/passwd, which PostgreSQL needs to make a database. Run as a user that has one, or set DATABASE_URL.`,
    )
  }
  const reason = errors.trim().split('\n').at(-1) ?? ''
  throw new EmbeddedPostgresError(
    'START_FAILED',
    `The database could not be made (initdb ended with ${code}): ${reason}`,
  )
}

export function cannotSpawn(program: string, runAs: RunAs, cause: unknown): EmbeddedPostgresError {
  const code = systemErrorCode(cause)
  if (code === 'EPERM' || code === 'EINVAL') return cannotBecome(runAs.uid, cause)
  // ENOENT although the file is there: its loader is missing, as on systems without glibc.
  return new EmbeddedPostgresError(
    'NO_BINARY',
    `${program} cannot be run here (${code}). Set DATABASE_URL to a PostgreSQL of your own (14 or newer).`,
    { cause },
  )
}

function syncFolder(directory: string): void {
  const handle = openSync(directory, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
