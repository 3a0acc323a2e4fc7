import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolve, type Span } from './resolve.ts'

const span = fc
  .record({
    start: fc.nat(60),
    length: fc.integer({ min: 1, max: 12 }),
    score: fc.constantFrom(0.4, 0.6, 0.9),
    validated: fc.boolean(),
    rank: fc.nat(3),
  })
  .map(({ length, ...rest }): Span => ({ ...rest, end: rest.start + length }))
const spans = fc.array(span, { maxLength: 40 })

/** The rule word for word, in quadratic time. */
function plainly(input: readonly Span[]): Span[] {
  const kept: Span[] = []
  const best = [...input].sort(
    (a, b) =>
      Number(b.validated) - Number(a.validated) ||
      b.score - a.score ||
      b.end - b.start - (a.end - a.start) ||
      a.rank - b.rank ||
      a.start - b.start,
  )
  for (const one of best) if (!kept.some((k) => k.start < one.end && one.start < k.end)) kept.push(one)
  return kept.sort((a, b) => a.start - b.start)
}

describe('resolve', () => {
  it('keeps what the rule keeps', () => {
    fc.assert(
      fc.property(spans, (input) => {
        expect(resolve(input)).toEqual(plainly(input))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives spans that never overlap, in order of their start', () => {
    fc.assert(
      fc.property(spans, (input) => {
        const kept = resolve(input)
        for (let i = 1; i < kept.length; i++) expect(kept[i]!.start).toBeGreaterThanOrEqual(kept[i - 1]!.end)
      }),
    )
  })

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(spans, (input) => {
        expect(resolve([...input].reverse())).toEqual(resolve(input))
      }),
    )
  })

  it('prefers a validated value to a longer guess of higher score', () => {
    const guess = { start: 0, end: 30, score: 0.95, validated: false, rank: 0 }
    const certain = { start: 5, end: 14, score: 0.6, validated: true, rank: 9 }
    expect(resolve([guess, certain])).toEqual([certain])
  })

  it('takes time in proportion to the number of spans, even when all hang together', () => {
    const chain = Array.from(
      { length: 500_000 },
      (_, i): Span => ({ start: i, end: i + 3, score: (i * 7919) % 101, validated: false, rank: 0 }),
    )
    expect(resolve(chain).length).toBeGreaterThan(100_000)
  })
})
