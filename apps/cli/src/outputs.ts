import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, type FileHandle, lstat, mkdir, open, rename, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UsageError } from './command.ts'
import { type FoundFile, STDIN } from './files/find-files.ts'
import { checkOutputFolder } from './files/output-folder.ts'
import { endTidilyOnSignals } from './signals.ts'
import { printable } from './terminal.ts'

export const OUTPUT_OPTIONS = {
  output: { type: 'string', short: 'o' },
  'in-place': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const

export const OUTPUT_HELP = `  --output, -o DIR  folder to write to; made if it is not there. Left out, with one input: standard output
  --in-place        write over the inputs
  --force           write over files in DIR; inputs are never written over without --in-place`

interface OutputOptions {
  output?: string | undefined
  'in-place': boolean
  force: boolean
}

interface OutputNames {
  /** Of a file that may be written beside each output. */
  extraEnding?: string
  /** What an input is called when it is written; as before when absent. */
  nameFor?: (name: string) => string
}

/**
 * Where each input goes; undefined is standard output. Refuses the whole run before anything is written when an
 * output would be an input, exists already, or belongs to two inputs.
 */
export async function planOutputs(
  files: readonly FoundFile[],
  names: readonly string[],
  options: OutputOptions,
  { extraEnding, nameFor = (name) => name }: OutputNames = {},
): Promise<Map<FoundFile, string | undefined>> {
  const hasStdin = names.includes(STDIN)
  if (options['in-place'] && options.output !== undefined)
    throw new UsageError('Give --output or --in-place, not both.')
  if (hasStdin && (names.length > 1 || options['in-place'] || options.output !== undefined))
    throw new UsageError('Standard input goes to standard output; name files to write files.')
  if (!options['in-place'] && options.output === undefined) {
    if (names.length === 1 && files.every(({ isNamed }) => isNamed))
      return new Map(files.map((file) => [file, undefined]))
    throw new UsageError('Give -o FOLDER to write to, or --in-place.')
  }
  if (options.output !== undefined) await checkOutputFolder(options.output)
  const targetOf = ({ path, inside }: FoundFile): string => {
    const before = options.output === undefined ? path : join(options.output, ...inside)
    const name = basename(before)
    const written = nameFor(name)
    return written === name ? before : join(dirname(before), written)
  }
  const inputs = new Set<string>()
  for (const { path } of files) inputs.add(await identity(path))
  const takenBy = new Map<string, FoundFile>()
  const take = (path: string, file: FoundFile): void => {
    const other = takenBy.get(path)
    if (other && other !== file)
      throw new UsageError(
        `${printable(other.path)} and ${printable(file.path)} would both become ${printable(path)}; take them one by one.`,
      )
    takenBy.set(path, file)
  }
  const plan = new Map<FoundFile, string | undefined>()
  for (const file of files) {
    const target = targetOf(file)
    const isSame = options['in-place'] && target === file.path
    if (isSame && (await lstat(target).catch(() => undefined))?.isSymbolicLink())
      throw new UsageError(`${printable(target)} is a link; name the file it leads to.`)
    plan.set(file, target)
    for (const written of extraEnding === undefined ? [target] : [target, target + extraEnding]) {
      take(written, file)
      // What lies beside a file says where earlier values of it are: it is not written over either.
      if (!isSame || written !== target) await refuseExisting(written, inputs, options)
    }
  }
  return plan
}

async function identity(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined)
  return info ? `${info.dev}:${info.ino}` : resolve(path)
}

async function refuseExisting(
  path: string,
  inputs: ReadonlySet<string>,
  { 'in-place': isInPlace, force: mayReplace }: OutputOptions,
): Promise<void> {
  const there = await lstat(path).catch(() => undefined)
  if (!there) return
  if (!there.isFile() && !there.isSymbolicLink())
    throw new UsageError(`${printable(path)} is no file to be written over; choose another folder.`)
  if (isInPlace && (!mayReplace || inputs.has(await identity(path))))
    throw new UsageError(`${printable(path)} exists already; move it away, or give -o FOLDER.`)
  if (inputs.has(await identity(path)))
    throw new UsageError(`${printable(path)} is an input; choose another folder, or give --in-place.`)
  if (!mayReplace)
    throw new UsageError(`${printable(path)} exists already; choose another folder, or give --force.`)
}

/** Files that are being written, to be removed if the process ends before they are complete. */
const unfinished = new Set<string>()
let isGuarded = false

function guard(): void {
  if (isGuarded) return
  isGuarded = true
  process.on('exit', () => {
    for (const path of unfinished) rmSync(path, { force: true })
  })
  endTidilyOnSignals()
}

export interface Output {
  write(bytes: Uint8Array): Promise<void>
  /** Puts the file in its place, whole. */
  finish(): Promise<void>
  /** Leaves no trace. */
  abandon(): Promise<void>
}

export const standardOutput: Output = {
  async write(bytes) {
    process.stdout.write(bytes)
  },
  async finish() {},
  async abandon() {},
}

/** Written beside its place under another name, readable by the owner alone; then moved there with `mode`. */
export async function openOutput(path: string, mode: number): Promise<Output> {
  guard()
  await mkdir(dirname(path), { recursive: true })
  const partPath = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`)
  unfinished.add(partPath)
  const handle: FileHandle = await open(partPath, 'wx', 0o600)
  return {
    async write(bytes) {
      await handle.writeFile(bytes)
    },
    async finish() {
      await handle.close()
      await chmod(partPath, mode)
      await rename(partPath, path)
      unfinished.delete(partPath)
    },
    async abandon() {
      await handle.close()
      rmSync(partPath, { force: true })
      unfinished.delete(partPath)
    },
  }
}

/** All there is to write; undefined is standard output. */
export async function writeWhole(target: string | undefined, from: string, bytes: Uint8Array): Promise<void> {
  const output = target === undefined ? standardOutput : await openOutput(target, await modeOf(from))
  try {
    await output.write(bytes)
    await output.finish()
  } catch (error) {
    await output.abandon()
    throw error
  }
}

export async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}

/** Why an output cannot be written. */
export function outputReason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'the disk is full'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'its output may not be written; check the folder'
  return typeof code === 'string' ? `the system answers ${code}` : 'its output cannot be written'
}
