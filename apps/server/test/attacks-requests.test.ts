import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createBatcher } from '../src/db/batcher.ts'
import { type Person, startService, type TestService } from './support/service.ts'
import { eventually, head, hold, raw } from './support/socket.ts'

/** Hostile content in well-formed requests, and callers who pretend to be somebody else. */
let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService({
    env: { PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname },
  })
  person = await service.person('professional')
})
afterAll(() => service.stop())

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  service.call({
    method: 'POST',
    url,
    payload,
    headers: { ...person.bearer, 'content-type': 'application/json', ...headers },
  })
const analyze = (payload: object | string, headers?: Record<string, string>) =>
  post('/api/pii/analyze', payload, headers)

describe('names that every object inherits', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s is a name like any other',
    async (name) => {
      expect((await analyze({ text: 'x', preset: name })).json().code).toBe('INVALID_REQUEST')
      expect((await analyze({ text: 'x', language: name })).json()).toMatchObject({
        code: 'INVALID_LANGUAGE',
        details: { provided: '' },
      })
      const unknown = await analyze({ text: 'x', entities: ['PERSON', name] })
      expect(unknown.json()).toMatchObject({ code: 'INVALID_ENTITIES', details: { positions: [1] } })
      expect(unknown.body).not.toContain(name)
      const result = { entity_type: name, start: 0, end: 2, score: 1 }
      const anonymized = await post('/api/pii/anonymize', { text: 'abc', analyzer_results: [result] })
      expect(anonymized.json().text).toBe(`<${name}>c`)
      const synthetic = await post('/api/pii/anonymize', {
        text: 'abc',
        analyzer_results: [result],
        operators: { DEFAULT: { type: 'replace', synthetic: true } },
      })
      expect(synthetic.statusCode).toBe(200)
    },
  )
})

describe('a pattern that does not compile', () => {
  it('is refused with the reason, without a word of it', async () => {
    const answer = await analyze({
      text: 'x',
      ad_hoc_recognizers: [
        { entity_type: 'NAME', patterns: [{ name: 'n', regex: '[Maximiliane`Mustermann', score: 1 }] },
      ],
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('does not compile')
    expect(answer.body).not.toMatch(/Maximiliane|Mustermann/)
  })
})

describe('a body with more parts than sense', () => {
  const fields = (count: number, value: string) =>
    Array.from({ length: count }, (_, place) => `"k${place}":${value}`).join(',')
  const list = (count: number, value: string) => `[${new Array(count).fill(value).join(',')}]`

  it.each([
    [
      'operators',
      '/api/pii/anonymize',
      `{"text":"x","analyzer_results":[],"operators":{${fields(100_000, '{"type":"mask","masking_char":"ab"}')}}}`,
      [400],
    ],
    ['unknown fields', '/api/pii/analyze', `{"text":"x",${fields(100_000, '0')}}`, [400]],
    ['entities', '/api/pii/analyze', `{"text":"x","entities":${list(1_000_000, '1')}}`, [400, 413]],
    ['texts', '/api/pii/batch', `{"texts":${list(1_000_000, '1')}}`, [400]],
    ['results', '/api/pii/anonymize', `{"text":"x","analyzer_results":${list(1_000_000, '0')}}`, [400]],
    [
      'recognizers',
      '/api/pii/analyze',
      `{"text":"x","ad_hoc_recognizers":${list(100_000, '{}')}}`,
      [400, 413],
    ],
  ])('(%s) is refused before each of them is looked at', async (_name, url, body, statuses) => {
    const answer = await post(url, body)
    expect(statuses).toContain(answer.statusCode)
    expect(answer.body.length).toBeLessThan(5_000)
  })
})

describe('the address of a caller', () => {
  const tries = async (target: TestService, address: (turn: number) => Record<string, string>) => {
    let refused = 0
    for (let turn = 0; turn < 25; turn++) {
      const answer = await target.call({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email: 'made-up' },
        headers: { 'content-type': 'application/json' },
        ...('remoteAddress' in address(turn)
          ? { remoteAddress: address(turn).remoteAddress! }
          : { headers: address(turn) }),
      })
      if (answer.statusCode === 429) refused++
    }
    target.clock.advance(61_000)
    return refused
  }
  it('is the one of the connection where no proxy is trusted', async () => {
    expect(await tries(service, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` }))).toBe(5)
  })
  it('cannot be made up in front of a trusted proxy: only what the proxy wrote counts', async () => {
    const behind = await startService({ env: { TRUST_PROXY: 'true' } })
    try {
      expect(await tries(behind, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.7` }))).toBe(
        5,
      )
      expect(await tries(behind, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` }))).toBe(0)
    } finally {
      await behind.stop()
    }
  })
  it('is the whole network of an IPv6 address', async () => {
    expect(await tries(service, (turn) => ({ remoteAddress: `2001:db8::1:2:3:${turn}` }))).toBe(5)
    expect(await tries(service, (turn) => ({ remoteAddress: `2001:db8:0:${turn}::1` }))).toBe(0)
    expect(await tries(service, (turn) => ({ remoteAddress: `::ffff:203.0.113.${turn}` }))).toBe(0)
  })
  it('is forgotten some minutes after the last call', async () => {
    const client = new pg.Client({ connectionString: service.databaseUrl })
    await client.connect()
    const remembered = async () =>
      (
        await client.query(
          `select count(*)::int as n from rate_windows where subject like 'address:203.%' or subject like 'address:2001:%'`,
        )
      ).rows[0].n as number
    service.clock.advance(20 * 60_000)
    await tries(service, () => ({ remoteAddress: '192.0.2.1' }))
    expect(await eventually(remembered, 0)).toBe(0)
    await client.end()
  })
})

describe('the path', () => {
  it('in another spelling is another address, not another rate window', async () => {
    for (const url of [
      '/API/pii/analyze',
      '/api//pii/analyze',
      '/api/pii/analyze/',
      '/api/pii/ANALYZE',
      '/api/pii;x=1/analyze',
    ])
      expect((await post(url, { text: 'x' })).statusCode, url).toBe(404)
    expect(
      (await service.call({ method: 'POST', url: '/api/pii/%61nalyze', payload: { text: 'x' } })).statusCode,
    ).toBe(401)
  })
  it('and the method are what the request line says', async () => {
    const answer = await service.call({
      method: 'GET',
      url: '/api/keys?_method=DELETE',
      headers: { ...person.cookie, 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().keys).toHaveLength(1)
  })
})

describe('a session', () => {
  it('is refused to every other site, whatever content type its form can send', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json',
    ]) {
      const answer = await service.call({
        method: 'POST',
        url: '/api/keys',
        payload: '{"name":"stolen"}',
        headers: {
          ...person.cookie,
          'content-type': type,
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        },
      })
      expect(answer.statusCode, type).toBe(403)
    }
    for (const origin of ['null', 'https://localhost:80.evil.example', 'http://localhost:81']) {
      const answer = await service.call({
        method: 'POST',
        url: '/api/auth/sign-out',
        headers: { ...person.cookie, origin },
      })
      expect(answer.statusCode, origin).toBe(403)
    }
  })
  it('never begins with a token the browser brought along', async () => {
    const answer = await service.call({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: person.email, password: person.password },
      headers: { cookie: 'sfumato_session=chosen-by-somebody-else' },
    })
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^sfumato_session=[\w-]{43};/)
    expect(String(answer.headers['set-cookie'])).not.toContain('chosen')
    const planted = await service.call({
      method: 'GET',
      url: '/api/auth/session',
      headers: { cookie: 'sfumato_session=chosen-by-somebody-else' },
    })
    expect(planted.json().code).toBe('AUTH_INVALID')
  })
})

describe('one socket', () => {
  it('may send many requests at once and gets every answer in order', async () => {
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = service.app.server.address() as { port: number }
    const texts = ['a@example.com', 'nothing', 'b@example.com']
    const answer = await raw(
      port,
      texts.map((text) => {
        const body = JSON.stringify({ text, entities: ['EMAIL_ADDRESS'] })
        return head('/api/pii/analyze', { ...person.bearer, 'content-length': body.length }) + body
      }),
    )
    const bodies = [...answer.matchAll(/\{"results".*?"tokens_charged":\d\}/g)].map(
      ([body]) => JSON.parse(body).results.length,
    )
    expect(bodies).toEqual([1, 0, 1])
  })
  it('that is still sending when the service stops is told so in the words of the table', async () => {
    const stopping = await startService()
    const someone = await stopping.person('basic')
    await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = stopping.app.server.address() as { port: number }
    const body = JSON.stringify({ text: 'x' })
    const request = head('/api/pii/analyze', { ...someone.bearer, 'content-length': body.length }) + body
    const socket = await hold(port, request.slice(0, -1))
    let answer = ''
    socket.on('data', (data) => (answer += data))
    expect(await eventually(async () => stopping.app.server.listening, true)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const stopped = stopping.stop()
    await new Promise((resolve) => setTimeout(resolve, 200))
    socket.write(request.slice(-1) + request)
    await stopped
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    const second = answer.slice(answer.indexOf('HTTP/1.1', 10))
    expect(second).toMatch(/^HTTP\/1\.1 503 /)
    expect(second).toContain('"code":"SERVICE_UNAVAILABLE"')
    expect(second).toMatch(/^retry-after: 1\r$/m)
    socket.destroy()
  })
})

describe('calls that are gathered', () => {
  it('fail one by one: what is wrong with one is not held against the others', async () => {
    const client = new pg.Pool({ connectionString: service.databaseUrl })
    const half = createBatcher<string, number>(async (items) => {
      const { rows } = await client.query<{ n: number }>('select unnest($1::int[]) as n', [items])
      return rows.map(({ n }) => n)
    })
    const outcomes = await Promise.allSettled(['1', '99999999999', 'two', '3'].map(half))
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'))).toEqual([
      1,
      'refused',
      'refused',
      3,
    ])
    await client.end()
  })
  it('never hold a number the ledger cannot: such a plan stops the start', () => {
    const file = join(service.config.dataDir, 'plans.json')
    writeFileSync(file, JSON.stringify({ free: { monthlyTokens: 1e12 } }))
    expect(() => readConfig({ PLANS_FILE: file })).toThrow(/PLANS_FILE: tokens, uploads and rates/)
  })
})
