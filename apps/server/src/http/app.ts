import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { fail, ServiceError } from '@sfumato/contract'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Logger } from '../ops/logger.ts'
import { busy, fromFramework, noSuchAddress, toErrorAnswer } from './errors.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { refuseConnection, refuseExpectation } from './no-request.ts'

/** The HTTP server without its routes: limits, parsers, headers, errors. */
export interface AppOptions {
  logger: Logger
  trustProxy: boolean
  documents: { deadlineMs: number }
  /** Whether an error says that a part the service needs could not be had just now. */
  isUnavailable: (error: unknown) => boolean
}

/** Sockets one process holds; more are closed at once by the kernel's side of the door. */
const MAX_CONNECTIONS = 10_000

export function createApp(options: AppOptions): FastifyInstance {
  const { logger } = options
  const app = fastify({
    logger: false,
    // One proxy, the nearest: what stands further left in X-Forwarded-For was written by whoever called it.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A slow sender is cut off; a long computation is not (that has its own deadline).
    connectionTimeout: Math.max(120_000, options.documents.deadlineMs + 20_000),
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    // Node would refuse a request without a host with an empty answer; that is done below.
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 20_000, requireHostHeader: false },
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
      refuseConnection(error, socket)
      socket.destroySoon()
    },
  })

  app.server.maxConnections = MAX_CONNECTIONS
  app.server.on('checkExpectation', refuseExpectation)

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

  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    // A connection kept alive after its last answer would hold the service up until it is given up by its caller.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // RFC 9112, section 3.2.
    const lacksHost = request.raw.httpVersion === '1.1' && request.headers.host === undefined
    if (request.routeOptions.config.isOpen && !closing && !lacksHost) return done()
    reply.headers(SECURITY_HEADERS)
    reply.header('x-request-id', request.id)
    if (closing) {
      reply.header('connection', 'close')
      return done(busy('The service is stopping. Try again in a moment.'))
    }
    if (lacksHost)
      return done(fail('INVALID_REQUEST', { issues: [{ path: '', reason: 'the header Host is missing' }] }))
    // Nothing is read for an address that does not exist: a body that never ends would hold a socket for nothing.
    if (request.method !== 'GET' && request.is404) return done(noSuchAddress())
    done()
  })

  app.setErrorHandler((error, request, reply) => {
    const about = { requestId: request.id, route: request.routeOptions.config.row?.path ?? '' }
    let refusal =
      error instanceof ServiceError ? error : fromFramework(error, request.routeOptions.bodyLimit ?? 0)
    if (!refusal && options.isUnavailable(error)) {
      logger.warn('database_unavailable', about, error)
      refusal = busy('The database does not answer in time. Try again in a moment.')
    }
    if (!refusal || refusal.code === 'INTERNAL_ERROR') logger.error('internal_error', about, error)
    const answer = toErrorAnswer(refusal ?? fail('INTERNAL_ERROR'), request.routeOptions.config.row?.envelope)
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .type('application/json; charset=utf-8')
      .send(answer.body)
  })

  return app
}
