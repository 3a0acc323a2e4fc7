import { and, eq, lt } from 'drizzle-orm'
import { idempotentAnswers } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type IdempotentAnswerRow = typeof idempotentAnswers.$inferSelect

/** Written by the ledger in the same step as the charge; see charge_tokens. */
export const idempotentAnswersRepository = (tx: Transaction) => ({
  async find(userId: string, keyHash: Buffer): Promise<IdempotentAnswerRow | undefined> {
    const [row] = await tx
      .select()
      .from(idempotentAnswers)
      .where(and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.keyHash, keyHash)))
    return row
  },
  async purgeBefore(moment: Date): Promise<void> {
    await tx.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, moment))
  },
})
