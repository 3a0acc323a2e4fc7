import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startService, type TestService } from '../support/service.ts'

let service: TestService
let anna: Person
beforeAll(async () => {
  service = await startService()
  anna = await service.person('basic')
})
afterAll(() => service.stop())

const analyze = (body: object, person = anna, headers: Record<string, string> = {}) =>
  service.call({
    method: 'POST',
    url: '/api/pii/analyze',
    headers: { ...person.bearer, ...headers },
    payload: body,
  })

describe('200', () => {
  it('finds what is there, with offsets in code points and one plus half a token each', async () => {
    const answer = await analyze({ text: '😀 write to anna@example.com' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      results: [
        {
          entity_type: 'EMAIL_ADDRESS',
          start: 11,
          end: 27,
          score: expect.any(Number),
          text: 'anna@example.com',
        },
      ],
      tokens_charged: 2,
    })
  })
  it('counts UTF-16 units when asked to', async () => {
    const answer = await analyze({ text: '😀 write to anna@example.com', offset_unit: 'utf16' })
    expect(answer.json().results[0]).toMatchObject({ start: 12, end: 28 })
  })
  it('explains when asked to', async () => {
    const answer = await analyze({ text: 'anna@example.com', explain: true })
    expect(answer.json().results[0].explanation).toMatchObject({
      recognizer: expect.any(String),
      score_steps: expect.any(Array),
    })
  })
  it('takes patterns of the caller', async () => {
    const answer = await analyze({
      text: 'ticket ZZ-4711',
      entities: ['TICKET'],
      ad_hoc_recognizers: [
        { entity_type: 'TICKET', patterns: [{ name: 'zz', regex: 'ZZ-\\d+', score: 0.9 }] },
      ],
    })
    expect(answer.json().results).toEqual([
      { entity_type: 'TICKET', start: 7, end: 14, score: 0.9, text: 'ZZ-4711' },
    ])
  })
  it('answers on the configured aliases of the path too', async () => {
    const other = await startService({ env: { PII_PATH_ALIASES: 'presidio' } })
    const bob = await other.person()
    const answer = await other.call({
      method: 'POST',
      url: '/api/presidio/analyze',
      headers: bob.bearer,
      payload: { text: '' },
    })
    expect(answer.statusCode).toBe(200)
    await other.stop()
  })
})

describe('400', () => {
  it('names a missing field', async () => {
    expect((await analyze({})).json()).toMatchObject({ code: 'MISSING_FIELD', details: { field: 'text' } })
  })
  it('names an unknown language and the ones it knows', async () => {
    const { code, details } = (await analyze({ text: 'x', language: 'xx' })).json()
    expect([code, details.provided]).toEqual(['INVALID_LANGUAGE', 'xx'])
    expect(details.expected).toContain('de')
  })
  it('does not repeat what was sent as a language', async () => {
    expect((await analyze({ text: 'x', language: 'Anna Schmidt' })).body).not.toContain('Schmidt')
  })
  it('refuses an unknown entity type', async () => {
    expect((await analyze({ text: 'x', entities: ['NO_SUCH'] })).json().code).toBe('INVALID_ENTITIES')
  })
  it.each([
    [{ text: 1 }, 'text'],
    [{ text: 'x', score_threshold: 2 }, 'score_threshold'],
    [{ text: 'x', preset: 'no-such-preset' }, 'preset'],
    [{ text: 'x', preset: 'default', entities: ['PERSON'] }, 'preset'],
    [{ text: 'x', surprise: true }, ''],
  ])('refuses %j', async (body, path) => {
    const answer = (await analyze(body)).json()
    expect(answer).toMatchObject({ code: 'INVALID_REQUEST', details: { issues: [{ path }] } })
  })
})

describe('402', () => {
  it('is TOKENS_EXHAUSTED at zero and INSUFFICIENT_TOKENS below the cost, and charges nothing', async () => {
    const poor = await startService({
      env: { PLANS_FILE: new URL('../support/two-tokens.json', import.meta.url).pathname },
    })
    const bob = await poor.person('free')
    const ask = (text: string) =>
      poor.call({ method: 'POST', url: '/api/pii/analyze', headers: bob.bearer, payload: { text } })
    const balance = async () =>
      (await poor.call({ method: 'GET', url: '/api/user/tokens', headers: bob.bearer })).json()
    const costly = await ask('a@example.com b@example.com c@example.com d@example.com')
    expect(costly.json()).toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
      details: { required: 3, available: 2 },
    })
    expect(await balance()).toMatchObject({ balance: 2, usedThisMonth: 0 })
    expect((await ask('a@example.com')).json().tokens_charged).toBe(2)
    expect((await ask('')).json().code).toBe('TOKENS_EXHAUSTED')
    const broken = [{ entity_type: 'A', patterns: [{ name: 'p', regex: '(', score: 0.5 }] }]
    for (const [wrong, code] of [
      [{ language: 'xx' }, 'INVALID_LANGUAGE'],
      [{ entities: ['FOO'] }, 'INVALID_ENTITIES'],
      [{ preset: 'nope' }, 'INVALID_REQUEST'],
      [{ ad_hoc_recognizers: broken }, 'VALIDATION_FAILED'],
    ] as const) {
      const payload = { text: 'x', ...wrong }
      const answer = await poor.call({
        method: 'POST',
        url: '/api/pii/analyze',
        headers: bob.bearer,
        payload,
      })
      expect(answer.json().code, 'a wrong request is refused before the balance is looked at').toBe(code)
    }
    expect(await balance()).toEqual({ balance: 0, plan: 'free', monthlyAllocation: 2, usedThisMonth: 2 })
    poor.clock.set('2026-04-01T00:00:00Z')
    expect(await balance()).toMatchObject({ balance: 2, usedThisMonth: 0 })
    expect((await ask('')).statusCode).toBe(200)
    await poor.stop()
  })
  it('is PAYMENT_REQUIRED when the subscription is past due', async () => {
    const eve = await service.person('basic')
    await service.database.pool.query(`update users set billing_state = 'past_due' where id = $1`, [eve.id])
    expect((await analyze({ text: 'x' }, eve)).json().code).toBe('PAYMENT_REQUIRED')
  })
})

describe('413', () => {
  it('names limit and plan of a text that is too long', async () => {
    const free = await service.person('free')
    expect((await analyze({ text: 'x'.repeat(100_001) }, free)).json()).toMatchObject({
      code: 'TEXT_TOO_LONG',
      details: { provided: 100_001, limit: 100_000, plan: 'free' },
    })
  })
  it('refuses too many entities, recognizers and patterns', async () => {
    const recognizer = (patterns: number) => ({
      entity_type: 'X',
      patterns: Array.from({ length: patterns }, () => ({ name: 'x', regex: 'x', score: 0.5 })),
    })
    const codes = [
      { text: '', entities: Array.from({ length: 51 }, () => 'PERSON') },
      { text: '', ad_hoc_recognizers: Array.from({ length: 51 }, () => recognizer(1)) },
      { text: '', ad_hoc_recognizers: [recognizer(11)] },
      { text: '', ad_hoc_recognizers: Array.from({ length: 21 }, () => recognizer(10)) },
    ]
    const rich = await service.person('professional')
    const answers = await Promise.all(codes.map((body) => analyze(body, rich)))
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [413, 'TOO_MANY_ENTITIES'],
      [413, 'TOO_MANY_RECOGNIZERS'],
      [413, 'TOO_MANY_PATTERNS'],
      [413, 'TOO_MANY_PATTERNS'],
    ])
  })
})

describe('422', () => {
  it('refuses a pattern that cannot run in linear time', async () => {
    const answer = await analyze({
      text: 'x',
      ad_hoc_recognizers: [{ entity_type: 'X', patterns: [{ name: 'x', regex: '(', score: 0.5 }] }],
    })
    expect(answer.json().code).toBe('VALIDATION_FAILED')
  })
})

describe('429', () => {
  it('comes after the plan’s requests of a minute, with the headers, and charges nothing', async () => {
    const free = await service.person('free')
    for (let sent = 1; sent <= 10; sent++) {
      const answer = await analyze({ text: '' }, free)
      expect(answer.headers['x-ratelimit-limit']).toBe('10')
      expect(answer.headers['x-ratelimit-remaining']).toBe(String(10 - sent))
    }
    const refused = await analyze({ text: '' }, free)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 })
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.headers['x-ratelimit-reset']).toBe(String(service.clock.now().getTime() / 1000 + 60))
    service.clock.advance(60_001)
    expect((await analyze({ text: '' }, free)).statusCode).toBe(200)
  })
})

describe('Idempotency-Key', () => {
  it('gives the same answer and one charge', async () => {
    const bob = await service.person()
    const ask = () => analyze({ text: 'mail bob@example.com' }, bob, { 'idempotency-key': 'k1' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    const balance = await service.call({ method: 'GET', url: '/api/user/tokens', headers: bob.bearer })
    expect(balance.json().usedThisMonth).toBe(2)
  })
  it('with another request is a conflict', async () => {
    const bob = await service.person()
    await analyze({ text: 'one' }, bob, { 'idempotency-key': 'k' })
    expect((await analyze({ text: 'two' }, bob, { 'idempotency-key': 'k' })).json().code).toBe('CONFLICT')
  })
})

describe('very many findings', () => {
  it('are refused by what they would cost, before they are handed on', async () => {
    const bob = await service.person('free')
    const answer = await analyze({ text: '1.2.3.4 '.repeat(2000) }, bob)
    expect(answer.json()).toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
      details: { required: 1001, available: 200 },
    })
  })
})
