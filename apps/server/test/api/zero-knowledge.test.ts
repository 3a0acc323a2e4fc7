import { createHash, createPrivateKey, hkdfSync } from 'node:crypto'
import { type Algorithm, hashRaw } from '@node-rs/argon2'
import { createClient, createZeroKnowledge, generateKeyPair, type UnlockedAccount } from '@sfumato/client'
import { defaultKeyDerivation, type KeyDerivation } from '@sfumato/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKeyPair } from '../support/keys.ts'
import { startService, type TestService } from '../support/service.ts'

/** The least the service takes: these tests derive many times. */
const kdf: KeyDerivation = { algorithm: 'argon2id', memoryKiB: 19_456, iterations: 2, parallelism: 1 }
const PASSWORD = 'correct horse battery staple'

let service: TestService
let baseUrl: string
beforeAll(async () => {
  service = await startService()
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => service.stop())

/** A browser: it keeps its cookie, and all it sends is written down. */
function browser() {
  let cookie = ''
  const sent: string[] = []
  const fetch = async (url: string, init: RequestInit) => {
    // Each call in a window of its own: what is limited is tested elsewhere.
    service.clock.advance(61_000)
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) }
    sent.push(JSON.stringify({ url, headers, body: init.body ?? '' }))
    const response = await globalThis.fetch(url, { ...init, headers })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  const client = createClient({ baseUrl, fetch: fetch as typeof globalThis.fetch })
  return { client, sent, zeroKnowledge: createZeroKnowledge(client, { kdf }), cookie: () => ({ cookie }) }
}
type Browser = ReturnType<typeof browser>

const must = <Data>(answer: { success: true; data: Data } | { success: false; message: string }): Data => {
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

let people = 0
async function signUp(password = PASSWORD) {
  const window = browser()
  const email = `zk${++people}@example.com`
  const data = must(await window.zeroKnowledge.signUp(email, password))
  return { window, email, ...data }
}

const pair = { keyName: 'mine', ...testKeyPair() }
const createPair = async (window: Browser, account: UnlockedAccount, keyName = 'mine') =>
  must(await window.zeroKnowledge.createKeyPair(account, { ...pair, keyName })).keyPair
const normal = (pem: string) => createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' })
const codeOf = (answer: { success: boolean; status: number; code?: string | undefined }) => [
  answer.status,
  answer.code,
]

/** The account key and all else that must never travel, worked out from the password by other means. */
async function secretsOf(email: string, password: string) {
  const { rows } = await service.database.pool.query(
    'select z.* from zero_knowledge_accounts z join users u on u.id = z.user_id where u.email = $1',
    [email],
  )
  const stretched = await hashRaw(password.normalize('NFKC'), {
    salt: rows[0].salt,
    memoryCost: rows[0].memory_kib,
    timeCost: rows[0].iterations,
    parallelism: rows[0].parallelism,
    outputLen: 32,
    algorithm: 2 as Algorithm,
  })
  const key = (use: string) =>
    Buffer.from(hkdfSync('sha256', stretched, Buffer.alloc(0), `sfumato/zk/1/password/${use}`, 32))
  return { stretched, authKey: key('authentication'), wrappingKey: key('wrapping') }
}
const spellings = (secret: Buffer) =>
  (['hex', 'base64', 'base64url'] as const).map((encoding) => secret.toString(encoding).replace(/=+$/, ''))

describe('from sign-up to recovery', () => {
  it('password, phrase, authentication key and private key never leave the browser', async () => {
    const { window, email, account, recoveryPhrase, user } = await signUp()
    expect(user).toMatchObject({ email, zeroKnowledge: true })
    const created = await createPair(window, account)
    expect(created).toMatchObject({ isZKWrapped: true, hasPrivateKeyBackup: true, algorithm: 'RSA-2048' })
    must(await window.client.signOut())

    const again = must(await window.zeroKnowledge.signIn(email, PASSWORD))
    const opened = must(await window.zeroKnowledge.privateKey(again.account, created.id))
    expect(normal(opened.privateKeyPem)).toBe(normal(pair.privateKeyPem))
    const secrets = [...Object.values(await secretsOf(email, PASSWORD))]

    const newPassword = 'another long password, ångström'
    const changed = must(await window.zeroKnowledge.changePassword(again.account, PASSWORD, newPassword))
    secrets.push(...Object.values(await secretsOf(email, newPassword)))
    const { recoveryPhrase: second } = must(
      await window.zeroKnowledge.changeRecoveryPhrase(changed.account, newPassword),
    )
    expect(codeOf(await window.zeroKnowledge.recover(email, recoveryPhrase, 'third long password'))).toEqual([
      401,
      'AUTH_INVALID',
    ])
    const recovered = must(await window.zeroKnowledge.recover(email, second, 'third long password'))
    secrets.push(...Object.values(await secretsOf(email, 'third long password')))
    expect(must(await window.zeroKnowledge.privateKey(recovered.account, created.id)).privateKeyPem).toBe(
      opened.privateKeyPem,
    )
    must(await window.zeroKnowledge.deleteKeyPair(recovered.account, created.id))

    const sent = window.sent.join('\n')
    expect(window.sent.length).toBeGreaterThan(12)
    const der = createPrivateKey(pair.privateKeyPem).export({ type: 'pkcs8', format: 'der' })
    const jwk = createPrivateKey(pair.privateKeyPem).export({ format: 'jwk' })
    const never = [
      PASSWORD,
      newPassword,
      'third long password',
      ...[recoveryPhrase, second, recovered.recoveryPhrase].flatMap((phrase) => [
        phrase,
        phrase.replaceAll('-', ''),
        phrase.slice(0, 9),
      ]),
      ...secrets.flatMap((secret) => spellings(Buffer.from(secret))),
      ...[
        '-----BEGIN PRIVATE',
        der.toString('base64').slice(100, 160),
        jwk.d!.slice(0, 40),
        jwk.p!.slice(0, 40),
      ],
      PASSWORD.split(' ')[1]!,
    ]
    for (const secret of never) expect(sent, secret).not.toContain(secret)
    // What is sent is the hash, so that the list above is known to be spelt right.
    const { authKey } = await secretsOf(email, 'third long password')
    expect(sent).toContain(createHash('sha256').update(authKey).digest('hex'))

    const client = new pg.Client({ connectionString: service.databaseUrl })
    await client.connect()
    let dump = ''
    for (const table of [
      'users',
      'zero_knowledge_accounts',
      'key_pairs',
      'dashboard_sessions',
      'installation',
    ])
      for (const { row } of (await client.query(`select t::text as row from ${table} t`)).rows) dump += row
    await client.end()
    for (const secret of [
      ...never,
      createHash('sha256').update(authKey).digest('hex'),
      'WRAPPED',
      account.wrappedAccountKey,
    ])
      expect(dump).not.toContain(secret)
    expect(service.logs.join('')).not.toContain(PASSWORD)
  })
  it('works with the cost that accounts get by default, and a key made in the browser', async () => {
    const window = browser()
    const zeroKnowledge = createZeroKnowledge(window.client)
    const { account } = must(await zeroKnowledge.signUp('default@example.com', PASSWORD))
    const made = await generateKeyPair(2048)
    const { keyPair } = must(await zeroKnowledge.createKeyPair(account, { keyName: 'made here', ...made }))
    expect(must(await zeroKnowledge.privateKey(account, keyPair.id)).privateKeyPem).toBe(made.privateKeyPem)
    expect(must(await window.client.zkParameters({ email: 'default@example.com' })).kdf).toEqual(
      defaultKeyDerivation,
    )
  })
  it('the same password typed in another Unicode form is the same', async () => {
    const { email } = await signUp('pässwörd of ten')
    const window = browser()
    must(await window.zeroKnowledge.signIn(email, 'pässwörd of ten'.normalize('NFD')))
  })
})

describe('sign-in', () => {
  it('a wrong password and an unknown e-mail are refused alike', async () => {
    const { email } = await signUp()
    const window = browser()
    const wrong = await window.zeroKnowledge.signIn(email, 'not the password')
    const unknown = await window.zeroKnowledge.signIn('nobody@example.com', 'not the password')
    expect(codeOf(wrong)).toEqual([401, 'AUTH_INVALID'])
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  })
  it('e-mails that have no account get a salt too: always the same, each its own', async () => {
    const ordinary = await service.person()
    const window = browser()
    const ask = async (email: string) => must(await window.client.zkParameters({ email }))
    const first = await ask('nobody@example.com')
    expect(first.salt).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(first.kdf).toEqual(defaultKeyDerivation)
    expect(await ask('nobody@example.com')).toEqual(first)
    expect(await ask(' NOBODY@example.com ')).toEqual(first)
    expect((await ask('nobody2@example.com')).salt).not.toBe(first.salt)
    expect((await ask(ordinary.email)).kdf).toEqual(first.kdf)
    const elsewhere = await startService()
    const other = await elsewhere.call({
      method: 'POST',
      url: '/api/auth/zk/parameters',
      payload: { email: 'nobody@example.com' },
    })
    expect(other.json().salt).not.toBe(first.salt)
    await elsewhere.stop()
  })
  it('the two kinds of account do not open through the door of the other', async () => {
    const { email } = await signUp()
    const ordinary = await service.person()
    const window = browser()
    const hash = 'a'.repeat(64)
    const { authKey } = await secretsOf(email, PASSWORD)
    const authKeyHash = createHash('sha256').update(authKey).digest('hex')
    for (const answer of [
      await window.client.signIn({ email, password: PASSWORD }),
      await window.client.signIn({ email, password: authKeyHash }),
      await window.client.signIn({ email, password: '' }),
      await window.client.zkSignIn({ email: ordinary.email, authKeyHash: hash, sessionKeyHash: hash }),
      await window.client.zkRecoveryKey({ email: ordinary.email, recoveryKeyHash: hash }),
    ])
      expect(codeOf(answer)).toEqual([401, 'AUTH_INVALID'])
    const own = await service.call({
      method: 'POST',
      url: '/api/auth/zk/password',
      headers: ordinary.cookie,
      payload: {
        authKeyHash: hash,
        password: { salt: 'A'.repeat(22), kdf, authKeyHash: hash, wrappedAccountKey: 'A'.repeat(82) },
      },
    })
    expect([own.statusCode, own.json().code]).toEqual([403, 'FORBIDDEN'])
  })
  it('an e-mail is taken by either kind, also when two ask at once', async () => {
    const { email } = await signUp()
    const ordinary = await service.person()
    expect(codeOf(await browser().zeroKnowledge.signUp(ordinary.email, PASSWORD))).toEqual([409, 'CONFLICT'])
    expect(codeOf(await browser().client.signUp({ email, password: PASSWORD }))).toEqual([409, 'CONFLICT'])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser().zeroKnowledge.signUp('raced@example.com', PASSWORD)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
  })
  it('guessing at one account is limited, wherever it comes from', async () => {
    const strict = await startService()
    const hash = 'a'.repeat(64)
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, place) =>
        strict.call({
          method: 'POST',
          url: place % 2 ? '/api/auth/zk/recovery' : '/api/auth/zk/sign-in',
          remoteAddress: `10.0.0.${place}`,
          payload: {
            email: 'victim@example.com',
            ...(place % 2 ? { recoveryKeyHash: hash } : { authKeyHash: hash, sessionKeyHash: hash }),
          },
        }),
      ),
    )
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(6)
    await strict.stop()
  })
  it('sign-up follows the rules of the installation', async () => {
    const closed = await startService({ env: { ALLOW_SIGN_UP: 'false' } })
    const hash = 'a'.repeat(64)
    const wrappedAccountKey = 'A'.repeat(82)
    const payload = {
      email: 'x@example.com',
      password: { salt: 'A'.repeat(22), kdf, authKeyHash: hash, wrappedAccountKey },
      recovery: { recoveryKeyHash: hash, wrappedAccountKey },
      sessionKeyHash: hash,
    }
    const answer = await closed.call({ method: 'POST', url: '/api/auth/zk/sign-up', payload })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
    const weak = { ...payload, password: { ...payload.password, kdf: { ...kdf, memoryKiB: 1024 } } }
    const refused = await service.call({ method: 'POST', url: '/api/auth/zk/sign-up', payload: weak })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_REQUEST'])
    await closed.stop()
  })
})

describe('change and recovery', () => {
  it('a change of password needs the old one and ends all other sessions', async () => {
    const { window, email, account } = await signUp()
    const other = browser()
    must(await other.zeroKnowledge.signIn(email, PASSWORD))
    expect(
      (await window.zeroKnowledge.changePassword(account, 'not the password', 'new password 1')).success,
    ).toBe(false)
    must(await window.zeroKnowledge.changePassword(account, PASSWORD, 'new password 1'))
    expect(codeOf(await other.client.session())).toEqual([401, 'AUTH_INVALID'])
    must(await window.client.session())
    expect(codeOf(await other.zeroKnowledge.signIn(email, PASSWORD))).toEqual([401, 'AUTH_INVALID'])
    must(await other.zeroKnowledge.signIn(email, 'new password 1'))
  })
  it('the service itself checks the old password', async () => {
    const { window, email } = await signUp()
    const hash = 'b'.repeat(64)
    const keys = { salt: 'A'.repeat(22), kdf, authKeyHash: hash, wrappedAccountKey: 'A'.repeat(82) }
    expect(codeOf(await window.client.zkChangePassword({ authKeyHash: hash, password: keys }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    const recovery = { recoveryKeyHash: hash, wrappedAccountKey: 'A'.repeat(82) }
    expect(codeOf(await window.client.zkChangeRecovery({ authKeyHash: hash, recovery }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    must(await window.zeroKnowledge.signIn(email, PASSWORD))
  })
  it('a phrase works once, also when it is used twice at the same time', async () => {
    const { window, email, recoveryPhrase } = await signUp()
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((password) =>
        browser().zeroKnowledge.recover(email, recoveryPhrase, password),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
    expect(codeOf(await window.client.session())).toEqual([401, 'AUTH_INVALID'])
    expect(
      codeOf(await browser().zeroKnowledge.recover(email, recoveryPhrase, 'third new password')),
    ).toEqual([401, 'AUTH_INVALID'])
  })
  it('a sign-in that overlaps a change of password does not outlive it', async () => {
    const { window, email, account } = await signUp()
    const others = Array.from({ length: 6 }, () => browser())
    const { authKey } = await secretsOf(email, PASSWORD)
    const authKeyHash = createHash('sha256').update(authKey).digest('hex')
    const signIns = others.map((other) =>
      other.client.zkSignIn({ email, authKeyHash, sessionKeyHash: 'c'.repeat(64) }),
    )
    must(await window.zeroKnowledge.changePassword(account, PASSWORD, 'new password 1'))
    await Promise.all(signIns)
    for (const other of others) expect((await other.client.session()).status).toBe(401)
  })
})

describe('key pairs of a zero-knowledge account', () => {
  it('are only taken wrapped', async () => {
    const { window } = await signUp()
    expect(codeOf(await window.client.createKeyPair(pair))).toEqual([400, 'INVALID_REQUEST'])
    const envelope = (bytes: Buffer) =>
      `-----BEGIN SFUMATO WRAPPED PRIVATE KEY-----\n${bytes.toString('base64')}\n-----END SFUMATO WRAPPED PRIVATE KEY-----`
    for (const privateKeyPem of [
      'x',
      envelope(Buffer.alloc(2000)),
      envelope(Buffer.concat([Buffer.of(1), Buffer.alloc(20)])),
      envelope(Buffer.concat([Buffer.of(1), Buffer.alloc(12_000)])),
    ])
      expect(codeOf(await window.client.createKeyPair({ ...pair, privateKeyPem }))).toEqual([
        400,
        'INVALID_REQUEST',
      ])
  })
  it('a private key of another pair is refused in the browser already', async () => {
    const { window, account } = await signUp()
    const other = await generateKeyPair(2048)
    const before = window.sent.length
    const answer = await window.zeroKnowledge.createKeyPair(account, {
      ...pair,
      privateKeyPem: other.privateKeyPem,
    })
    expect(answer.success).toBe(false)
    expect(window.sent).toHaveLength(before)
  })
  it('moved to another public key, or altered, they do not open', async () => {
    const { window, account } = await signUp()
    const first = await createPair(window, account, 'first')
    const second = must(
      await window.zeroKnowledge.createKeyPair(account, {
        keyName: 'second',
        ...(await generateKeyPair(2048)),
      }),
    ).keyPair
    const swap = async (from: string, to: string, alter = (bytes: string) => bytes) => {
      const row = await service.unit(({ keyPairs }) => keyPairs.find(user.userId, from))
      const { sealedContext } = await import('../../src/db/sealed-columns.ts')
      const pem = alter(service.box.open(row!.sealedPrivateKey, sealedContext.privateKey(row!)).toString())
      await service.database.pool.query('update key_pairs set sealed_private_key = $1 where id = $2', [
        service.box.seal(pem, sealedContext.privateKey({ userId: user.userId, id: to })),
        to,
      ])
    }
    const user = { userId: must(await window.client.session()).user.id }
    await swap(first.id, second.id)
    expect((await window.zeroKnowledge.privateKey(account, second.id)).success).toBe(false)
    expect((await window.zeroKnowledge.privateKey(account, first.id)).success).toBe(true)
    await swap(
      first.id,
      first.id,
      (pem) => pem.slice(0, 200) + (pem[200] === 'A' ? 'B' : 'A') + pem.slice(201),
    )
    expect((await window.zeroKnowledge.privateKey(account, first.id)).success).toBe(false)
  })
  it('encrypt like any other: the public key is no secret', async () => {
    const { window, account } = await signUp()
    const { id } = await createPair(window, account)
    const answer = must(
      await window.client.anonymize({
        text: 'Ann',
        analyzer_results: [{ entity_type: 'PERSON', start: 0, end: 3, score: 1 }],
        operators: { DEFAULT: { type: 'encrypt_asym', public_key_id: id } },
      }),
    )
    expect(answer.items[0]!.operator).toBe('encrypt_asym')
  })
  it('are deleted only with the hash this session registered at sign-in', async () => {
    const { window, email, account, user } = await signUp()
    const second = browser()
    const elsewhere = must(await second.zeroKnowledge.signIn(email, PASSWORD)).account
    const stranger = await signUp()
    const { id } = await createPair(window, account)
    const remove = (from: Browser, hash?: string) =>
      from.client.deleteKeyPair({ id }, hash === undefined ? {} : { headers: { 'x-session-key-hash': hash } })
    for (const hash of [
      undefined,
      '',
      'x',
      '0'.repeat(64),
      elsewhere.sessionKeyHash,
      stranger.account.sessionKeyHash,
    ])
      expect(codeOf(await remove(window, hash))).toEqual([403, 'FORBIDDEN'])
    // The same refusal for ids that are not there: nothing is told about them.
    expect(codeOf(await window.client.deleteKeyPair({ id: '00000000-0000-0000-0000-000000000000' }))).toEqual(
      [403, 'FORBIDDEN'],
    )
    const long = await window.client.deleteKeyPair(
      { id },
      { headers: { 'x-session-key-hash': 'x'.repeat(300) } },
    )
    expect(codeOf(long)).toEqual([400, 'INVALID_REQUEST'])

    // An API key has no session of its own: it shows the hash of one that is open.
    const { key } = await service.apiKeys.create(user.id, 'k', null)
    const byKey = (hash: string) =>
      createClient({ baseUrl, apiKey: key }).deleteKeyPair(
        { id },
        { headers: { 'x-session-key-hash': hash } },
      )
    expect(codeOf(await byKey(stranger.account.sessionKeyHash))).toEqual([403, 'FORBIDDEN'])
    must(await second.client.signOut())
    expect(codeOf(await byKey(elsewhere.sessionKeyHash))).toEqual([403, 'FORBIDDEN'])
    expect((await byKey(account.sessionKeyHash)).success).toBe(true)
    expect(codeOf(await window.zeroKnowledge.deleteKeyPair(account, id))).toEqual([404, 'NOT_FOUND'])
  })
})
