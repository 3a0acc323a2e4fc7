import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startService, type TestService } from './support/service.ts'
import { raw as rawTo } from './support/socket.ts'

/** Bad input over a real socket: the right 4xx, nothing charged, and the server goes on. */
let service: TestService
let person: Person
let address: { host: string; port: number }
beforeAll(async () => {
  service = await startService()
  person = await service.person('professional')
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as { port: number }
  address = { host: '127.0.0.1', port }
})
afterAll(() => service.stop())

afterEach(async () => {
  const balance = await service.call({ method: 'GET', url: '/api/user/tokens', headers: person.bearer })
  expect(balance.json().usedThisMonth).toBe(0)
  expect((await fetch(`http://127.0.0.1:${address.port}/api/health`)).status).toBe(200)
  service.clock.advance(61_000)
})

const raw = (...parts: string[]) => rawTo(address.port, parts)

const post = (body: string | Buffer, type = 'application/json', path = '/api/pii/analyze') =>
  fetch(`http://127.0.0.1:${address.port}${path}`, {
    method: 'POST',
    headers: { ...person.bearer, 'content-type': type },
    body: body as BodyInit,
  })

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]

describe('JSON', () => {
  it.each([
    ['malformed', '{"text": '],
    ['not JSON', 'text=hello'],
    ['an array', '["text"]'],
    ['a number', '42'],
    ['a prototype in it', '{"text":"x","__proto__":{"admin":true}}'],
    ['a constructor in it', '{"text":"x","constructor":{"prototype":{"admin":true}}}'],
    ['a wrong type', '{"text":{"toString":"x"}}'],
    ['an unknown field', '{"text":"x","admin":true}'],
    ['a number too large', '{"text":"x","score_threshold":1e999}'],
  ])('%s is 400 INVALID_REQUEST', async (_name, body) => {
    expect(await codeOf(await post(body))).toEqual([400, 'INVALID_REQUEST'])
    expect(({} as { admin?: unknown }).admin).toBeUndefined()
  })
  it('empty is MISSING_FIELD', async () => {
    expect(await codeOf(await post('{}'))).toEqual([400, 'MISSING_FIELD'])
  })
  it('bytes that are not UTF-8 are refused, not replaced', async () => {
    const body = Buffer.concat([Buffer.from('{"text":"a'), Buffer.of(0xff, 0xfe), Buffer.from('b"}')])
    expect(await codeOf(await post(body))).toEqual([400, 'INVALID_REQUEST'])
  })
  it('ten megabytes of nesting are refused quickly', async () => {
    const [status] = await codeOf(await post('['.repeat(5_000_000) + ']'.repeat(5_000_000)))
    expect([400, 413]).toContain(status)
    const [deep] = await codeOf(
      await post(`{"text":"x","entities":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
    )
    expect(deep).toBe(400)
  })
  it('a body larger than any text of the plan is 413 before it is read', async () => {
    const head = `POST /api/pii/analyze HTTP/1.1\r\nhost: x\r\nauthorization: ${person.bearer.authorization}\r\ncontent-type: application/json\r\ncontent-length: 90000000\r\n\r\n`
    expect(await raw(head, '{')).toMatch(/^HTTP\/1\.1 413 /)
  })
  it('another content type is 400', async () => {
    expect(await codeOf(await post('<text/>', 'text/xml'))).toEqual([400, 'INVALID_REQUEST'])
    expect(await codeOf(await post('x', 'application/json; charset=utf-16'))).toEqual([
      400,
      'INVALID_REQUEST',
    ])
  })
})

describe('HTTP', () => {
  it('truncated multipart is refused', async () => {
    const response = await post(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    )
    expect(response.status).toBe(400)
  })
  it('oversized headers are 431', async () => {
    expect(await raw(`GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })
  it('what is not HTTP is 400 without a word about why the parser stumbled', async () => {
    const answer = await raw('\u0016\u0003\u0001 hello\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).not.toMatch(/HPE|parse/i)
  })
  it('a body shorter than announced is dropped without an answer of success', async () => {
    const answer = await rawTo(
      address.port,
      [
        `POST /api/pii/analyze HTTP/1.1\r\nhost: x\r\nauthorization: ${person.bearer.authorization}\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"text":"x"}`,
      ],
      { thenEnd: true },
    )
    expect(answer).not.toMatch(/^HTTP\/1\.1 200/)
  })
  it('two lengths in one request are refused (smuggling)', async () => {
    const answer = await raw(
      'POST /api/pii/analyze HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
  it('an unknown address and an unknown method are 404', async () => {
    expect(await codeOf(await post('{}', 'application/json', '/api/nothing'))).toEqual([404, 'NOT_FOUND'])
    const patch = await fetch(`http://127.0.0.1:${address.port}/api/health`, { method: 'PATCH' })
    expect(patch.status).toBe(404)
  })
  it('a path that climbs out is 404 or 400', async () => {
    for (const path of [
      '/../../etc/passwd',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%00',
      '/docs/../../package.json',
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer).not.toContain('"workspaces"')
    }
  })
})

describe('answers', () => {
  it('carry the security headers, errors too', async () => {
    for (const url of ['/api/health', '/api/nothing', '/api/user/tokens']) {
      const { headers } = await fetch(`http://127.0.0.1:${address.port}${url}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})
