import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resealSome } from '../../src/services/installation.ts'
import { caller, find } from '../support/anonymize.ts'
import { testKeyPair } from '../support/keys.ts'
import { type Person, startService, type TestService } from '../support/service.ts'

const HOUR_MS = 60 * 60 * 1000
const KEY = '0123456789abcdef'
const TEXT = 'Ann met Bob'
const { publicKeyPem } = testKeyPair()

let service: TestService
let person: Person
let post: ReturnType<typeof caller>
beforeAll(async () => {
  service = await startService({
    env: {
      PLANS_FILE: new URL('../support/no-rates.json', import.meta.url).pathname,
      SESSION_TTL_HOURS: '2',
    },
  })
  post = caller(service)
})
afterAll(() => service.stop())

const anonymize = async (operators: object, body: object = {}, who = person) =>
  (
    await post('/api/pii/anonymize', who, {
      text: TEXT,
      analyzer_results: find(TEXT, { PERSON: ['Ann', 'Bob'] }),
      operators,
      ...body,
    })
  ).json()
const list = async (who = person) =>
  (await service.call({ method: 'GET', url: '/api/user/sessions', headers: who.bearer })).json().sessions
const remove = (id: string, who = person) =>
  service.call({ method: 'DELETE', url: `/api/user/sessions/${id}`, headers: who.bearer })
const rowsOf = async (table: string) =>
  (await service.database.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows

const encrypt = { DEFAULT: { type: 'encrypt', key: KEY } }
const numbered = { DEFAULT: { type: 'replace', new_value: '<{n}>' } }

describe('a session', () => {
  it('is opened by what can be restored or continued, and by nothing else', async () => {
    person = await service.person('basic')
    for (const operators of [
      {},
      { DEFAULT: { type: 'redact' } },
      { DEFAULT: { type: 'hash' } },
      { OTHER: encrypt.DEFAULT },
    ])
      expect((await anonymize(operators)).session_id).toBeUndefined()
    expect(await list()).toEqual([])
    const asymmetric = { DEFAULT: { type: 'encrypt_asym', public_key: publicKeyPem } }
    const fakes = { DEFAULT: { type: 'replace', synthetic: true } }
    for (const operators of [encrypt, asymmetric, numbered, fakes])
      expect((await anonymize(operators)).session_id).toBeDefined()
    expect(await list()).toHaveLength(4)
  })
  it('is listed with its times and how many entities depend on it', async () => {
    person = await service.person('basic')
    const { session_id } = await anonymize(encrypt)
    const createdAt = service.clock.now()
    const expiresAt = new Date(createdAt.getTime() + 2 * HOUR_MS)
    const expected = {
      id: session_id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
    expect(await list()).toEqual([{ ...expected, entityCount: 2 }])
    await anonymize(numbered, { session_id })
    service.clock.advance(1000)
    await anonymize({}, { session_id })
    expect(await list()).toEqual([{ ...expected, entityCount: 4 }])
  })
  it('ends at its time, and is then forgotten with all that belongs to it', async () => {
    person = await service.person('basic')
    const { session_id } = await anonymize(encrypt)
    await anonymize(numbered, { session_id })
    service.clock.advance(2 * HOUR_MS - 1)
    expect(await list()).toHaveLength(1)
    service.clock.advance(1)
    expect(await list()).toEqual([])
    expect((await remove(session_id)).statusCode).toBe(404)
    service.clock.advance(1)
    await service.maintenance.purge()
    for (const table of ['tokenization_sessions', 'tokenization_texts', 'tokenization_numbers'])
      expect([table, await rowsOf(table)]).toEqual([table, 0])
  })
  it('can be deleted by its owner, once', async () => {
    person = await service.person('basic')
    const stranger = await service.person('basic')
    const { session_id } = await anonymize(numbered)
    expect((await remove(session_id, stranger)).statusCode).toBe(404)
    expect(await list(stranger)).toEqual([])
    expect((await remove(session_id)).json()).toEqual({ success: true, message: expect.any(String) })
    expect((await remove(session_id)).statusCode).toBe(404)
    expect(await rowsOf('tokenization_numbers')).toBe(0)
  })
  it('deleted while calls use it, those calls end properly', async () => {
    person = await service.person('basic')
    const { session_id } = await anonymize(numbered)
    const calls = Array.from({ length: 10 }, () =>
      post('/api/pii/anonymize', person, {
        text: TEXT,
        analyzer_results: find(TEXT, { PERSON: ['Ann', 'Bob'] }),
        operators: numbered,
        session_id,
      }),
    )
    const deleted = remove(session_id)
    const statuses = (await Promise.all(calls)).map((answer) => answer.statusCode)
    expect((await deleted).statusCode).toBe(200)
    for (const status of statuses) expect([200, 404]).toContain(status)
    expect(await rowsOf('tokenization_numbers')).toBe(0)
  })
  it('holds nothing of the text, and no type in the clear', async () => {
    person = await service.person('basic')
    const text = 'Zanzibar met Bob'
    await anonymize(encrypt, {
      text,
      analyzer_results: [{ entity_type: 'SECRET_PROJECT\0\ud800', start: 0, end: 8, score: 1 }],
    })
    let all = ''
    for (const table of ['tokenization_sessions', 'tokenization_texts', 'tokenization_numbers']) {
      const { rows } = await service.database.pool.query(`select t::text as row from ${table} t`)
      for (const { row } of rows) all += row
    }
    for (const value of ['Zanzibar', 'SECRET_PROJECT'])
      for (const form of [
        value,
        Buffer.from(value).toString('hex'),
        Buffer.from(value, 'utf16le').toString('hex'),
      ])
        expect(all).not.toContain(form)
  })
})

describe('a new master key', () => {
  it('seals keys, secrets and positions again, and everything still works', async () => {
    const oldKey = Buffer.alloc(32, 1).toString('base64')
    const newKey = Buffer.alloc(32, 2).toString('base64')
    const before = await startService({ env: { MASTER_KEY: oldKey } })
    const owner = await before.person('basic')
    const ask = (where: TestService, url: string, payload: object) => caller(where)(url, owner, payload)
    const analyzer_results = find(TEXT, { PERSON: ['Ann', 'Bob'] })
    const first = (
      await ask(before, '/api/pii/anonymize', { text: TEXT, analyzer_results, operators: encrypt })
    ).json()
    await ask(before, '/api/pii/anonymize', {
      text: TEXT,
      analyzer_results,
      operators: numbered,
      session_id: first.session_id,
    })
    const pair = (await ask(before, '/api/asymmetric-keys', { keyName: 'k', ...testKeyPair() })).json()
      .keyPair

    const during = await startService({
      env: { MASTER_KEY: `${newKey},${oldKey}` },
      databaseUrl: before.databaseUrl,
    })
    let sealed = 0
    for (let some = -1; some !== 0; sealed += some) some = await resealSome(during.unit, during.box)
    expect(sealed).toBeGreaterThanOrEqual(4)
    await during.close()

    const after = await startService({ env: { MASTER_KEY: newKey }, databaseUrl: before.databaseUrl })
    const restored = await ask(after, '/api/pii/deanonymize', {
      text: first.text,
      session_id: first.session_id,
      deanonymizers: { DEFAULT: { type: 'decrypt', key: KEY } },
    })
    expect(restored.json().text).toBe(TEXT)
    const continued = await ask(after, '/api/pii/anonymize', {
      text: 'Bob',
      analyzer_results: find('Bob', { PERSON: 'Bob' }),
      operators: numbered,
      session_id: first.session_id,
    })
    expect(continued.json().text).toBe('<2>')
    const url = `/api/asymmetric-keys/${pair.id}?includePrivateKey=true`
    const key = await after.call({ method: 'GET', url, headers: owner.bearer })
    expect(key.json().keyPair.privateKeyPem).toBe(testKeyPair().privateKeyPem)
    await after.close()
    await before.stop()
  })
})
