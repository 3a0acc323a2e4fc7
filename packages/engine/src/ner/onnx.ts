import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { EngineError } from '../errors.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import type { NerModel, NerSpan } from './model.ts'
import { readModelFolder } from './model-folder.ts'
import type { OnnxAnswer, OnnxJob } from './onnx-worker.ts'

/**
 * A model in ONNX format behind worker threads, one inference session each: the runtime blocks its thread while
 * it works, and one thread per session used best what the machine has.
 *
 * Long texts are cut into parts at line ends and spread over the threads; short texts are handed over several at
 * a time and go first. A request that passes its deadline is answered with TIMEOUT, a full queue with OVERLOADED,
 * a model that is not ready with MODEL_LOADING. No answer lacks a part of its text.
 */
export interface OnnxModelOptions {
  /** Holds model.onnx, config.json and tokenizer.json. */
  folder: string
  /** Named in explanations. */
  name: string
  /** Languages it is asked for, unless its config.json names them. */
  languages: readonly string[]
  /** Threads; as many as cores, two unless asked for more. Each costs about 80 MB. */
  threads?: number
  /** Requests waiting. */
  queueLimit?: number
  /** From submission to answer. */
  deadlineMs?: number
}

interface Request {
  language: string
  leastScore: number
  spans: NerSpan[]
  /** Parts that are not answered yet. */
  open: number
  isOver: boolean
  succeed: (spans: NerSpan[]) => void
  fail: (error: EngineError) => void
}

interface Part extends Chunk {
  request: Request
}

interface Thread {
  worker: Worker
  isReady: boolean
  parts: Part[] | undefined
}

const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './onnx-worker.ts' : './onnx-worker.js',
  import.meta.url,
)
const MOST_THREADS = 2
/** UTF-16 units handed to a thread at once; about a quarter of a second. */
const JOB_SIZE = 16_000
/** Up to this size a text goes before longer ones. */
const SHORT = 4_000
/** So many short jobs go before a long one that waits. */
const SHORT_IN_A_ROW = 4
const RETRY_AFTER_SECONDS = 2
/** Without a letter there is no name. */
const LETTER = /\p{L}/u

export function createOnnxModel(
  options: OnnxModelOptions,
): NerModel & Required<Pick<NerModel, 'warm' | 'close'>> {
  const { labels, languages = options.languages } = readModelFolder(options.folder)
  const pool = new OnnxPool(options)
  return {
    name: options.name,
    labels,
    languages,
    tag: (text, language, leastScore = 0) =>
      LETTER.test(text) ? pool.tag(text, language, leastScore) : Promise.resolve([]),
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}

class OnnxPool {
  readonly #folder: string
  readonly #threadCount: number
  readonly #queueLimit: number
  readonly #deadlineMs: number
  readonly #threads = new Set<Thread>()
  readonly #short: Part[] = []
  readonly #long: Part[] = []
  readonly #requests = new Set<Request>()
  #shortInARow = 0
  #loading: PromiseWithResolvers<void> | undefined
  #isLoaded = false
  #isClosed = false
  #whenIdle: (() => void)[] = []

  constructor({ folder, threads, queueLimit = 1000, deadlineMs = 60_000 }: OnnxModelOptions) {
    this.#folder = folder
    this.#threadCount = threads ?? Math.min(MOST_THREADS, availableParallelism())
    this.#queueLimit = queueLimit
    this.#deadlineMs = deadlineMs
  }

  /** Done when the first thread can answer; the others follow. */
  warm(): Promise<void> {
    if (this.#isClosed) return Promise.reject(new EngineError('CLOSED', 'The engine is closed.'))
    if (this.#isLoaded) return Promise.resolve()
    if (!this.#loading) {
      this.#loading = Promise.withResolvers<void>()
      this.#loading.promise.catch(() => undefined)
      this.#startMissing()
    }
    return this.#loading.promise
  }

  tag(text: string, language: string, leastScore: number): Promise<NerSpan[]> {
    if (this.#isClosed) return Promise.reject(new EngineError('CLOSED', 'The engine is closed.'))
    if (!this.#isLoaded) {
      // Whoever waits for it hears of a failure; this caller is told to come again.
      this.warm().catch(() => undefined)
      return Promise.reject(
        new EngineError('MODEL_LOADING', 'The language model is being loaded.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
          language,
        }),
      )
    }
    if (this.#requests.size >= this.#queueLimit)
      return Promise.reject(
        new EngineError('OVERLOADED', 'Too many texts are waiting for the language model.'),
      )
    const { promise, resolve, reject } = Promise.withResolvers<NerSpan[]>()
    const chunks = chunksOf(text)
    const request: Request = {
      language,
      leastScore,
      spans: [],
      open: chunks.length,
      isOver: false,
      succeed: resolve,
      fail: reject,
    }
    this.#requests.add(request)
    const timer = setTimeout(() => {
      this.#end(request)
      reject(new EngineError('TIMEOUT', 'The language model did not answer in time.'))
    }, this.#deadlineMs)
    const clear = () => clearTimeout(timer)
    promise.then(clear, clear)
    const queue = text.length <= SHORT ? this.#short : this.#long
    for (const chunk of chunks) queue.push({ ...chunk, request })
    this.#dispatch()
    return promise
  }

  /** Refuses new work, lets the running work end, then ends the threads in order: killed sessions may crash. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#requests.size > 0) await new Promise<void>((idle) => this.#whenIdle.push(idle))
    await Promise.all(
      [...this.#threads].map(async ({ worker }) => {
        const gone = new Promise<void>((exited) => worker.once('exit', () => exited()))
        worker.ref()
        worker.postMessage(undefined satisfies OnnxJob)
        await gone
      }),
    )
    this.#threads.clear()
  }

  #startMissing(): void {
    while (!this.#isClosed && this.#threads.size < this.#threadCount) this.#start()
  }

  #start(): void {
    const worker = new Worker(WORKER_FILE, { workerData: { folder: this.#folder } })
    const thread: Thread = { worker, isReady: false, parts: undefined }
    this.#threads.add(thread)
    worker.on('message', (answer: OnnxAnswer) => {
      if (answer === 'ready') {
        thread.isReady = true
        this.#isLoaded = true
        this.#loading?.resolve()
      } else this.#finish(thread, answer)
      worker.unref()
      this.#dispatch()
    })
    worker.on('error', () => this.#lose(thread))
    worker.on('exit', () => this.#lose(thread))
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (!thread.isReady || thread.parts) continue
      const parts = this.#nextJob()
      if (parts.length === 0) return
      thread.parts = parts
      thread.worker.ref()
      const texts = parts.map(({ text, request: { language, leastScore } }) => ({
        text,
        language,
        leastScore,
      }))
      thread.worker.postMessage({ texts } satisfies OnnxJob)
    }
  }

  #nextJob(): Part[] {
    const longIsDue = this.#long.length > 0 && this.#shortInARow >= SHORT_IN_A_ROW
    const isShort = this.#short.length > 0 && !longIsDue
    this.#shortInARow = isShort ? this.#shortInARow + 1 : 0
    const queue = isShort ? this.#short : this.#long
    const parts: Part[] = []
    for (
      let size = 0;
      queue.length > 0 && (parts.length === 0 || size + queue[0]!.text.length <= JOB_SIZE);
    ) {
      const part = queue.shift()!
      if (part.request.isOver) continue
      parts.push(part)
      size += part.text.length
    }
    return parts
  }

  #finish(thread: Thread, answer: Exclude<OnnxAnswer, 'ready'>): void {
    const parts = thread.parts ?? []
    thread.parts = undefined
    parts.forEach(({ request, start }, index) => {
      if (request.isOver) return
      if (answer === 'failed') {
        this.#end(request)
        request.fail(new EngineError('INTERNAL', 'The language model failed.'))
        return
      }
      for (const span of answer.spans[index]!)
        request.spans.push({ ...span, start: span.start + start, end: span.end + start })
      request.open--
      if (request.open > 0) return
      this.#end(request)
      request.succeed(request.spans.sort((a, b) => a.start - b.start))
    })
  }

  #end(request: Request): void {
    request.isOver = true
    this.#requests.delete(request)
    if (this.#requests.size === 0) for (const idle of this.#whenIdle.splice(0)) idle()
  }

  /** A thread that died takes its texts with it; another takes its place, unless it could never start. */
  #lose(thread: Thread): void {
    if (!this.#threads.delete(thread)) return
    for (const { request } of thread.parts ?? []) {
      if (request.isOver) continue
      this.#end(request)
      request.fail(new EngineError('INTERNAL', 'The language model failed.'))
    }
    if (thread.isReady) this.#startMissing()
    else if (this.#threads.size === 0) {
      this.#isLoaded = false
      this.#loading?.reject(new EngineError('INTERNAL', 'The language model could not be loaded.'))
      this.#loading = undefined
    }
  }
}
