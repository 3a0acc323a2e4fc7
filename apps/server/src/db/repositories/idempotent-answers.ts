import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database.ts'
import { idempotentAnswers } from '../schema.ts'

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
  /** Some rows that do not begin with `prefix`, locked until the transaction ends. */
  takeNotSealedWith(prefix: Buffer, most: number): Promise<IdempotentAnswerRow[]> {
    return tx
      .select()
      .from(idempotentAnswers)
      .where(sql`substring(${idempotentAnswers.sealedAnswer} from 1 for ${prefix.length}) <> ${prefix}`)
      .limit(most)
      .for('update')
  },
  async reseal(row: IdempotentAnswerRow, sealedAnswer: Buffer): Promise<void> {
    await tx
      .update(idempotentAnswers)
      .set({ sealedAnswer })
      .where(and(eq(idempotentAnswers.userId, row.userId), eq(idempotentAnswers.keyHash, row.keyHash)))
  },
  async purgeBefore(moment: Date): Promise<void> {
    await tx.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, moment))
  },
})
