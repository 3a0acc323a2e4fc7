import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Transaction } from '../database.ts'
import { tokenizationSessions } from '../schema.ts'

export type TokenizationSessionRow = typeof tokenizationSessions.$inferSelect

export const tokenizationSessionsRepository = (tx: Transaction) => ({
  async insert(session: {
    userId: string
    createdAt: Date
    expiresAt: Date
    entityCount: number
  }): Promise<TokenizationSessionRow> {
    const [row] = await tx.insert(tokenizationSessions).values(session).returning()
    return row!
  },
  listOpen(userId: string, at: Date): Promise<TokenizationSessionRow[]> {
    return tx
      .select()
      .from(tokenizationSessions)
      .where(and(eq(tokenizationSessions.userId, userId), gt(tokenizationSessions.expiresAt, at)))
      .orderBy(desc(tokenizationSessions.createdAt))
  },
  /** False when there is no such session of this user. */
  async remove(userId: string, id: string): Promise<boolean> {
    const rows = await tx
      .delete(tokenizationSessions)
      .where(and(eq(tokenizationSessions.id, id), eq(tokenizationSessions.userId, userId)))
      .returning({ id: tokenizationSessions.id })
    return rows.length > 0
  },
  async purgeExpiredBefore(moment: Date): Promise<void> {
    await tx.delete(tokenizationSessions).where(lt(tokenizationSessions.expiresAt, moment))
  },
})
