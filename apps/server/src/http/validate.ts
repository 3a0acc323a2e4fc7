import { type ErrorCode, errorCodes, fail, openApiDocument, type ServiceError } from '@sfumato/contract'
import type { z } from 'zod'

/**
 * Turns what a schema says into a refusal, without repeating anything the caller sent: keys that the contract
 * does not know appear as `*`, values never.
 */
const knownNames = new Set<string>()
const collect = (node: unknown): void => {
  if (Array.isArray(node)) for (const item of node) collect(item)
  else if (node !== null && typeof node === 'object') {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) knownNames.add(name)
      if (key === 'parameters') for (const { name } of value as { name: string }[]) knownNames.add(name)
      collect(value)
    }
  }
}
collect(openApiDocument())

const toPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' || knownNames.has(String(part)) ? String(part) : '*'))
    .join('.')

/** What was sent at a path; in a form, JSON still is the text it came as, and what is wrong in it was sent. */
const at = (body: unknown, path: readonly PropertyKey[]): unknown => {
  let value = body
  for (const part of path) {
    if (typeof value === 'string') return value
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Record<PropertyKey, unknown>)[part]
  }
  return value
}

const MOST_ISSUES = 20

export function toRefusal(error: z.ZodError, input: unknown): ServiceError {
  for (const issue of error.issues) {
    const wanted = issue.message.startsWith('code:') ? issue.message.slice('code:'.length) : undefined
    if (wanted && (errorCodes as string[]).includes(wanted))
      return fail(wanted as Exclude<ErrorCode, DetailedCode>)
  }
  const missing = error.issues.find(
    (issue) =>
      (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
      at(input, issue.path) === undefined &&
      issue.path.length > 0,
  )
  if (missing) return fail('MISSING_FIELD', { field: toPath(missing.path) })
  return fail('INVALID_REQUEST', {
    issues: error.issues.slice(0, MOST_ISSUES).map((issue) => ({
      path: toPath(issue.path),
      reason: issue.code === 'unrecognized_keys' ? 'unknown field' : issue.message,
    })),
  })
}

/** Codes that a schema cannot name, because they carry details it does not have. */
type DetailedCode =
  | 'INSUFFICIENT_TOKENS'
  | 'FEATURE_NOT_AVAILABLE'
  | 'BATCH_NOT_AVAILABLE'
  | 'IMAGE_NOT_AVAILABLE'
  | 'PLAN_LIMIT_EXCEEDED'
  | 'INVALID_REQUEST'
  | 'MISSING_FIELD'
  | 'INVALID_LANGUAGE'
  | 'INVALID_ENTITIES'
  | 'TEXT_TOO_LONG'
  | 'FILE_TOO_LARGE'
  | 'PAYLOAD_TOO_LARGE'
  | 'VALIDATION_FAILED'

/** More than every type of the catalog, three times over. */
const MOST_FIELDS = 1_000

const fieldCount = (value: unknown): number =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).length : 0

/** Looking at each of a hundred thousand fields to refuse them all would keep every other caller waiting. */
function refuseTooManyFields(input: unknown): void {
  const refuse = (path: string[]) => {
    const reason = `may have ${MOST_FIELDS} fields at most`
    throw fail('INVALID_REQUEST', { issues: [{ path: toPath(path), reason }] })
  }
  const own = fieldCount(input)
  if (own > MOST_FIELDS) refuse([])
  if (own === 0) return
  for (const [name, value] of Object.entries(input as object))
    if (fieldCount(value) > MOST_FIELDS) refuse([name])
}

export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  refuseTooManyFields(input)
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw toRefusal(parsed.error, input)
}
