import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AnalyzeRequest, AnalyzeResult, NamedSpans } from './analyze.ts'
import { EngineError, type EngineErrorCode } from './errors.ts'

/**
 * Worker threads for analysis, so that a long text delays neither the event loop nor a short text.
 *
 * Three lanes: `short` and `long` texts share the text workers, but long ones never hold all of them; requests
 * with patterns of users have workers of their own. A job that passes its deadline is ended with its worker and
 * answered with TIMEOUT; a full queue answers OVERLOADED. Nothing comes back half done.
 */
export interface PoolOptions {
  /** Text workers; as many as cores, two at least. */
  workers?: number
  adHocWorkers?: number
  /** Jobs waiting in all lanes together. */
  queueLimit?: number
  /** From submission to answer. */
  deadlineMs?: number
  /** The same for requests with patterns of users. */
  adHocDeadlineMs?: number
  /** Up to this many UTF-16 units a job is short. */
  shortUpTo?: number
}

export interface Task {
  request: AnalyzeRequest
  names?: NamedSpans
}

export interface WorkerJob {
  tasks: readonly Task[]
}

export type WorkerAnswer =
  | { results: AnalyzeResult[][] }
  | { error: { code: EngineErrorCode; message: string; details: Readonly<Record<string, unknown>> } }

type Lane = 'short' | 'long' | 'adHoc'

interface Job {
  lane: Lane
  tasks: readonly Task[]
  succeed: (results: AnalyzeResult[][]) => void
  fail: (error: EngineError) => void
  timer: NodeJS.Timeout
}

interface Thread {
  worker: Worker
  kind: 'text' | 'adHoc'
  ready: boolean
  whenReady: Promise<void>
  job: Job | undefined
}

const WORKER_FILE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)
/** A user's pattern may build large tables; it ends its own worker, not the process. */
const AD_HOC_MEMORY_MB = 512
/**
 * Room for what is made and soon forgotten. Left alone it grows to 67 MB in each thread while the catalog is built,
 * and stays; a megabyte of dense text takes no longer with 24 (614 and 630 ms; with 8 it takes 819).
 */
const YOUNG_MEMORY_MB = 24

export class WorkerPool {
  readonly #options: Required<PoolOptions>
  readonly #threads = new Set<Thread>()
  readonly #waiting: Record<Lane, Job[]> = { short: [], long: [], adHoc: [] }
  #closed = false
  #whenIdle: (() => void)[] = []

  constructor(options: PoolOptions = {}) {
    this.#options = {
      workers: Math.max(2, availableParallelism()),
      adHocWorkers: 2,
      queueLimit: 1000,
      deadlineMs: 60_000,
      adHocDeadlineMs: 5_000,
      shortUpTo: 20_000,
      ...options,
    }
  }

  /** Starts the text workers ahead of the first job; done when they are ready. */
  async warm(): Promise<void> {
    while (this.#count('text') < this.#options.workers) this.#start('text')
    await Promise.all([...this.#threads].map(({ whenReady }) => whenReady))
  }

  run(tasks: readonly Task[]): Promise<AnalyzeResult[][]> {
    if (this.#closed) return Promise.reject(new EngineError('CLOSED', 'The engine is closed.'))
    const queued = this.#waiting.short.length + this.#waiting.long.length + this.#waiting.adHoc.length
    if (queued >= this.#options.queueLimit)
      return Promise.reject(new EngineError('OVERLOADED', 'Too many requests are waiting.'))
    const { promise, resolve, reject } = Promise.withResolvers<AnalyzeResult[][]>()
    const lane = this.#laneOf(tasks)
    const limitMs = lane === 'adHoc' ? this.#options.adHocDeadlineMs : this.#options.deadlineMs
    const job: Job = {
      lane,
      tasks,
      succeed: resolve,
      fail: reject,
      timer: setTimeout(() => this.#expire(job), limitMs),
    }
    this.#waiting[lane].push(job)
    this.#dispatch()
    return promise
  }

  /** Refuses new work, lets the running and waiting jobs end, then ends the threads. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#isBusy()) await new Promise<void>((idle) => this.#whenIdle.push(idle))
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()))
    this.#threads.clear()
  }

  #laneOf(tasks: readonly Task[]): Lane {
    if (tasks.some(({ request }) => request.adHocRecognizers?.length)) return 'adHoc'
    const units = tasks.reduce((sum, { request }) => sum + request.text.length, 0)
    return units <= this.#options.shortUpTo ? 'short' : 'long'
  }

  #dispatch(): void {
    for (let job = this.#nextFor('text'); job && this.#assign(job, 'text'); job = this.#nextFor('text'));
    for (let job = this.#nextFor('adHoc'); job && this.#assign(job, 'adHoc'); job = this.#nextFor('adHoc'));
  }

  #nextFor(kind: Thread['kind']): Job | undefined {
    if (kind === 'adHoc') return this.#waiting.adHoc[0]
    const longRunning = [...this.#threads].filter(({ job }) => job?.lane === 'long').length
    const longMayRun = longRunning < Math.max(1, this.#options.workers - 1)
    return this.#waiting.short[0] ?? (longMayRun ? this.#waiting.long[0] : undefined)
  }

  /** Gives the job to a free thread; false when all are busy or still starting. */
  #assign(job: Job, kind: Thread['kind']): boolean {
    const free = [...this.#threads].find((thread) => thread.kind === kind && thread.ready && !thread.job)
    if (!free) {
      const limit = kind === 'text' ? this.#options.workers : this.#options.adHocWorkers
      if (this.#count(kind) < limit && this.#starting(kind) < this.#waitingFor(kind)) this.#start(kind)
      return false
    }
    this.#waiting[job.lane].shift()
    free.job = job
    free.worker.ref()
    free.worker.postMessage({ tasks: job.tasks } satisfies WorkerJob)
    return true
  }

  #start(kind: Thread['kind']): void {
    const worker = new Worker(WORKER_FILE, {
      env: workerEnvironment(),
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
        ...(kind === 'adHoc' ? { maxOldGenerationSizeMb: AD_HOC_MEMORY_MB } : {}),
      },
    })
    const { promise: whenReady, resolve: isReady } = Promise.withResolvers<void>()
    const thread: Thread = { worker, kind, ready: false, whenReady, job: undefined }
    this.#threads.add(thread)
    worker.on('message', (message: 'ready' | WorkerAnswer) => {
      if (message === 'ready') {
        thread.ready = true
        isReady()
        worker.unref()
      } else this.#finish(thread, message)
      this.#dispatch()
    })
    worker.on('error', () => this.#lose(thread))
    worker.on('exit', () => {
      isReady()
      this.#lose(thread)
    })
  }

  #finish(thread: Thread, answer: WorkerAnswer): void {
    const { job } = thread
    thread.job = undefined
    thread.worker.unref()
    if (!job) return
    clearTimeout(job.timer)
    if ('results' in answer) job.succeed(answer.results)
    else job.fail(new EngineError(answer.error.code, answer.error.message, answer.error.details))
    this.#announceIdle()
  }

  #expire(job: Job): void {
    const timeout = new EngineError('TIMEOUT', 'The analysis did not end in time.')
    const thread = [...this.#threads].find((candidate) => candidate.job === job)
    if (thread) {
      thread.job = undefined
      this.#threads.delete(thread)
      void thread.worker.terminate()
    } else {
      const queue = this.#waiting[job.lane]
      queue.splice(queue.indexOf(job), 1)
    }
    job.fail(timeout)
    this.#dispatch()
    this.#announceIdle()
  }

  /** A thread that died takes its job with it; the next job gets a new thread. */
  #lose(thread: Thread): void {
    if (!this.#threads.delete(thread)) return
    const { job } = thread
    if (job) {
      clearTimeout(job.timer)
      job.fail(new EngineError('INTERNAL', 'The analysis failed.'))
    }
    this.#announceIdle()
    if (!this.#closed) this.#dispatch()
  }

  #count(kind: Thread['kind']): number {
    return [...this.#threads].filter((thread) => thread.kind === kind).length
  }

  #starting(kind: Thread['kind']): number {
    return [...this.#threads].filter((thread) => thread.kind === kind && !thread.ready).length
  }

  #waitingFor(kind: Thread['kind']): number {
    return kind === 'adHoc'
      ? this.#waiting.adHoc.length
      : this.#waiting.short.length + this.#waiting.long.length
  }

  #isBusy(): boolean {
    return (
      [...this.#threads].some(({ job }) => job) ||
      Object.values(this.#waiting).some((queue) => queue.length > 0)
    )
  }

  #announceIdle(): void {
    if (this.#isBusy()) return
    for (const idle of this.#whenIdle.splice(0)) idle()
  }
}

/**
 * All that threads see of the environment: the compile cache of the process, if it has one. Without it each would
 * strip types and compile some five hundred files once more.
 */
function workerEnvironment(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
