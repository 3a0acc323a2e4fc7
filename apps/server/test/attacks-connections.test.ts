import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startService, type TestService } from './support/service.ts'
import { eventually, head, hold, raw } from './support/socket.ts'

/** Callers who hang up, never finish or hide how much they send: nobody else pays for it. */
const MAX_IN_FLIGHT = 20
const MAX_IN_FLIGHT_MB = 8

let service: TestService
let person: Person
let port: number
let url: string
beforeAll(async () => {
  service = await startService({
    env: {
      MAX_IN_FLIGHT: String(MAX_IN_FLIGHT),
      MAX_IN_FLIGHT_MB: String(MAX_IN_FLIGHT_MB),
      PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname,
    },
  })
  person = await service.person('enterprise')
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  port = (service.app.server.address() as { port: number }).port
  url = `http://127.0.0.1:${port}`
})
afterAll(() => service.stop())

/** Requests under way; the one that asks is not counted. */
const inFlight = async () => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^sfumato_http_in_flight (\d+)$/m.exec(text)![1])
}
const used = async (who = person) =>
  (await service.call({ method: 'GET', url: '/api/user/tokens', headers: who.bearer })).json().usedThisMonth
const analyze = (text: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/pii/analyze`, {
    method: 'POST',
    headers: { ...person.bearer, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text }),
  })

const LONG_TEXT = 'mail a@example.com 123456 '.repeat(8_000)

describe('a caller who hangs up', () => {
  it('during the upload leaves no place taken, however often', async () => {
    for (let turn = 0; turn < MAX_IN_FLIGHT + 5; turn++) {
      const socket = await hold(
        port,
        `${head('/api/pii/analyze', { ...person.bearer, 'content-length': 5000 })}{"text"`,
      )
      socket.destroy()
    }
    expect(await eventually(inFlight, 0)).toBe(0)
    expect((await analyze('x')).status).toBe(200)
  })
  it('during the work leaves no place taken and is not charged', async () => {
    const before = await used()
    const body = JSON.stringify({ text: LONG_TEXT })
    for (let turn = 0; turn < 3; turn++) {
      const socket = await hold(
        port,
        head('/api/pii/analyze', { ...person.bearer, 'content-length': body.length }) + body,
      )
      expect(await eventually(async () => (await inFlight()) > 0, true)).toBe(true)
      socket.destroy()
    }
    expect(await eventually(inFlight, 0)).toBe(0)
    expect(await used()).toBe(before)
  })
  it('finds the answer that was paid for when they come back with the same Idempotency-Key', async () => {
    const before = await used()
    const body = JSON.stringify({ text: LONG_TEXT })
    const key = { 'idempotency-key': 'hung-up' }
    const socket = await hold(
      port,
      head('/api/pii/analyze', { ...person.bearer, ...key, 'content-length': body.length }) + body,
    )
    expect(await eventually(async () => (await inFlight()) > 0, true)).toBe(true)
    socket.destroy()
    expect(await eventually(inFlight, 0)).toBe(0)
    const answer = (await (await analyze(LONG_TEXT, key)).json()) as { tokens_charged: number }
    expect(answer.tokens_charged).toBeGreaterThan(1)
    expect((await used()) - before).toBe(answer.tokens_charged)
  })
})

describe('a body that never ends', () => {
  it.each([
    ['to an address that does not exist', '/nothing'],
    ['to an endpoint without credentials of ours', '/api/webhooks/stripe'],
    ['without a key', '/api/pii/analyze'],
    ['to the sign-in, more often than an address may', '/api/auth/sign-in'],
  ])('%s cannot close the service for others', async (_name, path) => {
    const sockets = await Promise.all(
      Array.from({ length: MAX_IN_FLIGHT * 2 }, () =>
        hold(port, `${head(path, { 'content-length': 1000 })}{`),
      ),
    )
    // Twenty tries at a password a minute and address: those may wait for their bodies, no more.
    const most = path.endsWith('sign-in') ? 20 : 0
    expect(await eventually(async () => (await inFlight()) <= most, true)).toBe(true)
    if (most === 0) expect((await analyze('x')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    expect(await eventually(inFlight, 0)).toBe(0)
  })
  it('leaves those who watch the service their answer, even when every place is taken', async () => {
    const sockets = await Promise.all(
      Array.from({ length: MAX_IN_FLIGHT }, () =>
        hold(port, `${head('/api/pii/analyze', { ...person.bearer, 'content-length': 1000 })}{`),
      ),
    )
    expect(await eventually(inFlight, MAX_IN_FLIGHT)).toBe(MAX_IN_FLIGHT)
    expect((await analyze('x')).status).toBe(503)
    for (const path of ['/livez', '/readyz', '/metrics', '/api/health'])
      expect((await fetch(url + path)).status, path).toBe(200)
    for (const socket of sockets) socket.destroy()
    expect(await eventually(inFlight, 0)).toBe(0)
  })
})

describe('a body whose length is not announced', () => {
  const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
  const chunked = (who: Person) => head('/api/pii/analyze', { ...who.bearer, 'transfer-encoding': 'chunked' })

  it('counts with what has come, not with a guess: together they stay below the limit of the process', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => hold(port, chunked(person))))
    const answers: string[] = []
    for (const socket of sockets) {
      socket.on('data', (data) => answers.push(String(data)))
      socket.write(chunk(1024 * 1024))
    }
    expect(await eventually(async () => answers.length, 4)).toBe(4)
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /)
      expect(answer).toMatch(/^retry-after: 1\r$/m)
    }
    expect(await inFlight()).toBe(MAX_IN_FLIGHT_MB)
    for (const socket of sockets) socket.destroy()
    expect(await eventually(inFlight, 0)).toBe(0)
    expect((await analyze('x'.repeat(1000))).status).toBe(200)
  })
  it('is refused where the plan of the caller ends', async () => {
    const free = await service.person('free')
    const answer = await raw(port, [chunked(free), chunk(1024 * 1024), chunk(1024 * 1024)])
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"')
    expect(await used(free)).toBe(0)
  })
  it('is read like any other where it is allowed', async () => {
    const text = 'mail a@example.com'
    const body = JSON.stringify({ text })
    const parts = [...body].map((character) => `1\r\n${character}\r\n`).join('')
    expect(await raw(port, [chunked(person), `${parts}0\r\n\r\n`])).toContain('EMAIL_ADDRESS')
  })
})

describe('every answer', () => {
  const HOST = 'host: x\r\n'
  const CLOSE = 'connection: close\r\n\r\n'
  it.each([
    ['what is not HTTP', 400, `garbage\r\n\r\n`],
    ['headers that are too large', 431, `GET /livez HTTP/1.1\r\n${HOST}x: ${'y'.repeat(20_000)}\r\n${CLOSE}`],
    ['a length that is none', 400, `POST /api/pii/analyze HTTP/1.1\r\n${HOST}content-length: x\r\n${CLOSE}`],
    ['a request without a host', 400, `GET /api/health HTTP/1.1\r\n${CLOSE}`],
    ['an expectation nobody knows', 417, `GET /api/health HTTP/1.1\r\n${HOST}expect: x\r\n${CLOSE}`],
  ])('to %s is an error of the service with a request id', async (_name, status, request) => {
    const answer = await raw(port, [request])
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ code: 'INVALID_REQUEST' })
  })
  it('has a request id, also where the router refuses, and says how much a body may hold', async () => {
    const malformed = await raw(port, ['GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'])
    expect(malformed).toMatch(/^HTTP\/1\.1 400 /)
    expect(malformed).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m)
    const answer = await fetch(`${url}/api/asymmetric-keys`, {
      method: 'POST',
      headers: { ...person.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ keyName: 'x'.repeat(70_000) }),
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit: 64 * 1024 } })
  })
})
