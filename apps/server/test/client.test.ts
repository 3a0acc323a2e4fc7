import { createServer } from 'node:http'
import { createClient } from '@sfumato/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startService, type TestService } from './support/service.ts'

let service: TestService
let person: Person
let baseUrl: string
beforeAll(async () => {
  service = await startService()
  person = await service.person()
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => service.stop())

describe('the client', () => {
  it('gives data on success', async () => {
    const client = createClient({ baseUrl, apiKey: person.key })
    const answer = await client.analyze({ text: 'mail anna@example.com' })
    expect(answer).toMatchObject({ success: true, status: 200, data: { tokens_charged: 2 } })
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })
  it('gives code, message and details on refusal', async () => {
    const client = createClient({ baseUrl, apiKey: person.key })
    // @ts-expect-error the type says that text is missing
    const answer = await client.analyze({})
    expect(answer).toMatchObject({
      success: false,
      status: 400,
      code: 'MISSING_FIELD',
      details: { field: 'text' },
    })
  })
  it('sends an idempotency key', async () => {
    const client = createClient({ baseUrl, apiKey: person.key })
    const before = await client.tokenBalance()
    for (let turn = 0; turn < 3; turn++) await client.analyze({ text: 'same' }, { idempotencyKey: 'same' })
    const after = await client.tokenBalance()
    if (!before.success || !after.success) throw new Error('no balance')
    expect(after.data.usedThisMonth - before.data.usedThisMonth).toBe(1)
  })
  it('fills placeholders of the path', async () => {
    const client = createClient({ baseUrl, apiKey: person.key })
    expect(await client.deleteTokenizationSession({ sessionId: 'a/b c' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
  it('says how long to wait', async () => {
    const free = await service.person('free')
    const client = createClient({ baseUrl, apiKey: free.key })
    const answers = await Promise.all(Array.from({ length: 11 }, () => client.analyze({ text: '' })))
    expect(answers.find((answer) => !answer.success)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 60,
    })
  })
  it('never throws: not when nobody answers, nor too late, nor nonsense, nor when given up', async () => {
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:9' })
    expect(await nobody.health()).toMatchObject({ success: false, status: 0, code: 'UNREACHABLE' })

    const strange = createServer((request, response) => {
      if (request.url === '/api/health') response.end('<html>not json</html>')
      else if (request.url === '/api/presets')
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"broken":')
    })
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const { port } = strange.address() as { port: number }
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 300 })
    expect((await client.health()).status).toBe(200)
    expect(await client.presets()).toMatchObject({ success: false })
    expect(await client.limits()).toMatchObject({ success: false, code: 'CLIENT_TIMEOUT' })
    expect(await client.limits({}, { signal: AbortSignal.abort() })).toMatchObject({
      success: false,
      status: 0,
    })
    strange.closeAllConnections()
    strange.close()
  })
})
