import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { dashboardSessions } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type DashboardSessionRow = typeof dashboardSessions.$inferSelect

export const dashboardSessionsRepository = (tx: Transaction) => ({
  async insert(session: {
    userId: string
    tokenHash: Buffer
    createdAt: Date
    expiresAt: Date
    sessionKeyHash?: Buffer
  }): Promise<DashboardSessionRow> {
    const [row] = await tx.insert(dashboardSessions).values(session).returning()
    return row!
  },
  listOpen(userId: string, at: Date): Promise<DashboardSessionRow[]> {
    return tx
      .select()
      .from(dashboardSessions)
      .where(
        and(
          eq(dashboardSessions.userId, userId),
          isNull(dashboardSessions.endedAt),
          gt(dashboardSessions.expiresAt, at),
        ),
      )
      .orderBy(desc(dashboardSessions.createdAt))
  },
  /** False when there is no such open session of this user. */
  async end(userId: string, id: string, at: Date): Promise<boolean> {
    const rows = await tx
      .update(dashboardSessions)
      .set({ endedAt: at })
      .where(
        and(
          eq(dashboardSessions.id, id),
          eq(dashboardSessions.userId, userId),
          isNull(dashboardSessions.endedAt),
        ),
      )
      .returning({ id: dashboardSessions.id })
    return rows.length > 0
  },
  async endAll(userId: string, at: Date): Promise<void> {
    await tx
      .update(dashboardSessions)
      .set({ endedAt: at })
      .where(and(eq(dashboardSessions.userId, userId), isNull(dashboardSessions.endedAt)))
  },
  async endAllBut(userId: string, keepId: string | undefined, at: Date): Promise<void> {
    await tx
      .update(dashboardSessions)
      .set({ endedAt: at })
      .where(
        and(
          eq(dashboardSessions.userId, userId),
          keepId === undefined ? undefined : ne(dashboardSessions.id, keepId),
          isNull(dashboardSessions.endedAt),
        ),
      )
  },
  async purgeExpiredBefore(moment: Date): Promise<void> {
    await tx.delete(dashboardSessions).where(lt(dashboardSessions.expiresAt, moment))
  },
})
