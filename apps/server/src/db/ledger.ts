import type pg from 'pg'
import { createBatcher } from './batcher.ts'

export interface Charge {
  userId: string
  tokens: number
  /** Tokens of the user's plan this month. */
  allocation: number
  operation: string
  requestId: string
  at: Date
  /** Present when the caller sent an Idempotency-Key: stored in the same step as the charge. */
  idempotent?: { keyHash: Buffer; sealedAnswer: Buffer }
}

export interface ChargeOutcome {
  /** `repeated`: this Idempotency-Key was charged before; the stored answer is the one to give. */
  outcome: 'charged' | 'refused' | 'repeated'
  /** Tokens used in the month after this charge (before it, when refused). */
  used: number
}

const CHARGE = {
  name: 'charge_tokens',
  text: `select place, outcome, used from charge_tokens(
    $1::uuid[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bytea[], $7::bytea[], $8)`,
}

export const firstOfMonth = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`

/** The append-only ledger. See charge_tokens in the migrations for the rule and the lock. */
export function createLedger(pool: pg.Pool) {
  const send = async (charges: Charge[]): Promise<ChargeOutcome[]> => {
    const { rows } = await pool.query<ChargeOutcome & { place: number }>({
      ...CHARGE,
      values: [
        charges.map((charge) => charge.userId),
        charges.map((charge) => charge.tokens),
        charges.map((charge) => charge.allocation),
        charges.map((charge) => charge.operation),
        charges.map((charge) => charge.requestId),
        charges.map((charge) => charge.idempotent?.keyHash ?? null),
        charges.map((charge) => charge.idempotent?.sealedAnswer ?? null),
        // One moment for the group: the newest, so that nobody is charged in a month that has passed.
        new Date(Math.max(...charges.map((charge) => charge.at.getTime()))),
      ],
    })
    const outcomes: ChargeOutcome[] = []
    for (const { place, outcome, used } of rows) outcomes[place - 1] = { outcome, used }
    return outcomes
  }
  return {
    charge: createBatcher(send),
    async usedInMonth(userId: string, at: Date): Promise<number> {
      const { rows } = await pool.query<{ used: number }>(
        `select case when month >= $2::date then used_after else 0 end as used
         from token_ledger where user_id = $1 order by seq desc limit 1`,
        [userId, firstOfMonth(at)],
      )
      return rows[0]?.used ?? 0
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>
