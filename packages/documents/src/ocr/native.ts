import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { DocumentError } from '../errors.ts'
import { type Layout, type OcrEngine, SEGMENTATION_MODE } from './engine.ts'
import { greyPng } from './grey-png.ts'
import type { OcrLine, RasterPage } from './ocr.ts'
import { readTsv } from './tsv.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A page of the densest print is under one megabyte of words. */
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024

/**
 * Tesseract as a program of the system: one process a page, the picture by standard input, the words by standard
 * output. Neither it nor Leptonica opens a file for writing on the way (seen by its system calls).
 */
export function createNativeEngine(command: string, env: Environment): OcrEngine | undefined {
  const path = findCommand(command, env)
  if (path === undefined) return undefined
  const childEnv = {
    ...(env.TESSDATA_PREFIX === undefined ? {} : { TESSDATA_PREFIX: env.TESSDATA_PREFIX }),
    // More threads a page are no faster alone and many times slower when pages compete for the cores.
    OMP_THREAD_LIMIT: '1',
    LC_ALL: 'C',
  }
  const listed = spawnSync(path, ['--list-langs'], { env: childEnv, encoding: 'utf8', timeout: 10_000 })
  if (listed.status !== 0) return undefined
  // The first line is a heading, on one of the two streams depending on the version.
  const available = new Set(`${listed.stdout}\n${listed.stderr}`.split(/\s+/))
  return {
    available,
    read: (page, data, signal, layout = 'page') => readByChild(path, childEnv, page, data, signal, layout),
    close: async () => undefined,
  }
}

/** The first executable file of that name on the PATH that was handed over. */
function findCommand(command: string, env: Environment): string | undefined {
  const folders = isAbsolute(command) ? [''] : (env.PATH ?? '').split(delimiter).filter(isAbsolute)
  for (const folder of folders) {
    const path = join(folder, command)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this folder.
    }
  }
  return undefined
}

function readByChild(
  path: string,
  env: Record<string, string>,
  page: RasterPage,
  data: readonly string[],
  signal: AbortSignal,
  layout: Layout,
): Promise<OcrLine[]> {
  return new Promise((resolve, reject) => {
    const args = ['stdin', 'stdout', '-l', data.join('+'), '--psm', SEGMENTATION_MODE[layout], '--dpi', '300']
    const child = spawn(path, [...args, '-c', 'tessedit_create_tsv=1'], {
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
      // A group of its own, so that whatever it may start ends with it.
      detached: true,
    })
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Ended already.
      }
    }
    const chunks: Buffer[] = []
    let size = 0
    let failure: DocumentError | undefined
    const onAbort = () => {
      failure ??= signal.reason as DocumentError
      kill()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_OUTPUT_BYTES) chunks.push(chunk)
      else {
        failure ??= new DocumentError('TOO_LARGE', 'The picture holds more words than can be read.')
        kill()
      }
    })
    // A child that ended early closes its input; what it left behind says why.
    child.stdin.on('error', () => undefined)
    child.on('error', () => settle(-1))
    child.on('close', settle)
    child.stdin.end(greyPng(page))

    function settle(status: number | null) {
      signal.removeEventListener('abort', onAbort)
      if (failure) reject(failure)
      else if (status === 0) resolve(readTsv(Buffer.concat(chunks).toString('utf8')))
      else
        reject(
          new DocumentError('OVERLOADED', 'The reader of pictures ended unexpectedly. Try again.', {
            status,
          }),
        )
    }
  })
}
