import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAccount, type ServerProcess, startProcess } from './support/process.ts'
import { createDatabase, startService } from './support/service.ts'

const CLI = new URL('../../cli/bin/sfumato.mjs', import.meta.url).pathname

const sfumato = (args: string[], env: Record<string, string>) =>
  execFileSync(process.execPath, [CLI, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })

const analyze = (server: ServerProcess, key: string, text: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/pii/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text }),
  })

describe('a fresh installation', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startProcess({ NER_MODEL: 'small' })
  })
  afterAll(async () => {
    await server.stop()
    server.remove()
  })

  it('prints an administrator, and its curl line works as printed', async () => {
    const printed = server.stdout()
    expect(firstAccount(printed).email).toContain('@')
    const curl = /curl -s[\s\S]*'\}'|curl -s[\s\S]*?\}'/.exec(printed)![0]
    const answer = JSON.parse(execFileSync('bash', ['-c', curl], { encoding: 'utf8' }))
    expect(answer.results.map((result: { entity_type: string }) => result.entity_type)).toEqual(
      expect.arrayContaining(['EMAIL_ADDRESS', 'IBAN_CODE']),
    )
  })
  it('finds names with the model it comes with', async () => {
    const { key } = firstAccount(server.stdout())
    const text = 'Yesterday Angela Merkel met Emmanuel Macron in Paris.'
    const { results } = (await (await analyze(server, key, text)).json()) as {
      results: { entity_type: string; text: string }[]
    }
    expect(
      results.filter(({ entity_type }) => entity_type === 'PERSON').map((result) => result.text),
    ).toEqual(['Angela Merkel', 'Emmanuel Macron'])
  })
  it('keeps the master key for its owner only', () => {
    expect(statSync(join(server.dataDir, 'master.key')).mode & 0o777).toBe(0o600)
  })
  it('is alive, ready and countable', async () => {
    expect((await fetch(`${server.url}/livez`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('sfumato_http_requests_total')
  })
  it('lets the command line work on the same database while it runs', async () => {
    const env = { DATA_DIR: server.dataDir }
    const user = JSON.parse(
      sfumato(['admin', 'create-user', '--email', 'cli@example.com', '--plan', 'basic', '--json'], env),
    )
    expect(Object.keys(user).sort()).toEqual(['email', 'id', 'password', 'plan'])
    const { key } = JSON.parse(sfumato(['admin', 'create-key', '--email', 'cli@example.com', '--json'], env))
    expect((await analyze(server, key, 'x')).status).toBe(200)
  })
  it('gives an account whose password is lost a new one, and signs its browsers out', async () => {
    const env = { DATA_DIR: server.dataDir }
    const email = 'forgetful@example.com'
    const { password } = JSON.parse(sfumato(['admin', 'create-user', '--email', email, '--json'], env))
    const signIn = (tried: string) =>
      fetch(`${server.url}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: tried }),
      })
    const cookie = (await signIn(password)).headers.getSetCookie()[0]!.split(';')[0]!
    const balance = () => fetch(`${server.url}/api/user/tokens`, { headers: { cookie } })
    expect((await balance()).status).toBe(200)
    const made = JSON.parse(sfumato(['admin', 'set-password', '--email', email, '--json'], env))
    expect((await balance()).status).toBe(401)
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn(made.password)).status).toBe(200)
  })
  it('refuses a second server on the same data with a sentence', () => {
    const second = spawnSync(
      process.execPath,
      [new URL('../bin/sfumato-server.mjs', import.meta.url).pathname],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATA_DIR: server.dataDir, PORT: '0' },
      },
    )
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(/^sfumato: .+/m)
    expect(second.stderr).not.toMatch(/\n\s+at /)
  })
  it('seals everything again under a new master key while serving', async () => {
    const { key } = firstAccount(server.stdout())
    const before = await (
      await analyze(server, key, 'mail a@example.com', { 'idempotency-key': 'rotate' })
    ).text()
    const oldKey = readFileSync(join(server.dataDir, 'master.key'), 'utf8')
    const calls = Array.from({ length: 20 }, (_, i) =>
      analyze(server, key, 'x', { 'idempotency-key': `while-${i}` }),
    )
    const result = JSON.parse(sfumato(['admin', 'rotate-key', '--json'], { DATA_DIR: server.dataDir }))
    expect(result.resealed).toBeGreaterThanOrEqual(2)
    for (const call of calls) expect((await call).status).toBe(200)
    const newKey = readFileSync(join(server.dataDir, 'master.key'), 'utf8')
    expect(newKey).not.toBe(oldKey)
    expect(newKey.trim().split('\n')).toHaveLength(1)
    const again = await analyze(server, key, 'mail a@example.com', { 'idempotency-key': 'rotate' })
    expect(await again.text()).toBe(before)
  })
  it('finishes what is under way when told to stop, then ends with 0', async () => {
    const { key } = firstAccount(server.stdout())
    const long = analyze(server, key, 'word 123456 '.repeat(2_000))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const stopped = server.stop()
    expect((await long).status).toBe(200)
    expect(await stopped).toBe(0)
    // In order: nobody was still connected to the database when it was told to stop.
    expect(server.stderr()).toContain('"stopped"')
    expect(server.stderr()).not.toContain('database_connection_lost')
  })
})

describe('backup and restore', () => {
  it('bring every account back, and refuse another master key', async () => {
    const server = await startProcess()
    const { key } = firstAccount(server.stdout())
    await analyze(server, key, 'mail a@example.com')
    const file = join(server.dataDir, 'backup.gz')
    sfumato(['admin', 'backup', file], { DATA_DIR: server.dataDir })
    const masterKey = readFileSync(join(server.dataDir, 'master.key'), 'utf8').trim()
    await server.stop()

    const database = await createDatabase()
    const other = Buffer.alloc(32, 7).toString('base64')
    const wrong = spawnSync(process.execPath, [CLI, 'admin', 'restore', file], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: database.url, MASTER_KEY: other },
    })
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toMatch(/master key/)
    await database.drop()

    const fresh = await createDatabase()
    sfumato(['admin', 'restore', file], { DATABASE_URL: fresh.url, MASTER_KEY: masterKey })
    const restored = await startProcess({ DATABASE_URL: fresh.url, MASTER_KEY: masterKey })
    const balance = await fetch(`${restored.url}/api/user/tokens`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(await balance.json()).toMatchObject({ usedThisMonth: 2, plan: 'enterprise' })
    await restored.stop()
    restored.remove()
    server.remove()
    await fresh.drop()
  })
  it('a server with another master key does not start', async () => {
    const database = await createDatabase()
    const server = await startProcess({ DATABASE_URL: database.url })
    await server.stop()
    const other = spawnSync(
      process.execPath,
      [new URL('../bin/sfumato-server.mjs', import.meta.url).pathname],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: database.url,
          MASTER_KEY: Buffer.alloc(32, 9).toString('base64'),
          PORT: '0',
        },
      },
    )
    expect(other.stderr).toContain('another master key')
    server.remove()
    await database.drop()
  })
})

describe('settings', () => {
  it('all that is wrong is listed, in one go, without a stack', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [new URL('../bin/sfumato-server.mjs', import.meta.url).pathname],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, PORT: 'many', ADMIN_TOKEN: 'short', LOG_LEVEL: 'loud' },
      },
    )
    expect(status).toBe(1)
    for (const name of ['PORT', 'ADMIN_TOKEN', 'LOG_LEVEL']) expect(stderr).toContain(name)
    expect(stderr).not.toMatch(/\n\s+at /)
  })
})

describe('overload', () => {
  it('answers 503 with Retry-After instead of taking more in than it may', async () => {
    const service = await startService({
      env: { MAX_IN_FLIGHT: '5', PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname },
    })
    const person = await service.person('enterprise')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        service.call({
          method: 'POST',
          url: '/api/pii/analyze',
          headers: person.bearer,
          payload: { text: 'x' },
        }),
      ),
    )
    const refused = answers.filter((answer) => answer.statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expect(answer.headers['retry-after']).toBe('1')
    expect(answers.filter((answer) => answer.statusCode === 200).length).toBeGreaterThanOrEqual(5)
    const after = await service.call({ method: 'GET', url: '/api/user/tokens', headers: person.bearer })
    expect(after.statusCode).toBe(200)
    await service.stop()
  })
})

describe('migrations', () => {
  it('are applied once, by whoever comes first, when several start together', async () => {
    const database = await createDatabase()
    const { openDatabase } = await import('../src/db/database.ts')
    const all = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ connectionString: database.url }, () => {})),
    )
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(
      'select count(*)::int as applied, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations',
    )
    expect(rows[0].applied).toBe(rows[0].distinct)
    await client.end()
    for (const one of all) await one.close()
    await database.drop()
  })
})
