import { describe, expect, it } from 'vitest'
import { type CorrectionWeights, createCorrection, featureCount } from './correction.ts'
import type { Encoding } from './encoding.ts'

const TAGS = 2
const none = (): number[][] => Array.from({ length: featureCount(TAGS) }, () => [0, 0])
/** One word per piece. */
const encoded = (...shapes: number[]): Encoding => ({
  ids: shapes.map((_, i) => i),
  shapes,
  firsts: [...shapes.keys(), shapes.length],
  starts: [...shapes.keys()],
  ends: shapes.map((_, i) => i + 1),
})
/** What is added to the log-probabilities of words whose two tags are equally likely. */
const added = (weights: CorrectionWeights, ...shapes: number[]): number[] => {
  const scores = new Float32Array(shapes.length * TAGS).fill(7)
  createCorrection(weights, TAGS).correct(scores, encoded(...shapes))
  return Array.from(scores, (score) => Math.round((score + Math.LN2) * 1000) / 1000 || 0)
}

describe('the correction of scores', () => {
  it('without weights only makes log-probabilities of them', () => {
    expect(added(none(), 9)).toEqual([0, 0])
  })

  it('hears what the list of names says of the word before', () => {
    const weights = none()
    weights[3 * TAGS + 0] = [0, 5] // first bit of the marks of the word before
    const given = 1 << 5
    expect(added(weights, 9 + given, 9)).toEqual([0, 0, 0, 5])
  })

  it('hears what the model says of the word behind', () => {
    const weights = none()
    weights[2 * TAGS + 1] = [0, 4 / Math.LN2] // of a quarter of the log-probability of the second tag
    expect(added(weights, 9, 9)).toEqual([0, -1, 0, 0])
  })

  it('hears casing and gap', () => {
    const weights = none()
    weights[3 * TAGS + 3 * 6 + 9] = [1, 0]
    expect(added(weights, 9, 10)).toEqual([1, 0, 0, 0])
  })

  it('refuses weights of another model', () => {
    expect(() => createCorrection([[0, 0]], TAGS)).toThrow('another number of features')
  })
})
