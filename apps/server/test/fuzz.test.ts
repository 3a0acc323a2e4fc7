import { openApiDocument, type Route, routes } from '@sfumato/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSecret } from '../src/crypto/api-keys.ts'
import { notBuilt } from '../src/http/not-built.ts'
import { fromSchema } from './support/arbitrary.ts'
import { type Person, startService, type TestService } from './support/service.ts'

/** Calls made up from the OpenAPI document. More with FUZZ_CALLS=20000. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2000)

let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService({
    env: { PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname },
  })
  person = await service.person('enterprise')
})
afterAll(() => service.stop())

interface Operation {
  operationId: keyof typeof routes
  parameters?: { name: string; in: string; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, unknown>
}

const document = openApiDocument()
const components = document.components.schemas as Record<string, unknown>
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation: operation as Operation,
  })),
)

/** A fresh sign-in without the work of a password: calls may end the session they use. */
async function session(): Promise<Record<string, string>> {
  const token = `fuzz-${Math.random()}`
  const createdAt = service.clock.now()
  await service.unit(({ dashboardSessions }) =>
    dashboardSessions.insert({
      userId: person.id,
      tokenHash: hashSecret(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 3_600_000),
    }),
  )
  return { cookie: `sfumato_session=${token}` }
}

const unbuilt = new Set<string>(notBuilt)

it(`${CALLS} made-up calls: no 5xx, and no status the document does not declare`, async () => {
  const callOf = operations.map(({ path, method, operation }) =>
    fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      operation: fc.constant(operation),
      body: operation.requestBody?.content['application/json']
        ? fromSchema(operation.requestBody.content['application/json'].schema, components)
        : fc.constant(undefined),
      values: fc.record(
        Object.fromEntries(
          (operation.parameters ?? []).map(({ name, schema }) => [name, fromSchema(schema, components)]),
        ),
      ),
      credentials: fc.constantFrom('right', 'right', 'right', 'right', 'none', 'wrong'),
    }),
  )
  const sample = fc.sample(fc.oneof(...callOf), { numRuns: CALLS, seed: 20261115 })
  const statuses = new Map<number, number>()
  for (const { path, method, operation, body, values, credentials } of sample) {
    const row: Route = routes[operation.operationId]
    service.clock.advance(61_000)
    const right =
      row.auth === 'session'
        ? await session()
        : row.auth === 'admin'
          ? { authorization: `Bearer ${service.config.adminToken}` }
          : person.bearer
    const headers =
      credentials === 'right' ? right : credentials === 'wrong' ? { authorization: 'Bearer cb_wrong' } : {}
    const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    const encode = (value: unknown) => encodeURIComponent(text(value).toWellFormed()) || 'x'
    const inPath = path.replace(/\{(\w+)\}/g, (_, name) => encode(values[name]))
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => `${name}=${encode(values[name])}`)
      .join('&')
    const answer = await service.call({
      method: method as 'GET',
      url: query ? `${inPath}?${query}` : inPath,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const where = `${method} ${path} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`
    // A path whose placeholder is filled with something unroutable is an unknown address.
    const declared = [
      ...Object.keys(operation.responses),
      ...(operation.parameters?.some((p) => p.in === 'path') ? ['404', '400'] : []),
    ]
    expect(declared, where).toContain(String(answer.statusCode))
    if (!unbuilt.has(operation.operationId)) expect(answer.statusCode, where).toBeLessThan(500)
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
  }
  // The sample must reach the insides as well as the doors.
  for (const status of [200, 201, 400, 401, 404])
    expect(statuses.get(status) ?? 0, `status ${status}`).toBeGreaterThan(5)
}, 300_000)
