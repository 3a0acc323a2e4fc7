import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibrated } from './calibration.ts'
import { createDecoder } from './decode.ts'
import { readTags } from './labels.ts'

const names = ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC']
const decoder = createDecoder(readTags(names))
const sure = (...path: string[]): Float32Array =>
  Float32Array.from(path.flatMap((name) => names.map((other) => (other === name ? 10 : 0))))

/** All valid paths, the best taken: slow and plainly right. */
function bestByTrying(scores: readonly number[], words: number): string[] {
  const paths: { path: string[]; sum: number }[] = [{ path: [], sum: 0 }]
  let all = paths
  for (let word = 0; word < words; word++)
    all = all.flatMap(({ path, sum }) =>
      names.flatMap((name, tag) => {
        const isValid = !name.startsWith('I-') || path.at(-1)?.slice(2) === name.slice(2)
        return isValid ? [{ path: [...path, name], sum: sum + scores[word * names.length + tag]! }] : []
      }),
    )
  return all.reduce((best, other) => (other.sum > best.sum ? other : best)).path
}

describe('the decoder', () => {
  it('joins a beginning and what goes on', () => {
    const spans = decoder.decode(sure('O', 'B-PER', 'I-PER', 'B-PER', 'O', 'B-LOC'), 6)
    expect(spans.map(({ label, first, end }) => [label, first, end])).toEqual([
      ['PERSON', 1, 3],
      ['PERSON', 3, 4],
      ['LOCATION', 5, 6],
    ])
  })

  it('takes the best of all valid paths', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 20, maxLength: 20 }),
        (drawn) => {
          const words = 4
          // No two paths the same, so that there is one best.
          const scores = drawn.map((score, index) => score / 10 + Math.sin(index + 1) / 100)
          const path = bestByTrying(scores, words)
          const expected = path.flatMap((name, word) =>
            name.startsWith('B-')
              ? [
                  [word, path.findIndex((other, i) => i > word && !other.startsWith('I-'))].map((n) =>
                    n < 0 ? words : n,
                  ),
                ]
              : [],
          )
          const spans = decoder.decode(Float32Array.from(scores), words)
          expect(spans.map(({ first, end }) => [first, end])).toEqual(expected)
        },
      ),
    )
  })

  it('scores a span by the mean probability of its label', () => {
    const [span] = decoder.decode(sure('B-PER', 'I-PER'), 2)
    expect(span!.raw).toBeGreaterThan(0.999)
    expect(span!.raw).toBeLessThanOrEqual(1)
  })

  it('leans towards a label without being surer of it', () => {
    const doubtful = (): Float32Array => Float32Array.from([2, 1, 0, 0, 0])
    expect(decoder.decode(doubtful(), 1)).toEqual([])
    const [span] = decoder.decode(doubtful(), 1, Float32Array.from([0, 1.5, 1.5, 0, 0]))
    expect(span).toMatchObject({ label: 'PERSON', first: 0, end: 1 })
    expect(span!.raw).toBeLessThan(0.4)
  })

  it('leaves the ends of what it finds upright where they are, and takes the place of other labels', () => {
    // Anna | said | to | Paris: a name, a word that might go on with it, a word, a place that might be a name.
    const scores = [0, 5, 0, 0, 0, 2, 0, 1, 0, 0, 5, 0, 0, 0, 0, 0, 1, 0, 2, 0]
    const leaning = Float32Array.from([0, 1.5, 1.5, 0, 0])
    const found = decoder.decode(Float32Array.from(scores), 4, leaning)
    expect(found.map(({ label, first, end }) => [label, first, end])).toEqual([
      ['PERSON', 0, 1],
      ['PERSON', 3, 4],
    ])
    const withoutDoubtful = decoder.decode(Float32Array.from(scores), 4, leaning, ({ raw }) => raw >= 0.5)
    expect(withoutDoubtful.map(({ label, first, end }) => [label, first, end])).toEqual([
      ['PERSON', 0, 1],
      ['LOCATION', 3, 4],
    ])
  })

  it('reads other names of tags', () => {
    expect(
      readTags(['O', 'S-ORG', 'E-GPE', 'DATE', 'B-MISC']).map(({ label, place }) => [label, place]),
    ).toEqual([
      [undefined, 'O'],
      ['ORGANIZATION', 'B'],
      ['LOCATION', 'I'],
      ['DATE_TIME', 'I'],
      [undefined, 'B'],
    ])
  })
})

describe('calibration', () => {
  it('draws straight lines between its points', () => {
    const curve = [
      [0, 0],
      [0.5, 0.2],
      [1, 0.9],
    ] as const
    expect([0, 0.25, 0.5, 0.75, 1].map((raw) => Number(calibrated(curve, raw).toFixed(3)))).toEqual([
      0, 0.1, 0.2, 0.55, 0.9,
    ])
  })
})
