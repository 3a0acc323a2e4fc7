import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../ops/logger.ts'
import type { Metrics } from '../ops/metrics.ts'
import { BodyMeter } from './body-meter.ts'
import { busy } from './errors.ts'

/**
 * Counts what is under way, requests and their bytes, and turns more away before memory grows. Only for rows that
 * do work: health and the probes are answered however busy the service is.
 */
export interface InFlightOptions {
  logger: Logger
  metrics: Metrics
  maxInFlight: number
  maxInFlightBytes: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes this request is counted with while it is under way; -1 when it is not counted. */
    heldBytes: number
    /** Everything has come in and the handler was called. */
    isWorking: boolean
    /** Set for a body whose length is not announced. */
    bodyMeter: BodyMeter | undefined
  }
}

export function createInFlight(options: InFlightOptions) {
  let inFlight = 0
  let heldBytes = 0
  const overloaded = (request: FastifyRequest) => {
    options.logger.warn('overload', { requestId: request.id })
    return busy('The service is busy. Try again in a moment.')
  }
  const release = (request: FastifyRequest) => {
    if (request.heldBytes < 0) return
    inFlight--
    heldBytes -= request.heldBytes
    request.heldBytes = -1
  }
  options.metrics.watchInFlight(() => inFlight)

  return {
    decorate(app: FastifyInstance): void {
      app.decorateRequest('heldBytes', -1)
      app.decorateRequest('isWorking', false)
      app.decorateRequest('bodyMeter', undefined)
    },
    /** Counts the request, or refuses it. `onClose` follows when it was answered or its caller has hung up. */
    enter(request: FastifyRequest, reply: FastifyReply, onClose: () => void): void {
      reply.raw.once('close', () => {
        // Work that has begun counts until it has ended.
        if (!request.isWorking) release(request)
        onClose()
      })
      const bytes = Number(request.headers['content-length'] ?? 0)
      if (inFlight >= options.maxInFlight || heldBytes + bytes > options.maxInFlightBytes) {
        throw overloaded(request)
      }
      inFlight++
      heldBytes += bytes
      request.heldBytes = bytes
    },
    /** The body; one whose length was not announced is counted as it comes in. */
    meter(request: FastifyRequest, payload: Readable): Readable {
      if (request.headers['transfer-encoding'] === undefined) return payload
      request.bodyMeter = new BodyMeter(payload, (bytes) => {
        if (heldBytes + bytes > options.maxInFlightBytes) return overloaded(request)
        heldBytes += bytes
        request.heldBytes += bytes
        return undefined
      })
      return request.bodyMeter
    },
    async work<Answer>(
      request: FastifyRequest,
      reply: FastifyReply,
      work: () => Promise<Answer>,
    ): Promise<Answer> {
      if (reply.raw.destroyed) throw busy('The caller has hung up.')
      request.isWorking = true
      try {
        return await work()
      } finally {
        request.isWorking = false
        if (reply.raw.destroyed) release(request)
      }
    },
  }
}
export type InFlight = ReturnType<typeof createInFlight>
