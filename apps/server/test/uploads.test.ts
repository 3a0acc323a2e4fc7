import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUploads, type Uploads } from '../src/db/uploads.ts'
import { startService, type TestService } from './support/service.ts'

let service: TestService
let uploads: Uploads
beforeAll(async () => {
  service = await startService()
  uploads = createUploads(service.database.pool)
})
afterAll(() => service.stop())

const newUser = async () => {
  const id = randomUUID()
  await service.database.pool.query(
    `insert into users (id, email, plan, created_at) values ($1, $1::uuid::text, 'basic', now())`,
    [id],
  )
  return id
}
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

describe('uploads per day and month', () => {
  it('are no more than allowed, however many come at once', async () => {
    const user = await newUser()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => uploads.reserve(user, { day: 7, month: 100 }, noon('2026-03-15'))),
    )
    expect(outcomes.filter((outcome) => 'day' in outcome)).toHaveLength(7)
    expect(outcomes.filter((outcome) => 'refused' in outcome && outcome.refused === 'day')).toHaveLength(23)
  })
  it('start again with the day, and with the month', async () => {
    const user = await newUser()
    const limits = { day: 1, month: 2 }
    const outcomes = []
    for (const day of ['2026-03-29', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01'])
      outcomes.push(await uploads.reserve(user, limits, noon(day)))
    expect(outcomes.map((outcome) => ('refused' in outcome ? outcome.refused : 'taken'))).toEqual([
      'taken',
      'day',
      'taken',
      'month',
      'taken',
    ])
  })
  it('that are given back can be used again, but not those of a day gone by', async () => {
    const user = await newUser()
    const limits = { day: 1, month: 2 }
    const first = await uploads.reserve(user, limits, noon('2026-05-01'))
    if ('refused' in first) throw new Error('refused')
    await uploads.giveBack(first)
    expect(await uploads.reserve(user, limits, noon('2026-05-01'))).toMatchObject({ day: '2026-05-01' })
    const second = await uploads.reserve(user, limits, noon('2026-05-02'))
    expect(second).toMatchObject({ day: '2026-05-02', month: '2026-05-01' })
    await uploads.giveBack(first)
    expect(await uploads.reserve(user, limits, noon('2026-05-02'))).toEqual({ refused: 'day' })
    expect(await uploads.reserve(user, limits, noon('2026-05-03'))).toMatchObject({ day: '2026-05-03' })
  })
  it('are none where none are allowed', async () => {
    const user = await newUser()
    expect(await uploads.reserve(user, { day: 0, month: 0 }, noon('2026-03-15'))).toEqual({
      refused: 'month',
    })
  })
})
