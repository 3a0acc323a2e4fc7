import { createCipheriv, createPrivateKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller, find, type Item } from '../support/anonymize.ts'
import { forgeKey, hostileNumbers, newKeyPair, testKeyPair } from '../support/keys.ts'
import { type Person, startService, type TestService } from '../support/service.ts'

let service: TestService
let person: Person
let post: ReturnType<typeof caller>
beforeAll(async () => {
  service = await startService({
    env: { PLANS_FILE: new URL('../support/no-rates.json', import.meta.url).pathname },
  })
  person = await service.person('enterprise')
  post = caller(service)
})
afterAll(() => service.stop())

const KEY = '0123456789abcdef'
const TEXT = 'Ann 😀 met\r\nBob\0, ann@example.com; e\u0301 \ud800 עברית'
const results = find(TEXT, { PERSON: ['Ann', 'Bob'], EMAIL_ADDRESS: 'ann@example.com', PLACE: 'עברית' })
const { publicKeyPem, privateKeyPem } = testKeyPair()

const anonymize = async (operators: object, body: object = {}, who = person) =>
  (
    await post('/api/pii/anonymize', who, { text: TEXT, analyzer_results: results, operators, ...body })
  ).json()
const restore = (body: object, who = person, headers: Record<string, string> = {}) =>
  post('/api/pii/deanonymize', who, body, headers)

const byKey = { DEFAULT: { type: 'decrypt', key: KEY } }
const byPrivateKey = { DEFAULT: { type: 'decrypt_asym', private_key: privateKeyPem } }

describe('200', () => {
  it.each([
    ['encrypt', { DEFAULT: { type: 'encrypt', key: KEY } }, byKey],
    ['encrypt_asym', { DEFAULT: { type: 'encrypt_asym', public_key: publicKeyPem } }, byPrivateKey],
  ])('%s comes back exactly, by results and by session', async (_name, operators, deanonymizers) => {
    const { text, items, session_id } = await anonymize(operators)
    for (const where of [{ anonymizer_results: items }, { session_id }]) {
      const answer = await restore({ text, deanonymizers, ...where })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().text).toBe(TEXT)
      expect(answer.json().tokens_charged).toBe(4)
      const characters = [...TEXT]
      for (const item of answer.json().items as Item[])
        expect(characters.slice(item.start, item.end).join('')).toBe(item.text)
    }
  })
  it('a text as long as the plan allows comes back, though it has grown by what is encrypted', async () => {
    const payer = await service.person('basic')
    const long = `Ann ${'y'.repeat(499_996)}`
    const analyzer_results = find(long.slice(0, 4), { PERSON: ['Ann'] })
    const operators = { DEFAULT: { type: 'encrypt', key: KEY } }
    const { text, items, session_id } = await anonymize(operators, { text: long, analyzer_results }, payer)
    for (const where of [{ anonymizer_results: items }, { session_id }])
      expect((await restore({ text, deanonymizers: byKey, ...where }, payer)).json().text).toBe(long)
    const longer = await restore({ text: `${long}y`, deanonymizers: byKey, anonymizer_results: [] }, payer)
    expect(longer.json()).toMatchObject({ code: 'TEXT_TOO_LONG', details: { provided: 500_001 } })
  })
  it('a stored pair is undone with the private key it gives out, in PKCS#1 as well', async () => {
    const body = { keyName: 'stored', publicKeyPem, privateKeyPem }
    const { id } = (await post('/api/asymmetric-keys', person, body)).json().keyPair
    const { text, items } = await anonymize({ DEFAULT: { type: 'encrypt_asym', public_key_id: id } })
    const url = `/api/asymmetric-keys/${id}?includePrivateKey=true`
    const stored = (await service.call({ method: 'GET', url, headers: person.bearer })).json().keyPair
    const pkcs1 = createPrivateKey(privateKeyPem).export({ type: 'pkcs1', format: 'pem' })
    for (const private_key of [stored.privateKeyPem, pkcs1]) {
      const answer = await restore({
        text,
        anonymizer_results: items,
        deanonymizers: { DEFAULT: { type: 'decrypt_asym', private_key } },
      })
      expect(answer.json().text).toBe(TEXT)
    }
  })
  it('each type by its own key; what has none stays as it is and costs nothing', async () => {
    const { text, items } = await anonymize({
      PERSON: { type: 'encrypt', key: KEY },
      EMAIL_ADDRESS: { type: 'encrypt_asym', public_key: publicKeyPem },
      PLACE: { type: 'redact' },
    })
    const answer = await restore({
      text,
      anonymizer_results: items,
      deanonymizers: { PERSON: byKey.DEFAULT },
    })
    expect(answer.json().tokens_charged).toBe(2)
    expect(answer.json().items.map((item: Item) => item.text)).toEqual(['Ann', 'Bob'])
    const both = await restore({
      text,
      anonymizer_results: items,
      deanonymizers: { PERSON: byKey.DEFAULT, DEFAULT: byPrivateKey.DEFAULT },
    })
    expect(both.json().text).toBe(TEXT.replace('עברית', ''))
  })
  it('reads what Presidio wrote: base64url of IV and AES-CBC', async () => {
    const iv = Buffer.alloc(16, 7)
    const cipher = createCipheriv('aes-128-cbc', KEY, iv)
    const value = Buffer.concat([iv, cipher.update('Ann', 'utf8'), cipher.final()]).toString('base64url')
    const padded = value.padEnd(Math.ceil(value.length / 4) * 4, '=')
    const anonymizer_results = [{ start: 0, end: padded.length, entity_type: 'PERSON', operator: 'encrypt' }]
    const answer = await restore({ text: `${padded} met`, anonymizer_results, deanonymizers: byKey })
    expect(answer.json().text).toBe('Ann met')
  })
  it('a session remembers positions in one unit and answers in the other', async () => {
    for (const [first, second] of [
      ['codepoint', 'utf16'],
      ['utf16', 'codepoint'],
    ] as const) {
      const text = '😀 Ann 😀 Bob'
      const analyzer_results = find(text, { PERSON: ['Ann', 'Bob'] }).map((found) =>
        first === 'utf16'
          ? {
              ...found,
              start: text.indexOf(found.start < 5 ? 'Ann' : 'Bob'),
              end: text.indexOf(found.start < 5 ? 'Ann' : 'Bob') + 3,
            }
          : found,
      )
      const made = await anonymize(
        { DEFAULT: { type: 'encrypt', key: KEY } },
        { text, analyzer_results, offset_unit: first },
      )
      const answer = await restore({
        text: made.text,
        session_id: made.session_id,
        deanonymizers: byKey,
        offset_unit: second,
      })
      expect(answer.json().text).toBe(text)
      expect(answer.json().items[1].start).toBe(second === 'utf16' ? 10 : 8)
    }
  })
  it('an Idempotency-Key gives the same answer and one charge', async () => {
    const payer = await service.person('basic')
    const { text, items } = await anonymize({ DEFAULT: { type: 'encrypt', key: KEY } })
    const body = { text, anonymizer_results: items, deanonymizers: byKey }
    const answers = [
      await restore(body, payer, { 'idempotency-key': 'k' }),
      await restore(body, payer, { 'idempotency-key': 'k' }),
    ]
    expect(answers[0]!.body).toBe(answers[1]!.body)
    const tokens = await service.call({ method: 'GET', url: '/api/user/tokens', headers: payer.bearer })
    expect(tokens.json().usedThisMonth).toBe(4)
  })
})

describe('400', () => {
  it('a wrong key, a key of the wrong kind and an altered text: one answer, nothing charged', async () => {
    const payer = await service.person('basic')
    const symmetric = await anonymize({ DEFAULT: { type: 'encrypt', key: KEY } })
    const asymmetric = await anonymize({ DEFAULT: { type: 'encrypt_asym', public_key: publicKeyPem } })
    const altered = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    const bySecret = (private_key: string) => ({ DEFAULT: { type: 'decrypt_asym', private_key } })
    const tries = [
      [symmetric, symmetric.text, { DEFAULT: { type: 'decrypt', key: 'fedcba9876543210' } }],
      [symmetric, altered(symmetric.text, 20), byKey],
      [asymmetric, asymmetric.text, bySecret(newKeyPair().privateKeyPem)],
      [asymmetric, asymmetric.text, bySecret(publicKeyPem)],
      [asymmetric, asymmetric.text, bySecret('nonsense')],
      [asymmetric, asymmetric.text, bySecret(privateKeyPem.slice(0, 800))],
      [asymmetric, altered(asymmetric.text, 10), byPrivateKey],
      [asymmetric, altered(asymmetric.text, 350), byPrivateKey],
      [asymmetric, altered(asymmetric.text, 400), byPrivateKey],
    ] as const
    const bodies = new Set<string>()
    for (const [made, text, deanonymizers] of tries) {
      const answer = await restore({ text, anonymizer_results: made.items, deanonymizers }, payer)
      expect(answer.statusCode).toBe(400)
      bodies.add(answer.body)
    }
    expect(bodies.size).toBe(1)
    expect(JSON.parse([...bodies][0]!)).toMatchObject({
      code: 'INVALID_REQUEST',
      details: { issues: [{ path: 'deanonymizers' }] },
    })
    const tokens = await service.call({ method: 'GET', url: '/api/user/tokens', headers: payer.bearer })
    expect(tokens.json().usedThisMonth).toBe(0)
  })
  it('a private key made to keep the processor busy is a wrong key', async () => {
    const { text, items } = await anonymize({ DEFAULT: { type: 'encrypt_asym', public_key: publicKeyPem } })
    for (const change of hostileNumbers) {
      const private_key = forgeKey(change).privateKeyPem
      const answer = await restore({
        text,
        anonymizer_results: items,
        deanonymizers: { DEFAULT: { type: 'decrypt_asym', private_key } },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
      // Behind other words as well: only the key itself goes any further.
      const preceded = { DEFAULT: { type: 'decrypt_asym', private_key: `Bag Attributes\n${private_key}` } }
      const again = await restore({ text, anonymizer_results: items, deanonymizers: preceded })
      expect(again.body).toBe(answer.body)
    }
    for (const before of ['', 'Bag Attributes\n    localKeyID: 01\n']) {
      const private_key = before + forgeKey().privateKeyPem
      const right = { DEFAULT: { type: 'decrypt_asym', private_key } }
      const answer = await restore({ text, anonymizer_results: items, deanonymizers: right })
      expect(answer.json().text).toBe(TEXT)
    }
  })
  it('neither results nor a session is MISSING_FIELD, both are INVALID_REQUEST', async () => {
    const base = { text: 'x', deanonymizers: byKey }
    const neither = await restore(base)
    expect(neither.statusCode).toBe(400)
    expect(neither.json()).toMatchObject({ code: 'MISSING_FIELD', details: { field: 'anonymizer_results' } })
    const both = await restore({ ...base, anonymizer_results: [], session_id: 'x' })
    expect([both.statusCode, both.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })
  it('a key that cannot be one', async () => {
    const answer = await restore({
      text: 'x',
      anonymizer_results: [],
      deanonymizers: { DEFAULT: { type: 'decrypt', key: 'short' } },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('402', () => {
  let poor: TestService
  let owner: Person
  beforeAll(async () => {
    poor = await startService({
      env: { PLANS_FILE: new URL('../support/two-tokens-basic.json', import.meta.url).pathname },
    })
    owner = await poor.person('basic')
  })
  afterAll(() => poor.stop())

  it('is found out before RSA is used', async () => {
    const { text, items } = await anonymize({ DEFAULT: { type: 'encrypt_asym', public_key: publicKeyPem } })
    const answer = await caller(poor)('/api/pii/deanonymize', owner, {
      text,
      anonymizer_results: items,
      deanonymizers: byPrivateKey,
    })
    expect(answer.json()).toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
      details: { required: 4, available: 2 },
    })
  })
  it('is looked at after the places: those outside the text are 422 whatever is left', async () => {
    const place = { start: 90, end: 99, entity_type: 'PERSON', operator: 'encrypt' }
    const answer = await caller(poor)('/api/pii/deanonymize', owner, {
      text: 'abc',
      anonymizer_results: [place, place, place],
      deanonymizers: byKey,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED'])
  })
})

describe('403', () => {
  it('on the free plan', async () => {
    const free = await service.person('free')
    expect((await restore({}, free)).json()).toMatchObject({
      code: 'FEATURE_NOT_AVAILABLE',
      details: { feature: 'deanonymize', required_plan: 'basic', current_plan: 'free' },
    })
  })
})

describe('404', () => {
  it('a session that is unknown, foreign, deleted or expired', async () => {
    const stranger = await service.person('basic')
    const operators = { DEFAULT: { type: 'encrypt', key: KEY } }
    const [mine, deleted, foreign] = [
      await anonymize(operators),
      await anonymize(operators),
      await anonymize(operators, {}, stranger),
    ]
    const url = `/api/user/sessions/${deleted.session_id}`
    await service.call({ method: 'DELETE', url, headers: person.bearer })
    const tried = (made: { text: string; session_id: string }) =>
      restore({ text: made.text, session_id: made.session_id, deanonymizers: byKey })
    expect((await tried(mine)).statusCode).toBe(200)
    const bodies = new Set<string>()
    for (const made of [deleted, foreign, { ...mine, session_id: 'x' }]) {
      const answer = await tried(made)
      expect(answer.statusCode).toBe(404)
      bodies.add(answer.body)
    }
    service.clock.advance(24 * 60 * 60 * 1000)
    bodies.add((await tried(mine)).body)
    expect(bodies.size).toBe(1)
  })
})

describe('422', () => {
  it('a text the session did not make, also one of another session', async () => {
    const operators = { DEFAULT: { type: 'encrypt', key: KEY } }
    const [first, second] = [await anonymize(operators), await anonymize(operators)]
    for (const text of [`${first.text} `, second.text]) {
      const answer = await restore({ text, session_id: first.session_id, deanonymizers: byKey })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED'])
    }
  })
  it('results outside the text or over each other', async () => {
    const one = { entity_type: 'PERSON', operator: 'encrypt' }
    for (const anonymizer_results of [
      [{ ...one, start: 0, end: 99 }],
      [
        { ...one, start: 0, end: 2 },
        { ...one, start: 1, end: 3 },
      ],
    ]) {
      const answer = await restore({ text: 'abc', anonymizer_results, deanonymizers: byKey })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED'])
    }
  })
})
