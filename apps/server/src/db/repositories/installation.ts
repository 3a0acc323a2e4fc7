import { eq } from 'drizzle-orm'
import { installation } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export const installationRepository = (tx: Transaction) => ({
  async get(name: string): Promise<Buffer | undefined> {
    const [row] = await tx.select().from(installation).where(eq(installation.name, name))
    return row?.value
  },
  /** Keeps what is there already: the first process to come wins. */
  async setOnce(name: string, value: Buffer): Promise<void> {
    await tx.insert(installation).values({ name, value }).onConflictDoNothing()
  },
})
