import { randomUUID } from 'node:crypto'
import { errorCodes, errorsOf, type Route, routeNames, routes } from '@sfumato/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notBuilt } from '../src/http/not-built.ts'
import { testKeyPair } from './support/keys.ts'
import { type Person, startService, type TestService } from './support/service.ts'

/** Promises about the route table as a whole. A new row shows up here first. */
let service: TestService
let owner: Person
let stranger: Person
beforeAll(async () => {
  service = await startService({
    env: { PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname },
  })
  owner = await service.person('enterprise')
  stranger = await service.person('enterprise')
})
afterAll(() => service.stop())

const rows = Object.entries(routes) as [string, Route][]
const namesWith = (auth: Route['auth']) =>
  rows
    .filter(([, row]) => row.auth === auth)
    .map(([name]) => name)
    .sort()

describe('who may call what', () => {
  it('these and only these are public', () => {
    expect(namesWith('none')).toEqual([
      'checkoutOptions',
      'health',
      'signIn',
      'signUp',
      'zkParameters',
      'zkRecover',
      'zkRecoveryKey',
      'zkSignIn',
      'zkSignUp',
    ])
  })
  it('these and only these are for webhooks', () => {
    expect(namesWith('webhook')).toEqual(['paypalWebhook', 'stripeWebhook'])
  })
  it('these and only these are for administrators', () => {
    expect(namesWith('admin')).toEqual(['adminAddins', 'adminSetAddinCredentials'])
  })
  it('these and only these need the dashboard session', () => {
    expect(namesWith('session')).toEqual([
      'addinAuth',
      'addinCallback',
      'addinDisconnect',
      'addinDownload',
      'addinFiles',
      'addinUpload',
      'changePassword',
      'createApiKey',
      'createCheckout',
      'dashboardSessions',
      'endDashboardSession',
      'listApiKeys',
      'revokeApiKey',
      'session',
      'signOut',
      'zkChangePassword',
      'zkChangeRecovery',
    ])
  })
  it('everything else needs a key', () => {
    expect(namesWith('apiKey')).toHaveLength(routeNames.length - 9 - 2 - 2 - 17)
  })
  it('these and only these addresses exist beside the table', async () => {
    const printed = service.app.printRoutes({ commonPrefix: false })
    const outside = ['/livez', '/readyz', '/metrics', '/api/openapi.json', '/docs']
    for (const path of outside)
      expect((await service.call({ method: 'GET', url: path })).statusCode).toBeLessThan(400)
    expect(printed).not.toContain('debug')
  })
})

const call = (
  row: Route,
  headers: Record<string, string>,
  params: Record<string, string> = {},
  payload: object = {},
) =>
  service.call({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? 'nothing'),
    headers: {
      ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: JSON.stringify(payload) }),
  })

describe('every row', () => {
  it.each(rows)('%s answers nobody with 401, unless it is open to all', async (_name, row) => {
    const answer = await call(row, {})
    if (row.auth === 'none' || row.auth === 'webhook') expect(answer.statusCode).not.toBe(401)
    else {
      expect(answer.statusCode).toBe(401)
      if (row.envelope === 'addin') expect(Object.keys(answer.json())).toEqual(['error'])
      else expect(answer.json().code).toBe('AUTH_MISSING')
    }
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
  it.each(rows.filter(([, row]) => row.plan))(
    '%s answers a plan below its own with 403 and what it takes',
    async (_name, row) => {
      const poor = await service.person('free')
      expect((await call(row, poor.bearer)).json()).toMatchObject({
        code: row.plan!.error,
        details: { feature: row.plan!.feature, required_plan: 'basic', current_plan: 'free' },
      })
    },
  )
  it.each(notBuilt)('%s is not built and says so', async (name) => {
    const row: Route = routes[name]
    const headers =
      row.auth === 'admin'
        ? { authorization: `Bearer ${service.config.adminToken}` }
        : row.auth === 'session'
          ? owner.cookie
          : owner.bearer
    const answer = await call(row, headers)
    expect(answer.statusCode).toBe(row.envelope === 'addin' ? 500 : 503)
    expect(answer.headers['retry-after']).toBeDefined()
  })
})

const aKeyPair = async (person: Person) => {
  const payload = { keyName: randomUUID(), ...testKeyPair() }
  const answer = await service.call({
    method: 'POST',
    url: '/api/asymmetric-keys',
    headers: person.bearer,
    payload,
  })
  return { id: answer.json().keyPair.id }
}

/** One object of each kind, made by its owner. */
const objects: Record<string, (person: Person) => Promise<Record<string, string>>> = {
  endDashboardSession: async (person) => {
    const payload = { email: person.email, password: person.password }
    await service.call({ method: 'POST', url: '/api/auth/sign-in', payload })
    const answer = await service.call({ method: 'GET', url: '/api/auth/sessions', headers: person.cookie })
    return { id: answer.json().sessions.find((session: { current: boolean }) => !session.current).id }
  },
  revokeApiKey: async (person) => {
    const answer = await service.call({
      method: 'POST',
      url: '/api/keys',
      headers: person.cookie,
      payload: { name: 'x' },
    })
    return { id: answer.json().apiKey.id }
  },
  deleteTokenizationSession: async (person) => {
    const id = randomUUID()
    await service.unit(({ tokenizationSessions }) =>
      tokenizationSessions.insert({
        id,
        userId: person.id,
        createdAt: service.clock.now(),
        expiresAt: new Date(service.clock.now().getTime() + 1000),
        entityCount: 1,
        sealedSecret: Buffer.alloc(0),
      }),
    )
    return { sessionId: id }
  },
  getKeyPair: aKeyPair,
  getPublicKey: aKeyPair,
  updateKeyPair: aKeyPair,
  deleteKeyPair: aKeyPair,
}
const payloads: Record<string, object> = { updateKeyPair: { isActive: false } }

describe('every row that names an object', () => {
  const built = rows.filter(([name, row]) => row.params && !(notBuilt as readonly string[]).includes(name))
  it('is tried here', () => {
    expect(built.map(([name]) => name).sort()).toEqual(Object.keys(objects).sort())
  })
  it.each(built)(
    '%s answers its owner, and strangers and unknown ids with the same 404',
    async (name, row) => {
      const params = await objects[name]!(owner)
      const payload = payloads[name]
      const headersOf = (person: Person) => (row.auth === 'session' ? person.cookie : person.bearer)
      const foreign = await call(row, headersOf(stranger), params, payload)
      const unknown = await call(
        row,
        headersOf(owner),
        Object.fromEntries(Object.keys(params).map((key) => [key, '00000000-0000-0000-0000-000000000000'])),
        payload,
      )
      const nonsense = await call(
        row,
        headersOf(owner),
        Object.fromEntries(Object.keys(params).map((key) => [key, "x' or 1=1"])),
        payload,
      )
      expect([foreign.statusCode, unknown.statusCode, nonsense.statusCode]).toEqual([404, 404, 404])
      expect(foreign.body).toBe(unknown.body)
      expect((await call(row, {}, params)).statusCode).toBe(401)
      expect((await call(row, headersOf(owner), params, payload)).statusCode).toBe(200)
      const gone = row.method === 'DELETE' ? 404 : 200
      expect((await call(row, headersOf(owner), params, payload)).statusCode).toBe(gone)
    },
  )
})

describe('every error code', () => {
  it('is declared by some row', () => {
    const declared = new Set(rows.flatMap(([, row]) => errorsOf(row)))
    expect(errorCodes.filter((code) => !declared.has(code))).toEqual([])
  })
})
