import { randomBytes } from 'node:crypto'
import { type Route, routes } from '@sfumato/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dump, secretsIn } from './support/dump.ts'
import { upload } from './support/files.ts'
import { testKeyPair } from './support/keys.ts'
import { type Person, startService, type TestService } from './support/service.ts'

/** A thousand marked values through every endpoint, right and wrong: none may be left behind in the clear. */
let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService({
    env: { PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname },
  })
  person = await service.person('enterprise')
})
afterAll(() => service.stop())

const canaries: string[] = []
const canary = () => {
  const value = `canary${randomBytes(9).toString('hex')}`
  canaries.push(value)
  return value
}

it('none of 1,000 canaries is in a log, a metric, an error or the database', async () => {
  const rows = Object.values(routes) as Route[]
  const bodies: (() => unknown)[] = [
    () => ({ text: `Mail ${canary()}@example.com or call` }),
    () => ({ text: canary(), language: canary() }),
    () => ({ text: 'x', entities: [canary()], [canary()]: canary() }),
    () => ({ text: 'x', preset: canary() }),
    () => ({ texts: [canary(), `IBAN ${canary()}`] }),
    () => ({
      text: canary(),
      ad_hoc_recognizers: [
        { entity_type: 'X', patterns: [{ name: canary(), regex: `${canary()}(`, score: 0.5 }] },
      ],
    }),
    () => ({
      text: canary(),
      analyzer_results: [{ entity_type: canary(), start: 0, end: 3, score: 1 }],
      operators: { [canary()]: { type: canary() } },
    }),
    () => ({ keyName: canary(), publicKeyPem: canary(), privateKeyPem: canary() }),
    () => ({ email: canary(), password: canary() }),
    () => ({ email: canary(), authKeyHash: canary(), sessionKeyHash: canary() }),
    () => ({ email: canary(), recoveryKeyHash: canary(), password: { salt: canary() } }),
    () => ({ text: canary(), session_id: canary(), deanonymizers: { [canary()]: { key: canary() } } }),
    () => ({ currentPassword: canary(), newPassword: canary() }),
    () => [canary()],
    () => canary(),
  ]
  const answers: string[] = []
  const signedIn = { ...person.cookie }
  while (canaries.length < 1000) {
    for (const row of rows) {
      // These would end the session the others need.
      if (row === routes.signOut) continue
      for (const headers of [
        { ...person.bearer, 'idempotency-key': canary() },
        signedIn,
        { authorization: `Bearer ${canary()}` },
      ]) {
        const path = row.path.replace(/\{\w+\}/g, () => canary())
        const url = row.method === 'GET' ? `${path}?${canary()}=${canary()}` : path
        const body = bodies[canaries.length % bodies.length]!()
        const payload =
          row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: JSON.stringify(body) }
        const answer = await service.call({
          method: row.method,
          url,
          headers: {
            ...headers,
            ...(row.method === 'GET' ? {} : { 'content-type': 'application/json' }),
            'x-request-id': canary(),
            'user-agent': canary(),
          },
          ...payload,
        })
        service.clock.advance(61_000)
        if (answer.statusCode >= 400) answers.push(answer.body)
      }
    }
    const broken = await service.call({
      method: 'POST',
      url: '/api/pii/analyze',
      headers: { ...person.bearer, 'content-type': 'application/json' },
      payload: `{"text": "${canary()}"`,
    })
    answers.push(broken.body)
  }
  for (const operator of [
    () => ({ type: 'replace', new_value: `<${canary()}_{n}>` }),
    () => ({ type: 'replace', synthetic: true }),
    // A canary has 24 characters: a key as good as any.
    () => ({ type: 'encrypt', key: canary() }),
    () => ({ type: 'encrypt_asym', public_key: testKeyPair().publicKeyPem }),
    () => ({ type: 'hash', salt: canary() }),
  ]) {
    const value = canary()
    const results = [{ entity_type: canary(), start: 0, end: value.length, score: 1 }]
    const post = (url: string, payload: object) =>
      service.call({
        method: 'POST',
        url,
        headers: { ...person.bearer, 'idempotency-key': canary() },
        payload,
      })
    const operators = { DEFAULT: operator() }
    const right = await post('/api/pii/anonymize', {
      text: `${value} ${canary()}`,
      analyzer_results: results,
      operators,
    })
    expect(right.statusCode).toBe(200)
    const { text, items } = right.json()
    const wrong = await post('/api/pii/deanonymize', {
      text: `${text}${canary()}`,
      anonymizer_results: items,
      deanonymizers: { DEFAULT: { type: 'decrypt', key: canary() } },
    })
    if (wrong.statusCode >= 400) answers.push(wrong.body)
  }
  const uploads: (() => [bytes: string, name: string, fields: Record<string, string>])[] = [
    () => [`Mail ${canary()}@example.com, ${canary()}`, `${canary()}.txt`, {}],
    () => [`Mail ${canary()}@example.com`, `${canary()}.txt`, { mode: 'anonymize' }],
    () => [`a,b\n${canary()},"${canary()}`, `${canary()}.csv`, {}],
    () => [`{"${canary()}": "${canary()}"`, `${canary()}.json`, {}],
    () => [`<a><${canary()}>${canary()}</a>`, 'a.xml', {}],
    () => [`<!DOCTYPE ${canary()}><a>${canary()}</a>`, 'a.xml', {}],
    () => [`PK\x03\x04${canary()}`, `${canary()}.docx`, {}],
    () => [`%PDF-1.7 ${canary()}`, `${canary()}.pdf`, { mode: 'anonymize' }],
    () => [`\x89PNG\r\n\x1a\n${canary()}`, `${canary()}.png`, {}],
    () => [canary(), `a.${canary()}`, {}],
    () => [canary(), 'a.txt', { [canary()]: canary() }],
    () => [canary(), 'a.txt', { language: canary(), entities: `["${canary()}"]` }],
    () => [canary(), 'a.txt', { operators: `{"${canary()}": {"type": "${canary()}"}}` }],
    () => [canary(), 'a.txt', { preset: canary(), score_threshold: canary() }],
  ]
  for (const next of uploads)
    for (const url of ['/api/pii/document', '/api/pii/image']) {
      const [bytes, name, fields] = next()
      const headers = { ...person.bearer, 'idempotency-key': canary() }
      const answer = await service.call(
        upload(url, headers, { bytes: Buffer.from(bytes, 'latin1'), name }, fields),
      )
      if (answer.statusCode >= 400) answers.push(answer.body)
      expect(answer.statusCode).not.toBe(500)
    }
  await service.maintenance.flushLastUse()
  const metrics = (await service.call({ method: 'GET', url: '/metrics' })).body
  const places = {
    logs: service.logs.join(''),
    metrics,
    errors: answers.join('\n'),
    database: await dump(service.databaseUrl),
  }
  expect(places.logs.length).toBeGreaterThan(1000)
  expect(places.database).toContain(person.email)
  expect(secretsIn(places.database)).toEqual([])
  const inTheClear = `${person.key} ${person.password} ${testKeyPair().privateKeyPem}`
  expect(secretsIn(inTheClear)).toEqual(['a private key', 'an API key', 'a password'])
  for (const [place, content] of Object.entries(places)) {
    expect(
      canaries.filter((value) => content.includes(value)),
      place,
    ).toEqual([])
  }
}, 300_000)
