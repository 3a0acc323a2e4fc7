import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { DocumentError } from './errors.ts'
import type { WorkerReply, WorkerRequest } from './worker.ts'

/**
 * Processes that files are taken apart in: one file each at a time, started when there is work, ended when there is
 * none, so that memory goes back to where it was. Whatever a file does to its process, the service goes on; a file
 * that takes too long, or whose sender has hung up, loses its process and all that it started.
 */
export interface PoolOptions {
  workers: number
  /** Files that wait for a process; more are refused with OVERLOADED. */
  queueLimit?: number
  /** From submission to answer, waiting included. */
  deadlineMs?: number
  /** A process without work ends after this long. */
  idleMs?: number
  /** Files after which a process is replaced: what a library may have lost of its memory goes with it. */
  filesPerWorker?: number
  /** Of JavaScript objects; all memory together may be twice that. */
  memoryMb?: number
}

/** Asks the process that holds the file. One question at a time. */
export type Ask = <Value>(request: WorkerRequest) => Promise<Value>

/** A process that ended in the middle of its work, or a file that it stumbled over. */
export class WorkerLost extends Error {
  /** How: a signal, a status, the kind of an error. */
  readonly code: string

  constructor(code: string, frames: readonly string[] = []) {
    super('A file could not be worked on.')
    this.name = 'WorkerLost'
    this.code = code
    if (frames.length > 0) this.stack = [this.name, ...frames].join('\n')
  }
}

interface Worker {
  child: ChildProcess
  files: number
  /** Set while a question is open. */
  pending: { succeed: (value: unknown) => void; fail: (error: Error) => void } | undefined
  isLost: boolean
  idle: NodeJS.Timeout | undefined
}

interface Waiting {
  take: (worker: Worker) => void
}

const WORKER_FILE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)
/** Answers to callers and to health checks come first. */
const LOW_PRIORITY = 10
const WATCH_EVERY_MS = 250
const RESIDENT_FACTOR = 2
/** Without `/proc` only the limit of JavaScript objects holds. */
const PAGE_BYTES = 4096

export class WorkerPool {
  readonly #options: Required<PoolOptions>
  readonly #workers = new Set<Worker>()
  readonly #free: Worker[] = []
  readonly #waiting: Waiting[] = []
  readonly #running = new Set<Promise<unknown>>()
  #closed = false
  readonly #endAll = () => {
    for (const worker of this.#workers) kill(worker)
  }

  constructor(options: PoolOptions) {
    this.#options = {
      queueLimit: 32,
      deadlineMs: 100_000,
      idleMs: 20_000,
      filesPerWorker: 200,
      memoryMb: 1024,
      ...options,
    }
    process.on('exit', this.#endAll)
  }

  /** Processes that exist at this moment. */
  get size(): number {
    return this.#workers.size
  }

  /** Gives `work` a process of its own until it ends. */
  run<Value>(work: (ask: Ask) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    if (this.#closed) return Promise.reject(new DocumentError('CLOSED', 'The service is stopping.'))
    const isFull = this.#free.length === 0 && this.#workers.size >= this.#options.workers
    if (isFull && this.#waiting.length >= this.#options.queueLimit)
      return Promise.reject(
        new DocumentError('OVERLOADED', 'Too many files are waiting. Try again in a moment.'),
      )
    const running = this.#run(work, signal)
    this.#running.add(running)
    const forget = () => this.#running.delete(running)
    running.then(forget, forget)
    return running
  }

  /** Refuses new work, lets what runs end, then ends the processes. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#running)
    this.#endAll()
    process.off('exit', this.#endAll)
  }

  async #run<Value>(work: (ask: Ask) => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
    const { promise: ended, reject: end } = Promise.withResolvers<never>()
    // Nobody may be listening when it comes.
    ended.catch(() => {})
    const timer = setTimeout(
      () => end(new DocumentError('TIMEOUT', 'The file took too long. Send a smaller one.')),
      this.#options.deadlineMs,
    )
    const abort = () => end(new DocumentError('CLOSED', 'The caller has hung up.'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const worker = await this.#acquire(ended)
      try {
        const value = await Promise.race([work((request) => this.#ask(worker, request)), ended])
        await Promise.race([this.#ask(worker, { type: 'close' }), ended])
        this.#release(worker)
        return value
      } catch (error) {
        await this.#recover(worker, error, ended)
        throw error
      }
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  /** A refusal leaves the process as good as before; anything else does not. */
  async #recover(worker: Worker, error: unknown, ended: Promise<never>): Promise<void> {
    const isGone = error instanceof DocumentError && (error.code === 'TIMEOUT' || error.code === 'CLOSED')
    if (!isGone && !worker.pending && !worker.isLost) {
      const isClosed = await Promise.race([this.#ask(worker, { type: 'close' }), ended]).then(
        () => true,
        () => false,
      )
      if (isClosed) return this.#release(worker)
    }
    this.#end(worker)
  }

  async #acquire(ended: Promise<never>): Promise<Worker> {
    const free = this.#free.pop()
    if (free) {
      clearTimeout(free.idle)
      free.child.ref()
      free.child.channel?.ref()
      return free
    }
    if (this.#workers.size < this.#options.workers) return this.#start()
    const { promise, resolve } = Promise.withResolvers<Worker>()
    const waiting: Waiting = { take: resolve }
    this.#waiting.push(waiting)
    try {
      return await Promise.race([promise, ended])
    } catch (error) {
      const place = this.#waiting.indexOf(waiting)
      if (place >= 0) this.#waiting.splice(place, 1)
      // It came at the same moment.
      else promise.then((worker) => this.#release(worker))
      throw error
    }
  }

  #release(worker: Worker): void {
    worker.files++
    if (worker.isLost || worker.files >= this.#options.filesPerWorker) {
      this.#end(worker)
      return
    }
    const next = this.#waiting.shift()
    if (next) {
      next.take(worker)
      return
    }
    this.#free.push(worker)
    // An idle process keeps nobody from ending.
    worker.child.unref()
    worker.child.channel?.unref()
    worker.idle = setTimeout(() => this.#end(worker), this.#options.idleMs).unref()
  }

  #end(worker: Worker): void {
    kill(worker)
    this.#forget(worker)
  }

  /** Whoever waits gets a new process in place of one that is gone. */
  #forget(worker: Worker): void {
    worker.isLost = true
    clearTimeout(worker.idle)
    const place = this.#free.indexOf(worker)
    if (place >= 0) this.#free.splice(place, 1)
    if (!this.#workers.delete(worker)) return
    const next = this.#waiting.shift()
    if (next) next.take(this.#start())
  }

  #start(): Worker {
    const { memoryMb } = this.#options
    const child = fork(WORKER_FILE, [], {
      // A group of its own: programs it starts end with it.
      detached: true,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: workerEnvironment(),
      execArgv: [`--max-old-space-size=${memoryMb}`],
    })
    const worker: Worker = { child, files: 0, pending: undefined, isLost: false, idle: undefined }
    this.#workers.add(worker)
    const settle = () => {
      const { pending } = worker
      worker.pending = undefined
      return pending
    }
    child.on('message', (reply: WorkerReply) => {
      const pending = settle()
      if ('value' in reply) pending?.succeed(reply.value)
      else if ('error' in reply)
        pending?.fail(new DocumentError(reply.error.code, reply.error.message, reply.error.details))
      else pending?.fail(new WorkerLost(reply.fault.name, reply.fault.frames))
    })
    child.on('error', () => {
      settle()?.fail(new WorkerLost('UNREACHABLE'))
      this.#end(worker)
    })
    child.on('exit', (code, signal) => {
      settle()?.fail(signal === 'SIGABRT' ? outOfMemory(memoryMb) : new WorkerLost(signal ?? `EXIT_${code}`))
      this.#forget(worker)
    })
    if (child.pid !== undefined) lowerPriority(child.pid)
    return worker
  }

  #ask<Value>(worker: Worker, request: WorkerRequest): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    if (worker.isLost) return Promise.reject(new WorkerLost('ENDED'))
    const watch = setInterval(() => {
      if (residentBytes(worker.child.pid) < this.#options.memoryMb * RESIDENT_FACTOR * 1024 * 1024) return
      const { pending } = worker
      worker.pending = undefined
      pending?.fail(outOfMemory(this.#options.memoryMb))
      this.#end(worker)
    }, WATCH_EVERY_MS).unref()
    const done = () => clearInterval(watch)
    promise.then(done, done)
    worker.pending = { succeed: resolve as (value: unknown) => void, fail: reject }
    worker.child.send(request, (error) => {
      if (!error || worker.pending?.fail !== reject) return
      worker.pending = undefined
      reject(new WorkerLost('UNREACHABLE'))
    })
    return promise
  }
}

/**
 * Nothing of the service's own, where secrets may stand. Only where compiled code is kept, if it is: a process then
 * starts in a fifth of the time.
 */
function workerEnvironment(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

const outOfMemory = (memoryMb: number) =>
  new DocumentError('TOO_LARGE', 'The file takes more memory than allowed. Send it in smaller parts.', {
    limit: 'memory',
    max: memoryMb * RESIDENT_FACTOR * 1024 * 1024,
  })

/** The process, its group, and what it started in groups of their own. */
function kill({ child }: Worker): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  for (const pid of [...childrenOf(child.pid), child.pid]) {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // Gone already, or in the group of its parent.
    }
  }
  child.kill('SIGKILL')
}

/** None where there is no `/proc`: there they end when they find nobody to write to. */
function childrenOf(pid: number): number[] {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    return listed.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // Gone already, or not allowed: it works all the same.
  }
}

function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
