import { randomUUID, timingSafeEqual } from 'node:crypto'
import { fail, LIMITS, type Routes, type ServiceError } from '@sfumato/contract'
import type { z } from 'zod'
import { hashSecret } from '../crypto/api-keys.ts'
import { checkKeyPair, checkWrappedKeyPair, type KeyPairFacts, PemError } from '../crypto/pem.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Repositories, Unit } from '../db/database.ts'
import type { KeyPairRow } from '../db/repositories/key-pairs.ts'
import { sealedContext } from '../db/sealed-columns.ts'
import type { Clock } from '../ops/clock.ts'
import { type Caller, isId } from './caller.ts'

type CreateBody = z.output<Routes['createKeyPair']['body']>
type UpdateBody = z.output<Routes['updateKeyPair']['body']>

const toKeyPair = (row: KeyPairRow) => ({
  id: row.id,
  keyName: row.keyName,
  fingerprint: row.fingerprint,
  algorithm: row.algorithm,
  isActive: row.isActive,
  isZKWrapped: row.isZkWrapped,
  // Pairs are only taken with their private key.
  hasPrivateKeyBackup: true,
  usageCount: row.usageCount,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const invalid = (path: string, reason: string): ServiceError =>
  fail('INVALID_REQUEST', { issues: [{ path, reason }] })

const nameTaken = (): ServiceError =>
  fail('CONFLICT', undefined, { hint: 'A key pair of this name exists. Choose another name.' })

/** Key pairs of an account. Private keys are sealed for their user and row, or come wrapped and are sealed too. */
export function createKeyPairs({ unit, box, clock }: { unit: Unit; box: SecretBox; clock: Clock }) {
  const found = async (
    id: string,
    look: (repositories: Repositories) => Promise<KeyPairRow | undefined>,
  ): Promise<KeyPairRow> => {
    const row = isId(id) ? await unit(look) : undefined
    if (!row) throw fail('NOT_FOUND')
    return row
  }

  const check = async (caller: Caller, body: CreateBody): Promise<KeyPairFacts> => {
    try {
      return caller.zeroKnowledge
        ? checkWrappedKeyPair(body.publicKeyPem, body.privateKeyPem)
        : await checkKeyPair(body.publicKeyPem, body.privateKeyPem)
    } catch (error) {
      throw error instanceof PemError ? invalid(error.field, error.message) : error
    }
  }

  /**
   * Whoever deletes a key of a zero-knowledge account shows what a browser that knows the password made at sign-in.
   * A cookie proves its own session only; an API key has none, and may use that of any session still open.
   */
  const checkSessionKey = async (caller: Caller, sessionKeyHash: string | undefined): Promise<void> => {
    if (!caller.zeroKnowledge) return
    const shown = hashSecret(sessionKeyHash ?? '')
    const sessions = await unit(({ dashboardSessions }) =>
      dashboardSessions.listOpen(caller.userId, clock.now()),
    )
    const isKnown = sessions
      .filter(({ id }) => caller.via === 'apiKey' || id === caller.credentialId)
      .some(({ sessionKeyHash: registered }) => registered !== null && timingSafeEqual(registered, shown))
    if (!isKnown) {
      throw fail('FORBIDDEN', undefined, {
        hint: 'Zero-knowledge accounts send x-session-key-hash as registered at sign-in.',
      })
    }
  }

  return {
    async list(caller: Caller) {
      return (await unit(({ keyPairs }) => keyPairs.list(caller.userId))).map(toKeyPair)
    },

    async create(caller: Caller, body: CreateBody) {
      const facts = await check(caller, body)
      const id = randomUUID()
      const now = clock.now()
      const { userId } = caller
      const row = await unit(async ({ keyPairs, users }) => {
        await users.lock(userId)
        if (await keyPairs.isNameTaken(userId, body.keyName)) throw nameTaken()
        if ((await keyPairs.count(userId)) >= LIMITS.keyPairsPerUser) {
          throw fail('PLAN_LIMIT_EXCEEDED', { limit: LIMITS.keyPairsPerUser })
        }
        return keyPairs.insert({
          id,
          userId,
          keyName: body.keyName,
          ...facts,
          publicKeyPem: body.publicKeyPem,
          sealedPrivateKey: box.seal(body.privateKeyPem, sealedContext.privateKey({ userId, id })),
          isZkWrapped: caller.zeroKnowledge,
          createdAt: now,
          updatedAt: now,
        })
      })
      return toKeyPair(row)
    },

    async get(caller: Caller, id: string, includePrivateKey: boolean) {
      const row = await found(id, ({ keyPairs }) => keyPairs.find(caller.userId, id))
      if (!includePrivateKey) return toKeyPair(row)
      const privateKeyPem = box.open(row.sealedPrivateKey, sealedContext.privateKey(row)).toString('utf8')
      return { ...toKeyPair(row), privateKeyPem }
    },

    async publicKey(caller: Caller, id: string): Promise<string> {
      return (await found(id, ({ keyPairs }) => keyPairs.find(caller.userId, id))).publicKeyPem
    },

    async update(caller: Caller, id: string, { keyName, isActive }: UpdateBody) {
      const row = await found(id, async ({ keyPairs, users }) => {
        await users.lock(caller.userId)
        if (!(await keyPairs.find(caller.userId, id))) return undefined
        if (keyName !== undefined && (await keyPairs.isNameTaken(caller.userId, keyName, id)))
          throw nameTaken()
        return keyPairs.update(caller.userId, id, {
          ...(keyName === undefined ? {} : { keyName }),
          ...(isActive === undefined ? {} : { isActive }),
          updatedAt: clock.now(),
        })
      })
      return toKeyPair(row)
    },

    async remove(caller: Caller, id: string, sessionKeyHash: string | undefined): Promise<void> {
      await checkSessionKey(caller, sessionKeyHash)
      const removed = isId(id) && (await unit(({ keyPairs }) => keyPairs.remove(caller.userId, id)))
      if (!removed) throw fail('NOT_FOUND')
    },

    /** Public keys of the caller's own active pairs. Foreign ids are refused like ids that never were. */
    async publicKeysFor(caller: Caller, ids: readonly string[]): Promise<Map<string, string>> {
      const wanted = [...new Set(ids)]
      if (wanted.length === 0) return new Map()
      const unknown = invalid('operators.*.public_key_id', 'names no key pair of this account')
      // Nobody has so many: they are not worth a question to the database.
      if (wanted.length > LIMITS.keyPairsPerUser) throw unknown
      const rows = await unit(({ keyPairs }) => keyPairs.findAll(caller.userId, wanted.filter(isId)))
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const id of wanted) {
        const row = byId.get(id)
        if (!row) throw unknown
        if (!row.isActive) throw invalid('operators.*.public_key_id', 'names a key pair that is not active')
      }
      return new Map(rows.map((row) => [row.id, row.publicKeyPem]))
    },

    countUse: (caller: Caller, ids: readonly string[]): Promise<void> =>
      unit(({ keyPairs }) => keyPairs.countUse(caller.userId, [...ids], clock.now())),
  }
}
export type KeyPairs = ReturnType<typeof createKeyPairs>
