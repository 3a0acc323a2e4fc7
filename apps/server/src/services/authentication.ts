import { timingSafeEqual } from 'node:crypto'
import { fail } from '@sfumato/contract'
import { hashSecret, looksLikeApiKey } from '../crypto/api-keys.ts'
import type { CredentialRow, Credentials } from '../db/credentials.ts'
import { firstOfMonth } from '../db/ledger.ts'
import type { Clock } from '../ops/clock.ts'
import { ADMIN_TOKEN_CALLER, type AdminCaller, type Caller } from './caller.ts'

/** Turns credentials into a caller, or into exactly one of the four 401 codes. */
export function createAuthentication({
  credentials,
  clock,
  adminToken,
}: {
  credentials: Credentials
  clock: Clock
  adminToken: string | undefined
}) {
  const used = new Set<string>()
  const adminTokenHash = adminToken === undefined ? undefined : hashSecret(adminToken)

  const toCaller = (row: CredentialRow | undefined, via: Caller['via']): Caller => {
    if (!row || row.endedAt) throw fail('AUTH_INVALID')
    const now = clock.now()
    if (row.expiresAt && row.expiresAt <= now) throw fail('AUTH_EXPIRED')
    return {
      userId: row.userId,
      email: row.email,
      role: row.role,
      zeroKnowledge: row.zeroKnowledge,
      plan: row.plan,
      billingState: row.billingState,
      createdAt: row.userCreatedAt,
      usedThisMonth: row.ledgerMonth && row.ledgerMonth >= firstOfMonth(now) ? (row.ledgerUsed ?? 0) : 0,
      via,
      credentialId: row.credentialId,
      credentialExpiresAt: row.expiresAt,
    }
  }

  const bearer = (header: string): string => {
    const [scheme, token, ...rest] = header.trim().split(/ +/)
    if (scheme?.toLowerCase() !== 'bearer') throw fail('AUTH_SCHEME')
    if (!token || rest.length > 0) throw fail('AUTH_INVALID')
    return token
  }

  const byApiKey = async (key: string): Promise<Caller> => {
    if (!looksLikeApiKey(key)) throw fail('AUTH_INVALID')
    const caller = toCaller(await credentials.findApiKey(hashSecret(key)), 'apiKey')
    used.add(caller.credentialId)
    return caller
  }

  const bySession = async (token: string): Promise<Caller> =>
    toCaller(await credentials.findSession(hashSecret(token)), 'session')

  return {
    /** An API key, or the dashboard's session when there is no Authorization header. */
    async apiKey(header: string | undefined, sessionToken: string | undefined): Promise<Caller> {
      if (header !== undefined) return byApiKey(bearer(header))
      if (sessionToken !== undefined) return bySession(sessionToken)
      throw fail('AUTH_MISSING')
    },
    async session(header: string | undefined, sessionToken: string | undefined): Promise<Caller> {
      if (sessionToken !== undefined) return bySession(sessionToken)
      const hint = 'Sign in to the dashboard: this address takes its session, not an API key.'
      if (header === undefined) throw fail('AUTH_MISSING', undefined, { hint })
      bearer(header)
      throw fail('AUTH_INVALID', undefined, { hint })
    },
    async admin(header: string | undefined): Promise<AdminCaller> {
      if (header === undefined) throw fail('AUTH_MISSING')
      const token = bearer(header)
      if (adminTokenHash && timingSafeEqual(hashSecret(token), adminTokenHash)) return ADMIN_TOKEN_CALLER
      const caller = await byApiKey(token)
      if (caller.role !== 'admin') throw fail('FORBIDDEN')
      return caller
    },
    /** Writes down which keys were used since the last call. */
    async flushLastUse(): Promise<void> {
      if (used.size === 0) return
      const ids = [...used]
      used.clear()
      await credentials.markUsed(ids, clock.now())
    },
  }
}
export type Authentication = ReturnType<typeof createAuthentication>
