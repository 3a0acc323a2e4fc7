import { execFileSync } from 'node:child_process'
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
} from 'node:crypto'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnsealError } from '../../src/crypto/secret-box.ts'
import * as schema from '../../src/db/schema.ts'
import { SEALED_COLUMNS, sealedContext } from '../../src/db/sealed-columns.ts'
import { armour, forgeKey, hostileNumbers, newKeyPair, testKeyPair } from '../support/keys.ts'
import { type Person, startService, type TestService } from '../support/service.ts'

let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService({
    env: { PLANS_FILE: new URL('../support/no-rates.json', import.meta.url).pathname },
  })
  person = await service.person('free')
})
afterAll(() => service.stop())

const KEYS = '/api/asymmetric-keys'
let names = 0
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = person) =>
  service.call({ method, url, headers: who.bearer, ...(payload ? { payload } : {}) })
const create = (body: object = {}, who = person) =>
  send('POST', KEYS, { keyName: `key ${++names}`, ...testKeyPair(), ...body }, who)
const issueOf = (answer: {
  statusCode: number
  json(): { code?: string; details?: { issues: { path: string }[] } }
}) => [answer.statusCode, answer.json().code, answer.json().details?.issues[0]?.path]

describe('200', () => {
  it('stores a pair and tells its facts, without the private key', async () => {
    const { publicKeyPem } = testKeyPair()
    const answer = await create({ keyName: '  mine  ' })
    expect(answer.statusCode).toBe(200)
    const { keyPair } = answer.json()
    const der = createPublicKey(publicKeyPem).export({ type: 'spki', format: 'der' })
    expect(keyPair).toEqual({
      id: keyPair.id,
      keyName: 'mine',
      fingerprint: createHash('sha256').update(der).digest('hex'),
      algorithm: 'RSA-2048',
      isActive: true,
      isZKWrapped: false,
      hasPrivateKeyBackup: true,
      usageCount: 0,
      lastUsedAt: null,
      createdAt: service.clock.now().toISOString(),
      updatedAt: service.clock.now().toISOString(),
    })
    expect((await send('GET', `${KEYS}/${keyPair.id}`)).json()).toEqual({ keyPair })
    expect((await send('GET', KEYS)).json().keyPairs).toContainEqual(keyPair)
  })
  it('gives the private key only when asked for, exactly as it came', async () => {
    const { id } = (await create()).json().keyPair
    const url = `${KEYS}/${id}`
    expect((await send('GET', `${url}?includePrivateKey=true`)).json().keyPair.privateKeyPem).toBe(
      testKeyPair().privateKeyPem,
    )
    for (const query of ['', '?includePrivateKey=false'])
      expect((await send('GET', url + query)).body).not.toContain('PRIVATE')
    expect((await send('GET', `${url}/public`)).json()).toEqual({ publicKeyPem: testKeyPair().publicKeyPem })
  })
  it('takes PKCS#1, PKCS#8 and SPKI, with Windows line ends and spaces around', async () => {
    const { publicKeyPem, privateKeyPem } = testKeyPair()
    const pkcs1 = {
      publicKeyPem: String(createPublicKey(publicKeyPem).export({ type: 'pkcs1', format: 'pem' })),
      privateKeyPem: String(createPrivateKey(privateKeyPem).export({ type: 'pkcs1', format: 'pem' })),
    }
    const fingerprints = new Set<string>()
    for (const body of [
      {},
      pkcs1,
      { ...pkcs1, privateKeyPem },
      { publicKeyPem: ` \n${publicKeyPem.replaceAll('\n', '\r\n')}\n`, privateKeyPem: privateKeyPem.trim() },
    ]) {
      const answer = await create(body)
      expect(answer.statusCode).toBe(200)
      fingerprints.add(answer.json().keyPair.fingerprint)
    }
    expect(fingerprints.size).toBe(1)
  })
  it.each([3072])('takes what OpenSSL makes with %d bits', async (bits) => {
    const privateKeyPem = execFileSync('openssl', ['genrsa', String(bits)], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    const publicKeyPem = execFileSync('openssl', ['pkey', '-pubout'], {
      input: privateKeyPem,
      encoding: 'utf8',
    })
    expect((await create({ publicKeyPem, privateKeyPem })).json().keyPair.algorithm).toBe(`RSA-${bits}`)
  })
  it('renames, deactivates and activates again; tells when it was changed', async () => {
    const { id, createdAt } = (await create()).json().keyPair
    service.clock.advance(1000)
    const renamed = await send('PUT', `${KEYS}/${id}`, { keyName: 'renamed' })
    expect(renamed.json().keyPair).toMatchObject({ keyName: 'renamed', isActive: true, createdAt })
    expect(renamed.json().keyPair.updatedAt).toBe(service.clock.now().toISOString())
    for (const isActive of [false, false, true])
      expect((await send('PUT', `${KEYS}/${id}`, { isActive })).json().keyPair).toMatchObject({
        keyName: 'renamed',
        isActive,
      })
  })
  it('deletes for good', async () => {
    const { id } = (await create()).json().keyPair
    const answer = await send('DELETE', `${KEYS}/${id}`)
    expect(answer.json()).toEqual({ success: true, message: expect.any(String) })
    for (const url of [`${KEYS}/${id}`, `${KEYS}/${id}/public`, `${KEYS}/${id}?includePrivateKey=true`])
      expect((await send('GET', url)).statusCode).toBe(404)
  })
})

describe('400', () => {
  it.each(['keyName', 'publicKeyPem', 'privateKeyPem'])('without %s', async (field) => {
    const answer = await create({ [field]: undefined })
    expect([answer.statusCode, answer.json().code, answer.json().details]).toEqual([
      400,
      'MISSING_FIELD',
      { field },
    ])
  })
  it('for an update of nothing', async () => {
    const { id } = (await create()).json().keyPair
    expect((await send('PUT', `${KEYS}/${id}`, {})).statusCode).toBe(400)
    expect((await send('PUT', `${KEYS}/${id}`, { keyName: ' ' })).statusCode).toBe(400)
  })

  const elliptic = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const pss = generateKeyPairSync('rsa-pss', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const small = newKeyPair(1024)
  const { publicKeyPem, privateKeyPem } = testKeyPair()
  const encrypted = String(
    createPrivateKey(privateKeyPem).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'x',
    }),
  )
  const legacyEncrypted = String(
    createPrivateKey(privateKeyPem).export({
      type: 'pkcs1',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'x',
    }),
  )
  const der = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' })

  it.each([
    ['text', 'not a key'],
    ['an empty block', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'],
    ['a private key', privateKeyPem],
    ['a label that differs at the end', publicKeyPem.replace('END PUBLIC', 'END RSA PUBLIC')],
    ['an elliptic curve', elliptic.publicKey],
    ['RSA-PSS, which cannot encrypt', pss.publicKey],
    ['1024 bits', small.publicKeyPem],
    ['two keys', publicKeyPem + publicKeyPem],
    ['NUL inside', publicKeyPem.replace('A', '\0')],
    [
      'bytes after the key',
      armour(
        'PUBLIC KEY',
        Buffer.concat([
          createPublicKey(publicKeyPem).export({ type: 'spki', format: 'der' }),
          Buffer.from('x'),
        ]),
      ),
    ],
    ['a length that promises more', armour('PUBLIC KEY', Buffer.from('3084ffffffff0000', 'hex'))],
    [
      'deep nesting',
      armour('PUBLIC KEY', Buffer.concat(Array.from({ length: 3000 }, () => Buffer.from('3080', 'hex')))),
    ],
  ])('for a public key that is %s', async (_name, pem) => {
    expect(issueOf(await create({ publicKeyPem: pem }))).toEqual([400, 'INVALID_REQUEST', 'publicKeyPem'])
  })
  it.each([
    ['text', 'not a key'],
    ['a public key', publicKeyPem],
    ['an elliptic curve', elliptic.privateKey],
    ['RSA-PSS', pss.privateKey],
    ['1024 bits', small.privateKeyPem],
    ['encrypted', encrypted],
    ['encrypted the old way', legacyEncrypted],
    ['of another pair', newKeyPair().privateKeyPem],
    ['cut short', armour('PRIVATE KEY', der.subarray(0, 600))],
    ['followed by bytes', armour('PRIVATE KEY', Buffer.concat([der, Buffer.alloc(10)]))],
    [
      'wrapped, in an ordinary account',
      armour('SFUMATO WRAPPED PRIVATE KEY', Buffer.concat([Buffer.of(1), Buffer.alloc(2000)])),
    ],
  ])('for a private key that is %s', async (_name, pem) => {
    expect(issueOf(await create({ privateKeyPem: pem }))).toEqual([400, 'INVALID_REQUEST', 'privateKeyPem'])
  })

  it('for a private key whose secret half was changed in one place', async () => {
    const jwk = createPrivateKey(privateKeyPem).export({ format: 'jwk' })
    const flipped = (part: string) => {
      const bytes = Buffer.from(part, 'base64url')
      bytes[bytes.length - 2]! ^= 1
      return bytes.toString('base64url')
    }
    for (const part of ['p', 'q'] as const) {
      const key = createPrivateKey({
        key: { ...jwk, [part]: flipped(jwk[part]!) } as JsonWebKey,
        format: 'jwk',
      })
      const pem = String(key.export({ type: 'pkcs8', format: 'pem' }))
      expect((await create({ privateKeyPem: pem })).statusCode).toBe(400)
    }
    // With d and one of the exponents wrong, nothing is left that works.
    const broken = { ...jwk, d: flipped(jwk.d!), dp: flipped(jwk.dp!) }
    const key = createPrivateKey({ key: broken as JsonWebKey, format: 'jwk' })
    expect(
      (await create({ privateKeyPem: String(key.export({ type: 'pkcs8', format: 'pem' })) })).statusCode,
    ).toBe(400)
  })
  it('quickly, for numbers made to keep the processor busy', async () => {
    expect((await create(forgeKey())).statusCode).toBe(200)
    for (const change of hostileNumbers) {
      expect((await create(forgeKey(change))).statusCode).toBe(400)
    }
    // Nor is the next one blamed for what they left behind in OpenSSL.
    expect((await create(forgeKey())).statusCode).toBe(200)
  })
  it('never for what is only large: that is 413', async () => {
    expect((await create({ publicKeyPem: 'x'.repeat(70_000) })).statusCode).toBe(413)
  })
})

describe('403', () => {
  it('one more than the limit is refused, and deleting one makes room', async () => {
    const collector = await service.person()
    const all = await Promise.all(Array.from({ length: 103 }, () => create({}, collector)))
    const refused = all.filter((answer) => answer.statusCode === 403)
    expect(refused).toHaveLength(3)
    expect(refused[0]!.json()).toMatchObject({ code: 'PLAN_LIMIT_EXCEEDED', details: { limit: 100 } })
    const [first] = (await send('GET', KEYS, undefined, collector)).json().keyPairs
    await send('DELETE', `${KEYS}/${first.id}`, undefined, collector)
    expect((await create({}, collector)).statusCode).toBe(200)
  })
})

describe('404', () => {
  it("another user's pair is not there, whatever is done with it", async () => {
    const stranger = await service.person()
    const { id } = (await create()).json().keyPair
    for (const [method, url, payload] of [
      ['GET', `${KEYS}/${id}?includePrivateKey=true`, undefined],
      ['GET', `${KEYS}/${id}/public`, undefined],
      ['PUT', `${KEYS}/${id}`, { isActive: false }],
      ['DELETE', `${KEYS}/${id}`, undefined],
    ] as const)
      expect((await send(method, url, payload, stranger)).statusCode).toBe(404)
    expect((await send('GET', `${KEYS}/${id}`)).json().keyPair.isActive).toBe(true)
    expect((await send('GET', KEYS, undefined, stranger)).json().keyPairs).toEqual([])
  })
})

describe('409', () => {
  it('a name belongs to one pair, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ keyName: 'wanted' })))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    for (const answer of answers.filter((one) => one.statusCode !== 200))
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONFLICT'])
  })
  it('also when renaming, from both sides at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => (await create()).json().keyPair.id as string),
    )
    const answers = await Promise.all(ids.map((id) => send('PUT', `${KEYS}/${id}`, { keyName: 'contested' })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const kept = answers.findIndex((answer) => answer.statusCode === 200)
    expect((await send('PUT', `${KEYS}/${ids[kept]}`, { keyName: 'contested' })).statusCode).toBe(200)
  })
  it('names of others are free', async () => {
    const other = await service.person()
    expect((await create({ keyName: 'wanted' }, other)).statusCode).toBe(200)
  })
})

describe('what is stored', () => {
  it('opens in its own row only', async () => {
    const { id } = (await create()).json().keyPair
    const other = (await create()).json().keyPair.id as string
    const stranger = await service.person()
    const row = await service.unit(({ keyPairs }) => keyPairs.find(person.id, id))
    expect(service.box.open(row!.sealedPrivateKey, sealedContext.privateKey(row!)).toString()).toContain(
      'PRIVATE',
    )
    for (const place of [
      { userId: person.id, id: other },
      { userId: stranger.id, id },
    ])
      expect(() => service.box.open(row!.sealedPrivateKey, sealedContext.privateKey(place))).toThrow(
        UnsealError,
      )
    expect(row!.sealedPrivateKey.toString('latin1')).not.toContain('PRIVATE')
  })
  it('every sealed column is known to the rotation of the master key', () => {
    const known = SEALED_COLUMNS.map(({ columns, column }) => `${columns[column]!.name}`)
    const sealed = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => name))
      .filter((name) => name.startsWith('sealed_'))
    expect(known.filter((name) => name.startsWith('sealed_')).sort()).toEqual(sealed.sort())
  })
})
