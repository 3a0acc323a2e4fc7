import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { superuser } from '../../src/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts'

/**
 * One real PostgreSQL for all test files; each file makes a database of its own in it. TEST_POSTGRES chooses
 * which: `embedded` (default, the one from npm) or `debian` (the distribution's, another major version).
 */
declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

interface Running {
  url: string
  stop(): Promise<void>
}

const silent = { info() {}, warn() {}, error() {} }

async function startEmbedded(folder: string): Promise<Running> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: folder, log: silent })
  // The service's own role may not make databases; the tests do.
  return {
    url: `postgresql://${superuser}@localhost/postgres?host=${encodeURIComponent(String(connection.host))}`,
    stop,
  }
}

const NOBODY = 65_534

async function startDebian(folder: string): Promise<Running> {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
  const programs = `/usr/lib/postgresql/${versions[0]}/bin`
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  if (isRoot) for (const path of [folder, cluster]) chownSync(path, NOBODY, NOBODY)
  execFileSync(
    `${programs}/initdb`,
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    identity,
  )
  const server = spawn(
    `${programs}/postgres`,
    ['-D', cluster, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
    {
      ...identity,
      stdio: 'ignore',
    },
  )
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      break
    } catch (error) {
      if (tries > 100) throw error
      await sleep(100)
    }
  }
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
    },
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sfumato-test-'))
  const running =
    process.env.TEST_POSTGRES === 'debian' ? await startDebian(folder) : await startEmbedded(folder)
  project.provide('postgresUrl', running.url)
  return async () => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
