import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { collectMetricsFromWorkers } from './cluster-metrics.ts'
import type { Logger } from './logger.ts'

interface AddressInfo {
  port: number
  address: string
}

const RESTART_DELAY_MS = 500

/** Several processes behind one port. A worker that dies is replaced; the others go on. */
export async function runCluster({
  count,
  databaseUrl,
  logger,
}: {
  count: number
  databaseUrl: string
  logger: Logger
}): Promise<{ address: string; stop(graceMs: number): Promise<void> }> {
  // The kernel hands connections out. Handed out by this process, one on its way to a worker that has just died
  // would be lost, and its caller would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let stopping = false
  // Workers find the database by its address and do not start one of their own.
  const fork = (): Worker => cluster.fork({ DATABASE_URL: databaseUrl })
  collectMetricsFromWorkers()

  const { promise: ready, resolve, reject } = Promise.withResolvers<AddressInfo>()
  let listening = 0
  cluster.on('listening', (_worker, address) => {
    if (++listening === count) resolve({ port: address.port, address: address.address ?? '127.0.0.1' })
  })
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    logger.error('worker_ended', { pid: worker.process.pid ?? 0, status: code ?? -1, signal: signal ?? '' })
    if (listening < count) return reject(new Error('A worker ended before it was ready.'))
    setTimeout(() => stopping || fork(), RESTART_DELAY_MS)
  })
  for (let started = 0; started < count; started++) fork()
  const { port, address } = await ready
  return {
    address: `http://${address}:${port}`,
    async stop(graceMs) {
      stopping = true
      const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const ended = Promise.all(alive.map((worker) => once(worker, 'exit')))
      for (const worker of alive) worker.process.kill('SIGTERM')
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs))])
      for (const worker of alive) if (!worker.isDead()) worker.process.kill('SIGKILL')
    },
  }
}
