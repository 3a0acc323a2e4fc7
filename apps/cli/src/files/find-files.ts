import { lstat, readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { UsageError } from '../command.ts'

/** Standard input among the names given. */
export const STDIN = '-'

/** What to read: the names given, else what is piped in. Nobody is left in front of a terminal that waits. */
export function inputsOf(names: readonly string[]): readonly string[] {
  if (names.length > 0) return names
  if (process.stdin.isTTY)
    throw new UsageError('Name files or folders, or - to type the text and end it with Ctrl-D.')
  return [STDIN]
}

export interface FoundFile {
  /** As it is shown: the name given, or the name of the folder given and the way inside it. */
  path: string
  /** The way inside the folder given; for a file that was named, nothing but its own name. */
  inside: string[]
  sizeBytes: number
  /** Named by the caller, not found in a folder: then nothing but binary content leaves it out. */
  isNamed: boolean
}

export type FileEvent =
  | ({ kind: 'file' } & FoundFile)
  | { kind: 'too-large'; path: string }
  | { kind: 'error'; path: string; reason: string }

/** Copies of other people's work, and the history of one's own: not what is asked about. */
const SKIPPED_FOLDERS = new Set(['.git', '.hg', '.svn', 'node_modules'])

export interface FindOptions {
  /** For files found in folders. */
  maxBytes: number
  /** Files found in folders whose name ends like this are left out. */
  exceptEnding?: string
  /** A folder that is not walked into: where the results go. */
  exceptFolder?: string
}

/** Files in the order given, folders walked in the order of names. Links found in folders are not followed. */
export async function* findFiles(names: readonly string[], options: FindOptions): AsyncGenerator<FileEvent> {
  for (const name of names) {
    if (name === STDIN) {
      yield { kind: 'file', path: STDIN, inside: [], sizeBytes: 0, isNamed: true }
      continue
    }
    try {
      const info = await stat(name)
      if (info.isDirectory()) yield* walk(name, [], options)
      else yield { kind: 'file', path: name, inside: [basename(name)], sizeBytes: info.size, isNamed: true }
    } catch (error) {
      yield { kind: 'error', path: name, reason: readReason(error) }
    }
  }
}

const isSame = (path: string, other: string | undefined): boolean =>
  other !== undefined && resolve(path) === resolve(other)

async function* walk(folder: string, inside: string[], options: FindOptions): AsyncGenerator<FileEvent> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => readReason(error))
  if (typeof entries === 'string') return yield { kind: 'error', path: folder, reason: entries }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const way = [...inside, entry.name]
    if (entry.isDirectory()) {
      const isLeftOut = SKIPPED_FOLDERS.has(entry.name) || isSame(path, options.exceptFolder)
      if (!isLeftOut) yield* walk(path, way, options)
    } else if (entry.isFile() && !(options.exceptEnding && entry.name.endsWith(options.exceptEnding))) {
      try {
        const { size } = await lstat(path)
        yield size > options.maxBytes
          ? { kind: 'too-large', path }
          : { kind: 'file', path, inside: way, sizeBytes: size, isNamed: false }
      } catch (error) {
        yield { kind: 'error', path, reason: readReason(error) }
      }
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file; check the name',
  EACCES: 'permission denied; run as a user who may read it',
  EPERM: 'permission denied; run as a user who may read it',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open; raise "ulimit -n"',
  EISDIR: 'it is a folder',
}

/** Why a file cannot be read, without the path and without anything of its content. */
export function readReason(error: unknown): string {
  const { code } = error as { code?: string }
  return REASONS[code ?? ''] ?? (code ? `the system answers ${code}` : 'it cannot be read')
}
