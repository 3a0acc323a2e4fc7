import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { PlanName, RateFamily } from './plans.ts'

/**
 * One row per endpoint. Four readers, none with opinions of its own: the HTTP server (access, validation),
 * the OpenAPI document, the client, and `z.infer` (types for handlers and the dashboard).
 */

/**
 * Who may call. `apiKey`: an API key, or the signed-in session of the dashboard. `session`: the signed-in
 * session only. `admin`: ADMIN_TOKEN or the key of a user with the admin role. `webhook`: no credentials
 * here; the payment provider's signature is checked by the handler.
 */
export type AuthKind = 'none' | 'apiKey' | 'session' | 'admin' | 'webhook'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  summary: string
  /** Heading in the API reference. */
  tag: string
  auth: AuthKind
  /** Lowest plan that may call, and the code others get. */
  plan?: {
    lowest: PlanName
    feature: string
    error: 'FEATURE_NOT_AVAILABLE' | 'BATCH_NOT_AVAILABLE' | 'IMAGE_NOT_AVAILABLE'
  }
  /** Window per user; `signIn` is per client address; null is unlimited. */
  rate: RateFamily | 'signIn' | null
  /** Costs tokens and takes an Idempotency-Key. */
  billable?: true
  params?: z.ZodType<Record<string, string>>
  query?: z.ZodType
  /** Headers the row reads, in lower case; others pass unseen. */
  headers?: z.ZodType<Record<string, string | undefined>>
  /** JSON body. */
  body?: z.ZodType
  /** multipart/form-data fields beside the file part named `file`. */
  form?: z.ZodType
  /** Largest file in bytes on any plan; the plan's own limit holds as well. */
  maxFileBytes?: number
  /** Raw bytes are handed to the handler unparsed (signatures cover bytes). */
  raw?: true
  /** Largest JSON body in bytes; rows whose texts are limited by plan have none. */
  maxBodyBytes?: number
  status: 200 | 201
  response: z.ZodType
  /** Where the answer is not JSON. */
  contentType?: 'text/html'
  /**
   * The answer is a file instead, where the form's `mode` says so; then `response` is not. What else there is to say
   * stands in the headers X-Tokens-Charged, X-Entities-Found and X-Left-Out.
   */
  file?: { mode: string; contentType: 'image/png' | 'application/octet-stream' }
  /** Errors of this row itself; those of auth, plan, rate and tokens follow from the fields above. */
  errors: readonly ErrorCode[]
  /** Addin rows: `{ success: true, data }` on success, `{ error }` on failure. */
  envelope?: 'addin'
}

export const defineRoutes = <const Rows extends Record<string, Route>>(rows: Rows): Rows => rows

const AUTH_ERRORS = [
  'AUTH_MISSING',
  'AUTH_INVALID',
  'AUTH_EXPIRED',
  'AUTH_SCHEME',
] as const satisfies readonly ErrorCode[]

/** Every code a row can answer: its own and those its fields imply. */
export function errorsOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([...route.errors, 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'])
  if (route.auth !== 'none' && route.auth !== 'webhook') for (const code of AUTH_ERRORS) codes.add(code)
  // A browser session that changes something must come from the dashboard's own pages.
  if (route.auth === 'admin' || (route.method !== 'GET' && route.auth !== 'webhook')) codes.add('FORBIDDEN')
  if (route.plan) codes.add(route.plan.error)
  if (route.rate) codes.add('RATE_LIMITED')
  if (route.body || route.form || route.query || route.headers) codes.add('INVALID_REQUEST')
  if (route.body || route.form) codes.add('MISSING_FIELD').add('PAYLOAD_TOO_LARGE')
  if (route.form) codes.add('FILE_TOO_LARGE')
  if (route.params) codes.add('NOT_FOUND')
  if (route.billable) {
    for (const code of ['INSUFFICIENT_TOKENS', 'TOKENS_EXHAUSTED', 'PAYMENT_REQUIRED', 'CONFLICT'] as const)
      codes.add(code)
  }
  return [...codes]
}
