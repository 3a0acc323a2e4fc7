import { and, eq, sql } from 'drizzle-orm'
import { SEALED_COLUMNS } from '../sealed-columns.ts'
import type { Transaction } from '../transaction.ts'

export interface SealedValue {
  sealed: Buffer
  context: string
  replace(resealed: Buffer): Promise<void>
}

export const sealedValuesRepository = (tx: Transaction) => ({
  /** Some values, of any column, that do not begin with `prefix`; their rows are locked until the transaction ends. */
  async takeNotSealedWith(prefix: Buffer, most: number): Promise<SealedValue[]> {
    const values: SealedValue[] = []
    for (const { table, columns, column, key, contextOf } of SEALED_COLUMNS) {
      if (values.length >= most) break
      const rows: Record<string, unknown>[] = await tx
        .select()
        .from(table)
        .where(sql`substring(${columns[column]} from 1 for ${prefix.length}) <> ${prefix}`)
        .limit(most - values.length)
        .for('update')
      for (const row of rows) {
        const isThisRow = and(...key.map((name) => eq(columns[name]!, row[name])))
        values.push({
          sealed: row[column] as Buffer,
          context: contextOf(row),
          replace: async (resealed) => {
            await tx
              .update(table)
              .set({ [column]: resealed })
              .where(isThisRow)
          },
        })
      }
    }
    return values
  },
})
