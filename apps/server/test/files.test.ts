import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@sfumato/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { busyPng, FORM_TYPE, formBody, letterPng, tiffOf, upload } from './support/files.ts'
import { type Person, startService, type TestService } from './support/service.ts'
import { eventually } from './support/socket.ts'

/** What many, large and slow files do to a running service, and what happens to those who send them. */
let service: TestService
let person: Person
let baseUrl: string
beforeAll(async () => {
  service = await startService({
    env: {
      PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname,
      DOCUMENT_WORKERS: '2',
      DOCUMENT_QUEUE: '4',
      MAX_IN_FLIGHT_MB: '24',
    },
  })
  person = await service.person('enterprise')
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => service.stop())

const port = () => Number(new URL(baseUrl).port)
const workers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('documents/src/worker.ts'))
    .map((line) => Number.parseInt(line, 10))
const image = (bytes: Uint8Array, name: string) =>
  service.call(upload('/api/pii/image', person.bearer, { bytes, name }))
const busy = busyPng()

describe('a process for files', () => {
  it('that is killed in the middle is an error of that call alone', async () => {
    const answer = image(busy, 'busy.png')
    await eventually(async () => workers().length > 0, true)
    await sleep(300)
    for (const pid of workers()) process.kill(pid, 'SIGKILL')
    const { statusCode, ...rest } = await answer
    expect([statusCode, rest.json().code]).toEqual([500, 'INTERNAL_ERROR'])
    expect((await image(tiffOf(1), 'next.tiff')).statusCode).toBe(200)
    const usage = { method: 'GET', url: '/api/user/tokens', headers: person.bearer } as const
    expect((await service.call(usage)).json().usedThisMonth).toBe(5)
  }, 60_000)

  it('is free again at once when its caller hangs up', async () => {
    await eventually(async () => service.documents.workerCount === workers().length, true)
    const body = formBody([{ name: 'file', value: busy, fileName: 'busy.png' }])
    const before = workers()
    const sockets = [0, 1].map(() => {
      const socket = connect(port(), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        [
          'POST /api/pii/image HTTP/1.1',
          'host: x',
          `authorization: Bearer ${person.key}`,
          `content-type: ${FORM_TYPE}`,
          `content-length: ${body.length}`,
          '',
          '',
        ].join('\r\n'),
      )
      socket.write(body)
      return socket
    })
    await eventually(async () => workers().length, 2)
    await sleep(500)
    const working = workers()
    for (const socket of sockets) socket.destroy()
    await eventually(async () => workers().some((pid) => working.includes(pid)), false)
    expect(workers().filter((pid) => working.includes(pid) && !before.includes(pid))).toEqual([])
    expect((await image(tiffOf(1), 'next.tiff')).statusCode).toBe(200)
  }, 60_000)
})

it('two hundred uploads at once are answered or turned away, and the next one is served', async () => {
  const sent = { bytes: Buffer.concat([tiffOf(1), Buffer.alloc(1024 * 1024)]), name: 'scan.tiff' }
  const form = formBody([{ name: 'file', value: sent.bytes, fileName: sent.name }])
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await fetch(`${baseUrl}/api/pii/image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.key}`, 'content-type': FORM_TYPE },
        body: form,
      }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => {})
      return response?.status ?? 0
    }),
  )
  const counts = Object.groupBy(statuses, String)
  expect(Object.keys(counts).filter((status) => !['0', '200', '503'].includes(status))).toEqual([])
  expect(counts['200']?.length ?? 0).toBeGreaterThan(0)
  expect(counts['503']?.length ?? 0).toBeGreaterThan(0)
  expect((await image(tiffOf(1), 'after.tiff')).statusCode).toBe(200)
}, 60_000)

it('a body that never announces its length is held to the same limits', async () => {
  const client = await service.person('basic')
  const value = Buffer.alloc(14 * 1024 * 1024, 0x61)
  const stream = new Blob([formBody([{ name: 'file', value, fileName: 'a.txt' }])]).stream()
  const response = await fetch(`${baseUrl}/api/pii/document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.key}`, 'content-type': FORM_TYPE },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    413,
    'FILE_TOO_LARGE',
  ])
})

it('health is told while pictures are read', async () => {
  let isReading = true
  const reading = Promise.all([0, 1, 2, 3].map(() => image(letterPng, 'letter.png'))).finally(() => {
    isReading = false
  })
  let answers = 0
  for (; isReading; answers++) {
    await fetch(`${baseUrl}/api/health`).then((response) => response.json())
    await sleep(5)
  }
  await reading
  // The benchmark measures the wait; this only notices work that moved into the service's own process.
  expect(answers).toBeGreaterThan(20)
}, 60_000)

it('a form with any bytes changed is read or refused in the words of the table', async () => {
  const whole = formBody([
    { name: 'mode', value: 'anonymize' },
    { name: 'operators', value: '{"DEFAULT": {"type": "redact"}}' },
    { name: 'file', value: 'Mail anna@example.com', fileName: 'note.txt' },
  ])
  const damage = fc.array(
    fc.record({
      at: fc.nat(whole.length - 1),
      remove: fc.nat(30),
      insert: fc.uint8Array({ maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(damage, fc.boolean(), async (changes, isCut) => {
      let body: Buffer = whole
      for (const { at, remove, insert } of changes)
        body = Buffer.concat([body.subarray(0, at), insert, body.subarray(at + remove)])
      const payload = isCut ? body.subarray(0, Math.floor(body.length * 0.8)) : body
      const answer = await service.call({
        ...upload('/api/pii/document', person.bearer, undefined),
        payload,
      })
      expect([200, 400, 413, 422]).toContain(answer.statusCode)
    }),
    { numRuns: 150 },
  )
}, 60_000)

describe('the client', () => {
  it('sends files with fields of any kind, and gives findings or a file', async () => {
    const client = createClient({ baseUrl, apiKey: person.key })
    const file = new TextEncoder().encode('Mail anna@example.com')
    const found = await client.document({ file, fileName: 'note.txt', entities: ['EMAIL_ADDRESS'] })
    expect(found).toMatchObject({ success: true, data: { entities_found: 1, format: 'txt' } })
    const changed = await client.document({
      file: new File([file], 'anna.txt'),
      mode: 'anonymize',
      operators: { DEFAULT: { type: 'redact' } },
    })
    expect(changed).toMatchObject({
      success: true,
      data: {
        fileName: 'anna.txt',
        contentType: 'text/plain',
        tokensCharged: 6,
        entitiesFound: 1,
        leftOut: [],
      },
    })
    if (!changed.success || !('file' in changed.data)) throw new Error('no file')
    expect(new TextDecoder().decode(changed.data.file)).toBe('Mail ')
    const png = await client.image({ file: new Uint8Array(letterPng), fileName: 'a.png', mode: 'redact' })
    expect(png).toMatchObject({ success: true, data: { fileName: 'redacted.png', contentType: 'image/png' } })
    expect(await client.image({ file, fileName: 'a.png' })).toMatchObject({
      success: false,
      status: 422,
      code: 'VALIDATION_FAILED',
    })
  }, 60_000)
})
