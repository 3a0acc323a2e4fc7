import { mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '../command.ts'
import { printable } from '../terminal.ts'

/**
 * Refuses a folder that cannot be made or written to before any work is done. Only trying tells: root may write
 * everywhere by the mode, and to make a folder below /proc, Node tries for ever.
 */
export async function checkOutputFolder(folder: string): Promise<void> {
  const existing = await nearestExisting(resolve(folder))
  try {
    await rmdir(await mkdtemp(join(existing, '.sfumato-')))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      code === 'ENOTDIR'
        ? `${printable(existing)} is no folder; give -o a folder to write to.`
        : `Nothing can be written to ${printable(existing)} (${code}); choose another folder with -o.`,
    )
  }
}

async function nearestExisting(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT' && code !== 'ENOTDIR',
  )
  return isThere || path === dirname(path) ? path : nearestExisting(dirname(path))
}
