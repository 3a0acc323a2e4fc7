import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultPlans } from '@sfumato/contract'
import { busyPng, FORM_TYPE, formBody, letterPng } from '../test/support/files.ts'
import { startProcess } from './server-process.ts'

/**
 * What files do to a running service: how long health takes while four pictures are read at a time, and whether memory
 * goes back to where it was when nobody sends any more.
 */
const SECONDS = 20
const AT_ONCE = 4
/** Processes for files end after 20 seconds without work. */
const IDLE_SECONDS = 24

const folder = mkdtempSync(join(tmpdir(), 'sfumato-bench-'))
const plansFile = join(folder, 'plans.json')
const { enterprise } = defaultPlans
writeFileSync(
  plansFile,
  JSON.stringify({
    enterprise: {
      ...enterprise,
      monthlyTokens: 1_000_000_000,
      uploadsPerDay: 1_000_000,
      uploadsPerMonth: 1_000_000,
      rates: { ...enterprise.rates, image: 100_000_000 },
    },
  }),
)
const env = { DATA_DIR: join(folder, 'data'), PLANS_FILE: plansFile, LOG_LEVEL: 'warn' }
const server = await startProcess('../bin/sfumato-server.mjs', env)
const key = /Bearer (cb_\w+)/.exec(server.out())![1]!

/** Megabytes of the service and all it started, its database left out. */
function memoryMb(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const own = new Set([String(server.pid)])
  let kilobytes = 0
  // Children stand below their parents, unless numbers have started again.
  for (const [pid, parent, resident, ...args] of rows) {
    if (own.has(parent!) && !args.join(' ').includes('postgres')) own.add(pid!)
    if (own.has(pid!)) kilobytes += Number(resident)
  }
  return kilobytes / 1024
}

const send = async (path: string, bytes: Uint8Array, fileName: string) => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': FORM_TYPE },
    body: formBody([{ name: 'file', value: bytes, fileName }]),
  })
  await response.arrayBuffer()
  return response.status
}

const until = { running: true }
const statuses = new Map<number, number>()
let mostMb = 0
async function keepSending(bytes: Uint8Array) {
  while (until.running) {
    const status = await send('/api/pii/image', bytes, 'picture.png')
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}
async function healthWaits(): Promise<number[]> {
  const waits: number[] = []
  while (until.running) {
    const startedAt = performance.now()
    await (await fetch(`${server.url}/api/health`)).text()
    waits.push(performance.now() - startedAt)
    await sleep(5)
  }
  return waits.sort((a, b) => a - b)
}
const watchMemory = async () => {
  while (until.running) {
    mostMb = Math.max(mostMb, memoryMb())
    await sleep(500)
  }
}

// Once, so that what is loaded with the first file is not taken for a leak.
await send('/api/pii/image', letterPng, 'letter.png')
await sleep(IDLE_SECONDS * 1000)
const restMb = memoryMb()

const busy = busyPng(1_800)
const senders = Array.from({ length: AT_ONCE }, (_, at) => keepSending(at === 0 ? busy : letterPng))
const healths = healthWaits()
const memory = watchMemory()
await sleep(SECONDS * 1000)
until.running = false
const waits = await healths
await Promise.all([...senders, memory])
await sleep(IDLE_SECONDS * 1000)
const afterMb = memoryMb()

const percentile = (share: number) => waits[Math.floor(waits.length * share)]!.toFixed(1)
const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
console.log(`pictures read in ${SECONDS} s, ${AT_ONCE} at a time: ${counts}`)
console.log(`health meanwhile: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms (bar 50 ms)`)
console.log(
  `memory: ${restMb.toFixed(0)} MB at rest, ${mostMb.toFixed(0)} MB at work, ${afterMb.toFixed(0)} MB at rest again (bar 1.1 times)`,
)
await server.stop()
rmSync(folder, { recursive: true, force: true })
