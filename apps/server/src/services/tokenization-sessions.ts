import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { fail } from '@sfumato/contract'
import type { NumberRequest, OffsetUnit } from '@sfumato/engine'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Unit } from '../db/database.ts'
import { sealedContext } from '../db/sealed-columns.ts'
import type { Clock } from '../ops/clock.ts'
import { type Caller, isId } from './caller.ts'

/** A session someone works with: one that is stored, or one that will be once something depends on it. */
export interface OpenSession {
  readonly id: string
  readonly secret: Buffer
  isStored: boolean
}

/** Where an anonymized text holds what can be restored. */
export interface Positions {
  offsetUnit: OffsetUnit
  spans: { start: number; end: number; entityType: string; operator: string }[]
}

const HOUR_MS = 60 * 60 * 1000
const BETWEEN_PAUSES = 1000

/** Keyed, each part with its length in front, and in UTF-16: half pairs are told apart as well. */
function keyedHash(
  secret: Buffer,
  purpose: 'value' | 'scope' | 'text' | 'fakes',
  ...parts: string[]
): Buffer {
  const hmac = createHmac('sha256', secret).update(purpose)
  for (const part of parts) hmac.update(`\0${part.length}\0`).update(part, 'utf16le')
  return hmac.digest()
}

/**
 * Sessions of anonymization: they hold where things stand in an anonymized text, and which value has which number.
 * Values are known to them only as hashes with a secret that is sealed.
 */
export function createTokenizationSessions({
  unit,
  box,
  clock,
  sessionTtlHours,
}: {
  unit: Unit
  box: SecretBox
  clock: Clock
  sessionTtlHours: number
}) {
  const store = async (caller: Caller, session: OpenSession): Promise<void> => {
    if (session.isStored) return
    const { id } = session
    const { userId } = caller
    const createdAt = clock.now()
    await unit(({ tokenizationSessions }) =>
      tokenizationSessions.insert({
        id,
        userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + sessionTtlHours * HOUR_MS),
        entityCount: 0,
        sealedSecret: box.seal(session.secret, sealedContext.sessionSecret({ userId, id })),
      }),
    )
    session.isStored = true
  }

  return {
    async list(caller: Caller) {
      const rows = await unit(({ tokenizationSessions }) =>
        tokenizationSessions.listOpen(caller.userId, clock.now()),
      )
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        entityCount: row.entityCount,
      }))
    },

    async remove(caller: Caller, id: string): Promise<void> {
      const removed =
        isId(id) &&
        (await unit(({ tokenizationSessions }) =>
          tokenizationSessions.remove(caller.userId, id, clock.now()),
        ))
      if (!removed) throw fail('NOT_FOUND')
    },

    /** Nothing is written until something depends on it. */
    draft: (): OpenSession => ({ id: randomUUID(), secret: randomBytes(32), isStored: false }),

    /** Expired, foreign and unknown sessions are the same to the caller. */
    async find(caller: Caller, id: string): Promise<OpenSession> {
      const row = isId(id)
        ? await unit(({ tokenizationSessions }) =>
            tokenizationSessions.findOpen(caller.userId, id, clock.now()),
          )
        : undefined
      if (!row) throw fail('NOT_FOUND')
      return { id, secret: box.open(row.sealedSecret, sealedContext.sessionSecret(row)), isStored: true }
    },

    /** Makes fakes the same for the same value within the session. */
    fakesSecret: ({ secret }: OpenSession): Buffer => keyedHash(secret, 'fakes'),

    /** Numbers for values, those given before and new ones. Calls of one session take turns. */
    async numbersFor(
      caller: Caller,
      session: OpenSession,
      requests: readonly NumberRequest[],
    ): Promise<number[]> {
      await store(caller, session)
      const { id, secret } = session
      const hashed: { scopeHash: Buffer; valueHash: Buffer; value: string; scope: string }[] = []
      for (const [index, { scope, entityType, value }] of requests.entries()) {
        if (index > 0 && index % BETWEEN_PAUSES === 0) await setImmediate()
        const scopeHash = keyedHash(secret, 'scope', scope)
        const valueHash = keyedHash(secret, 'value', scope, entityType, value)
        hashed.push({
          scopeHash,
          valueHash,
          scope: scopeHash.toString('hex'),
          value: valueHash.toString('hex'),
        })
      }
      return unit(async ({ tokenizationSessions }) => {
        if (!(await tokenizationSessions.lockOpen(caller.userId, id, clock.now()))) throw fail('NOT_FOUND')
        const byValue = new Map(hashed.map((one) => [one.value, one]))
        const numbers = await tokenizationSessions.findNumbers(
          id,
          [...byValue.values()].map(({ valueHash }) => valueHash),
        )
        const unknown = [...byValue.values()].filter(({ value }) => !numbers.has(value))
        const scopes = new Map(unknown.map((one) => [one.scope, one.scopeHash]))
        const highest = await tokenizationSessions.highestNumbers(id, [...scopes.values()])
        const added = unknown.map(({ scope, scopeHash, value, valueHash }) => {
          const number = (highest.get(scope) ?? 0) + 1
          highest.set(scope, number)
          numbers.set(value, number)
          return { scopeHash, valueHash, number }
        })
        await tokenizationSessions.addNumbers(id, added)
        return hashed.map(({ value }) => numbers.get(value)!)
      })
    },

    /** Remembers an anonymized text by its hash. Gives back how to forget it, should it not be handed out. */
    async record(
      caller: Caller,
      session: OpenSession,
      text: string,
      positions: Positions,
      entityCount: number,
    ): Promise<() => Promise<void>> {
      await store(caller, session)
      const sessionId = session.id
      const textHash = keyedHash(session.secret, 'text', text)
      const sealedPositions = box.seal(
        JSON.stringify(positions),
        sealedContext.positions({ sessionId, textHash }),
      )
      await unit(async ({ tokenizationSessions }) => {
        if (!(await tokenizationSessions.lockOpen(caller.userId, sessionId, clock.now())))
          throw fail('NOT_FOUND')
        if (positions.spans.length > 0)
          await tokenizationSessions.addText({ sessionId, textHash, sealedPositions })
        await tokenizationSessions.addEntities(sessionId, entityCount)
      })
      return () =>
        unit(async ({ tokenizationSessions }) => {
          await tokenizationSessions.removeText(sessionId, textHash)
          await tokenizationSessions.addEntities(sessionId, -entityCount)
        })
    },

    async discard(caller: Caller, session: OpenSession): Promise<void> {
      if (!session.isStored) return
      await unit(({ tokenizationSessions }) =>
        tokenizationSessions.remove(caller.userId, session.id, clock.now()),
      )
    },

    /** Where a text that this session anonymized holds its values; nothing for any other text. */
    async positionsIn({ id: sessionId, secret }: OpenSession, text: string): Promise<Positions | undefined> {
      const textHash = keyedHash(secret, 'text', text)
      const row = await unit(({ tokenizationSessions }) => tokenizationSessions.findText(sessionId, textHash))
      if (!row) return undefined
      return JSON.parse(box.open(row.sealedPositions, sealedContext.positions(row)).toString('utf8'))
    },
  }
}
export type TokenizationSessions = ReturnType<typeof createTokenizationSessions>
