import { DocumentError } from '../errors.ts'
import type { OcrEngine } from './engine.ts'
import { fitToInk } from './fit.ts'
import { dataFor, isRightToLeft, OCR_LANGUAGES } from './languages.ts'
import { mendWords } from './mend.ts'
import { createNativeEngine, type Environment } from './native.ts'
import type { Ocr, OcrLine, RasterPage } from './ocr.ts'
import { readPassedOver } from './passed-over.ts'
import { type PreparedPage, preparePage } from './prepare.ts'
import { inReadingOrder } from './reading-order.ts'
import { lookAgain } from './second-look.ts'
import { isDoubtful, LEAST_GAIN, sureSigns } from './sureness.ts'
import { type Turn, turnedBy } from './turn.ts'
import { createWasmEngine } from './wasm.ts'

export interface OcrOptions {
  /** Where `PATH` names the folders the command is looked for in, and `TESSDATA_PREFIX` that of its data. */
  env: Environment
  /** The command, or its absolute path. */
  command?: string
  /** 'native' and 'wasm' take that one alone; otherwise each language takes the faster one that has it. */
  engine?: 'fastest' | 'native' | 'wasm'
  /** For one page. */
  deadlineMs?: number
  /** The worker inside Node ends after so long without a page. */
  idleMs?: number
}

/** Looks once for what is installed; pages are then read by whichever engine is the fastest for their language. */
export function createOcr(options: OcrOptions): Ocr {
  const { command = 'tesseract', engine = 'fastest', deadlineMs = 60_000, idleMs = 30_000 } = options
  const engines = [
    engine === 'wasm' ? undefined : createNativeEngine(command, options.env),
    engine === 'native' ? undefined : createWasmEngine(idleMs),
  ].filter((candidate): candidate is OcrEngine => candidate !== undefined)
  const choices = new Map<string, Choice>()
  for (const language of Object.keys(OCR_LANGUAGES))
    for (const candidate of engines) {
      const data = dataFor(language, candidate.available)
      if (data && !choices.has(language)) choices.set(language, { engine: candidate, data })
    }
  const languages = [...choices.keys()]
  const closing = new AbortController()

  return {
    languages,
    async read(page, language, { signal, deadlineMs: ownDeadlineMs } = {}) {
      const choice = choices.get(language)
      if (!choice)
        throw new DocumentError('UNKNOWN_LANGUAGE', 'Pictures cannot be read in this language here.', {
          provided: language,
          expected: languages,
        })
      const limited = limitedSignal([signal, closing.signal], ownDeadlineMs ?? deadlineMs)
      try {
        const { prepared, first } = await firstReading(page, choice, limited.signal)
        const lines = await readFully(prepared.page, first, language, choice, limited.signal)
        return prepared.mapBack(lines)
      } finally {
        limited.release()
      }
    },
    async close() {
      closing.abort(closed())
      await Promise.all(engines.map((candidate) => candidate.close()))
    },
  }
}

interface Choice {
  engine: OcrEngine
  data: readonly string[]
}

interface Reading {
  prepared: PreparedPage
  first: OcrLine[]
}

/**
 * The page read as its lines lie. Where next to nothing of it is sure it may lie head down, or was no page of lines at
 * all and only looked as if it lay on its side (writing from top to bottom): then what is surest counts.
 */
async function firstReading(
  page: RasterPage,
  { engine, data }: Choice,
  signal: AbortSignal,
): Promise<Reading> {
  const read = async (turn?: Turn): Promise<Reading> => {
    const prepared = await preparePage(page, turn)
    return { prepared, first: await engine.read(prepared.page, data, signal) }
  }
  let best = await read()
  const { turn } = best.prepared
  for (const other of turn === 0 ? [2 as const] : [turnedBy(turn, 2), 0 as const]) {
    if (!isDoubtful(best.first)) break
    const next = await read(other)
    if (sureSigns(next.first) > sureSigns(best.first) * LEAST_GAIN) best = next
  }
  return best
}

/** Reads what was passed over, then what the data of the language is known to spoil. */
async function readFully(
  page: RasterPage,
  first: readonly OcrLine[],
  language: string,
  { engine, data }: Choice,
  signal: AbortSignal,
): Promise<OcrLine[]> {
  const whole = await readPassedOver(page, first, engine, data, signal)
  const lines = language === 'en' ? whole : await lookAgain(page, whole, engine, language, signal)
  return fitToInk(page, mendWords(page, isRightToLeft(language) ? inReadingOrder(lines) : lines))
}

const closed = () => new DocumentError('CLOSED', 'The reading of the picture was called off.')

/** One signal out of several and a deadline, whose reason is always an error that may be shown. */
function limitedSignal(signals: readonly (AbortSignal | undefined)[], deadlineMs: number) {
  const controller = new AbortController()
  const onAbort = () => controller.abort(closed())
  const timer = setTimeout(
    () =>
      controller.abort(
        new DocumentError('TIMEOUT', 'Reading the picture took too long. Send it smaller or in parts.'),
      ),
    deadlineMs,
  )
  for (const signal of signals) {
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
  }
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer)
      for (const signal of signals) signal?.removeEventListener('abort', onAbort)
    },
  }
}
