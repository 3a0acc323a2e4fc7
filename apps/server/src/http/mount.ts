import { createHash } from 'node:crypto'
import { fail, type Route, routes } from '@sfumato/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify'
import type { Caller } from '../services/caller.ts'
import type { FileAnswer } from '../services/files.ts'
import type { BillableCall } from '../services/metering.ts'
import type { Access, Passed } from './access.ts'
import { clearSessionCookie, setSessionCookie } from './cookies.ts'
import { acceptForms, FORM_OVERHEAD_BYTES, fileTooLarge, type ReadForm, readForm } from './form.ts'
import type { Handlers } from './handler.ts'
import type { InFlight } from './in-flight.ts'
import { type Built, notBuilt } from './not-built.ts'
import { sendOpenAnswer } from './open-answer.ts'
import { validate } from './validate.ts'

/** Reads the table and does what each row says: access, validation, handler, answer. */
export interface MountOptions {
  access: Access
  handlers: Handlers<Built>
  pathAliases: readonly string[]
  /** Largest JSON body of a caller whose texts are limited by plan; the limit without a plan comes second. */
  bodyLimits: { byPlan: (caller: Caller) => number; most: number }
  /** Largest file of a caller, in bytes. */
  fileLimit: (caller: Caller) => number
  secureCookies: (request: FastifyRequest) => boolean
  inFlight: InFlight
  /** Called once per request of a row, when it was answered or its caller has hung up. */
  observe: (row: Route, request: FastifyRequest, reply: FastifyReply, startedAt: number) => void
  /** Tests hold every answer against its schema; in production that would be work for nothing. */
  checkAnswers: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    passed: Passed
    form: ReadForm | undefined
  }
  interface FastifyContextConfig {
    row?: Route
    /** Answered for everybody alike, headers and all, by its handler. */
    isOpen?: boolean
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

function billableCall(
  operation: string,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): BillableCall {
  // Asked for before and after the work: a long text is not read twice for it.
  let fingerprint: string | undefined
  return {
    operation,
    requestId: request.id,
    idempotencyKey: idempotencyKey(request),
    fingerprint: () =>
      (fingerprint ??= createHash('sha256')
        .update(operation)
        .update(JSON.stringify(request.form ? request.form.fields : body))
        .update(request.form ? request.form.file.bytes : '')
        .digest('hex')),
    isAbandoned: () => reply.raw.destroyed,
    hungUp: () => {
      const controller = new AbortController()
      if (reply.raw.destroyed) controller.abort()
      reply.raw.once('close', () => controller.abort())
      return controller.signal
    },
  }
}

const isFile = (answer: unknown): answer is FileAnswer & { tokens_charged: number } =>
  typeof answer === 'object' && answer !== null && 'file' in answer

/** A file goes out as it is; what else there is to say of it stands in the headers. */
function sendFile(reply: FastifyReply, answer: FileAnswer & { tokens_charged: number }): Buffer {
  const name = encodeURIComponent(answer.fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  reply.type(answer.contentType).headers({
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-tokens-charged': answer.tokens_charged,
    'x-entities-found': answer.entities_found,
    'x-left-out': answer.left_out.map((part) => part.replace(/[^\x20-\x7e]/g, '?')).join(', '),
  })
  const { buffer, byteOffset, byteLength } = answer.file
  return Buffer.from(buffer, byteOffset, byteLength)
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
  app.decorateRequest('form', undefined)
  options.inFlight.decorate(app)
  await app.register(async (bytes) => {
    // Signatures cover bytes: these rows get them as they came.
    bytes.removeAllContentTypeParsers()
    bytes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    await app.register(async (forms) => {
      acceptForms(forms)
      mountRows({ app, bytes, forms }, options)
    })
  })
}

interface Scopes {
  app: FastifyInstance
  bytes: FastifyInstance
  forms: FastifyInstance
}

function mountRows({ app, bytes, forms }: Scopes, options: MountOptions): void {
  const { inFlight, observe } = options
  const unbuilt = new Set<string>(notBuilt)

  const admit = (row: Route, isBuilt: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const startedAt = performance.now()
    inFlight.enter(request, reply, () => observe(row, request, reply, startedAt))
    request.passed = await options.access(row, request, reply)
    // Refused before its body is read: nobody will look at it.
    if (!isBuilt) {
      throw fail('SERVICE_UNAVAILABLE', undefined, {
        hint: 'This endpoint is part of the interface but not built yet in this version.',
        retry: { retryAfterSeconds: 3600 },
      })
    }
  }
  const takeBody =
    (isLimitedByPlan: boolean): preParsingHookHandler =>
    (request, _reply, payload, done) => {
      const body = inFlight.meter(request, payload)
      if (isLimitedByPlan && typeof request.passed === 'object') {
        const limit = options.bodyLimits.byPlan(request.passed)
        if (request.bodyMeter) request.bodyMeter.limit = limit
        if (Number(request.headers['content-length'] ?? 0) > limit)
          return done(fail('PAYLOAD_TOO_LARGE', { limit }))
      }
      done(null, body)
    }
  const fileLimit = (row: Route, caller: Passed): number =>
    Math.min(
      row.maxFileBytes ?? Number.POSITIVE_INFINITY,
      typeof caller === 'object' ? options.fileLimit(caller) : 0,
    )
  /** A file that is too large is not waited for. */
  const takeForm =
    (row: Route): preParsingHookHandler =>
    (request, _reply, payload, done) => {
      const limit = fileLimit(row, request.passed)
      const refusal = () => fileTooLarge(limit)
      const most = limit + FORM_OVERHEAD_BYTES
      const body = inFlight.meter(request, payload)
      if (request.bodyMeter) Object.assign(request.bodyMeter, { limit: most, refusal })
      if (Number(request.headers['content-length'] ?? 0) > most) done(refusal())
      else done(null, body)
    }
  const parseForm = (row: Route) => async (request: FastifyRequest) => {
    const { body, headers, passed } = request
    request.form = readForm(body, headers['content-type'] ?? '', fileLimit(row, passed))
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
      : (options.handlers as unknown as Record<string, (input: unknown) => unknown>)[name]

    const work = async (request: FastifyRequest, reply: FastifyReply) => {
      const body = row.body && validate(row.body, request.body ?? {})
      const answer = await handle!({
        caller: request.passed,
        params: row.params && request.params,
        query: row.query && validate(row.query, request.query),
        headers: row.headers && validate(row.headers, request.headers),
        body,
        form: row.form && validate(row.form, request.form!.fields),
        file: request.form?.file,
        call: row.billable && billableCall(name, body, request, reply),
        session: row.auth === 'session' || row.rate === 'signIn' ? sessionOf(request, reply) : undefined,
      })
      reply.code(row.status)
      if (row.file && isFile(answer)) return sendFile(reply, answer)
      if (options.checkAnswers) row.response.parse(answer)
      return answer
    }
    const counted = (request: FastifyRequest, reply: FastifyReply) =>
      inFlight.work(request, reply, () => work(request, reply))

    // What is known without asking anybody is told however busy the service is, and without a promise.
    const open = (request: FastifyRequest, reply: FastifyReply) => {
      const startedAt = performance.now()
      const answer = handle!({}) as object
      if (options.checkAnswers) row.response.parse(answer)
      sendOpenAnswer(request, reply, answer)
      observe(row, request, reply, startedAt)
    }
    const isOpen = handle !== undefined && row.auth === 'none' && row.rate === null
    const isLimitedByPlan = row.body !== undefined && row.maxBodyBytes === undefined

    for (const url of addresses(row, options.pathAliases)) {
      const scope = row.raw ? bytes : row.form ? forms : app
      scope.route({
        method: row.method,
        url,
        config: { row, isOpen },
        // Forms are measured by the file in them.
        bodyLimit: row.form ? Number.MAX_SAFE_INTEGER : (row.maxBodyBytes ?? options.bodyLimits.most),
        ...(isOpen ? {} : { onRequest: admit(row, handle !== undefined) }),
        ...(row.form
          ? { preParsing: takeForm(row), preValidation: parseForm(row) }
          : row.method === 'GET'
            ? {}
            : { preParsing: takeBody(isLimitedByPlan) }),
        handler: isOpen ? open : counted,
      })
    }
  }
}
