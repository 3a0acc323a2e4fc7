import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyBinaries } from './binaries.ts'
import { attachEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { processStartTime } from './process-identity.ts'
import { runOwner } from './testing/owner.ts'
import type { EmbeddedLog, EmbeddedPostgres, PostgresExit } from './types.ts'

const isRoot = process.getuid?.() === 0
const ordinaryUser = 65534
const silent: EmbeddedLog = { info() {}, warn() {}, error() {} }
let base: string
/** PostgreSQL's programs in a place that every user may read, whatever the place of this checkout. */
let nativeDirectory: string

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'sfumato-test-'))
  chmodSync(base, 0o755)
  nativeDirectory = join(base, 'native')
  copyBinaries(packageNative(), nativeDirectory)
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

function packageNative(): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
  return join(dirname(dirname(entry)), 'native')
}

function newDataDir(name: string): string {
  return join(mkdtempSync(join(base, 'case-')), name)
}

/** A data folder that the ordinary user of these tests owns. */
function ordinaryDataDir(): string {
  const folder = mkdtempSync(join(base, 'ordinary-'))
  if (isRoot) spawnSync('chown', [`${ordinaryUser}:${ordinaryUser}`, folder])
  return folder
}

const asOrdinaryUser = isRoot ? { becomeUser: ordinaryUser } : {}

async function query(postgres: { url: string }, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function inNewServer<T>(dataDir: string, work: (postgres: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  try {
    return await work(postgres)
  } finally {
    await postgres.stop()
  }
}

describe('a life without accidents', () => {
  test('what was written is there after stop and start', async () => {
    const dataDir = newDataDir('data')
    await inNewServer(dataDir, (postgres) => query(postgres, 'CREATE TABLE kept AS SELECT 42 AS answer'))
    const rows = await inNewServer(dataDir, (postgres) => query(postgres, 'SELECT answer FROM kept'))
    expect(rows).toEqual([{ answer: 42 }])
  })

  test('it is PostgreSQL 18 with UTF-8, UTC and fsync, without TCP, and the service is no superuser', async () => {
    const [row] = await inNewServer(newDataDir('data'), (postgres) =>
      query(
        postgres,
        `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding,
          current_setting('TimeZone') AS zone, current_setting('fsync') AS fsync,
          current_setting('listen_addresses') AS tcp, current_setting('is_superuser') AS superuser,
          lower('ÄÉ') AS letters, ('a' COLLATE "default" < 'B') AS dictionary_order`,
      ),
    )
    expect(row).toEqual({
      major: 18,
      encoding: 'UTF8',
      zone: 'UTC',
      fsync: 'on',
      tcp: '',
      superuser: 'off',
      letters: 'äé',
      dictionary_order: false,
    })
  })

  test('nothing is left running and no socket lies about after stop', async () => {
    const { pid, directory } = await inNewServer(newDataDir('data'), async (postgres) => ({
      pid: postgres.pid,
      directory: String(postgres.connection.host),
    }))
    expect(processStartTime(pid)).toBeUndefined()
    expect(existsSync(directory)).toBe(false)
  })

  test('the socket folder and the cluster are closed to other users', async () => {
    const dataDir = newDataDir('data')
    await inNewServer(dataDir, async (postgres) => {
      for (const folder of [String(postgres.connection.host), join(dataDir, 'postgres', 'cluster')]) {
        const stats = statSync(folder)
        expect(stats.mode & 0o777).toBe(0o700)
        expect(stats.uid).toBe(isRoot ? ordinaryUser : process.getuid?.())
      }
    })
  })

  test('a data folder with a very long and odd path works', async () => {
    const deep = Array.from({ length: 6 }, (_, level) => `${level} it's a "long" nâme ${'x'.repeat(60)}`)
    const dataDir = join(newDataDir('data'), ...deep)
    expect(dataDir.length).toBeGreaterThan(400)
    const rows = await inNewServer(dataDir, (postgres) => query(postgres, 'SELECT 1 AS one'))
    expect(rows).toEqual([{ one: 1 }])
  })

  test('values of failing statements do not reach the log', async () => {
    const dataDir = newDataDir('data')
    const marker = 'canary-7f3a'
    await inNewServer(dataDir, async (postgres) => {
      await query(postgres, 'CREATE TABLE people (name text PRIMARY KEY, age int CHECK (age > 0))')
      await query(postgres, `INSERT INTO people VALUES ('${marker}', 1)`)
      const failing = [
        `INSERT INTO people VALUES ('${marker}', 1)`,
        `INSERT INTO people VALUES ('${marker}2', -1)`,
        `SELECT '${marker}'::uuid`,
        `SELECT ${marker.replace('-', '_')}`,
        `DO $$ BEGIN RAISE WARNING '${marker}'; RAISE EXCEPTION '${marker}'; END $$`,
      ]
      for (const statement of failing) await expect(query(postgres, statement)).rejects.toThrow()
    })
    const log = readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('canary')
  })

  test('a log that has grown large is rotated at start', async () => {
    const dataDir = newDataDir('data')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    const log = join(dataDir, 'postgres', 'postgres.log')
    writeFileSync(log, 'x'.repeat(2 * 1024 * 1024))
    await inNewServer(dataDir, async () => {})
    expect(statSync(log).size).toBeLessThan(100_000)
    expect(statSync(`${log}.1`).size).toBe(2 * 1024 * 1024)
  })
})

describe('users and folders', () => {
  test('an ordinary user can run it', async () => {
    const owner = runOwner({ dataDir: ordinaryDataDir(), how: 'start', nativeDirectory, ...asOrdinaryUser })
    expect(await owner.started).toMatchObject({ event: 'ready' })
    await owner.stop()
    expect(owner.reports.at(-1)).toEqual({ event: 'stopped' })
  })

  test('a data folder inside a folder that only its owner may enter works', async () => {
    const closed = mkdtempSync(join(base, 'closed-'))
    chmodSync(closed, 0o700)
    const dataDir = join(closed, 'clone', 'data')
    await inNewServer(dataDir, (postgres) => query(postgres, 'CREATE TABLE kept AS SELECT 1 AS one'))
    const rows = await inNewServer(dataDir, (postgres) => query(postgres, 'SELECT one FROM kept'))
    expect(rows).toEqual([{ one: 1 }])
    expect(readdirSync(join(dataDir, 'postgres'))).toContain('cluster')
    expect(statSync(closed).mode & 0o777).toBe(0o700)
  })

  test('a cluster of another user is refused with both user ids', async () => {
    // Only root can make a folder that belongs to somebody else.
    if (!isRoot) return
    const dataDir = ordinaryDataDir()
    const other = runOwner({ dataDir, how: 'start', nativeDirectory, becomeUser: ordinaryUser })
    await other.started
    await other.stop()
    spawnSync('chown', ['-R', '1:1', join(dataDir, 'postgres', 'cluster')])
    const refused = runOwner({ dataDir, how: 'start', nativeDirectory, becomeUser: ordinaryUser })
    expect(await refused.started).toMatchObject({ event: 'failed' })
    expect(refused.reports[0]).toHaveProperty('message', expect.stringMatching(/user id 1\b.*user id 65534/))
  })

  test('root can use the data folder of an ordinary user, who can go on using it', async () => {
    const dataDir = ordinaryDataDir()
    const task = { dataDir, how: 'start', nativeDirectory, ...asOrdinaryUser } as const
    const first = runOwner(task)
    await first.started
    await first.stop()
    const postgres = await attachEmbeddedPostgres({ dataDir })
    await postgres.stop()
    const again = runOwner(task)
    expect(await again.started).toMatchObject({ event: 'ready' })
    await again.stop()
  })
})

describe('one owner at a time', () => {
  test('a second server is refused with a message that names the first', async () => {
    const dataDir = newDataDir('data')
    await inNewServer(dataDir, async () => {
      const second = runOwner({ dataDir, how: 'start' })
      const answer = await second.started
      expect(answer).toMatchObject({ event: 'failed' })
      expect(answer).toHaveProperty('message', expect.stringContaining(`process ${process.pid}`))
      expect(answer).toHaveProperty('message', expect.stringContaining('DATABASE_URL'))
    })
  })

  test('of many servers starting at once exactly one wins', async () => {
    const dataDir = newDataDir('data')
    const owners = Array.from({ length: 5 }, () => runOwner({ dataDir, how: 'start' }))
    const answers = await Promise.all(owners.map((owner) => owner.started))
    expect(answers.filter(({ event }) => event === 'ready')).toHaveLength(1)
    await Promise.all(owners.map((owner) => owner.stop()))
  })

  test('a command joins the running server and leaves it running', async () => {
    const dataDir = newDataDir('data')
    await inNewServer(dataDir, async (postgres) => {
      const command = runOwner({ dataDir, how: 'attach' })
      expect(await command.started).toMatchObject({ event: 'ready', owned: false, pid: postgres.pid })
      await command.stop()
      expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
  })

  test('without a server a command starts the database and stops it', async () => {
    const dataDir = newDataDir('data')
    const postgres = await attachEmbeddedPostgres({ dataDir })
    expect(postgres.owned).toBe(true)
    await postgres.stop()
    expect(processStartTime(postgres.pid)).toBeUndefined()
  })

  test('a server waits for a command that is at work', async () => {
    const dataDir = newDataDir('data')
    const command = await attachEmbeddedPostgres({ dataDir })
    const server = runOwner({ dataDir, how: 'start' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(server.reports).toEqual([])
    await command.stop()
    expect(await server.started).toMatchObject({ event: 'ready' })
    await server.stop()
  })
})

describe('accidents', () => {
  test('after kill -9 of the owner the next start ends its database and finds the data', async () => {
    const dataDir = newDataDir('data')
    const owner = runOwner({ dataDir, how: 'start' })
    const ready = await owner.started
    if (ready.event !== 'ready') throw new Error(ready.message)
    await query(ready, 'CREATE TABLE kept AS SELECT 7 AS seven')
    await owner.kill()
    expect(processStartTime(ready.pid)).toBeDefined()
    await inNewServer(dataDir, async (postgres) => {
      expect(postgres.pid).not.toBe(ready.pid)
      expect(processStartTime(ready.pid)).toBeUndefined()
      expect(await query(postgres, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }])
    })
  })

  test('after kill -9 of owner and database, with the pid taken by a stranger, it starts', async () => {
    const dataDir = newDataDir('data')
    const owner = runOwner({ dataDir, how: 'start' })
    const ready = await owner.started
    if (ready.event !== 'ready') throw new Error(ready.message)
    await owner.kill()
    process.kill(ready.pid, 'SIGKILL')
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid)))
    expect(await inNewServer(dataDir, (postgres) => query(postgres, 'SELECT 1 AS one'))).toEqual([{ one: 1 }])
  })

  test('a database that dies is reported once', async () => {
    const exits: PostgresExit[] = []
    const dataDir = newDataDir('data')
    const postgres = await startEmbeddedPostgres({ dataDir, log: silent, onExit: (exit) => exits.push(exit) })
    process.kill(postgres.pid, 'SIGKILL')
    await expect.poll(() => exits).toEqual([{ code: null, signal: 'SIGKILL' }])
    await postgres.stop()
    expect(exits).toHaveLength(1)
    expect(await inNewServer(dataDir, (again) => query(again, 'SELECT 1 AS one'))).toEqual([{ one: 1 }])
  })

  test('a first start killed at any moment is redone', async () => {
    const dataDir = newDataDir('data')
    for (const afterMs of [250, 450, 650, 900, 1_200]) {
      const owner = runOwner({ dataDir, how: 'start' })
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      await owner.kill()
    }
    expect(await inNewServer(dataDir, (postgres) => query(postgres, 'SELECT 1 AS one'))).toEqual([{ one: 1 }])
  })

  test('the rest of an interrupted initdb is never used and is removed', async () => {
    const dataDir = newDataDir('data')
    const home = join(dataDir, 'postgres')
    mkdirSync(join(home, 'cluster.new-abc123', 'base'), { recursive: true })
    writeFileSync(join(home, 'cluster.new-abc123', 'PG_VERSION'), '18\n')
    await inNewServer(dataDir, async () => {})
    expect(readdirSync(home).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
  })

  test('a lock file that a power cut left empty does not block', async () => {
    const dataDir = newDataDir('data')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'owner-9.json'), '')
    await inNewServer(dataDir, async () => {})
    const locks = readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('owner-'))
    expect(locks).toEqual(['owner-10.json'])
  })

  test('a socket folder that somebody else put in our place is not used', async () => {
    const dataDir = newDataDir('data')
    const first = await inNewServer(dataDir, async (postgres) => String(postgres.connection.host))
    mkdirSync(first, { mode: 0o755 })
    try {
      const second = await inNewServer(dataDir, async (postgres) => String(postgres.connection.host))
      expect(second).toBe(`${first}-1`)
    } finally {
      rmSync(first, { recursive: true })
    }
  })

  test('a cluster of another major version is refused before it is touched', async () => {
    const dataDir = newDataDir('data')
    const cluster = join(dataDir, 'postgres', 'cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(/PostgreSQL 17.*backup/)
    expect(readdirSync(cluster)).toEqual(['PG_VERSION'])
  })

  test('a start that fails says why and gives the lock back', async () => {
    const dataDir = newDataDir('data')
    await inNewServer(dataDir, async () => {})
    const cluster = join(realpathSync(dataDir), 'postgres', 'cluster')
    rmSync(join(cluster, 'global'), { recursive: true })
    const attempt = () => startEmbeddedPostgres({ dataDir, log: silent })
    await expect(attempt()).rejects.toThrow(/did not start/)
    await expect(attempt()).rejects.toThrow(/did not start/)
  })
})
