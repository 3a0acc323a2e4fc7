import { describe, expect, it } from 'vitest'
import { ERRORS, errorCodes } from './errors.ts'
import { openApiDocument } from './openapi.ts'
import { checkoutPlans, defaultPlans, planNames, tokenCost } from './plans.ts'
import { routeNames, routes } from './routes/index.ts'

const document = openApiDocument()

const refsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(refsIn)
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)))
}

describe('the OpenAPI document', () => {
  it('holds one operation per row, under its name', () => {
    const operations = Object.values(document.paths).flatMap(
      (methods) => Object.values(methods) as { operationId: string }[],
    )
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...routeNames].sort())
  })
  it('refers only to shapes it holds', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(refsIn(document).filter((ref) => !known.includes(ref))).toEqual([])
  })
  it('names every placeholder of a path as a parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const operation of Object.values(methods) as { parameters?: { name: string; in: string }[] }[]) {
        const named = (operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'path')
          .map(({ name }) => name)
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
    }
  })
  it('no two rows share a method and a path', () => {
    const keys = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the error table', () => {
  it('holds every code of the interface under its status', () => {
    const statuses = Object.groupBy(errorCodes, (code) => String(ERRORS[code].status))
    expect(statuses[401]).toEqual(['AUTH_MISSING', 'AUTH_INVALID', 'AUTH_EXPIRED', 'AUTH_SCHEME'])
    expect(statuses[402]).toEqual(['INSUFFICIENT_TOKENS', 'TOKENS_EXHAUSTED', 'PAYMENT_REQUIRED'])
    expect(statuses[429]).toEqual(['RATE_LIMITED', 'DAILY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED'])
    expect(ERRORS.MODEL_LOADING.title).toBe('MODEL_LOADING')
  })
  it('tells the reader what to do next, in a whole sentence', () => {
    for (const code of errorCodes) expect(ERRORS[code].message, code).toMatch(/^[A-Z"].+\.$/)
  })
})

describe('plans', () => {
  it('are the numbers of the interface', () => {
    expect(planNames.map((plan) => defaultPlans[plan].rates.analyze)).toEqual([10, 60, 120, 300])
    expect(planNames.map((plan) => defaultPlans[plan].rates.batch)).toEqual([0, 20, 60, 120])
    expect(planNames.map((plan) => defaultPlans[plan].rates.image)).toEqual([0, 30, 60, 120])
    expect(planNames.map((plan) => defaultPlans[plan].rates.deanonymize)).toEqual([5, 30, 60, 120])
    expect(planNames.map((plan) => defaultPlans[plan].maxTextLength)).toEqual([
      100_000,
      500_000,
      1_000_000,
      null,
    ])
    expect(planNames.map((plan) => defaultPlans[plan].monthlyTokens)).toEqual([200, 1_000, 4_000, 10_000])
    expect(checkoutPlans).toEqual({ basic: 'basic', pro: 'professional', business: 'enterprise' })
  })
  it('round a call’s cost up once', () => {
    expect([0, 1, 2, 3].map(tokenCost.analyze)).toEqual([1, 2, 2, 3])
    expect(tokenCost.batch(3, 1)).toBe(4)
    expect(tokenCost.image(3)).toBe(7)
  })
})
