import type { PlanName } from '@sfumato/contract'
import type pg from 'pg'
import { createBatcher } from './batcher.ts'

/**
 * Who stands behind a credential: the statement every request begins with. It also brings the newest ledger
 * entry, so that an empty balance is seen before any work without asking again.
 */
export interface CredentialRow {
  credentialId: string
  expiresAt: Date | null
  endedAt: Date | null
  userId: string
  email: string
  role: 'user' | 'admin'
  zeroKnowledge: boolean
  plan: PlanName
  billingState: 'current' | 'past_due'
  userCreatedAt: Date
  ledgerMonth: string | null
  ledgerUsed: number | null
}

const lookUp = (table: string, hash: string, ended: string) => `
  select c.${hash} as hash, c.id as "credentialId", c.expires_at as "expiresAt", c.${ended} as "endedAt",
         u.id as "userId", u.email, u.role, u.zero_knowledge as "zeroKnowledge", u.plan, u.billing_state as "billingState", u.created_at as "userCreatedAt",
         to_char(l.month, 'YYYY-MM-DD') as "ledgerMonth", l.used_after as "ledgerUsed"
  from ${table} c join users u on u.id = c.user_id
  left join lateral (
    select month, used_after from token_ledger where user_id = u.id order by seq desc limit 1
  ) l on true
  where c.${hash} = any($1)`

export type FindCredential = (hash: Buffer) => Promise<CredentialRow | undefined>

function finder(pool: pg.Pool, name: string, text: string): FindCredential {
  return createBatcher<Buffer, CredentialRow | undefined>(async (hashes) => {
    const { rows } = await pool.query<CredentialRow & { hash: Buffer }>({ name, text, values: [hashes] })
    const byHash = new Map(rows.map((row) => [row.hash.toString('hex'), row]))
    return hashes.map((hash) => byHash.get(hash.toString('hex')))
  })
}

export const createCredentials = (pool: pg.Pool) => ({
  findApiKey: finder(pool, 'find_api_key', lookUp('api_keys', 'hash', 'revoked_at')),
  findSession: finder(pool, 'find_session', lookUp('dashboard_sessions', 'token_hash', 'ended_at')),
  /** Last use to the minute is enough for the list and saves a write per request. */
  async markUsed(ids: string[], at: Date): Promise<void> {
    await pool.query(
      `update api_keys set last_used_at = $2
       where id = any($1) and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`,
      [ids, at],
    )
  },
})
export type Credentials = ReturnType<typeof createCredentials>
