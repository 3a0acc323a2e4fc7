import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryRateWindows, postgresRateWindows, type RateWindows } from '../src/db/rate-windows.ts'
import { startService, type TestService } from './support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const WINDOW = 60_000

/** The promise itself, as a list. What has left the window once does not come back with a clock that lags. */
function model() {
  let live: number[] = []
  return (now: number, limit: number) => {
    const moment = Math.max(now, live.at(-1) ?? 0)
    live = live.filter((hit) => hit > moment - WINDOW)
    const allowed = live.length < limit
    if (allowed) live.push(moment)
    return { allowed, count: live.length, oldest: live[0] }
  }
}

const kinds: [string, () => RateWindows][] = [
  ['in memory', memoryRateWindows],
  ['in PostgreSQL', () => postgresRateWindows(service.database.pool)],
]

describe.each(kinds)('%s', (_name, create) => {
  let run = 0
  it('decides as the model does, whatever the clock does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            wait: fc.constantFrom(-500, 0, 1, 999, 20_000, 59_999, 60_000, 61_000),
            limit: fc.constantFrom(0, 1, 3, 5),
          }),
          {
            maxLength: 40,
          },
        ),
        async (steps) => {
          const windows = create()
          const expected = model()
          const subject = `user:${++run}`
          let now = 1_700_000_000_000
          for (const { wait, limit } of steps) {
            now += wait
            expect(await windows.hit(subject, 'analyze', limit, now, WINDOW)).toEqual(expected(now, limit))
          }
        },
      ),
      { numRuns: 40 },
    )
  })
  it('keeps people and families apart', async () => {
    const windows = create()
    const hit = (subject: string, family: string) =>
      windows.hit(subject, family, 1, 1_700_000_000_000, WINDOW)
    expect((await hit('user:a', 'analyze')).allowed).toBe(true)
    expect((await hit('user:a', 'analyze')).allowed).toBe(false)
    expect((await hit('user:b', 'analyze')).allowed).toBe(true)
    expect((await hit('user:a', 'batch')).allowed).toBe(true)
  })
  it('lets exactly the limit through when many come at once', async () => {
    const windows = create()
    const decisions = await Promise.all(
      Array.from({ length: 100 }, () => windows.hit('user:crowd', 'analyze', 30, 1_700_000_000_000, WINDOW)),
    )
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(30)
  })
})
