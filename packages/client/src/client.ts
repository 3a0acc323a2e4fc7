import {
  type ErrorBody,
  type ErrorCode,
  type Route,
  type RouteName,
  type Routes,
  routes,
} from '@sfumato/contract'
import type { z } from 'zod'

/**
 * One typed function per row of the route table. A call never throws: it answers
 * `{ success: true, data }` or `{ success: false, ... }`, and callers look at `success`.
 */
export interface ClientOptions {
  /** Address of the service, without `/api`: "http://127.0.0.1:3000". */
  baseUrl: string
  /** Left out in the dashboard, where the session cookie speaks for the user. */
  apiKey?: string
  /** How long one call may take. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

export interface Success<Data> {
  success: true
  status: number
  requestId: string | undefined
  data: Data
}

export interface Failure {
  success: false
  /** 0 when the service could not be reached or did not answer in time. */
  status: number
  code: ErrorCode | 'UNREACHABLE' | 'CLIENT_TIMEOUT' | undefined
  error: string
  message: string
  details: Record<string, unknown> | undefined
  retryAfterSeconds: number | undefined
  requestId: string | undefined
}

export type Answer<Data> = Success<Data> | Failure

type In<Row, Field extends string> = Row extends { [K in Field]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : unknown
type Out<Row> = Row extends { envelope: 'addin'; response: infer Schema extends z.ZodType }
  ? z.output<Schema> extends { data: infer Data }
    ? Data
    : z.output<Schema>
  : Row extends { response: infer Schema extends z.ZodType }
    ? z.output<Schema> | (Row extends { file: object } ? FileAnswer : never)
    : never

/** The answer of a call that changes a file: `'file' in data` tells it from findings. */
export interface FileAnswer {
  file: Uint8Array<ArrayBuffer>
  fileName: string
  contentType: string
  tokensCharged: number
  entitiesFound: number
  /** What the file had and has no more: 'macros', 'attachments', ... */
  leftOut: string[]
}

/** A file to send. Its name says what it claims to be, and travels with it. */
interface Upload {
  file: Blob | Uint8Array<ArrayBuffer>
  /** May be left out for a `File`, which has one. */
  fileName?: string
}

/** Parameters of path, query and body in one object. */
type Input<Row> = In<Row, 'params'> &
  In<Row, 'query'> &
  In<Row, 'body'> &
  In<Row, 'form'> &
  (Row extends { form: unknown } ? Upload : unknown)

export interface CallOptions {
  /** For calls that cost tokens: the same key gives the same answer and one charge. */
  idempotencyKey?: string
  /** Further headers, such as x-session-key-hash. */
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
}

type Call<Row> =
  unknown extends Input<Row>
    ? (input?: Record<string, never>, options?: CallOptions) => Promise<Answer<Out<Row>>>
    : (input: Input<Row>, options?: CallOptions) => Promise<Answer<Out<Row>>>

export type Client = { [Name in RouteName]: Call<Routes[Name]> }

const DEFAULT_TIMEOUT_MS = 120_000

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)
  const base = options.baseUrl.replace(/\/+$/, '')

  const call = async (
    row: Route,
    input: Record<string, unknown>,
    callOptions: CallOptions,
  ): Promise<Answer<unknown>> => {
    const timeout = AbortSignal.timeout(callOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout
    try {
      const { url, body } = address(row, input)
      const response = await send(base + url, {
        method: row.method,
        signal,
        credentials: 'same-origin',
        headers: {
          accept: row.form ? '*/*' : (row.contentType ?? 'application/json'),
          ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(callOptions.idempotencyKey ? { 'idempotency-key': callOptions.idempotencyKey } : {}),
          ...callOptions.headers,
        },
        ...(body === undefined ? {} : { body }),
      })
      return await read(row, response)
    } catch (error) {
      return unreachable(timeout.aborted, error)
    }
  }

  return Object.fromEntries(
    Object.entries(routes).map(([name, row]) => [
      name,
      (input: Record<string, unknown> = {}, callOptions: CallOptions = {}) => call(row, input, callOptions),
    ]),
  ) as unknown as Client
}

/** Puts each input where the row wants it: path, query, form or JSON body. */
function address(
  row: Route,
  input: Record<string, unknown>,
): { url: string; body: string | FormData | undefined } {
  const rest = { ...input }
  const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (row.form) return { url, body: formOf(rest) }
  if (row.body) return { url, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return { url: query.size > 0 ? `${url}?${query}` : url, body: undefined }
}

/** Fields of a form are text: what is no text is written as JSON. The file comes last, after what is said of it. */
function formOf({ file, fileName, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  if (file === undefined) return form
  const blob = file instanceof Blob ? file : new Blob([file as Uint8Array<ArrayBuffer>])
  if (fileName !== undefined) form.append('file', blob, String(fileName))
  else form.append('file', blob)
  return form
}

async function fileAnswer(response: Response): Promise<FileAnswer> {
  const { headers } = response
  const encodedName = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1]
  return {
    file: new Uint8Array(await response.arrayBuffer()),
    fileName: decodeURIComponent(encodedName ?? ''),
    contentType: headers.get('content-type') ?? '',
    tokensCharged: Number(headers.get('x-tokens-charged') ?? 0),
    entitiesFound: Number(headers.get('x-entities-found') ?? 0),
    leftOut: headers.get('x-left-out')?.split(', ').filter(Boolean) ?? [],
  }
}

async function read(row: Route, response: Response): Promise<Answer<unknown>> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const type = response.headers.get('content-type') ?? ''
  const content: unknown = response.headers.get('content-disposition')?.startsWith('attachment')
    ? await fileAnswer(response)
    : type.includes('json')
      ? await response.json()
      : await response.text()
  if (response.ok) {
    const data =
      row.envelope === 'addin' && row.contentType === undefined
        ? (content as { data: unknown }).data
        : content
    return { success: true, status: response.status, requestId, data }
  }
  const body = (typeof content === 'object' && content !== null ? content : {}) as Partial<ErrorBody>
  const retryAfter =
    body.retryAfter ?? body.retry_after ?? Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    success: false,
    status: response.status,
    code: body.code,
    error: body.error ?? response.statusText,
    message: body.message ?? body.error ?? 'The service answered with an error.',
    details: body.details,
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
    requestId,
  }
}

function unreachable(timedOut: boolean, error: unknown): Failure {
  const aborted = error instanceof Error && error.name === 'AbortError'
  return {
    success: false,
    status: 0,
    code: timedOut ? 'CLIENT_TIMEOUT' : 'UNREACHABLE',
    error: timedOut ? 'Timed out' : 'Not reachable',
    message: timedOut
      ? 'The service did not answer in time.'
      : aborted
        ? 'The call was given up.'
        : 'The service could not be reached. Is it running, and is the address right?',
    details: undefined,
    retryAfterSeconds: undefined,
    requestId: undefined,
  }
}
