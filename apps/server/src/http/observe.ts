import type { Route } from '@sfumato/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../ops/logger.ts'
import type { Metrics } from '../ops/metrics.ts'

/** No status of HTTP: nobody was left to be given one. The number that proxies write into their logs. */
const CALLER_HUNG_UP = 499

/** One count and one log line per answer. The line names the row, never the address that was called. */
export const createObserver =
  (logger: Logger, metrics: Metrics) =>
  (row: Route, request: FastifyRequest, reply: FastifyReply, startedAt: number): void => {
    const elapsedMs = performance.now() - startedAt
    const isAbandoned = reply.raw.destroyed && !reply.raw.writableFinished
    const status = isAbandoned ? CALLER_HUNG_UP : reply.statusCode
    metrics.request(row.path, row.method, status, elapsedMs / 1000)
    // Probes come every few seconds and say nothing.
    const level = row.auth === 'none' && row.method === 'GET' ? 'debug' : 'info'
    if (!logger.isEnabled(level)) return
    const caller = request.passed
    logger[level]('request', {
      requestId: request.id,
      method: row.method,
      route: row.path,
      status,
      durationMs: Math.round(elapsedMs * 10) / 10,
      ...(typeof caller === 'object' ? { userId: caller.userId } : {}),
    })
  }
