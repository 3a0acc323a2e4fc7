import { defaultPlans } from '@sfumato/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterPng, tiffOf, upload } from '../support/files.ts'
import { testKeyPair } from '../support/keys.ts'
import { type Person, startService, type TestService } from '../support/service.ts'

const NO_RATES = new URL('../support/no-rates.json', import.meta.url).pathname
const FEW_UPLOADS = new URL('../support/few-uploads.json', import.meta.url).pathname

let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService({ env: { PLANS_FILE: NO_RATES } })
  person = await service.person('professional')
})
afterAll(() => service.stop())

const file = (bytes: string | Uint8Array, name: string) => ({ bytes, name })
const note = file('Mail anna@example.com or bob@example.com.\n\nAgain: anna@example.com\n', 'note.txt')
const send = (
  sent: Parameters<typeof upload>[2],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  who = person,
) => service.call(upload('/api/pii/document', { ...who.bearer, ...headers }, sent, fields))
const anonymize = (sent: Parameters<typeof upload>[2], fields: Record<string, string> = {}) =>
  send(sent, { mode: 'anonymize', ...fields })
const operators = (value: object) => ({ operators: JSON.stringify(value) })
const uploadsOf = async (who: Person) =>
  (await service.database.pool.query('select used_in_day from upload_counts where user_id = $1', [who.id]))
    .rows[0]?.used_in_day ?? 0

describe('200', () => {
  it('analyze answers what was found and where', async () => {
    const answer = await send(file('name,mail\nAnna,anna@example.com\n', 'staff.csv'), {
      entities: '["EMAIL_ADDRESS"]',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      entities: [
        { entity_type: 'EMAIL_ADDRESS', text: 'anna@example.com', place: { line: 2, cell: 'mail' } },
      ],
      entities_found: 1,
      format: 'csv',
      left_out: [],
      tokens_charged: 6,
    })
  })
  it('anonymize answers the file, its kind, a name without what was found, and the figures', async () => {
    const answer = await anonymize(file(note.bytes, 'Ünder anna@example.com.txt'))
    expect(answer.body).toBe('Mail <EMAIL_ADDRESS> or <EMAIL_ADDRESS>.\n\nAgain: <EMAIL_ADDRESS>\n')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': "attachment; filename*=UTF-8''%C3%9Cnder.txt",
      'x-tokens-charged': '8',
      'x-entities-found': '3',
      'x-left-out': '',
    })
  })
  it('numbers are the same for the same value all over the file, and kept values cost nothing', async () => {
    const numbered = await anonymize(note, operators({ DEFAULT: { type: 'replace', new_value: '<{n}>' } }))
    expect(numbered.body).toBe('Mail <1> or <2>.\n\nAgain: <1>\n')
    const kept = await anonymize(note, operators({ EMAIL_ADDRESS: { type: 'keep' } }))
    expect([kept.body, kept.headers['x-tokens-charged']]).toEqual([note.bytes, '5'])
  })
  it('a stored key pair encrypts, and its use is counted', async () => {
    const { publicKeyPem, privateKeyPem } = testKeyPair()
    const { id } = (
      await service.call({
        method: 'POST',
        url: '/api/asymmetric-keys',
        headers: person.bearer,
        payload: { keyName: 'for files', publicKeyPem, privateKeyPem },
      })
    ).json().keyPair
    const answer = await anonymize(note, operators({ DEFAULT: { type: 'encrypt_asym', public_key_id: id } }))
    expect(answer.body).not.toContain('example.com')
    const stored = await service.call({
      method: 'GET',
      url: `/api/asymmetric-keys/${id}`,
      headers: person.bearer,
    })
    expect(stored.json().keyPair.usageCount).toBe(1)
  })
  it('a preset says what is looked for', async () => {
    const presets = (
      await service.call({ method: 'GET', url: '/api/presets', headers: person.bearer })
    ).json().presets
    const preset = presets.find(({ entities }: { entities: string[] }) => !entities.includes('EMAIL_ADDRESS'))
    expect((await send(note, { preset: preset.id })).json().entities).toEqual([])
  })
  it('a picture is a document, too', async () => {
    const entities = '["EMAIL_ADDRESS", "IBAN_CODE"]'
    const answer = await anonymize(file(letterPng, 'letter.png'), { entities })
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-entities-found': '2' })
    const again = await send(file(answer.rawPayload, 'again.png'), { entities })
    expect(again.json().entities).toEqual([])
  })
  it('gives the same answer to the same Idempotency-Key: one charge, one upload', async () => {
    const who = await service.person('basic')
    for (const mode of ['analyze', 'anonymize']) {
      const headers = { 'idempotency-key': `document-${mode}` }
      const fields = { mode, ...operators({ DEFAULT: { type: 'replace', synthetic: true } }) }
      const first = await send(note, fields, headers, who)
      const second = await send(note, fields, headers, who)
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(second.headers['content-disposition']).toBe(first.headers['content-disposition'])
    }
    expect(await uploadsOf(who)).toBe(2)
    const { usedThisMonth } = (
      await service.call({ method: 'GET', url: '/api/user/tokens', headers: who.bearer })
    ).json()
    expect(usedThisMonth).toBe(7 + 8)
  })
})

describe('400', () => {
  it.each([
    ['MISSING_FIELD', undefined, {}],
    ['INVALID_REQUEST', note, { operators: '[]' }],
    ['INVALID_REQUEST', note, { operators: '{' }],
    ['INVALID_REQUEST', note, { entities: '["PERSON"]', preset: 'x' }],
    ['INVALID_REQUEST', note, { preset: 'no such preset' }],
    ['INVALID_REQUEST', note, { ad_hoc_recognizers: '[]' }],
    ['INVALID_REQUEST', note, operators({ PERSON: { type: 'mask', chars_to_mask: '4' } })],
    ['INVALID_REQUEST', note, { entities: '[1]' }],
    ['INVALID_OPERATOR', note, operators({ PERSON: { type: 'vanish' } })],
    ['INVALID_HASH_TYPE', note, operators({ PERSON: { type: 'hash', hash_type: 'md5' } })],
    ['INVALID_ENTITIES', note, { entities: '["NO_SUCH_TYPE"]' }],
    ['INVALID_LANGUAGE', note, { language: 'tlh' }],
  ])('%s', async (code, sent, fields) => {
    const answer = await send(sent, fields as Record<string, string>)
    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
  })
  it('INVALID_REQUEST for a key pair that is not the caller’s', async () => {
    const id = '00000000-0000-0000-0000-000000000000'
    const answer = await anonymize(note, operators({ DEFAULT: { type: 'encrypt_asym', public_key_id: id } }))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })
  it('INVALID_LANGUAGE for a picture in a language that cannot be read, but not for a text', async () => {
    const unreadable = 'ta'
    expect(service.documents.languages).not.toContain(unreadable)
    const picture = await send(file(tiffOf(1), 'scan.tiff'), { language: unreadable })
    expect(picture.json()).toMatchObject({
      code: 'INVALID_LANGUAGE',
      details: { provided: unreadable, expected: service.documents.languages },
    })
    expect((await send(note, { language: unreadable })).statusCode).toBe(200)
  })
})

describe('401', () => {
  it('without a key', async () => {
    expect((await service.call(upload('/api/pii/document', {}, note))).statusCode).toBe(401)
  })
})

describe('402', () => {
  it('refuses what costs more than is left, gives the upload back, and charges nothing', async () => {
    const who = await service.person('basic')
    await service.database.pool.query(
      `insert into token_ledger (user_id, seq, at, month, operation, tokens, used_after, request_id)
       values ($1, 1, $2, date_trunc('month', $2::timestamptz at time zone 'UTC'), 'x', 999994, 999994, 'x')`,
      [who.id, service.clock.now()],
    )
    const answer = await send(note, { mode: 'anonymize' }, {}, who)
    expect(answer.json()).toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
      details: { required: 8, available: 6 },
    })
    expect(await uploadsOf(who)).toBe(0)
  })
})

describe('403', () => {
  it('on the free plan, FEATURE_NOT_AVAILABLE', async () => {
    const free = await service.person('free')
    expect((await send(note, {}, {}, free)).json()).toMatchObject({
      code: 'FEATURE_NOT_AVAILABLE',
      details: { feature: 'document', required_plan: 'basic', current_plan: 'free' },
    })
  })
})

describe('409', () => {
  it('when an Idempotency-Key comes with other fields', async () => {
    const headers = { 'idempotency-key': 'other fields' }
    await send(note, {}, headers)
    expect((await send(note, { mode: 'anonymize' }, headers)).statusCode).toBe(409)
  })
})

describe('413', () => {
  it('by plan, as the file comes in', async () => {
    const large = file(Buffer.alloc(10 * 1024 * 1024 + 1, 0x20), 'large.txt')
    expect((await send(large)).json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      details: { limit: 10 * 1024 * 1024 },
    })
  })
  it('for more text than the plan allows, TEXT_TOO_LONG', async () => {
    const basic = await service.person('basic')
    const long = file('word '.repeat(120_000), 'long.txt')
    expect((await send(long, {}, {}, basic)).json()).toMatchObject({
      code: 'TEXT_TOO_LONG',
      details: { limit: 500_000, plan: 'basic' },
    })
    expect(await uploadsOf(basic)).toBe(0)
  })
})

describe('422', () => {
  it.each([
    ['what is not of its name', file('hello', 'a.docx')],
    ['what is cut off', file('{"a": "anna@example.com"', 'a.json')],
    ['what is no document', file('MZ', 'a.exe')],
    ['a document type', file('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'a.xml')],
    ['an archive with nothing in it', file('PK\x05\x06', 'a.docx')],
  ])('%s', async (_what, sent) => {
    const answer = await send(sent)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(answer.json().details.issues[0].path).toBe('file')
    expect(answer.body).not.toContain('anna')
  })
  it('a TIFF of several pages can be analyzed, not anonymized', async () => {
    const scan = file(tiffOf(2), 'scan.tiff')
    expect((await send(scan)).statusCode).toBe(200)
    expect((await anonymize(scan)).statusCode).toBe(422)
  })
})

describe('429', () => {
  let limited: TestService
  beforeAll(async () => {
    limited = await startService({ env: { PLANS_FILE: FEW_UPLOADS } })
  })
  afterAll(() => limited.stop())
  const one = (who: Person, sent = note) => limited.call(upload('/api/pii/document', who.bearer, sent))

  it('DAILY_LIMIT_EXCEEDED until midnight UTC, MONTHLY_LIMIT_EXCEEDED until the first; refused files do not count', async () => {
    const who = await limited.person('basic')
    limited.clock.set('2026-03-30T22:00:00Z')
    expect((await one(who)).statusCode).toBe(200)
    expect((await one(who, file('x', 'a.docx'))).statusCode).toBe(422)
    expect((await one(who)).statusCode).toBe(200)
    const day = await one(who)
    expect(day.json()).toMatchObject({ code: 'DAILY_LIMIT_EXCEEDED', retryAfter: 7_200 })
    expect(day.headers['retry-after']).toBe('7200')
    expect(day.headers['x-ratelimit-limit']).toBe('30')
    limited.clock.set('2026-03-31T00:00:01Z')
    expect((await one(who)).statusCode).toBe(200)
    const month = await one(who)
    expect(month.json()).toMatchObject({ code: 'MONTHLY_LIMIT_EXCEEDED', retryAfter: 86_399 })
    limited.clock.set('2026-04-01T00:00:01Z')
    expect((await one(who)).statusCode).toBe(200)
  })
  it('pictures sent to the image endpoint do not count', async () => {
    const who = await limited.person('basic')
    limited.clock.set('2026-05-01T00:00:00Z')
    const picture = file(tiffOf(1), 'a.tiff')
    for (let sent = 0; sent < 4; sent++)
      expect((await limited.call(upload('/api/pii/image', who.bearer, picture))).statusCode).toBe(200)
    expect((await one(who)).statusCode).toBe(200)
  })
  it('a day’s last upload is taken once, however many come together', async () => {
    const who = await limited.person('basic')
    limited.clock.set('2026-06-01T00:00:00Z')
    const answers = await Promise.all(Array.from({ length: 8 }, () => one(who)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
  })
  it('the default limits stand in the plans', () => {
    const { basic, professional, enterprise } = defaultPlans
    expect([basic, professional, enterprise].map((plan) => plan.uploadsPerDay)).toEqual([100, 400, 2_000])
    expect([basic, professional, enterprise].map((plan) => plan.uploadsPerMonth)).toEqual([
      1_000, 4_000, 20_000,
    ])
  })
})
