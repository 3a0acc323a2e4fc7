import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts'
import { type OwnerHandle, runOwner } from '../src/db/embedded/testing/owner.ts'

const kills = 50
const silent = { info() {}, warn() {}, error() {} }
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sfumato-crash-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Who is struck: mostly the service, often the database, sometimes one of its sessions or everything at once. */
async function strike(round: number, owner: OwnerHandle, postmaster: number): Promise<void> {
  const kind = round % 5
  if (kind === 1) {
    killHard(postmaster)
  } else if (kind === 3) {
    for (const pid of childrenOf(postmaster)) killHard(pid)
    await sleep(Math.random() * 100)
  } else if (kind === 4) {
    killHard(postmaster)
    owner.process.kill('SIGKILL')
  }
  await owner.kill()
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // A session that ended between the look and the blow.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(fields[1]) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

test(`nothing acknowledged is lost in ${kills} random kills under write load`, {
  timeout: 300_000,
}, async () => {
  const acknowledged: number[] = []
  let next = 1
  for (let round = 0; round < kills; round += 1) {
    const owner = runOwner({ dataDir, how: 'start', writeFrom: next })
    const ready = await owner.started
    if (ready.event !== 'ready') throw new Error(`round ${round}: ${ready.message}`)
    await sleep(50 + Math.random() * 250)
    await strike(round, owner, ready.pid)
    const committed = owner.reports.flatMap((report) => (report.event === 'committed' ? [report.value] : []))
    acknowledged.push(...committed)
    // Numbers in flight may have been committed without an answer, so the next round starts beyond them.
    next = Math.max(next, ...committed) + 100
  }

  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  const client = new pg.Client(postgres.connection)
  try {
    await client.connect()
    const { rows } = await client.query<{ value: string }>('SELECT value FROM numbers')
    const present = new Set(rows.map(({ value }) => Number(value)))
    expect(acknowledged.length).toBeGreaterThan(kills * 10)
    expect(acknowledged.filter((value) => !present.has(value))).toEqual([])
  } finally {
    await client.end()
    await postgres.stop()
  }
})
