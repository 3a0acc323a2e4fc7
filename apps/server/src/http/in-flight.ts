import type { FastifyInstance, FastifyRequest } from 'fastify'
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

export function countInFlight(scope: FastifyInstance, options: InFlightOptions): void {
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

  scope.decorateRequest('heldBytes', -1)
  scope.decorateRequest('isWorking', false)
  scope.decorateRequest('bodyMeter', undefined)
  scope.addHook('onRequest', (request, reply, done) => {
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (inFlight >= options.maxInFlight || heldBytes + bytes > options.maxInFlightBytes) {
      return done(overloaded(request))
    }
    inFlight++
    heldBytes += bytes
    request.heldBytes = bytes
    // A caller who hangs up gets no 'finish'. Work that has begun counts until it has ended (see onSend).
    reply.raw.once('close', () => {
      if (!request.isWorking || reply.sent) release(request)
    })
    done()
  })
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done(null, payload)
    const take = (bytes: number) => {
      if (heldBytes + bytes > options.maxInFlightBytes) return overloaded(request)
      heldBytes += bytes
      request.heldBytes += bytes
      return undefined
    }
    request.bodyMeter = new BodyMeter(payload, take)
    done(null, request.bodyMeter)
  })
  scope.addHook('preHandler', (request, reply, done) => {
    if (reply.raw.destroyed) return done(busy('The caller has hung up.'))
    request.isWorking = true
    done()
  })
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (reply.raw.destroyed) release(request)
    done(null, payload)
  })
  scope.addHook('onResponse', (request, _reply, done) => {
    release(request)
    done()
  })
  options.metrics.watchInFlight(() => inFlight)
}
