import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlanName } from '@sfumato/contract'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { compose } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/ops/logger.ts'
import { ADMIN_TOKEN, dump, PASSWORD, secretsIn } from './dump.ts'

/** A clock that tests move. */
export class TestClock {
  #now = new Date('2026-03-15T12:00:00Z').getTime()
  now = () => new Date(this.#now)
  set(iso: string) {
    this.#now = new Date(iso).getTime()
  }
  advance(ms: number) {
    this.#now += ms
  }
}

/** A database of its own, gone afterwards: looked through first, whatever the tests did with it. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = new URL(inject('postgresUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      const secrets = secretsIn(await dump(url.href))
      await run(`drop database ${name} with (force)`)
      if (secrets.length > 0) throw new Error(`In the clear in the database: ${secrets.join(', ')}`)
    },
  }
}

/** The whole service on a real database, called through `app.inject`. */
export async function startService(
  options: {
    env?: Record<string, string>
    alone?: boolean /** One that exists, and stays. */
    databaseUrl?: string
  } = {},
) {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'sfumato-data-'))
  const clock = new TestClock()
  const logs: string[] = []
  // The model has tests of its own; without it a service starts in a fraction of the time.
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_TOKEN,
    LOG_LEVEL: 'debug',
    NER_MODEL: 'off',
    ...options.env,
  })
  const service = await compose({
    config,
    connection: { connectionString: database.url },
    logger: createLogger('debug', (lines) => logs.push(lines)),
    alone: options.alone ?? false,
    clock,
    checkAnswers: true,
  })
  let people = 0
  return {
    ...service,
    clock,
    logs,
    config,
    databaseUrl: database.url,
    /** An account with a key, on the plan wanted. */
    async person(plan: PlanName = 'basic', role: 'user' | 'admin' = 'user') {
      const email = `person${++people}@example.com`
      const password = PASSWORD
      const user = await service.accounts.create(email, password, role, plan)
      const { key } = await service.apiKeys.create(user.id, 'test', null)
      const { token } = await service.accounts.signIn(email, password)
      return {
        id: user.id,
        email,
        password,
        key,
        bearer: { authorization: `Bearer ${key}` },
        cookie: { cookie: `sfumato_session=${token}` },
      }
    },
    call: (request: InjectOptions) => service.app.inject(request),
    async stop() {
      await service.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestService = Awaited<ReturnType<typeof startService>>
export type Person = Awaited<ReturnType<TestService['person']>>
