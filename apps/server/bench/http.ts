import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPlans } from '@sfumato/contract'
import autocannon, { type Options } from 'autocannon'
import { type ServerProcess as Server, startProcess as start } from './server-process.ts'

/**
 * What our layers cost, as ratios in one run: requests per CPU second of the server process against a bare
 * Fastify route on the same machine. CPU time, not wall time: these figures survive a busy machine.
 */
const SLICES = 7
const SLICE_SECONDS = 1.5
const CONNECTIONS = 32

const folder = mkdtempSync(join(tmpdir(), 'sfumato-bench-'))

type Load = Omit<Options, 'url'> & { server: Server; path: string }

/** Requests per CPU second of each load: the median of slices taken in turn, so that all see the same machine. */
async function requestsPerCpuSecond<Name extends string>(
  loads: Record<Name, Load>,
): Promise<Record<Name, number>> {
  const fire = ({ server, path, ...rest }: Load, duration: number) =>
    autocannon({ url: server.url + path, connections: CONNECTIONS, duration, ...rest })
  const entries = Object.entries<Load>(loads).map(([name, load]) => ({
    name,
    load,
    rates: [] as number[],
  }))
  for (const { load } of entries) await fire(load, 2)
  for (let slice = 0; slice < SLICES; slice++) {
    for (const { name, load, rates } of entries) {
      const before = load.server.cpu()
      const result = await fire(load, SLICE_SECONDS)
      if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx`)
      rates.push(result['2xx'] / (load.server.cpu() - before))
    }
  }
  const median = (rates: number[]) => rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)]!
  return Object.fromEntries(entries.map(({ name, rates }) => [name, median(rates)])) as Record<Name, number>
}

/** Until the threads that follow after ready have loaded: their CPU time is not that of requests. */
async function untilAtRest({ cpu }: Server): Promise<void> {
  for (let before = -1; cpu() - before > 0.05; ) {
    before = cpu()
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

const plansFile = join(folder, 'plans.json')
const enterprise = {
  ...defaultPlans.enterprise,
  monthlyTokens: 1_000_000_000,
  rates: { ...defaultPlans.enterprise.rates, analyze: 100_000_000 },
}
writeFileSync(plansFile, JSON.stringify({ enterprise }))
const env = { DATA_DIR: join(folder, 'data'), PLANS_FILE: plansFile, LOG_LEVEL: 'warn', NER_MODEL: 'off' }

const first = await start('../bin/sfumato-server.mjs', env)
const key = /Bearer (cb_\w+)/.exec(first.out())![1]!
await first.stop()
const server = await start('../bin/sfumato-server.mjs', env)
const bare = await start('./bare-server.ts')
await untilAtRest(server)
const restMb = server.memoryMb()

const noOp = {
  server,
  path: '/api/pii/analyze',
  method: 'POST' as const,
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
}
const text = 'The quick brown fox wrote to anna@example.com and paid with 4111 1111 1111 1111 on 3 May 2024. '
  .repeat(11)
  .slice(0, 1000)
const rates = await requestsPerCpuSecond({
  bare: { server: bare, path: '/api/health' },
  health: { server, path: '/api/health' },
  metered: { ...noOp, body: '{"text":""}' },
  analyze: { ...noOp, body: JSON.stringify({ text }) },
})

/** How long health takes, 99th percentile, while `busy` keeps the service at work. */
async function healthWhile(busy: () => Promise<unknown>): Promise<number> {
  let running = true
  const work = busy().finally(() => {
    running = false
  })
  const waits: number[] = []
  while (running) {
    const started = performance.now()
    await (await fetch(`${server.url}/api/health`)).text()
    waits.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await work
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
}
const post = (path: string, body: object) =>
  fetch(server.url + path, { method: 'POST', headers: noOp.headers, body: JSON.stringify(body) }).then(
    (response) => response.text(),
  )
const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 4096,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const megabyte = text.repeat(1000)
const names = Array.from({ length: 1000 }, (_, i) => `Name${String(i).padStart(4, '0')}`)
const manyNames = names.map((name) => name.padEnd(92, ' x')).join('')
const results = names.map((name, i) => ({
  entity_type: 'PERSON',
  start: i * 92,
  end: i * 92 + name.length,
  score: 1,
}))
const repeat = async (times: number, once: () => Promise<unknown>) => {
  for (let turn = 0; turn < times; turn++) await once()
}
const whileAnalyzing = await healthWhile(() => repeat(5, () => post('/api/pii/analyze', { text: megabyte })))
const whileEncrypting = await healthWhile(() =>
  repeat(20, () =>
    post('/api/pii/anonymize', {
      text: manyNames,
      analyzer_results: results,
      operators: { DEFAULT: { type: 'encrypt_asym', public_key: publicKey } },
    }),
  ),
)

const line = (name: string, value: string, bar = '') =>
  console.log(name.padEnd(64) + value.padStart(10) + (bar ? `   bar ${bar}` : ''))
line('bare Fastify route, requests per CPU second', rates.bare.toFixed(0))
line('GET /api/health, ratio to bare', (rates.health / rates.bare).toFixed(2), '0.70')
line('analyze of nothing (key, rate, charge), ratio to bare', (rates.metered / rates.bare).toFixed(2), '0.30')
line('analyze of 1 KB with key, rate and charge, per CPU second', rates.analyze.toFixed(0))
line('health p99 while 1 MB is analyzed (milliseconds)', whileAnalyzing.toFixed(0), '50')
line('health p99 while 1,000 values go to an RSA key (milliseconds)', whileEncrypting.toFixed(0), '50')
line('ready, first start (milliseconds)', first.readyMs.toFixed(0))
line('ready, second start (milliseconds)', server.readyMs.toFixed(0), '3000')
line('memory at rest (MB, server process)', restMb.toFixed(0))

await server.stop()
await bare.stop()
rmSync(folder, { recursive: true, force: true })
