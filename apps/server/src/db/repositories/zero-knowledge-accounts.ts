import { eq } from 'drizzle-orm'
import { users, zeroKnowledgeAccounts } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type ZeroKnowledgeAccountRow = typeof zeroKnowledgeAccounts.$inferSelect

export const zeroKnowledgeAccountsRepository = (tx: Transaction) => ({
  async insert(account: ZeroKnowledgeAccountRow): Promise<void> {
    await tx.insert(zeroKnowledgeAccounts).values(account)
  },
  /** Until the transaction ends nobody else changes it. */
  async findLocked(userId: string): Promise<ZeroKnowledgeAccountRow | undefined> {
    const [row] = await tx
      .select()
      .from(zeroKnowledgeAccounts)
      .where(eq(zeroKnowledgeAccounts.userId, userId))
      .for('update')
    return row
  },
  async findByEmail(email: string) {
    const [row] = await tx
      .select({ user: users, account: zeroKnowledgeAccounts })
      .from(users)
      .innerJoin(zeroKnowledgeAccounts, eq(zeroKnowledgeAccounts.userId, users.id))
      .where(eq(users.email, email))
    return row
  },
  async update(
    userId: string,
    change: Partial<Omit<ZeroKnowledgeAccountRow, 'userId'>> & { updatedAt: Date },
  ): Promise<void> {
    await tx.update(zeroKnowledgeAccounts).set(change).where(eq(zeroKnowledgeAccounts.userId, userId))
  },
})
