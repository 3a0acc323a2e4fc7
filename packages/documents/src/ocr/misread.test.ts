import { createEngine } from '@sfumato/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeMisread, misreadVariants, scoreOfReading } from './misread.ts'

const engine = createEngine()
afterAll(() => engine.close())

async function find(text: string) {
  const analyze = (reading: string) => engine.analyze({ text: reading, offsetUnit: 'utf16', explain: true })
  let found = await analyze(text)
  for (const variant of misreadVariants(text))
    found = mergeMisread(found, await analyze(variant), { text, variant })
  return found.map(({ entityType, start, end }) => [entityType, text.slice(start, end)])
}

describe('a checked number is found through misread signs', () => {
  it.each([
    ['IBAN: DE89 37O4 0044 O532 0130 0O', 'IBAN_CODE', 'DE89 37O4 0044 O532 0130 0O'],
    ['IBAN: 0E89 3704 0044 0532 0130 00', undefined, undefined],
    ['IBAN: 6B29 NWBK 6O16 1331 9268 19', 'IBAN_CODE', '6B29 NWBK 6O16 1331 9268 19'],
    ['IBAN: GB29 NW8K 6016 1331 9268 19', 'IBAN_CODE', 'GB29 NW8K 6016 1331 9268 19'],
    ['Konto DE89 3704 0044\n0532 0130 00, danke', 'IBAN_CODE', 'DE89 3704 0044\n0532 0130 00'],
    ['Card 4l11 1111 11I1 1111', 'CREDIT_CARD', '4l11 1111 11I1 1111'],
    ['Card 4111 1111 1111\n1111 expires', 'CREDIT_CARD', '4111 1111 1111\n1111'],
    ['Card: 4111 11 11 1111 1 111', 'CREDIT_CARD', '4111 11 11 1111 1 111'],
    ['Card: ٤١١١ ١١١١ ١١١١ ١١١١', 'CREDIT_CARD', '٤١١١ ١١١١ ١١١١ ١١١١'],
    ['PESEL: 44O5 1401 359', 'PL_PESEL', '44O5 1401 359'],
  ])('%s', async (text, entityType, value) => {
    const found = await find(text)
    if (entityType === undefined) expect(found.map(([type]) => type)).not.toContain('IBAN_CODE')
    else expect(found).toContainEqual([entityType, value])
  })
})

it('variants keep the length, and plain text has none', () => {
  const text = 'Konto DE89 3704 O044\n0532 0130 00, Karte 4l11 1111 11 11 1111'
  const variants = misreadVariants(text)
  expect(variants.length).toBeGreaterThan(1)
  for (const variant of variants) expect(variant).toHaveLength(text.length)
  expect(misreadVariants('So it goes.\nBoris said: "Oslo is big!"\nIn 1984 nothing')).toEqual([])
})

it('what no check digit confirms is not taken from a variant', () => {
  const finding = { start: 0, end: 4, score: 0.5, explanation: { validated: false } }
  expect(mergeMisread([], [finding], { text: 'O123', variant: '0123' })).toEqual([])
})

it('a confirmed finding of the text stays before one of a variant', () => {
  const confirmed = { start: 0, end: 4, score: 0.6, explanation: { validated: true } }
  const other = { start: 2, end: 6, score: 0.9, explanation: { validated: true } }
  expect(mergeMisread([confirmed], [other], { text: 'O12345', variant: '012345' })).toEqual([confirmed])
})

it('doubt about the reading lowers the score by a fifth at most, never that of a confirmed number', () => {
  const confidence = [{ start: 0, end: 10, confidence: 0 }]
  expect(scoreOfReading({ start: 2, end: 6, score: 0.5 }, confidence)).toBeCloseTo(0.4)
  expect(scoreOfReading({ start: 2, end: 6, score: 0.5, explanation: { validated: true } }, confidence)).toBe(
    0.5,
  )
  expect(scoreOfReading({ start: 20, end: 26, score: 0.5 }, confidence)).toBe(0.5)
})

it('stays linear on long runs', () => {
  for (const text of [
    '1 '.repeat(100_000),
    'A1'.repeat(100_000),
    '1O\n'.repeat(100_000),
    'O'.repeat(200_000),
  ]) {
    expect(() => misreadVariants(text)).not.toThrow()
  }
})
