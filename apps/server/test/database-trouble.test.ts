import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../src/db/unavailable.ts'
import { startService, type TestService } from './support/service.ts'
import { eventually } from './support/socket.ts'

let service: TestService
let intruder: pg.Client
beforeAll(async () => {
  service = await startService()
  intruder = new pg.Client({ connectionString: service.databaseUrl })
  await intruder.connect()
})
afterAll(async () => {
  await intruder.end()
  await service.stop()
})

it('a call whose connection is cut is told to try again, and is not charged', async () => {
  const { bearer } = await service.person('basic')
  const analyze = () =>
    service.call({ method: 'POST', url: '/api/pii/analyze', headers: bearer, payload: { text: 'x' } })
  await intruder.query('begin; lock table token_ledger in access exclusive mode')
  const call = analyze()
  const cutWaiting = async () => {
    const { rowCount } = await intruder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'sfumato' and wait_event_type = 'Lock'`,
    )
    return rowCount === 1
  }
  expect(await eventually(cutWaiting, true)).toBe(true)
  const answer = await call
  await intruder.query('rollback')
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(answer.headers['retry-after']).toBe('1')
  expect((await analyze()).statusCode).toBe(200)
  const tokens = await service.call({ method: 'GET', url: '/api/user/tokens', headers: bearer })
  expect(tokens.json().usedThisMonth).toBe(1)
})

it('nobody is told to try again what will fail again', async () => {
  const wrong = await intruder.query('select 1 / 0').catch((error: unknown) => error)
  expect(isDatabaseUnavailable(wrong)).toBe(false)
  expect(isDatabaseUnavailable(new Error('query failed', { cause: wrong }))).toBe(false)
  const full = new pg.Pool({ connectionString: service.databaseUrl, max: 1, connectionTimeoutMillis: 50 })
  const taken = await full.connect()
  const noRoom = await full.query('select 1').catch((error: unknown) => error)
  taken.release()
  await full.end()
  expect(isDatabaseUnavailable(noRoom)).toBe(true)
  const nobodyThere = new pg.Client({ host: '127.0.0.1', port: 1 })
  const refused = await nobodyThere.connect().catch((error: unknown) => error)
  expect(isDatabaseUnavailable(refused)).toBe(true)
})
