import { createHash, randomUUID } from 'node:crypto'
import { fail, type Route, routes } from '@sfumato/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../services/caller.ts'
import type { BillableCall } from '../services/metering.ts'
import type { Access, Passed } from './access.ts'
import { clearSessionCookie, setSessionCookie } from './cookies.ts'
import type { Handlers } from './handler.ts'
import { type Built, notBuilt } from './not-built.ts'
import { validate } from './validate.ts'

/** Reads the table and does what each row says: access, validation, handler, answer. */
export interface MountOptions {
  access: Access
  handlers: Handlers<Built>
  pathAliases: readonly string[]
  /** Largest JSON body of a caller whose texts are limited by plan; the limit without a plan comes second. */
  bodyLimits: { byPlan: (caller: Caller) => number; most: number }
  secureCookies: (request: FastifyRequest) => boolean
  /** Bounds what is under way in a scope. */
  count: (scope: FastifyInstance) => void
  /** Called once per answer of a row. */
  observe: (row: Route, request: FastifyRequest, reply: FastifyReply) => void
  /** Tests hold every answer against its schema; in production that would be work for nothing. */
  checkAnswers: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    passed: Passed
  }
  interface FastifyContextConfig {
    row?: Route
  }
}

const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,200}$/

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw fail('INVALID_REQUEST', {
    issues: [{ path: 'Idempotency-Key', reason: 'must be 1 to 200 printable ASCII characters' }],
  })
}

function billableCall(operation: string, request: FastifyRequest, reply: FastifyReply): BillableCall {
  // Asked for before and after the work: a long text is not read twice for it.
  let fingerprint: string | undefined
  return {
    operation,
    requestId: request.id,
    idempotencyKey: idempotencyKey(request),
    fingerprint: () =>
      (fingerprint ??= createHash('sha256')
        .update(operation)
        .update(JSON.stringify(request.body))
        .digest('hex')),
    isAbandoned: () => reply.raw.destroyed,
  }
}

/** Where this row is served: its own path and, for detection, every configured alias. */
const addresses = (row: Route, aliases: readonly string[]): string[] =>
  [
    row.path,
    ...(row.path.startsWith('/api/pii/')
      ? aliases.map((alias) => row.path.replace('/pii/', `/${alias}/`))
      : []),
  ].map((path) => path.replace(/\{(\w+)\}/g, ':$1'))

export async function mountRoutes(app: FastifyInstance, options: MountOptions): Promise<void> {
  app.decorateRequest('passed', undefined)
  await app.register(async (counted) => {
    options.count(counted)
    await counted.register(async (bytes) => {
      // Signatures cover bytes: these rows get them as they came.
      bytes.removeAllContentTypeParsers()
      bytes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      mountRows({ app, counted, bytes }, options)
    })
  })
}

/** Rows that cost nothing are answered however busy the service is; the others are counted. */
interface Scopes {
  app: FastifyInstance
  counted: FastifyInstance
  bytes: FastifyInstance
}

function mountRows({ app, counted, bytes }: Scopes, options: MountOptions): void {
  const unbuilt = new Set<string>(notBuilt)

  const admit = (row: Route, isBuilt: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    request.passed = await options.access(row, request, reply)
    // Refused before its body is read: nobody will look at it.
    if (!isBuilt) {
      throw fail('SERVICE_UNAVAILABLE', undefined, {
        hint: 'This endpoint is part of the interface but not built yet in this version.',
        retry: { retryAfterSeconds: 3600 },
      })
    }
  }
  const limitBody = async (request: FastifyRequest) => {
    if (typeof request.passed !== 'object') return
    const limit = options.bodyLimits.byPlan(request.passed)
    if (request.bodyMeter) request.bodyMeter.limit = limit
    if (Number(request.headers['content-length'] ?? 0) > limit) throw fail('PAYLOAD_TOO_LARGE', { limit })
  }
  const sessionOf = (request: FastifyRequest, reply: FastifyReply) => {
    const secure = options.secureCookies(request)
    return {
      set: (token: string, expiresAt: Date) => setSessionCookie(reply, token, expiresAt, secure),
      clear: () => clearSessionCookie(reply, secure),
    }
  }

  for (const [name, row] of Object.entries(routes) as [string, Route][]) {
    const handle = unbuilt.has(name)
      ? undefined
      : (options.handlers as unknown as Record<string, (input: unknown) => Promise<unknown>>)[name]

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await handle!({
        caller: request.passed,
        params: row.params && request.params,
        query: row.query && validate(row.query, request.query),
        headers: row.headers && validate(row.headers, request.headers),
        body: row.body && validate(row.body, request.body ?? {}),
        call: row.billable && billableCall(name, request, reply),
        session: row.auth === 'session' || row.rate === 'signIn' ? sessionOf(request, reply) : undefined,
      })
      if (options.checkAnswers) row.response.parse(answer)
      reply.code(row.status)
      return answer
    }

    const isOpen = handle && row.auth === 'none' && row.rate === null && row.method === 'GET'
    const isLimitedByPlan = row.body !== undefined && row.maxBodyBytes === undefined

    for (const url of addresses(row, options.pathAliases)) {
      const scope = isOpen ? app : row.raw ? bytes : counted
      scope.route({
        method: row.method,
        url,
        config: { row },
        bodyLimit: row.maxBodyBytes ?? options.bodyLimits.most,
        ...(isOpen ? {} : { onRequest: admit(row, handle !== undefined) }),
        ...(isLimitedByPlan ? { preParsing: limitBody } : {}),
        onResponse: (request, reply, done) => {
          options.observe(row, request, reply)
          done()
        },
        handler,
      })
    }
  }
}

export const newRequestId = (): string => randomUUID()
