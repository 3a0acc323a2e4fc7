import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { DocumentLimits } from './document.ts'
import { createDocuments, type Documents, type DocumentsOptions, type FileToRead } from './documents.ts'

const limits: DocumentLimits = {
  characters: 1_000_000,
  unpackedBytes: 100_000_000,
  parts: 1_000,
  pages: 100,
  imagePixels: 25_000_000,
}
const text = (content = 'Mail anna@example.com'): FileToRead => ({
  bytes: Buffer.from(content),
  name: 'note.txt',
  language: 'en',
  kind: 'document',
  limits,
  willRewrite: true,
})
/** Holds its process until the promise ends. */
const hold = (documents: Documents, until: Promise<unknown>, signal?: AbortSignal) =>
  documents.use(text(), () => until, signal)

let documents: Documents
const create = (options: Partial<DocumentsOptions> = {}) => {
  documents = createDocuments({ workers: 1, ocr: { env: {}, engine: 'wasm' }, ...options })
  return documents
}
afterEach(() => documents.close())

const workers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('documents/src/worker.ts'))
    .map((line) => Number.parseInt(line, 10))
const read = () => documents.use(text(), async ({ format }) => format)

describe('processes', () => {
  it('start when there is work, are used again, and end when there is none', async () => {
    create({ workers: 2, idleMs: 300 })
    expect(documents.workerCount).toBe(0)
    expect(await read()).toBe('txt')
    const [first] = workers()
    expect(await read()).toBe('txt')
    expect(workers()).toEqual([first])
    await sleep(600)
    expect(documents.workerCount).toBe(0)
    expect(workers()).toEqual([])
  })
  it('are as many as allowed, however many files come at once', async () => {
    create({ workers: 2 })
    const answers = Promise.all(Array.from({ length: 8 }, read))
    expect(documents.workerCount).toBe(2)
    expect(await answers).toHaveLength(8)
  })
  it('are replaced after so many files', async () => {
    create({ filesPerWorker: 2 })
    await read()
    const [first] = workers()
    await read()
    await read()
    expect(workers()).not.toContain(first)
  })
  it('see nothing of the environment, and come after what answers callers', async () => {
    create()
    await read()
    const [pid] = workers()
    const environment = readFileSync(`/proc/${pid}/environ`, 'latin1')
      .split('\0')
      .filter((entry) => entry !== '' && !/^NODE_(CHANNEL_|COMPILE_CACHE)/.test(entry))
    expect(environment).toEqual([])
    expect(Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(' ')[18])).toBe(10)
  })
})

describe('a file', () => {
  it('waits for its turn, and too many are refused', async () => {
    create({ queueLimit: 1 })
    const { promise, resolve } = Promise.withResolvers<string>()
    const [first, second] = [hold(documents, promise), read()]
    await expect(read()).rejects.toMatchObject({ code: 'OVERLOADED' })
    resolve('done')
    expect(await first).toBe('done')
    expect(await second).toBe('txt')
  })
  it('that takes too long loses its process, waiting included', async () => {
    create({ deadlineMs: 1_500 })
    const forever = new Promise(() => {})
    const [working, waiting] = await Promise.allSettled([hold(documents, forever), hold(documents, forever)])
    expect(working).toMatchObject({ reason: { code: 'TIMEOUT' } })
    expect(waiting).toMatchObject({ reason: { code: 'TIMEOUT' } })
  })
  it('whose sender hangs up gives its process to the next at once', async () => {
    create()
    const controller = new AbortController()
    const { promise: isHeld, resolve } = Promise.withResolvers<void>()
    const held = documents.use(
      text(),
      () => {
        resolve()
        return new Promise(() => {})
      },
      controller.signal,
    )
    await isHeld
    const next = read()
    controller.abort()
    await expect(held).rejects.toMatchObject({ code: 'CLOSED' })
    expect(await next).toBe('txt')
  })
  it('whose sender hung up while it waited takes nothing from the others', async () => {
    create()
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = hold(documents, promise)
    const controller = new AbortController()
    const second = hold(documents, Promise.resolve(), controller.signal)
    const third = read()
    controller.abort()
    await expect(second).rejects.toMatchObject({ code: 'CLOSED' })
    resolve()
    await first
    expect(await third).toBe('txt')
  })
  it('whose process is killed in the middle fails alone', async () => {
    create()
    const failed = documents.use(text(), async (file) => {
      for (const pid of workers()) process.kill(pid, 'SIGKILL')
      return file.boxes()
    })
    await expect(failed).rejects.toMatchObject({ name: 'WorkerLost' })
    expect(await read()).toBe('txt')
  })
  it('that is refused leaves its process as it was', async () => {
    create()
    await read()
    const [first] = workers()
    const broken = { ...text('{"a":'), name: 'a.json' }
    await expect(documents.use(broken, async () => 1)).rejects.toMatchObject({ code: 'MALFORMED' })
    await expect(documents.use(text(), () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
    expect(await read()).toBe('txt')
    expect(workers()).toEqual([first])
  })
  it('that needs more memory than allowed is refused as too large', async () => {
    create({ memoryMb: 96 })
    const rows = `a,b,c,d\n${'1,2,3,4\n'.repeat(4_000_000)}`
    const large = { ...text(rows), name: 'a.csv', limits: { ...limits, characters: 100_000_000 } }
    await expect(documents.use(large, async () => 1)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      details: { limit: 'memory' },
    })
    expect(await read()).toBe('txt')
  })
})

it('closing lets what runs end, and refuses the rest', async () => {
  create()
  const { promise, resolve } = Promise.withResolvers<string>()
  const running = hold(documents, promise)
  const closing = documents.close()
  await expect(read()).rejects.toMatchObject({ code: 'CLOSED' })
  resolve('done')
  expect(await running).toBe('done')
  await closing
  await sleep(100)
  expect(workers()).toEqual([])
})
