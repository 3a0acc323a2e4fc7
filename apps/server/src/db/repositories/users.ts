import type { PlanName } from '@sfumato/contract'
import { eq } from 'drizzle-orm'
import { users } from '../schema.ts'
import type { Transaction } from '../transaction.ts'

export type UserRow = typeof users.$inferSelect

export const usersRepository = (tx: Transaction) => ({
  /** Nothing when the e-mail is taken. */
  async insert(user: {
    email: string
    /** Null for zero-knowledge accounts. */
    passwordHash: string | null
    zeroKnowledge?: boolean
    role: UserRow['role']
    plan: PlanName
    createdAt: Date
  }): Promise<UserRow | undefined> {
    const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning()
    return row
  },
  async findByEmail(email: string): Promise<UserRow | undefined> {
    const [row] = await tx.select().from(users).where(eq(users.email, email))
    return row
  },
  async find(id: string): Promise<UserRow | undefined> {
    const [row] = await tx.select().from(users).where(eq(users.id, id))
    return row
  },
  /** Until the transaction ends nobody else holds this lock: for counts that must not be overtaken. */
  async lock(id: string): Promise<void> {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  },
  async setPassword(id: string, passwordHash: string): Promise<void> {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id))
  },
  async setPlan(id: string, plan: PlanName): Promise<void> {
    await tx.update(users).set({ plan }).where(eq(users.id, id))
  },
  async isEmpty(): Promise<boolean> {
    return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0
  },
})
