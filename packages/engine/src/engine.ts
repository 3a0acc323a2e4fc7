import {
  type AnalyzeRequest,
  type AnalyzeResult,
  analyze,
  catalogScanner,
  checkRequest,
  DEFAULT_THRESHOLD,
} from './analyze.ts'
import { CATALOG, type CatalogEntry, catalogEntries } from './catalog.ts'
import { EngineError } from './errors.ts'
import type { NerModel } from './ner/model.ts'
import { type PoolOptions, type Task, WorkerPool } from './pool.ts'
import type { Preset } from './presets/define-preset.ts'
import { PRESETS } from './presets/presets.ts'
import { analyzeStructured, type StructuredRequest, type StructuredResult } from './structured/structured.ts'

export interface EngineOptions extends PoolOptions {
  /** Finds names in running text; without one rules find the clear cases. Warmed and closed with the engine. */
  model?: NerModel
  /**
   * Requests up to this many UTF-16 units in all are answered on the caller's thread: handing them over would
   * cost more than they do. 0 hands everything to workers.
   */
  inlineUpTo?: number
}

export interface Engine {
  analyze(request: AnalyzeRequest): Promise<AnalyzeResult[]>
  /** Several texts as one piece of work; all or nothing. */
  analyzeAll(requests: readonly AnalyzeRequest[]): Promise<AnalyzeResult[][]>
  /** JSON or CSV, each value with the name of its field as context. */
  analyzeStructured(request: StructuredRequest): Promise<StructuredResult[]>
  readonly catalog: readonly CatalogEntry[]
  readonly presets: readonly Preset[]
  /** How many recognizers are at work. */
  readonly recognizerCount: number
  /** Makes the catalog, the workers and the model ready ahead of the first request. */
  warm(): Promise<void>
  close(): Promise<void>
}

const INLINE_UP_TO = 2048

export function createEngine(options: EngineOptions = {}): Engine {
  const { model, inlineUpTo = INLINE_UP_TO, ...poolOptions } = options
  const pool = new WorkerPool(poolOptions)
  const running = new Set<Promise<unknown>>()
  let closed = false

  const withNames = async (request: AnalyzeRequest): Promise<Task> => {
    const { language, selected } = checkRequest(request)
    const wanted =
      model?.languages.includes(language) &&
      model.labels.some((label) => {
        const index = CATALOG.findIndex(({ recognizer }) => recognizer.entity === label)
        return index >= 0 && (!selected || selected.has(index))
      })
    if (!model || !wanted) return { request }
    const minScore = request.scoreThreshold ?? DEFAULT_THRESHOLD
    const spans = await model.tag(request.text, language, minScore)
    return { request, names: { model: model.name, spans: spans.filter(({ score }) => score >= minScore) } }
  }

  const analyzeAll = (requests: readonly AnalyzeRequest[]): Promise<AnalyzeResult[][]> => {
    if (closed) return Promise.reject(new EngineError('CLOSED', 'The engine is closed.'))
    const work = doAnalyzeAll(requests)
    running.add(work)
    const forget = () => running.delete(work)
    work.then(forget, forget)
    return work
  }

  const doAnalyzeAll = async (requests: readonly AnalyzeRequest[]): Promise<AnalyzeResult[][]> => {
    const tasks = await Promise.all(requests.map(withNames))
    const units = requests.reduce((sum, { text }) => sum + text.length, 0)
    const isPlain = requests.every(({ adHocRecognizers }) => !adHocRecognizers?.length)
    return isPlain && units <= inlineUpTo
      ? tasks.map(({ request, names }) => analyze(request, names))
      : pool.run(tasks)
  }

  const analyzeOne = async (request: AnalyzeRequest): Promise<AnalyzeResult[]> =>
    (await analyzeAll([request]))[0]!

  return {
    analyze: analyzeOne,
    analyzeAll,
    analyzeStructured: (request) => analyzeStructured(request, analyzeOne),
    catalog: catalogEntries(model),
    presets: PRESETS,
    recognizerCount: CATALOG.length,
    async warm() {
      catalogScanner()
      await Promise.all([pool.warm(), model?.warm?.()])
    },
    async close() {
      closed = true
      await Promise.allSettled(running)
      await Promise.all([pool.close(), model?.close?.()])
    },
  }
}
