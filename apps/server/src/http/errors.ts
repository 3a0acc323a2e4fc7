import { ERRORS, type ErrorBody, fail, type ServiceError } from '@sfumato/contract'

/** The only place that turns an error into a body. */
export interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  body: ErrorBody | { error: string }
}

export function toErrorAnswer(error: ServiceError, envelope?: 'addin'): ErrorAnswer {
  const { status, title, message } = ERRORS[error.code]
  const headers: Record<string, string> = {}
  if (error.retry) headers['retry-after'] = String(error.retry.retryAfterSeconds)
  if (envelope === 'addin') {
    // Addin routes answer with nothing but the sentence, and 500 for whatever failed behind them.
    return {
      status: Math.min(status, 500),
      headers,
      body: { error: error.hint ?? title },
    }
  }
  const retry = error.retry
    ? error.code === 'MODEL_LOADING'
      ? {
          retry_after: error.retry.retryAfterSeconds,
          ...(error.retry.language ? { language: error.retry.language } : {}),
        }
      : status === 429
        ? { retryAfter: error.retry.retryAfterSeconds }
        : {}
    : {}
  return {
    status,
    headers,
    body: {
      error: title,
      message: error.hint ?? message,
      code: error.code,
      ...(error.details ? { details: error.details as Record<string, unknown> } : {}),
      ...retry,
    },
  }
}

export const noSuchAddress = (): ServiceError =>
  fail('NOT_FOUND', undefined, { hint: 'There is no such address. The reference is at /docs.' })

/** Refusals that Fastify and its plugins make themselves, in the words of the table. */
export function fromFramework(error: unknown, bodyLimit: number): ServiceError | undefined {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const invalid = (reason: string) => fail('INVALID_REQUEST', { issues: [{ path: '', reason }] })
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fail('PAYLOAD_TOO_LARGE', { limit: bodyLimit })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return invalid('the Content-Type must be application/json (multipart/form-data for files)')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return invalid('the body is empty')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return invalid('the body does not have the announced length')
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return invalid('the request is malformed')
  return undefined
}

/** Come back in a moment. */
export const busy = (hint: string): ServiceError =>
  fail('SERVICE_UNAVAILABLE', undefined, { hint, retry: { retryAfterSeconds: 1 } })
