import type { Route } from '@sfumato/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../ops/logger.ts'
import type { Metrics } from '../ops/metrics.ts'

/** One count and one log line per answer. The line names the row, never the address that was called. */
export const createObserver =
  (logger: Logger, metrics: Metrics) =>
  (row: Route, request: FastifyRequest, reply: FastifyReply): void => {
    const elapsedMs = reply.elapsedTime
    metrics.request(row.path, row.method, reply.statusCode, elapsedMs / 1000)
    // Probes come every few seconds and say nothing.
    const level = row.auth === 'none' && row.method === 'GET' ? 'debug' : 'info'
    if (!logger.isEnabled(level)) return
    const caller = request.passed
    logger[level]('request', {
      requestId: request.id,
      method: row.method,
      route: row.path,
      status: reply.statusCode,
      durationMs: Math.round(elapsedMs * 10) / 10,
      ...(typeof caller === 'object' ? { userId: caller.userId } : {}),
    })
  }
