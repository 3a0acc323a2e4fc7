import { fail } from '@sfumato/contract'
import type { Unit } from '../db/database.ts'
import type { Clock } from '../ops/clock.ts'
import { type Caller, isId } from './caller.ts'

/** Open sessions of reversible anonymization. */
export function createTokenizationSessions({ unit, clock }: { unit: Unit; clock: Clock }) {
  return {
    async list(caller: Caller) {
      const rows = await unit(({ tokenizationSessions }) =>
        tokenizationSessions.listOpen(caller.userId, clock.now()),
      )
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        entityCount: row.entityCount,
      }))
    },
    async remove(caller: Caller, id: string): Promise<void> {
      const removed =
        isId(id) &&
        (await unit(({ tokenizationSessions }) =>
          tokenizationSessions.remove(caller.userId, id, clock.now()),
        ))
      if (!removed) throw fail('NOT_FOUND')
    },
  }
}
export type TokenizationSessions = ReturnType<typeof createTokenizationSessions>
