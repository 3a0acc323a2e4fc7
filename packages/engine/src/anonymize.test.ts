import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnonymizeResultInput, anonymize } from './anonymize.ts'
import { deanonymize } from './deanonymize.ts'
import type { OffsetUnit } from './offsets.ts'
import type { AnonymizeOperator, Deanonymize } from './operators/operator.ts'
import { anyText } from './testing.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const rsa = pair(2048)

const at = (start: number, end: number, entityType = 'PERSON', score = 0.5): AnonymizeResultInput => ({
  entityType,
  start,
  end,
  score,
})

describe('anonymize', () => {
  it('replaces with the type where nothing else is said', async () => {
    expect(await anonymize({ text: 'I am Ann, 44.', results: [at(10, 12, 'AGE'), at(5, 8)] })).toEqual({
      text: 'I am <PERSON>, <AGE>.',
      items: [
        { start: 5, end: 13, entityType: 'PERSON', text: '<PERSON>', operator: 'replace' },
        { start: 15, end: 20, entityType: 'AGE', text: '<AGE>', operator: 'replace' },
      ],
      changedCount: 2,
      reversible: false,
    })
  })

  it('takes the operator of the type, then DEFAULT, and never one of the language', async () => {
    const { text } = await anonymize({
      text: 'Ann 44 x y',
      results: [at(0, 3), at(4, 6, 'AGE'), at(7, 8, 'constructor'), at(9, 10, '__proto__')],
      operators: { PERSON: { type: 'mask', charsToMask: 2 }, DEFAULT: { type: 'replace', newValue: '?' } },
    })
    expect(text).toBe('**n ? ? ?')
    expect((await anonymize({ text: 'x', results: [at(0, 1, 'constructor')], operators: {} })).text).toBe(
      '<constructor>',
    )
  })

  it('lists what is kept and does not count it', async () => {
    const { text, items, changedCount, reversible } = await anonymize({
      text: 'Ann, Ben',
      results: [at(0, 3), at(5, 8, 'X')],
      operators: { PERSON: { type: 'keep' }, X: { type: 'encrypt', key: KEY } },
    })
    expect(text.startsWith('Ann, sfumato1')).toBe(true)
    expect(items.map(({ operator }) => operator)).toEqual(['keep', 'encrypt'])
    expect({ changedCount, reversible }).toEqual({ changedCount: 1, reversible: true })
  })

  it.each([
    ['the higher score', [at(0, 8, 'PERSON', 0.5), at(4, 12, 'AGE', 0.6)], 'Ann <AGE>'],
    ['the longer', [at(0, 8), at(0, 12, 'AGE')], '<AGE>'],
    ['the earlier in the catalog', [at(0, 12, 'AGE'), at(0, 12)], '<PERSON>'],
    ['what a check confirms', [at(0, 12, 'PERSON', 1), at(4, 12, 'DK_CVR', 0.1)], 'Ann <DK_CVR>'],
    [
      'what the caller says is confirmed',
      [at(0, 12, 'PERSON', 1), { ...at(4, 8, 'AGE', 0.1), validated: true }],
      'Ann <AGE>5628',
    ],
  ])('of overlapping results takes %s', async (_, results, expected) => {
    expect((await anonymize({ text: 'Ann 13585628', results })).text).toBe(expected)
    expect((await anonymize({ text: 'Ann 13585628', results: results.toReversed() })).text).toBe(expected)
  })

  it.each([
    at(0, 9),
    at(6, 7),
    at(2, 2),
    at(3, 1),
    at(-1, 2),
    at(Number.NaN, 2),
    at(0, Number.POSITIVE_INFINITY),
  ])('refuses a result outside the text by its number: $start to $end', async (bad) => {
    for (const offsetUnit of ['utf16', 'codepoint'] as const)
      await expect(anonymize({ text: 'secret', results: [at(0, 1), bad], offsetUnit })).rejects.toMatchObject(
        {
          code: 'SPAN_OUTSIDE_TEXT',
          details: { index: 1 },
          message: expect.not.stringContaining('secret'),
        },
      )
  })

  it('counts code points, or UTF-16 units when asked', async () => {
    const text = '😀 Ann'
    const operators = { PERSON: { type: 'replace', newValue: '👩‍🚀!' } } as const
    const points = await anonymize({ text, results: [at(2, 5)], operators })
    expect(points).toMatchObject({ text: '😀 👩‍🚀!', items: [{ start: 2, end: 6 }] })
    const units = await anonymize({ text, results: [at(3, 6)], operators, offsetUnit: 'utf16' })
    expect(units).toMatchObject({ text: '😀 👩‍🚀!', items: [{ start: 3, end: 9 }] })
  })

  it('is not held up by many results over one another', async () => {
    const text = '4111 '.repeat(2000)
    const results = Array.from({ length: 5000 }, (_, i) => at(i, text.length - i, 'CREDIT_CARD', i / 5000))
    expect((await anonymize({ text, results })).items.length).toBe(1)
  })

  it('stays linear for very many results', async () => {
    const count = 50_000
    const text = 'ab '.repeat(count)
    const results = Array.from({ length: count }, (_, i) => at(i * 3, i * 3 + 2)).reverse()
    const { items } = await anonymize({ text, results })
    expect(items.length).toBe(count)
  })
})

/** Spans over a text, in the unit: adjacent, nested, equal and overlapping ones among them. */
const textAndSpans = fc.tuple(
  fc.oneof(
    anyText,
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', 'a', '\0', '\r\n', 'e\u0301', 'ש', '😀') }),
  ),
  fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom('PERSON', 'AGE', 'X', 'NL_BSN'),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    { maxLength: 8 },
  ),
  fc.constantFrom<OffsetUnit>('codepoint', 'utf16'),
)

const lengthIn = (text: string, unit: OffsetUnit): number =>
  unit === 'utf16' ? text.length : Array.from(text).length
const cut = (text: string, start: number, end: number, unit: OffsetUnit): string =>
  unit === 'utf16' ? text.slice(start, end) : Array.from(text).slice(start, end).join('')

const resultsFor = (
  text: string,
  spans: readonly (readonly [number, number, string, number])[],
  unit: OffsetUnit,
) => {
  const length = lengthIn(text, unit)
  return spans.flatMap(([a, b, entityType, score]) => {
    const [start, end] = [Math.floor(a * length), Math.floor(b * length)].sort((x, y) => x - y) as [
      number,
      number,
    ]
    return start < end ? [at(start, end, entityType, score)] : []
  })
}

describe('for any text and any results', () => {
  it('what was encrypted comes back exactly', async () => {
    await fc.assert(
      fc.asyncProperty(textAndSpans, async ([text, spans, offsetUnit]) => {
        const operators: Record<string, AnonymizeOperator> = {
          PERSON: { type: 'encrypt', key: KEY },
          AGE: { type: 'encrypt', key: KEY.slice(16) },
          X: { type: 'encrypt_asym', publicKey: rsa.publicKey },
          DEFAULT: { type: 'keep' },
        }
        const changed = await anonymize({
          text,
          results: resultsFor(text, spans, offsetUnit),
          operators,
          offsetUnit,
        })
        const deanonymizers: Record<string, Deanonymize> = {
          PERSON: { type: 'decrypt', key: KEY },
          AGE: { type: 'decrypt', key: KEY.slice(16) },
          DEFAULT: { type: 'decrypt_asym', privateKey: rsa.privateKey },
        }
        const restored = await deanonymize({
          text: changed.text,
          results: changed.items,
          deanonymizers,
          offsetUnit,
        })
        expect(restored.text).toBe(text)
        for (const item of restored.items)
          expect(cut(restored.text, item.start, item.end, offsetUnit)).toBe(item.text)
      }),
      { numRuns: 300 },
    )
  })

  it("items' offsets cut exactly their text out of the output", async () => {
    await fc.assert(
      fc.asyncProperty(textAndSpans, async ([text, spans, offsetUnit]) => {
        const operators: Record<string, AnonymizeOperator> = {
          PERSON: { type: 'encrypt', key: KEY },
          AGE: { type: 'mask', charsToMask: 1, fromEnd: true, maskingChar: '😀' },
          X: { type: 'replace', newValue: '<{n} 👩‍🚀>' },
          DEFAULT: { type: 'hash' },
        }
        const changed = await anonymize({
          text,
          results: resultsFor(text, spans, offsetUnit),
          operators,
          offsetUnit,
        })
        let done = 0
        for (const { start, end, text: shown } of changed.items) {
          expect(start).toBeGreaterThanOrEqual(done)
          expect(cut(changed.text, start, end, offsetUnit)).toBe(shown)
          done = end
        }
      }),
      { numRuns: 500 },
    )
  })
})
