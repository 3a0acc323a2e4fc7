import { fail, LIMITS } from '@sfumato/contract'
import { hashSecret, newApiKey, visiblePrefix } from '../crypto/api-keys.ts'
import type { Unit } from '../db/database.ts'
import type { ApiKeyRow } from '../db/repositories/api-keys.ts'
import type { Clock } from '../ops/clock.ts'
import { isId } from './caller.ts'

const toApiKey = (row: ApiKeyRow) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

/** API keys: shown once, stored as a hash, listed by prefix and last use. */
export function createApiKeys({ unit, clock }: { unit: Unit; clock: Clock }) {
  return {
    async list(userId: string) {
      return (await unit(({ apiKeys }) => apiKeys.listUnrevoked(userId))).map(toApiKey)
    },
    async create(userId: string, name: string, expiresAt: Date | null) {
      const now = clock.now()
      if (expiresAt && expiresAt <= now) {
        throw fail('INVALID_REQUEST', { issues: [{ path: 'expiresAt', reason: 'must lie in the future' }] })
      }
      const key = newApiKey()
      const row = await unit(async ({ apiKeys, users }) => {
        await users.lock(userId)
        if ((await apiKeys.countUnrevoked(userId)) >= LIMITS.apiKeysPerUser) {
          throw fail('PLAN_LIMIT_EXCEEDED', { limit: LIMITS.apiKeysPerUser })
        }
        return apiKeys.insert({
          userId,
          name,
          hash: hashSecret(key),
          prefix: visiblePrefix(key),
          createdAt: now,
          expiresAt,
        })
      })
      return { key, apiKey: toApiKey(row) }
    },
    async revoke(userId: string, id: string): Promise<void> {
      const revoked = isId(id) && (await unit(({ apiKeys }) => apiKeys.revoke(userId, id, clock.now())))
      if (!revoked) throw fail('NOT_FOUND')
    },
  }
}
export type ApiKeys = ReturnType<typeof createApiKeys>
