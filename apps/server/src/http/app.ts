import { isUtf8 } from 'node:buffer'
import { fail, ServiceError } from '@sfumato/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from '../ops/logger.ts'
import type { Metrics } from '../ops/metrics.ts'
import { BodyMeter } from './body-meter.ts'
import { fromFramework, noSuchAddress, toErrorAnswer } from './errors.ts'
import { newRequestId } from './mount.ts'

/** The HTTP server without its routes: limits, parsers, headers, errors, log lines, overload. */
export interface AppOptions {
  logger: Logger
  metrics: Metrics
  trustProxy: boolean
  maxInFlight: number
  maxInFlightBytes: number
}

/** For answers of the API; pages set their own policy. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Sockets one process holds; more are closed at once by the kernel's side of the door. */
const MAX_CONNECTIONS = 10_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes this request is counted with while it is under way; -1 when it is not counted. */
    heldBytes: number
    /** Everything has come in and the handler was called. */
    isWorking: boolean
    /** Set for a body whose length is not announced. */
    bodyMeter: BodyMeter | undefined
  }
  interface FastifyContextConfig {
    /** Costs next to nothing and is asked by those who watch: answered however busy the service is. */
    isAlwaysAnswered?: boolean
  }
}

export function createApp(options: AppOptions): FastifyInstance {
  const { logger, metrics } = options
  const app = fastify({
    logger: false,
    // One proxy, the nearest: what stands further left in X-Forwarded-For was written by whoever called it.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: newRequestId,
    requestIdHeader: false,
    // A slow sender is cut off; a long computation is not (that has its own deadline).
    connectionTimeout: 120_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 20_000 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // Those who come while the service stops are turned away below, in the words of the table.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const answer = toErrorAnswer(fromFramework(error, 0) ?? fail('INTERNAL_ERROR'))
      reply
        .code(answer.status)
        .headers({ ...SECURITY_HEADERS, 'x-request-id': request.id, ...answer.headers })
        .send(answer.body)
    },
    clientErrorHandler: (error, socket) => {
      // Requests that never became one: header too large, not HTTP, timed out.
      const tooLarge = (error as { code?: string }).code === 'HPE_HEADER_OVERFLOW'
      const answer = toErrorAnswer(
        fail('INVALID_REQUEST', {
          issues: [{ path: '', reason: tooLarge ? 'the headers are too large' : 'this is not valid HTTP' }],
        }),
      )
      const body = JSON.stringify(answer.body)
      const line = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 ${line}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
        )
      }
      socket.destroySoon()
    },
  })

  app.server.maxConnections = MAX_CONNECTIONS

  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, buffer: Buffer, done) => {
    const refuse = (reason: string) =>
      done(fail('INVALID_REQUEST', { issues: [{ path: '', reason }] }), undefined)
    if (buffer.length === 0) return done(null, undefined)
    // Bytes that are not UTF-8 would be replaced in silence and every offset after them would be wrong.
    if (!isUtf8(buffer)) return refuse('the body is not UTF-8')
    parseJson(request, buffer.toString('utf8'), (error, value) =>
      error ? refuse('the body is not valid JSON') : done(null, value),
    )
  })

  let inFlight = 0
  let heldBytes = 0
  let closing = false
  const busy = (hint: string) =>
    fail('SERVICE_UNAVAILABLE', undefined, { hint, retry: { retryAfterSeconds: 1 } })
  const overloaded = (request: FastifyRequest) => {
    logger.warn('overload', { requestId: request.id })
    return busy('The service is busy. Try again in a moment.')
  }
  const hold = (request: FastifyRequest, bytes: number) => {
    inFlight++
    heldBytes += bytes
    request.heldBytes = bytes
  }
  const release = (request: FastifyRequest) => {
    if (request.heldBytes < 0) return
    inFlight--
    heldBytes -= request.heldBytes
    request.heldBytes = -1
  }

  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.decorateRequest('heldBytes', -1)
  app.decorateRequest('isWorking', false)
  app.decorateRequest('bodyMeter', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    reply.header('x-request-id', request.id)
    if (closing) {
      reply.header('connection', 'close')
      return done(busy('The service is stopping. Try again in a moment.'))
    }
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (
      (inFlight >= options.maxInFlight || heldBytes + bytes > options.maxInFlightBytes) &&
      !request.routeOptions.config.isAlwaysAnswered
    ) {
      return done(overloaded(request))
    }
    hold(request, bytes)
    // A caller who hangs up gets no 'finish'. Work that has begun counts until it has ended (see onSend).
    reply.raw.once('close', () => {
      if (!request.isWorking || reply.sent) release(request)
    })
    // Nothing is read for an address that does not exist: a body that never ends would hold a place for nothing.
    if (request.is404 && request.method !== 'GET') return done(noSuchAddress())
    done()
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
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
  app.addHook('preHandler', (request, reply, done) => {
    if (reply.raw.destroyed) return done(busy('The caller has hung up.'))
    request.isWorking = true
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.raw.destroyed) release(request)
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    release(request)
    done()
  })
  metrics.watchInFlight(() => inFlight)

  app.setErrorHandler((error, request, reply) => {
    const refusal =
      error instanceof ServiceError ? error : fromFramework(error, request.routeOptions.bodyLimit ?? 0)
    if (!refusal || refusal.code === 'INTERNAL_ERROR') {
      logger.error(
        'internal_error',
        { requestId: request.id, route: request.routeOptions.config.row?.path ?? '' },
        error,
      )
    }
    const answer = toErrorAnswer(refusal ?? fail('INTERNAL_ERROR'), request.routeOptions.config.row?.envelope)
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .type('application/json; charset=utf-8')
      .send(answer.body)
  })

  return app
}
