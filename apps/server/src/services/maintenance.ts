import type { Unit } from '../db/database.ts'
import type { Clock } from '../ops/clock.ts'
import type { Logger } from '../ops/logger.ts'
import type { Authentication } from './authentication.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LAST_USE_EVERY_MS = 10_000
const PURGE_EVERY_MS = 60 * 60 * 1000
/** Ended sign-ins are remembered for a while, so that they are told apart from ones that never were. */
const KEEP_EXPIRED_SIGN_INS_DAYS = 30
const KEEP_IDEMPOTENT_ANSWERS_DAYS = 1

/** Small chores: last use of keys, and forgetting what has expired. */
export function startMaintenance({
  unit,
  clock,
  authentication,
  logger,
}: {
  unit: Unit
  clock: Clock
  authentication: Authentication
  logger: Logger
}) {
  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error) => logger.warn('maintenance_failed', {}, error))
  }
  const purge = () =>
    unit(async ({ dashboardSessions, tokenizationSessions, idempotentAnswers }) => {
      const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
      await dashboardSessions.purgeExpiredBefore(before(KEEP_EXPIRED_SIGN_INS_DAYS))
      await tokenizationSessions.purgeExpiredBefore(clock.now())
      await idempotentAnswers.purgeBefore(before(KEEP_IDEMPOTENT_ANSWERS_DAYS))
    })
  const timers = [
    setInterval(quietly(authentication.flushLastUse), LAST_USE_EVERY_MS),
    setInterval(quietly(purge), PURGE_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  return {
    flushLastUse: authentication.flushLastUse,
    purge,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await authentication.flushLastUse()
    },
  }
}
