import { randomBytes } from 'node:crypto'
import * as module from '@sfumato/engine'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Segment, Structure } from './detect.ts'
import { fromSidecar, restoreText } from './restore.ts'
import { type RewriteContext, rewriteSegment } from './rewrite.ts'
import { findInStructured } from './structured.ts'

const key = '0123456789abcdef'
const engine = module.createEngine({ inlineUpTo: Number.POSITIVE_INFINITY })
afterAll(engine.close)

const context = (operators: RewriteContext['operators']): RewriteContext => ({
  ...{ module, operators, numbering: module.createMemoryNumbering() },
  ...{ secret: randomBytes(32), language: 'en' },
})

const file = { path: 'x', inside: ['x'], sizeBytes: 0, isNamed: true }

async function segmentOf(text: string, format: Structure['format']): Promise<Segment> {
  const findings = await findInStructured(engine, module.replaceInStructured, format, text, {})
  return { kind: 'segment', file, encoding: 'utf-8', text, findings, structure: { format, header: '' } }
}

const PERSONAL = [
  'ann@example.com',
  'Zoë <zoë@example.org> 😀',
  'DE89370400440532013000',
  'call +49 30 901820',
]
const strings = fc.oneof(fc.constantFrom(...PERSONAL), fc.string({ unit: 'grapheme', maxLength: 12 }))
const numbers = fc.oneof(
  fc.constant(4111111111111111),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const documents = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, strings, numbers, fc.boolean(), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(
    fc.oneof(fc.constantFrom('email', 'card number', 'ann@example.com'), strings),
    tie('value'),
    {
      maxKeys: 4,
    },
  ),
})).value

/** As JSON, some of its characters as escapes that nobody would have needed. */
const written = fc.tuple(documents, fc.nat(3), fc.boolean()).map(([value, indent, isEscaped]) => {
  const json = JSON.stringify(value, null, indent)
  return isEscaped
    ? json.replace(/[@ë]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json
})

const tables = fc
  .array(fc.tuple(strings, strings, fc.boolean()), { minLength: 1, maxLength: 6 })
  .map((rows) =>
    rows
      .map(([a, b, isQuoted]) => {
        const quote = (field: string) => `"${field.replaceAll('"', '""')}"`
        return isQuoted ? `${quote(a)},${quote(b)}` : `${a.replace(/[",\r\n]/g, ' ')},${quote(b)}`
      })
      .join('\r\n'),
  )
  .map((rows) => `email,text\r\n${rows}`)

const cases = fc.oneof(
  written.map((text) => ({ text, format: { format: 'json' } as const })),
  tables.map((text) => ({ text, format: { format: 'csv' } as const })),
)

test('findings lie where their values stand in the data', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ text, format }) => {
      const { findings } = await segmentOf(text, format)
      for (const { start, end, text: value } of findings) {
        const raw = text.slice(start, end)
        const decoded = format.format === 'json' ? JSON.parse(`"${raw}"`) : raw.replaceAll('""', '"')
        expect([value, raw]).toContain(decoded)
      }
    }),
    { numRuns: 100 },
  )
})

test('encrypted fields come back to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ text, format }) => {
      const segment = await segmentOf(text, format)
      const changed = await rewriteSegment(segment, context({ DEFAULT: { type: 'encrypt', key } }))
      for (const { start, end } of changed.items)
        expect(changed.text.slice(start, end)).toMatch(/^sfumato[12][\w-]{38,}$/)
      const places = fromSidecar(changed.items, (offset) => offset)
      expect((await restoreText(module.deanonymize, changed.text, places, { symmetric: key })).text).toBe(
        text,
      )
    }),
    { numRuns: 100 },
  )
})

test('whatever stands in, JSON stays JSON of the same form', async () => {
  const formOf = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(formOf)
      : value !== null && typeof value === 'object'
        ? Object.values(value).map(formOf)
        : typeof value === 'boolean'
  await fc.assert(
    fc.asyncProperty(written, fc.string({ maxLength: 8 }), async (text, newValue) => {
      const segment = await segmentOf(text, { format: 'json' })
      // A letter first: names that are numbers change their place in an object.
      const operators = { DEFAULT: { type: 'replace', newValue: `x${newValue}{n}` } } as const
      const changed = await rewriteSegment(segment, context(operators))
      for (const { start, end } of changed.items) expect(end - start).toBeGreaterThan(0)
      expect(formOf(JSON.parse(changed.text))).toEqual(formOf(JSON.parse(text)))
    }),
    { numRuns: 100 },
  )
})
