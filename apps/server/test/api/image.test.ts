import { routes } from '@sfumato/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { busyPng, formBody, letterPng, pngOf, tiffOf, upload } from '../support/files.ts'
import { type Person, startService, type TestService } from '../support/service.ts'

const NO_RATES = new URL('../support/no-rates.json', import.meta.url).pathname

let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService({ env: { PLANS_FILE: NO_RATES } })
  person = await service.person('basic')
})
afterAll(() => service.stop())

const letter = { bytes: letterPng, name: 'letter.png' }
const TYPES = '["EMAIL_ADDRESS", "IBAN_CODE"]'
const send = (
  file: Parameters<typeof upload>[2],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  who = person,
) => service.call(upload('/api/pii/image', { ...who.bearer, ...headers }, file, fields))
const tokensUsed = async (who = person) =>
  (await service.call({ method: 'GET', url: '/api/user/tokens', headers: who.bearer })).json().usedThisMonth

describe('200', () => {
  it('analyze answers boxes in pixels, figures and the cost', async () => {
    const answer = await send(letter, { entities: TYPES })
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body).toMatchObject({ entities_found: 2, tokens_charged: 6 })
    expect(body.processing_time).toBeGreaterThan(0)
    expect(body.entities).toMatchObject([
      { entity_type: 'EMAIL_ADDRESS', text: 'anna.meyer@example.com' },
      { entity_type: 'IBAN_CODE', text: 'DE89 3704 0044 0532 0130 00' },
    ])
    const [mail] = body.entities
    // The address begins at about pixel 207 of the first line, whose letters are 28 to 36 pixels high.
    expect(mail.left).toBeGreaterThan(195)
    expect(mail.left).toBeLessThan(212)
    expect(mail.top).toBeGreaterThan(30)
    expect(mail.top + mail.height).toBeLessThan(90)
    for (const key of ['left', 'top', 'width', 'height']) expect(Number.isInteger(mail[key])).toBe(true)
  })
  it('redact answers a fresh PNG of the same size in which the values are gone', async () => {
    const answer = await send(letter, { mode: 'redact', fill_color: 'red', entities: TYPES })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-tokens-charged': '6',
      'x-entities-found': '2',
      'content-disposition': "attachment; filename*=UTF-8''redacted.png",
    })
    const png = answer.rawPayload
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 260])
    expect(png.toString('latin1')).not.toMatch(/tEXt|zTXt|iTXt|eXIf|pHYs|tIME/)
    const again = await send({ bytes: png, name: 'again.png' }, { entities: TYPES })
    expect(again.json().entities).toEqual([])
  })
  it('reads every page of a TIFF', async () => {
    const answer = await send({ bytes: tiffOf(3), name: 'scan.tiff' })
    expect([answer.statusCode, answer.json().tokens_charged]).toEqual([200, 5])
  })
  it('takes a file without a telling name by its bytes', async () => {
    expect((await send({ bytes: tiffOf(1), name: 'blob' })).statusCode).toBe(200)
  })
  it('gives the same answer to the same Idempotency-Key, and charges once', async () => {
    const before = await tokensUsed()
    for (const mode of ['analyze', 'redact']) {
      const headers = { 'idempotency-key': `image-${mode}` }
      const first = await send(letter, { mode, entities: TYPES }, headers)
      const second = await send(letter, { mode, entities: TYPES }, headers)
      expect(second.statusCode).toBe(200)
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(second.headers['content-type']).toBe(first.headers['content-type'])
      expect(second.headers['x-tokens-charged']).toBe(first.headers['x-tokens-charged'])
    }
    expect((await tokensUsed()) - before).toBe(12)
  })
})

describe('400', () => {
  const code = async (...input: Parameters<typeof send>) => {
    const answer = await send(...input)
    return [answer.statusCode, answer.json().code]
  }
  it('without a file, MISSING_FIELD', async () => {
    const answer = await send(undefined, { mode: 'analyze' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'MISSING_FIELD', details: { field: 'file' } },
    ])
  })
  it.each([
    ['entities that are no JSON', { entities: 'EMAIL_ADDRESS' }],
    ['entities that are no array', { entities: '{}' }],
    ['a mode that is none', { mode: 'vanish' }],
    ['a colour that is none', { fill_color: 'pink' }],
    ['a threshold that is no number', { score_threshold: 'high' }],
    ['a threshold out of range', { score_threshold: '2' }],
    ['a field that is unknown', { colour: 'red' }],
  ])('with %s, INVALID_REQUEST', async (_what, fields) => {
    expect(await code(letter, fields as Record<string, string>)).toEqual([400, 'INVALID_REQUEST'])
  })
  it('with an unknown entity type, INVALID_ENTITIES', async () => {
    expect(await code(letter, { entities: '["NO_SUCH_TYPE"]' })).toEqual([400, 'INVALID_ENTITIES'])
  })
  it('in a language that cannot be read, INVALID_LANGUAGE with those that can', async () => {
    const answer = await send(letter, { language: 'tlh' })
    expect(answer.json()).toMatchObject({ code: 'INVALID_LANGUAGE', details: { provided: 'tlh' } })
    expect(answer.json().details.expected).toContain('en')
    expect((await send(letter, { language: 'not a language' })).json().details.provided).toBe('')
  })
  it('when it is no form, INVALID_REQUEST', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'image/png' }]) {
      const answer = await service.call({
        method: 'POST',
        url: '/api/pii/image',
        headers: { ...person.bearer, ...headers },
        payload: '{}',
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
    }
  })
  it('when the form is cut off, has two files, a field twice or no end of fields, INVALID_REQUEST', async () => {
    const file = { name: 'file', value: letterPng, fileName: 'a.png' }
    const whole = formBody([file])
    const bodies = [
      whole.subarray(0, whole.length - 40),
      formBody([file, file]),
      formBody([{ ...file, name: 'picture' }]),
      formBody([{ name: 'mode', value: 'analyze' }, { name: 'mode', value: 'redact' }, file]),
      formBody(Array.from({ length: 200 }, (_, at) => ({ name: `field${at}`, value: 'x' }))),
      formBody([{ name: 'entities', value: 'x'.repeat(1_100_000) }, file]),
      formBody([{ name: '__proto__', value: 'x' }, file]),
      formBody([{ name: 'file', value: 'only text' }]),
    ]
    for (const payload of bodies) {
      const answer = await service.call({ ...upload('/api/pii/image', person.bearer, undefined), payload })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
    }
  })
})

describe('401', () => {
  it('without a key, before the body is read', async () => {
    const answer = await service.call(upload('/api/pii/image', {}, letter))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTH_MISSING'])
  })
})

describe('402', () => {
  it('refuses whom five tokens are not left before any work, and charges nothing', async () => {
    const poor = await startService({
      env: { PLANS_FILE: new URL('../support/two-tokens-basic.json', import.meta.url).pathname },
    })
    const { bearer } = await poor.person('basic')
    const answer = await poor.call(upload('/api/pii/image', bearer, letter))
    expect(answer.json()).toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
      details: { required: 5, available: 2 },
    })
    expect(poor.documents.workerCount).toBe(0)
    await poor.stop()
  })
})

describe('403', () => {
  it('on the free plan, IMAGE_NOT_AVAILABLE', async () => {
    const free = await service.person('free')
    const answer = await send(letter, {}, {}, free)
    expect(answer.json()).toMatchObject({
      code: 'IMAGE_NOT_AVAILABLE',
      details: { feature: 'image', required_plan: 'basic', current_plan: 'free' },
    })
  })
  it('from a page of another site by the cookie, FORBIDDEN', async () => {
    const headers = { ...person.cookie, 'sec-fetch-site': 'cross-site' }
    const answer = await service.call(upload('/api/pii/image', headers, letter))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('409', () => {
  it('when an Idempotency-Key comes with another file', async () => {
    const headers = { 'idempotency-key': 'another file' }
    await send({ bytes: tiffOf(1), name: 'a.tiff' }, {}, headers)
    const answer = await send({ bytes: tiffOf(2), name: 'a.tiff' }, {}, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONFLICT'])
  })
})

describe('413', () => {
  it('over ten megabytes, on the largest plan too', async () => {
    const rich = await service.person('enterprise')
    const bytes = Buffer.concat([letterPng, Buffer.alloc(10 * 1024 * 1024)])
    const answer = await send({ bytes, name: 'a.png' }, {}, {}, rich)
    expect(answer.json()).toMatchObject({ code: 'FILE_TOO_LARGE', details: { limit: 10 * 1024 * 1024 } })
  })
  it('over 25 megapixels by the header, whatever the bytes hold', async () => {
    const answer = await send({ bytes: pngOf(5_001, 5_000, new Uint8Array(10)), name: 'a.png' })
    expect(answer.json()).toMatchObject({ code: 'FILE_TOO_LARGE', details: { limit: 25_000_000 } })
  })
  it('over fifty entity types', async () => {
    const entities = JSON.stringify(Array.from({ length: 51 }, () => 'PERSON'))
    expect((await send(letter, { entities })).json().code).toBe('TOO_MANY_ENTITIES')
  })
})

describe('422', () => {
  const reason = async (file: { bytes: string | Uint8Array; name: string }, fields = {}) => {
    const answer = await send(file, fields)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED'])
    return answer.json().details.issues[0]
  }
  it('for what is no picture, or none of its name', async () => {
    expect(await reason({ bytes: 'hello', name: 'a.png' })).toMatchObject({ path: 'file' })
    expect(await reason({ bytes: letterPng, name: 'a.jpg' })).toMatchObject({ path: 'file' })
    expect(await reason({ bytes: '', name: 'a.png' })).toMatchObject({ path: 'file' })
    expect((await reason({ bytes: '%PDF-1.7', name: 'a.pdf' })).reason).toContain('png, jpg, jpeg, bmp, tiff')
  })
  it('for a picture that is cut off', async () => {
    await reason({ bytes: letterPng.subarray(0, 3_000), name: 'a.png' })
  })
  it('for a TIFF of several pages that is to be redacted', async () => {
    const { reason: why } = await reason({ bytes: tiffOf(2), name: 'a.tiff' }, { mode: 'redact' })
    expect(why).toContain('several pages')
  })
})

describe('429', () => {
  it('after thirty pictures in a minute on the basic plan', async () => {
    const limited = await startService()
    const { bearer } = await limited.person('basic')
    const answers = []
    for (let sent = 0; sent < 31; sent++)
      answers.push(await limited.call(upload('/api/pii/image', bearer, undefined)))
    expect(answers.slice(0, 30).every(({ statusCode }) => statusCode === 400)).toBe(true)
    expect(answers[30]!.json().code).toBe('RATE_LIMITED')
    expect(answers[30]!.headers['retry-after']).toBe('60')
    await limited.stop()
  })
})

describe('503 and 504', () => {
  it('more pictures than may wait are refused, one that takes too long is given up, and the next is read', async () => {
    const small = await startService({
      env: {
        PLANS_FILE: NO_RATES,
        DOCUMENT_WORKERS: '1',
        DOCUMENT_QUEUE: '1',
        DOCUMENT_TIMEOUT_SECONDS: '4',
      },
    })
    const { bearer } = await small.person('basic')
    const picture = { bytes: busyPng(), name: 'busy.png' }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => small.call(upload('/api/pii/image', bearer, picture))),
    )
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'SERVICE_UNAVAILABLE')).toHaveLength(2)
    expect(codes.filter((code) => code === 'TIMEOUT')).toHaveLength(2)
    const busy = answers.find(({ statusCode }) => statusCode === 503)!
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.find(({ statusCode }) => statusCode === 504)!.json().message).toContain('took too long')
    const usage = { method: 'GET', url: '/api/user/tokens', headers: bearer } as const
    expect((await small.call(usage)).json().usedThisMonth).toBe(0)
    const next = { bytes: tiffOf(1), name: 'next.tiff' }
    expect((await small.call(upload('/api/pii/image', bearer, next))).statusCode).toBe(200)
    await small.stop()
  }, 60_000)
})

it('health names the languages pictures are read in', async () => {
  const { services } = (await service.call({ method: 'GET', url: '/api/health' })).json()
  expect(services.image.status).toBe('healthy')
  expect(services.image.ocrLanguages).toBe(service.documents.languages.length)
  expect(services.image.ocrLanguages).toBeGreaterThanOrEqual(5)
})

it('the limits of the row are those of the interface', () => {
  expect(routes.image.maxFileBytes).toBe(10 * 1024 * 1024)
})
