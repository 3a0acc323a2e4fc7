import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PSM, Worker } from 'tesseract.js'
import { createWorker, OEM } from 'tesseract.js'
import { DocumentError } from '../errors.ts'
import { type Layout, type OcrEngine, SEGMENTATION_MODE } from './engine.ts'
import { greyPng } from './grey-png.ts'
import { npmPackage, OCR_LANGUAGES } from './languages.ts'
import type { OcrLine, RasterPage } from './ocr.ts'
import { readTsv } from './tsv.ts'

/** The variant for the neural reader, in whole numbers: small, and the only one tried. */
const VARIANT = '4.0.0_best_int'

/**
 * Tesseract inside Node, with data from npm packages: slower by half to twice, but there after `npm install`. The
 * folder of the data is named and the cache is off, so nothing is fetched and nothing written. One worker thread is
 * kept until it was idle for a while; pages wait for each other.
 */
export function createWasmEngine(idleMs: number): OcrEngine {
  const paths = findData()
  let kept: { code: string; worker: Promise<Worker> } | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    clearTimeout(idle)
    const ending = kept
    kept = undefined
    // Not in the middle of a call that is being sent: the library throws then where nobody can catch it.
    await setImmediate()
    await ending?.worker.then((worker) => worker.terminate()).catch(() => undefined)
  }

  const workerFor = async ([code]: readonly string[]): Promise<Worker> => {
    if (kept?.code !== code) {
      await end()
      const worker = createWorker(code, OEM.LSTM_ONLY, {
        // It takes one folder, and each package is one: what a language has `besides` is not read here.
        langPath: dirname(paths.get(code!)!),
        cacheMethod: 'none',
        gzip: true,
        // Its own default is to throw from a callback, which nobody could catch.
        errorHandler: () => undefined,
      })
      kept = { code: code!, worker }
    }
    return await kept!.worker
  }

  const readNow = async (page: RasterPage, data: readonly string[], signal: AbortSignal, layout: Layout) => {
    clearTimeout(idle)
    if (signal.aborted) throw signal.reason
    let onAbort: () => void = () => undefined
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => {
        // A thread in the middle of a page hears nothing: it is ended.
        void end()
        reject(signal.reason)
      }
      signal.addEventListener('abort', onAbort, { once: true })
    })
    const reading = workerFor(data).then(async (worker) => {
      if (signal.aborted) throw signal.reason
      await worker.setParameters({
        tessedit_pageseg_mode: SEGMENTATION_MODE[layout] as PSM,
        // Or it says on the console what it takes for the resolution.
        user_defined_dpi: '300',
      })
      if (signal.aborted) throw signal.reason
      const result = await worker.recognize(greyPng(page), {}, { text: false, tsv: true })
      return readTsv(result.data.tsv ?? '')
    })
    try {
      return await Promise.race([reading, aborted])
    } catch (error) {
      reading.catch(() => undefined)
      void end()
      if (error instanceof DocumentError) throw error
      throw new DocumentError('OVERLOADED', 'The reader of pictures ended unexpectedly. Try again.')
    } finally {
      signal.removeEventListener('abort', onAbort)
      idle = setTimeout(() => void end(), idleMs)
      idle.unref()
    }
  }

  return {
    available: new Set(paths.keys()),
    read(page, data, signal, layout = 'page'): Promise<OcrLine[]> {
      const turn = last.then(() => readNow(page, data, signal, layout))
      last = turn.catch(() => undefined)
      return turn
    },
    close: end,
  }
}

function findData(): Map<string, string> {
  const require = createRequire(import.meta.url)
  const found = new Map<string, string>()
  for (const { data, besides = [] } of Object.values(OCR_LANGUAGES))
    for (const code of [...data, ...besides]) {
      try {
        const folder = dirname(require.resolve(`${npmPackage(code)}/package.json`))
        const path = join(folder, VARIANT, `${code}.traineddata.gz`)
        if (existsSync(path)) found.set(code, path)
      } catch {
        // Not installed.
      }
    }
  return found
}
