import { readFileSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAccount, type ServerProcess, startProcess } from './support/process.ts'
import { createDatabase } from './support/service.ts'

/** Four processes on one PostgreSQL: what one process promises, four together promise. */
let server: ServerProcess
let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
  server = await startProcess({
    WORKERS: '4',
    DATABASE_URL: database.url,
    PLANS_FILE: new URL('./support/five-hundred-tokens.json', import.meta.url).pathname,
    LOG_LEVEL: 'warn',
  })
})
afterAll(async () => {
  await server.stop()
  server.remove()
  await database.drop()
})

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

interface Answer {
  status: number
  tokens: number
  code: string
}

let asked = 0
const ask = (key: string, text: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    asked++
    const body = JSON.stringify({ text })
    const call = request(
      `${server.url}/api/pii/analyze`,
      {
        agent,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      },
      (response) => {
        let answer = ''
        response.on('data', (chunk) => (answer += chunk))
        response.on('end', () => {
          const { tokens_charged: tokens = 0, code = '' } = JSON.parse(answer)
          resolve({ status: response.statusCode!, tokens, code })
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })

/** As a client does: a service that has too much to do is asked again. */
async function analyze(key: string, text: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(key, text)
    if (answer.status !== 503) return answer
    await sleep(200)
  }
}

describe('two hundred callers at once on four processes', () => {
  it('never overspend, and every answer has its charge and every charge its answer', async () => {
    const { key } = firstAccount(server.stdout())
    const callers = Array.from({ length: 200 }, async (_, caller) => {
      const answers = []
      // Costs of 1 and 2 tokens, so that the last tokens are fought over by unequal calls.
      for (let turn = 0; turn < 4; turn++)
        answers.push(await analyze(key, caller % 2 ? '' : 'mail a@example.com'))
      return answers
    })
    const answers = (await Promise.all(callers)).flat()
    const paid = answers.filter(({ status }) => status === 200)
    const spent = paid.reduce((sum, { tokens }) => sum + tokens, 0)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as entries, sum(tokens)::int as spent, max(used_after) as used from token_ledger`,
    )
    await client.end()
    expect(rows[0]).toEqual({ entries: paid.length, spent, used: spent })
    expect(spent).toBe(500)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([402]))
    for (const { code } of refused) expect(['TOKENS_EXHAUSTED', 'INSUFFICIENT_TOKENS']).toContain(code)
  })
  it('add their numbers up in /metrics', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const answered = [...text.matchAll(/^sfumato_http_requests_total\{.*analyze.*\} (\d+)$/gm)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    )
    expect(asked).toBeGreaterThanOrEqual(800)
    expect(answered).toBe(asked)
  })
  it('replace a process that dies, and the others go on', async () => {
    // A connection of its own each time: one that was open to the victim is gone with it.
    const alive = () =>
      new Promise<boolean>((resolve, reject) => {
        get(`${server.url}/livez`, { agent: false }, (response) => {
          response.resume()
          resolve(response.statusCode === 200)
        }).on('error', reject)
      })
    const parent = server.process.pid
    const children = () =>
      readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
    const before = children()
    const victim = before[0]!
    process.kill(victim, 'SIGKILL')
    await expect.poll(children).not.toContain(victim)
    for (let i = 0; i < 20; i++) expect(await alive()).toBe(true)
    await expect.poll(() => children().length).toBe(before.length)
  })
})
