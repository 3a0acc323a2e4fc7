import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLedger } from '../src/db/ledger.ts'
import { startService, type TestService } from './support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** The ledger as a few lines: what was used in each month, and which keys were answered. */
class Model {
  month = ''
  used = 0
  keys = new Set<string>()
  charge(month: string, tokens: number, allocation: number, key: string | undefined) {
    if (month > this.month) {
      this.month = month
      this.used = 0
    }
    if (key !== undefined && this.keys.has(key)) return { outcome: 'repeated', used: this.used }
    if (this.used + tokens > allocation) return { outcome: 'refused', used: this.used }
    this.used += tokens
    if (key !== undefined) this.keys.add(key)
    return { outcome: 'charged', used: this.used }
  }
}

const step = fc.record({
  person: fc.nat({ max: 1 }),
  tokens: fc.nat({ max: 12 }),
  allocation: fc.constantFrom(0, 10, 40),
  key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  /** Months move on, and the clock of one machine may lag by a day. */
  days: fc.constantFrom(-1, 0, 0, 0, 3, 40),
})

it('does what the model does, for any order of charges, keys, plans and months', async () => {
  const ledger = createLedger(service.database.pool)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const people = [await service.person(), await service.person()].map((person) => ({
        ...person,
        model: new Model(),
      }))
      let at = Date.parse('2026-01-31T12:00:00Z')
      for (const { person, tokens, allocation, key, days } of steps) {
        at += days * 24 * 3600 * 1000
        const { id, model } = people[person]!
        const moment = new Date(at)
        const outcome = await ledger.charge({
          userId: id,
          tokens,
          allocation,
          operation: 'analyze',
          requestId: 'test',
          at: moment,
          ...(key === undefined
            ? {}
            : { idempotent: { keyHash: Buffer.from(key), sealedAnswer: Buffer.from('sealed') } }),
        })
        const month = moment.toISOString().slice(0, 7)
        // A zero charge leaves no entry, so it cannot begin a month; the model forgets that it did.
        const before = { month: model.month, used: model.used }
        expect(outcome).toEqual(model.charge(month, tokens, allocation, key))
        if (tokens === 0 || outcome.outcome !== 'charged') {
          if (month > before.month) Object.assign(model, before)
        }
      }
      for (const { id } of people) {
        const { rows } = await service.database.pool.query(
          `select seq::int, month::text, tokens, used_after from token_ledger where user_id = $1 order by seq`,
          [id],
        )
        // Entries are numbered without a gap and each carries the running total of its month.
        let total = 0
        rows.forEach((row, place) => {
          total = place > 0 && rows[place - 1].month === row.month ? total + row.tokens : row.tokens
          expect([row.seq, row.used_after]).toEqual([place + 1, total])
        })
      }
    }),
    { numRuns: 25 },
  )
})

it('refuses to change or forget an entry', async () => {
  const person = await service.person()
  await createLedger(service.database.pool).charge({
    userId: person.id,
    tokens: 1,
    allocation: 5,
    operation: 'analyze',
    requestId: 'test',
    at: new Date(),
  })
  for (const sql of [
    'update token_ledger set tokens = 0',
    'delete from token_ledger',
    'truncate token_ledger',
  ]) {
    await expect(service.database.pool.query(sql)).rejects.toThrow('append-only')
  }
})

it('two groups of charges for the same people never wait for each other for ever', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => service.person()))
  const pools = Array.from(
    { length: 4 },
    () => new pg.Pool({ connectionString: service.databaseUrl, max: 2 }),
  )
  const ledgers = pools.map(createLedger)
  const charges = Array.from({ length: 400 }, (_, i) =>
    ledgers[i % 4]!.charge({
      userId: people[(i * 7) % 6]!.id,
      tokens: 1,
      allocation: 50,
      operation: 'analyze',
      requestId: 'test',
      at: new Date(),
    }),
  )
  const outcomes = await Promise.all(charges)
  expect(outcomes.filter(({ outcome }) => outcome === 'charged')).toHaveLength(6 * 50)
  await Promise.all(pools.map((pool) => pool.end()))
})
