import { and, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import { tokenizationNumbers, tokenizationSessions, tokenizationTexts } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type TokenizationSessionRow = typeof tokenizationSessions.$inferSelect
export type TokenizationTextRow = typeof tokenizationTexts.$inferSelect

/** Both hashes are keyed with the session's secret. */
export interface HashedValue {
  scopeHash: Buffer
  valueHash: Buffer
}

/** Rows of one statement, well below the 65,535 parameters PostgreSQL takes. */
const AT_ONCE = 10_000

const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )

export const tokenizationSessionsRepository = (tx: Transaction) => {
  const isOpen = (userId: string, id: string, at: Date) =>
    and(
      eq(tokenizationSessions.id, id),
      eq(tokenizationSessions.userId, userId),
      gt(tokenizationSessions.expiresAt, at),
    )
  return {
    async insert(session: TokenizationSessionRow): Promise<void> {
      await tx.insert(tokenizationSessions).values(session)
    },
    listOpen(userId: string, at: Date): Promise<TokenizationSessionRow[]> {
      return tx
        .select()
        .from(tokenizationSessions)
        .where(and(eq(tokenizationSessions.userId, userId), gt(tokenizationSessions.expiresAt, at)))
        .orderBy(desc(tokenizationSessions.createdAt))
    },
    async findOpen(userId: string, id: string, at: Date): Promise<TokenizationSessionRow | undefined> {
      const [row] = await tx
        .select()
        .from(tokenizationSessions)
        .where(isOpen(userId, id, at))
      return row
    },
    /** Until the transaction ends nobody else changes this session. False when it is gone. */
    async lockOpen(userId: string, id: string, at: Date): Promise<boolean> {
      const rows = await tx
        .select({ id: tokenizationSessions.id })
        .from(tokenizationSessions)
        .where(isOpen(userId, id, at))
        .for('update')
      return rows.length > 0
    },
    async addEntities(id: string, entities: number): Promise<void> {
      await tx
        .update(tokenizationSessions)
        .set({ entityCount: sql`${tokenizationSessions.entityCount} + ${entities}` })
        .where(eq(tokenizationSessions.id, id))
    },
    /** The same text twice has the same positions. */
    async addText(text: TokenizationTextRow): Promise<void> {
      await tx.insert(tokenizationTexts).values(text).onConflictDoNothing()
    },
    async findText(sessionId: string, textHash: Buffer): Promise<TokenizationTextRow | undefined> {
      const [row] = await tx
        .select()
        .from(tokenizationTexts)
        .where(and(eq(tokenizationTexts.sessionId, sessionId), eq(tokenizationTexts.textHash, textHash)))
      return row
    },
    async removeText(sessionId: string, textHash: Buffer): Promise<void> {
      await tx
        .delete(tokenizationTexts)
        .where(and(eq(tokenizationTexts.sessionId, sessionId), eq(tokenizationTexts.textHash, textHash)))
    },
    /** Numbers given before, by the hex of the value's hash. */
    async findNumbers(sessionId: string, valueHashes: readonly Buffer[]): Promise<Map<string, number>> {
      const numbers = new Map<string, number>()
      for (const part of inParts(valueHashes)) {
        const rows = await tx
          .select({ hash: tokenizationNumbers.valueHash, number: tokenizationNumbers.number })
          .from(tokenizationNumbers)
          .where(
            and(eq(tokenizationNumbers.sessionId, sessionId), inArray(tokenizationNumbers.valueHash, part)),
          )
        for (const { hash, number } of rows) numbers.set(hash.toString('hex'), number)
      }
      return numbers
    },
    /** The highest number of each scope, by the hex of its hash. */
    async highestNumbers(sessionId: string, scopeHashes: readonly Buffer[]): Promise<Map<string, number>> {
      const highest = new Map<string, number>()
      for (const part of inParts(scopeHashes)) {
        const rows = await tx
          .select({ hash: tokenizationNumbers.scopeHash, number: max(tokenizationNumbers.number) })
          .from(tokenizationNumbers)
          .where(
            and(eq(tokenizationNumbers.sessionId, sessionId), inArray(tokenizationNumbers.scopeHash, part)),
          )
          .groupBy(tokenizationNumbers.scopeHash)
        for (const { hash, number } of rows) highest.set(hash.toString('hex'), number ?? 0)
      }
      return highest
    },
    async addNumbers(
      sessionId: string,
      numbers: readonly (HashedValue & { number: number })[],
    ): Promise<void> {
      for (const part of inParts(numbers)) {
        await tx.insert(tokenizationNumbers).values(part.map((number) => ({ sessionId, ...number })))
      }
    },
    /** False when there is no such open session of this user. */
    async remove(userId: string, id: string, at: Date): Promise<boolean> {
      const rows = await tx
        .delete(tokenizationSessions)
        .where(isOpen(userId, id, at))
        .returning({ id: tokenizationSessions.id })
      return rows.length > 0
    },
    async purgeExpiredBefore(moment: Date): Promise<void> {
      await tx.delete(tokenizationSessions).where(lt(tokenizationSessions.expiresAt, moment))
    },
  }
}
