import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { apiKeys } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

export const apiKeysRepository = (tx: Transaction) => ({
  async insert(key: {
    userId: string
    name: string
    hash: Buffer
    prefix: string
    createdAt: Date
    expiresAt: Date | null
  }): Promise<ApiKeyRow> {
    const [row] = await tx.insert(apiKeys).values(key).returning()
    return row!
  },
  listUnrevoked(userId: string): Promise<ApiKeyRow[]> {
    return tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
      .orderBy(desc(apiKeys.createdAt))
  },
  async countUnrevoked(userId: string): Promise<number> {
    const [row] = await tx
      .select({ total: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    return row?.total ?? 0
  },
  /** False when there is no such key of this user. */
  async revoke(userId: string, id: string, at: Date): Promise<boolean> {
    const rows = await tx
      .update(apiKeys)
      .set({ revokedAt: at })
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id })
    return rows.length > 0
  },
})
