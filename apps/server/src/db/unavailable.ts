/**
 * PostgreSQL did not get to it: no connection in time, too many, one that broke, a statement over its time, a server
 * that starts or stops (https://www.postgresql.org/docs/current/errcodes-appendix.html). Trying again may help, unlike
 * with a statement that is wrong.
 */
const CODES = /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What the driver and its pool say without a code. */
const MESSAGES = /^(?:timeout exceeded when trying to connect|Connection terminated)/

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: unknown }
  const isIt = typeof code === 'string' ? CODES.test(code) : MESSAGES.test(message)
  // The query builder wraps what the driver threw.
  return isIt || isDatabaseUnavailable(cause)
}
