import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { keyPairs } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type KeyPairRow = typeof keyPairs.$inferSelect

/** Every statement names the owner: an id alone reaches nothing. */
export const keyPairsRepository = (tx: Transaction) => {
  const isOf = (userId: string, id: string) => and(eq(keyPairs.id, id), eq(keyPairs.userId, userId))
  return {
    async insert(pair: typeof keyPairs.$inferInsert): Promise<KeyPairRow> {
      const [row] = await tx.insert(keyPairs).values(pair).returning()
      return row!
    },
    list(userId: string): Promise<KeyPairRow[]> {
      return tx
        .select()
        .from(keyPairs)
        .where(eq(keyPairs.userId, userId))
        .orderBy(desc(keyPairs.createdAt), keyPairs.id)
    },
    async count(userId: string): Promise<number> {
      const [row] = await tx.select({ total: count() }).from(keyPairs).where(eq(keyPairs.userId, userId))
      return row?.total ?? 0
    },
    async find(userId: string, id: string): Promise<KeyPairRow | undefined> {
      const [row] = await tx.select().from(keyPairs).where(isOf(userId, id))
      return row
    },
    findAll(userId: string, ids: string[]): Promise<Pick<KeyPairRow, 'id' | 'isActive' | 'publicKeyPem'>[]> {
      return tx
        .select({ id: keyPairs.id, isActive: keyPairs.isActive, publicKeyPem: keyPairs.publicKeyPem })
        .from(keyPairs)
        .where(and(eq(keyPairs.userId, userId), inArray(keyPairs.id, ids)))
    },
    /** Asked under the user's lock, so that two who want the same name cannot both hear no. */
    async isNameTaken(userId: string, keyName: string, exceptId?: string): Promise<boolean> {
      const rows = await tx
        .select({ id: keyPairs.id })
        .from(keyPairs)
        .where(
          and(
            eq(keyPairs.userId, userId),
            eq(keyPairs.keyName, keyName),
            exceptId === undefined ? undefined : ne(keyPairs.id, exceptId),
          ),
        )
      return rows.length > 0
    },
    /** Nothing when there is no such pair of this user. */
    async update(
      userId: string,
      id: string,
      change: { keyName?: string; isActive?: boolean; updatedAt: Date },
    ): Promise<KeyPairRow | undefined> {
      const [row] = await tx.update(keyPairs).set(change).where(isOf(userId, id)).returning()
      return row
    },
    async countUse(userId: string, ids: string[], at: Date): Promise<void> {
      await tx
        .update(keyPairs)
        .set({
          usageCount: sql`${keyPairs.usageCount} + 1`,
          lastUsedAt: sql`greatest(${keyPairs.lastUsedAt}, ${at.toISOString()}::timestamptz)`,
        })
        .where(and(eq(keyPairs.userId, userId), inArray(keyPairs.id, ids)))
    },
    async remove(userId: string, id: string): Promise<boolean> {
      const rows = await tx.delete(keyPairs).where(isOf(userId, id)).returning({ id: keyPairs.id })
      return rows.length > 0
    },
  }
}
