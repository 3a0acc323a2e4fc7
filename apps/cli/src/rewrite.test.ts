import { randomBytes } from 'node:crypto'
import type { AnonymizeOperator } from '@sfumato/engine'
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
  const findings = await findInStructured(engine, format, text, {})
  return { kind: 'segment', file, encoding: 'utf-8', text, findings, structure: { format, header: '' } }
}

const PERSONAL = [
  'ann@example.com',
  'Zoë <zoë@example.org> 😀',
  'DE89370400440532013000',
  'call +49 30 901820',
  '="ann@example.com"',
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
        return isQuoted ? `${quote(a)},${quote(b)}` : `${a.replace(/^"|[,\r\n]/g, ' ')},${quote(b)}`
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
        expect(decoded).toBe(value)
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

const rewritten = async (text: string, format: Structure['format'], operator: AnonymizeOperator) =>
  (await rewriteSegment(await segmentOf(text, format), context({ DEFAULT: operator }))).text

test.each([
  [{ type: 'replace' }, '<EMAIL_ADDRESS>'],
  [{ type: 'redact' }, ''],
  [{ type: 'mask', maskingChar: '*', charsToMask: 4, fromEnd: false }, '****x.org'],
] as const)('fields whose names become equal by %j all keep their values', async (operator, name) => {
  const text = `{"a@b.x.org": 1, "c@d.x.org": [2, {"a@b.x.org": 3}], "${name}_2": 4, "\\u0061@b.x.org": 5}`
  expect(await rewritten(text, { format: 'json' }, operator)).toBe(
    `{"${name}": 1, "${name}_3": [2, {"${name}": 3}], "${name}_2": 4, "${name}_4": 5}`,
  )
})

test('a name of a field is searched as it is read, not as it is written', async () => {
  const text = '{"\\u0061lice@ex\\u0061mple.com": 1, "x": null}'
  expect(await rewritten(text, { format: 'json' }, { type: 'replace' })).toBe(
    '{"<EMAIL_ADDRESS>": 1, "x": null}',
  )
})

test('a formula of a table keeps its quotes and gets no others', async () => {
  const text = 'id,mail\n1,="a@example.org"\n2,"=""b@example.org"""\n'
  expect(await rewritten(text, { format: 'csv' }, { type: 'replace' })).toBe(
    'id,mail\n1,="<EMAIL_ADDRESS>"\n2,"=""<EMAIL_ADDRESS>"""\n',
  )
  expect(await rewritten(text, { format: 'csv' }, { type: 'replace', newValue: 'a,"' })).toBe(
    'id,mail\n1,"=""a,"""""\n2,"=""a,"""""\n',
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
      const operators = { DEFAULT: { type: 'replace', newValue: `x${newValue}` } } as const
      const changed = await rewriteSegment(segment, context(operators))
      for (const { start, end } of changed.items) expect(end - start).toBeGreaterThan(0)
      expect(formOf(JSON.parse(changed.text))).toEqual(formOf(JSON.parse(text)))
    }),
    { numRuns: 100 },
  )
})
