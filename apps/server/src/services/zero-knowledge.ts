import { createHmac, timingSafeEqual } from 'node:crypto'
import { defaultKeyDerivation, fail, type PlanName, type Routes } from '@sfumato/contract'
import type { z } from 'zod'
import { hashSecret } from '../crypto/api-keys.ts'
import { hashPassword, verifyPassword } from '../crypto/passwords.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Repositories, Unit } from '../db/database.ts'
import type { ZeroKnowledgeAccountRow } from '../db/repositories/zero-knowledge-accounts.ts'
import { sealedContext } from '../db/sealed-columns.ts'
import type { Clock } from '../ops/clock.ts'
import { type Accounts, normalizeEmail } from './accounts.ts'
import type { Caller } from './caller.ts'
import { installationSecret } from './installation.ts'

type Body<Name extends keyof Routes> = Routes[Name] extends { body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never
type PasswordKeys = Body<'zkSignUp'>['password']
type RecoveryKeys = Body<'zkSignUp'>['recovery']

const DECOY_SALTS = 'decoy-salts'
const SALT_BYTES = 16

/**
 * Accounts whose password is never seen here. What arrives in its place, the hash of a key that only the password
 * gives, is treated like a password: hashed with Argon2id, and checked in the same time for accounts that do not exist.
 */
export function createZeroKnowledge({
  unit,
  box,
  clock,
  accounts,
  defaultPlan,
}: {
  unit: Unit
  box: SecretBox
  clock: Clock
  accounts: Accounts
  defaultPlan: PlanName
}) {
  let decoySecret: Promise<Buffer> | undefined

  /** The same e-mail always gets the same salt, as if it had an account. */
  const decoySalt = async (email: string): Promise<Buffer> => {
    decoySecret ??= installationSecret(unit, box, DECOY_SALTS).catch((error) => {
      decoySecret = undefined
      throw error
    })
    return createHmac('sha256', await decoySecret)
      .update(email)
      .digest()
      .subarray(0, SALT_BYTES)
  }

  const find = (email: string) =>
    unit(({ zeroKnowledgeAccounts }) => zeroKnowledgeAccounts.findByEmail(normalizeEmail(email)))

  const passwordColumns = (userId: string, keys: PasswordKeys, authHash: string) => ({
    salt: Buffer.from(keys.salt, 'base64url'),
    memoryKib: keys.kdf.memoryKiB,
    iterations: keys.kdf.iterations,
    parallelism: keys.kdf.parallelism,
    authHash,
    sealedAccountKey: box.seal(keys.wrappedAccountKey, sealedContext.accountKey({ userId })),
  })
  const recoveryColumns = (userId: string, keys: RecoveryKeys) => ({
    recoveryHash: hashSecret(keys.recoveryKeyHash),
    sealedRecoveryKey: box.seal(keys.wrappedAccountKey, sealedContext.recoveryKey({ userId })),
  })

  const isRecovery = (account: ZeroKnowledgeAccountRow | undefined, recoveryKeyHash: string): boolean => {
    const shown = hashSecret(recoveryKeyHash)
    return timingSafeEqual(account?.recoveryHash ?? Buffer.alloc(shown.length), shown)
  }

  const stillHasPassword =
    ({ userId, authHash }: ZeroKnowledgeAccountRow) =>
    async ({ zeroKnowledgeAccounts }: Repositories): Promise<boolean> =>
      (await zeroKnowledgeAccounts.findLocked(userId))?.authHash === authHash

  /** Does `change` if the password is right, and still is when the change is made. */
  const withPassword = async (
    caller: Caller,
    authKeyHash: string,
    change: (repositories: Repositories) => Promise<void>,
  ): Promise<void> => {
    const account = await unit(({ zeroKnowledgeAccounts }) => zeroKnowledgeAccounts.findLocked(caller.userId))
    const refusal = fail('FORBIDDEN', undefined, { hint: 'The current password is not right.' })
    if (!(await verifyPassword(account?.authHash, authKeyHash)) || !account) throw refusal
    await unit(async (repositories) => {
      await repositories.users.lock(caller.userId)
      if (!(await stillHasPassword(account)(repositories))) throw refusal
      await change(repositories)
    })
  }

  return {
    async parameters(email: string) {
      const [decoy, known] = [await decoySalt(normalizeEmail(email)), await find(email)]
      const { account } = known ?? {}
      return {
        salt: (account?.salt ?? decoy).toString('base64url'),
        kdf: account
          ? {
              algorithm: 'argon2id' as const,
              memoryKiB: account.memoryKib,
              iterations: account.iterations,
              parallelism: account.parallelism,
            }
          : defaultKeyDerivation,
      }
    },

    async signUp(body: Body<'zkSignUp'>) {
      accounts.requireOpenSignUp()
      const now = clock.now()
      const authHash = await hashPassword(body.password.authKeyHash)
      const { user, account } = await unit(async ({ users, zeroKnowledgeAccounts }) => {
        const user = await users.insert({
          email: normalizeEmail(body.email),
          passwordHash: null,
          zeroKnowledge: true,
          role: 'user',
          plan: defaultPlan,
          createdAt: now,
        })
        if (!user)
          throw fail('CONFLICT', undefined, { hint: 'An account with this e-mail exists. Sign in instead.' })
        const account = {
          userId: user.id,
          ...passwordColumns(user.id, body.password, authHash),
          ...recoveryColumns(user.id, body.recovery),
          updatedAt: now,
        }
        await zeroKnowledgeAccounts.insert(account)
        return { user, account }
      })
      return accounts.openSession(user, stillHasPassword(account), hashSecret(body.sessionKeyHash))
    },

    async signIn(body: Body<'zkSignIn'>) {
      await accounts.limitTries(body.email)
      const known = await find(body.email)
      if (!(await verifyPassword(known?.account.authHash, body.authKeyHash)) || !known)
        throw fail('AUTH_INVALID')
      const { user, account } = known
      const session = await accounts.openSession(
        user,
        stillHasPassword(account),
        hashSecret(body.sessionKeyHash),
      )
      const wrappedAccountKey = box.open(account.sealedAccountKey, sealedContext.accountKey(account))
      return {
        ...session,
        answer: { ...session.answer, wrappedAccountKey: wrappedAccountKey.toString('utf8') },
      }
    },

    async changePassword(caller: Caller, body: Body<'zkChangePassword'>): Promise<void> {
      const { userId, credentialId } = caller
      const authHash = await hashPassword(body.password.authKeyHash)
      await withPassword(caller, body.authKeyHash, async ({ zeroKnowledgeAccounts, dashboardSessions }) => {
        const now = clock.now()
        await zeroKnowledgeAccounts.update(userId, {
          ...passwordColumns(userId, body.password, authHash),
          updatedAt: now,
        })
        await dashboardSessions.endAllBut(userId, credentialId, now)
      })
    },

    async changeRecovery(caller: Caller, body: Body<'zkChangeRecovery'>): Promise<void> {
      await withPassword(caller, body.authKeyHash, ({ zeroKnowledgeAccounts }) =>
        zeroKnowledgeAccounts.update(caller.userId, {
          ...recoveryColumns(caller.userId, body.recovery),
          updatedAt: clock.now(),
        }),
      )
    },

    async recoveryKey(body: Body<'zkRecoveryKey'>) {
      await accounts.limitTries(body.email)
      const account = (await find(body.email))?.account
      if (!isRecovery(account, body.recoveryKeyHash) || !account) throw fail('AUTH_INVALID')
      const opened = box.open(account.sealedRecoveryKey, sealedContext.recoveryKey(account))
      return { wrappedAccountKey: opened.toString('utf8') }
    },

    /** The phrase is used up by it: of two who show it at once, one comes too late. */
    async recover(body: Body<'zkRecover'>) {
      await accounts.limitTries(body.email)
      const known = await find(body.email)
      if (!isRecovery(known?.account, body.recoveryKeyHash) || !known) throw fail('AUTH_INVALID')
      const { user } = known
      const authHash = await hashPassword(body.password.authKeyHash)
      await unit(async ({ users, zeroKnowledgeAccounts, dashboardSessions }) => {
        await users.lock(user.id)
        const account = await zeroKnowledgeAccounts.findLocked(user.id)
        if (!isRecovery(account, body.recoveryKeyHash)) throw fail('AUTH_INVALID')
        const now = clock.now()
        await zeroKnowledgeAccounts.update(user.id, {
          ...passwordColumns(user.id, body.password, authHash),
          ...recoveryColumns(user.id, body.recovery),
          updatedAt: now,
        })
        await dashboardSessions.endAll(user.id, now)
      })
      return accounts.openSession(
        user,
        stillHasPassword({ ...known.account, authHash }),
        hashSecret(body.sessionKeyHash),
      )
    },
  }
}
export type ZeroKnowledge = ReturnType<typeof createZeroKnowledge>
