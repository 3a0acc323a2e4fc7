import { createHash, randomUUID } from 'node:crypto'
import { fail, type Route, routes } from '@sfumato/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../services/caller.ts'
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

/** Where this row is served: its own path and, for detection, every configured alias. */
const addresses = (row: Route, aliases: readonly string[]): string[] =>
  [
    row.path,
    ...(row.path.startsWith('/api/pii/')
      ? aliases.map((alias) => row.path.replace('/pii/', `/${alias}/`))
      : []),
  ].map((path) => path.replace(/\{(\w+)\}/g, ':$1'))

export function mountRoutes(app: FastifyInstance, options: MountOptions): void {
  app.decorateRequest('passed', undefined)
  const unbuilt = new Set<string>(notBuilt)

  for (const [name, row] of Object.entries(routes) as [string, Route][]) {
    const handle = unbuilt.has(name)
      ? undefined
      : (options.handlers as unknown as Record<string, (input: unknown) => Promise<unknown>>)[name]

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!handle) {
        throw fail('SERVICE_UNAVAILABLE', undefined, {
          hint: 'This endpoint is part of the interface but not built yet in this version.',
          retry: { retryAfterSeconds: 3600 },
        })
      }
      const secure = options.secureCookies(request)
      const answer = await handle({
        caller: request.passed,
        params: row.params && (request.params as unknown),
        query: row.query && validate(row.query, request.query),
        body: row.body && validate(row.body, request.body ?? {}),
        call: {
          operation: name,
          requestId: request.id,
          idempotencyKey: row.billable && idempotencyKey(request),
          fingerprint: () =>
            createHash('sha256').update(name).update(JSON.stringify(request.body)).digest('hex'),
        },
        session: {
          set: (token: string, expiresAt: Date) => setSessionCookie(reply, token, expiresAt, secure),
          clear: () => clearSessionCookie(reply, secure),
        },
      })
      if (options.checkAnswers) row.response.parse(answer)
      reply.code(row.status)
      return answer
    }

    for (const url of addresses(row, options.pathAliases)) {
      app.route({
        method: row.method,
        url,
        config: { row },
        bodyLimit: row.maxBodyBytes ?? options.bodyLimits.most,
        onRequest: async (request, reply) => {
          request.passed = await options.access(row, request, reply)
        },
        preParsing: async (request) => {
          const caller = request.passed
          if (row.maxBodyBytes !== undefined || typeof caller !== 'object') return
          const limit = options.bodyLimits.byPlan(caller)
          if (Number(request.headers['content-length'] ?? 0) > limit)
            throw fail('PAYLOAD_TOO_LARGE', { limit })
        },
        handler,
      })
    }
  }
}

export const newRequestId = (): string => randomUUID()
