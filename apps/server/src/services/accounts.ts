import { fail, type PlanName, RATE_WINDOW_MS, type User } from '@sfumato/contract'
import { hashSecret } from '../crypto/api-keys.ts'
import { hashPassword, newSessionToken, verifyPassword } from '../crypto/passwords.ts'
import type { Repositories, Unit } from '../db/database.ts'
import type { RateWindows } from '../db/rate-windows.ts'
import type { UserRow } from '../db/repositories/users.ts'
import type { Clock } from '../ops/clock.ts'
import { type Caller, isId } from './caller.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TRIES_PER_WINDOW = 30

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

const toUser = (row: Omit<User, 'createdAt'> & { createdAt: Date }): User => ({
  id: row.id,
  email: row.email,
  role: row.role,
  zeroKnowledge: row.zeroKnowledge,
  plan: row.plan,
  createdAt: row.createdAt.toISOString(),
})

/** Accounts and their signed-in browsers. */
export function createAccounts({
  unit,
  clock,
  allowSignUp,
  defaultPlan,
  signInDays,
  rateWindows,
}: {
  unit: Unit
  clock: Clock
  allowSignUp: boolean
  defaultPlan: PlanName
  signInDays: number
  rateWindows: RateWindows
}) {
  /**
   * `isStillRight` looks again, under the account's lock, whether what was checked still holds: a password that was
   * changed while it was being verified opens nothing.
   */
  const openSession = async (
    user: UserRow,
    isStillRight: (repositories: Repositories) => Promise<boolean>,
    sessionKeyHash?: Buffer,
  ) => {
    const token = newSessionToken()
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + signInDays * DAY_MS)
    await unit(async (repositories) => {
      await repositories.users.lock(user.id)
      if (!(await isStillRight(repositories))) throw fail('AUTH_INVALID')
      await repositories.dashboardSessions.insert({
        userId: user.id,
        tokenHash: hashSecret(token),
        createdAt,
        expiresAt,
        ...(sessionKeyHash ? { sessionKeyHash } : {}),
      })
    })
    return { token, expiresAt, answer: { user: toUser(user), expiresAt: expiresAt.toISOString() } }
  }

  const create = async (
    email: string,
    password: string,
    role: 'user' | 'admin',
    plan: PlanName,
  ): Promise<UserRow> => {
    const passwordHash = await hashPassword(password)
    const row = await unit(({ users }) =>
      users.insert({ email: normalizeEmail(email), passwordHash, role, plan, createdAt: clock.now() }),
    )
    if (!row)
      throw fail('CONFLICT', undefined, { hint: 'An account with this e-mail exists. Sign in instead.' })
    return row
  }

  const openWithPassword = (user: UserRow) =>
    openSession(user, async ({ users }) => (await users.find(user.id))?.passwordHash === user.passwordHash)

  const requireOpenSignUp = () => {
    if (!allowSignUp) {
      throw fail('FORBIDDEN', undefined, {
        hint: 'Sign-up is closed here. Ask the administrator for an account.',
      })
    }
  }

  /** Guessing from many addresses at once is slowed down per account as well. */
  const limitTries = async (email: string) => {
    const subject = `account:${hashSecret(normalizeEmail(email)).toString('hex')}`
    const now = clock.now().getTime()
    const { allowed, oldest = now } = await rateWindows.hit(
      subject,
      'signIn',
      TRIES_PER_WINDOW,
      now,
      RATE_WINDOW_MS,
    )
    if (allowed) return
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest + RATE_WINDOW_MS - now) / 1000))
    throw fail('RATE_LIMITED', undefined, { retry: { retryAfterSeconds } })
  }

  return {
    create,
    openSession,
    limitTries,
    requireOpenSignUp,
    async signUp(email: string, password: string) {
      requireOpenSignUp()
      return openWithPassword(await create(email, password, 'user', defaultPlan))
    },
    async signIn(email: string, password: string) {
      await limitTries(email)
      const row = await unit(({ users }) => users.findByEmail(normalizeEmail(email)))
      if (!(await verifyPassword(row?.passwordHash ?? undefined, password)) || !row)
        throw fail('AUTH_INVALID')
      return openWithPassword(row)
    },
    async signOut(caller: Caller): Promise<void> {
      await unit(({ dashboardSessions }) =>
        dashboardSessions.end(caller.userId, caller.credentialId, clock.now()),
      )
    },
    describe: (caller: Caller) => ({
      user: toUser({ ...caller, id: caller.userId }),
      expiresAt: (caller.credentialExpiresAt ?? clock.now()).toISOString(),
    }),
    async changePassword(caller: Caller, currentPassword: string, newPassword: string): Promise<void> {
      const row = await unit(({ users }) => users.find(caller.userId))
      if (!(await verifyPassword(row?.passwordHash ?? undefined, currentPassword))) {
        throw fail('FORBIDDEN', undefined, { hint: 'The current password is not right.' })
      }
      const passwordHash = await hashPassword(newPassword)
      await unit(async ({ users, dashboardSessions }) => {
        await users.lock(caller.userId)
        // Another change may have come first: the password that was checked must still be the current one.
        if ((await users.find(caller.userId))?.passwordHash !== row?.passwordHash) throw fail('AUTH_INVALID')
        await users.setPassword(caller.userId, passwordHash)
        await dashboardSessions.endAllBut(caller.userId, caller.credentialId, clock.now())
      })
    },
    /** For whoever lost it, on the operator's word. Whoever was signed in is not any more. */
    async resetPassword(userId: string, newPassword: string): Promise<void> {
      const passwordHash = await hashPassword(newPassword)
      await unit(async ({ users, dashboardSessions }) => {
        await users.lock(userId)
        // A zero-knowledge account has none here, and its keys would not open with another.
        if ((await users.find(userId))?.passwordHash === null) {
          const hint =
            'This is a zero-knowledge account: only its recovery phrase opens it, on the sign-in page.'
          throw fail('FORBIDDEN', undefined, { hint })
        }
        await users.setPassword(userId, passwordHash)
        await dashboardSessions.endAllBut(userId, undefined, clock.now())
      })
    },
    async listSessions(caller: Caller) {
      const rows = await unit(({ dashboardSessions }) =>
        dashboardSessions.listOpen(caller.userId, clock.now()),
      )
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        current: row.id === caller.credentialId,
      }))
    },
    async endSession(caller: Caller, id: string): Promise<void> {
      const ended =
        isId(id) &&
        (await unit(({ dashboardSessions }) => dashboardSessions.end(caller.userId, id, clock.now())))
      if (!ended) throw fail('NOT_FOUND')
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
