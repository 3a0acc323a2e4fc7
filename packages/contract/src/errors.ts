import { z } from 'zod'

/**
 * Every way the service refuses, once. `title` becomes the body's `error`, `message` says what to do next,
 * the key is the body's `code`. Details are typed per code. Codes of the specification plus the four it
 * leaves unnamed: NOT_FOUND, CONFLICT, FORBIDDEN, PAYLOAD_TOO_LARGE (and VALIDATION_FAILED for 422).
 */
interface ErrorSpec {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503 | 504
  title: string
  message: string
  details?: z.ZodType
}

const issues = z.array(z.object({ path: z.string(), reason: z.string() }))
const planGate = z.object({ feature: z.string(), required_plan: z.string(), current_plan: z.string() })
const sizeGate = z.object({ provided: z.int(), limit: z.int() })

export const ERRORS = {
  AUTH_MISSING: {
    status: 401,
    title: 'Authentication required',
    message: 'Send "Authorization: Bearer <API key>"; keys are made in the dashboard under API Keys.',
  },
  AUTH_INVALID: {
    status: 401,
    title: 'Invalid credentials',
    message: 'The key, session or password is not valid or was revoked. Make a new key or sign in again.',
  },
  AUTH_EXPIRED: {
    status: 401,
    title: 'Credentials expired',
    message: 'The session or key has expired. Sign in again or make a new key.',
  },
  AUTH_SCHEME: {
    status: 401,
    title: 'Unsupported authentication scheme',
    message: 'Use the Bearer scheme: "Authorization: Bearer <API key>".',
  },

  INSUFFICIENT_TOKENS: {
    status: 402,
    title: 'Not enough tokens',
    message: 'This call costs more tokens than are left this month. Send less text or change the plan.',
    details: z.object({ required: z.int(), available: z.int() }),
  },
  TOKENS_EXHAUSTED: {
    status: 402,
    title: 'Monthly tokens used up',
    message:
      "This month's allocation is used. It renews on the first of the month (UTC); a larger plan has more.",
  },
  PAYMENT_REQUIRED: {
    status: 402,
    title: 'Payment required',
    message: 'The subscription has an unpaid balance. Settle it in the dashboard under Plan.',
  },

  FEATURE_NOT_AVAILABLE: {
    status: 403,
    title: 'Feature not available on this plan',
    message: 'Change to the plan named in details.required_plan to use this feature.',
    details: planGate,
  },
  BATCH_NOT_AVAILABLE: {
    status: 403,
    title: 'Batch not available on this plan',
    message:
      'Batch analysis needs the plan named in details.required_plan. Single texts go to /api/pii/analyze.',
    details: planGate,
  },
  IMAGE_NOT_AVAILABLE: {
    status: 403,
    title: 'Images not available on this plan',
    message: 'Image processing needs the plan named in details.required_plan.',
    details: planGate,
  },
  PLAN_LIMIT_EXCEEDED: {
    status: 403,
    title: 'Plan limit reached',
    message: 'The account holds as many of these as it may. Delete one first.',
    details: z.object({ limit: z.int() }),
  },
  FORBIDDEN: {
    status: 403,
    title: 'Not allowed',
    message: 'These credentials are valid but may not do this.',
  },

  INVALID_REQUEST: {
    status: 400,
    title: 'Invalid request',
    message: 'The request is malformed or a value is of the wrong type or range; see details.issues.',
    details: z.object({ issues }),
  },
  MISSING_FIELD: {
    status: 400,
    title: 'Missing field',
    message: 'Add the required field named in details.field.',
    details: z.object({ field: z.string() }),
  },
  INVALID_LANGUAGE: {
    status: 400,
    title: 'Unknown language',
    message: 'Use one of the ISO 639-1 codes in details.expected.',
    details: z.object({ provided: z.string(), expected: z.array(z.string()) }),
  },
  INVALID_ENTITIES: {
    status: 400,
    title: 'Unknown entity type',
    message:
      'Use entity types listed by GET /api/pii/entities; details.positions says which entries are unknown.',
    details: z.object({ positions: z.array(z.int()) }),
  },
  INVALID_OPERATOR: {
    status: 400,
    title: 'Unknown operator',
    message: 'Use one of replace, redact, hash, mask, encrypt, encrypt_asym, keep.',
  },
  INVALID_HASH_TYPE: {
    status: 400,
    title: 'Unknown hash type',
    message: 'Use sha256 or sha512.',
  },

  NOT_FOUND: { status: 404, title: 'Not found', message: 'There is nothing here, or it is not yours.' },
  CONFLICT: {
    status: 409,
    title: 'Conflict',
    message: 'Something of this name or key exists already. Choose another.',
  },

  TEXT_TOO_LONG: {
    status: 413,
    title: 'Text too long',
    message: 'Split the text or change to a plan with a higher limit.',
    details: sizeGate.extend({ plan: z.string() }),
  },
  FILE_TOO_LARGE: {
    status: 413,
    title: 'File too large',
    message: 'The file is over the limit in details.limit (bytes, or pixels for images).',
    details: z.object({ limit: z.int() }),
  },
  TOO_MANY_ENTITIES: {
    status: 413,
    title: 'Too many entity types',
    message: 'Name at most 50 entity types, or use a preset, or leave the field out for all types.',
  },
  TOO_MANY_RECOGNIZERS: {
    status: 413,
    title: 'Too many ad-hoc recognizers',
    message: 'Send at most 50 ad-hoc recognizers.',
  },
  TOO_MANY_PATTERNS: {
    status: 413,
    title: 'Too many patterns',
    message: 'Send at most 10 patterns per recognizer and 200 in all.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Request body too large',
    message: 'The body is over the limit in details.limit (bytes). Split it.',
    details: z.object({ limit: z.int() }),
  },

  VALIDATION_FAILED: {
    status: 422,
    title: 'Cannot be processed',
    message: 'The request is well formed but cannot be worked with; see details.issues.',
    details: z.object({ issues }),
  },

  RATE_LIMITED: {
    status: 429,
    title: 'Rate limit exceeded',
    message: 'Wait retryAfter seconds, then try again; larger plans have higher rates.',
  },
  DAILY_LIMIT_EXCEEDED: {
    status: 429,
    title: 'Daily upload limit reached',
    message: 'Try again tomorrow (UTC) or change to a larger plan.',
  },
  MONTHLY_LIMIT_EXCEEDED: {
    status: 429,
    title: 'Monthly upload limit reached',
    message: 'Try again next month (UTC) or change to a larger plan.',
  },

  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal error',
    message: 'The service failed. Nothing was charged. Quote the X-Request-Id header when you report it.',
  },
  BACKEND_UNAVAILABLE: {
    status: 502,
    title: 'A provider could not be reached',
    message: 'The other service did not answer properly. Try again later.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'Service unavailable',
    message: 'This part is not available right now. Try again after the Retry-After time.',
  },
  MODEL_LOADING: {
    status: 503,
    title: 'MODEL_LOADING',
    message: 'The language model is being loaded. Try again after retry_after seconds.',
  },
  TIMEOUT: {
    status: 504,
    title: 'Timed out',
    message: 'The work took longer than allowed. Nothing was charged. Send a shorter text.',
  },
} as const satisfies Record<string, ErrorSpec>

export type ErrorCode = keyof typeof ERRORS
export const errorCodes = Object.keys(ERRORS) as ErrorCode[]

export type ErrorDetails<Code extends ErrorCode> = (typeof ERRORS)[Code] extends {
  details: infer D extends z.ZodType
}
  ? z.infer<D>
  : undefined

/** What a refusal may carry beside its details: when to come back, and for which language. */
export interface Retry {
  retryAfterSeconds: number
  language?: string
}

/** A refusal on purpose. Anything else that is thrown becomes INTERNAL_ERROR. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: unknown
  readonly retry: Retry | undefined
  /** A sentence that replaces the table's, where it can say more. Never holds the caller's input. */
  readonly hint: string | undefined
  constructor(code: ErrorCode, details: unknown, extra: { retry?: Retry; hint?: string } = {}) {
    super(code)
    this.code = code
    this.details = details
    this.retry = extra.retry
    this.hint = extra.hint
  }
}

type FailArguments<Code extends ErrorCode> =
  ErrorDetails<Code> extends undefined
    ? [code: Code, details?: undefined, extra?: { retry?: Retry; hint?: string }]
    : [code: Code, details: ErrorDetails<Code>, extra?: { retry?: Retry; hint?: string }]

/** `throw fail('INSUFFICIENT_TOKENS', { required: 3, available: 1 })`: the details are typed by the code. */
export const fail = <Code extends ErrorCode>(...[code, details, extra]: FailArguments<Code>) =>
  new ServiceError(code, details, extra)

/** The body of every refusal, except of addin routes, which answer `{ error }` only. */
export const ErrorBody = z
  .object({
    error: z.string(),
    message: z.string(),
    code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    retryAfter: z.int().optional(),
    retry_after: z.int().optional(),
    language: z.string().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
