import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { type Metrics, printMetrics, type Samples } from './metrics.ts'

/**
 * One answer for all processes: the worker that is asked asks the primary, the primary asks every worker and
 * adds up. (A scrape reaches any one worker, and its own numbers would be a part of the truth.)
 */
type Message =
  | { metrics: 'ask'; id: string }
  | { metrics: 'collect'; id: string }
  | { metrics: 'part'; id: string; part: Samples }
  | { metrics: 'answer'; id: string; text: string }

const PATIENCE_MS = 2_000

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message

export function collectMetricsFromWorkers(): void {
  const parts = new Map<string, { got: Samples[]; done: () => void; wanted: number }>()
  cluster.on('message', async (asker: Worker, message: unknown) => {
    if (!isMessage(message)) return
    if (message.metrics === 'part') {
      const collecting = parts.get(message.id)
      if (collecting && collecting.got.push(message.part) === collecting.wanted) collecting.done()
    }
    if (message.metrics !== 'ask') return
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    const { promise, resolve } = Promise.withResolvers<void>()
    const collecting = { got: [] as Samples[], done: resolve, wanted: workers.length }
    parts.set(message.id, collecting)
    const timer = setTimeout(resolve, PATIENCE_MS)
    for (const worker of workers) worker?.send({ metrics: 'collect', id: message.id } satisfies Message)
    await promise
    clearTimeout(timer)
    parts.delete(message.id)
    const text = printMetrics(collecting.got)
    if (asker.isConnected()) asker.send({ metrics: 'answer', id: message.id, text } satisfies Message)
  })
}

export function serveMetricsToPrimary(metrics: Metrics): void {
  process.on('message', (message) => {
    if (!isMessage(message) || message.metrics !== 'collect') return
    process.send?.({
      metrics: 'part',
      id: message.id,
      part: metrics.samples(),
    } satisfies Message)
  })
}

export function askPrimaryForMetrics(): Promise<string> {
  const id = randomUUID()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const listen = (message: unknown) => {
    if (isMessage(message) && message.metrics === 'answer' && message.id === id) resolve(message.text)
  }
  const timer = setTimeout(() => reject(new Error('the primary did not answer')), PATIENCE_MS * 2)
  process.on('message', listen)
  process.send?.({ metrics: 'ask', id } satisfies Message)
  return promise.finally(() => {
    clearTimeout(timer)
    process.off('message', listen)
  })
}
