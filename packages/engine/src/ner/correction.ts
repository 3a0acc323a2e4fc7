import { readFileSync } from 'node:fs'
import type { Encoding } from './encoding.ts'
import { logSoftmax } from './log-softmax.ts'
import { MARKS, marksOf, PLAIN_SHAPES, withoutMarks } from './shapes.ts'

/**
 * Corrects the model's scores of a word by those of its neighbours, by what the list of names says of the three and
 * by casing and gap. Linear, with about a thousand weights fitted on the dev sets (eval/ner-fit.ts): a model is too
 * sure of what it was trained on, and what it says of lines it never saw shows by how much.
 */
export interface Correction {
  /** `scores`: logits, one row of tags per word; corrected in place. */
  correct(scores: Float32Array, encoding: Encoding): void
}

/** One row of weights per feature, as wide as there are tags, in the order of `featuresOf`. */
export type CorrectionWeights = readonly (readonly number[])[]

/** A word and the ones beside it. */
const REACH = 1
const AROUND = 2 * REACH + 1
/** Log-probabilities below this say no more than this. */
const LEAST = -12
/** Words the model is this sure of stay as they are. Most words are such: to correct them too cost 6 % of the speed. */
const SURE = Math.log(0.999)
/** Brings log-probabilities to the size of the other features, so that one learning rate fits all. */
const SCALE = 1 / 4

export const featureCount = (tags: number): number => AROUND * tags + AROUND * MARKS + PLAIN_SHAPES

/** Values of the features of a word that are not 0: [feature, value] in turns, written into `into`; how many numbers. */
export function featuresOf(
  known: Float32Array,
  shapes: Int32Array,
  word: number,
  tags: number,
  into: Float64Array,
): number {
  let at = 0
  const put = (feature: number, value: number): void => {
    into[at++] = feature
    into[at++] = value
  }
  for (let place = 0; place < AROUND; place++) {
    const other = word + place - REACH
    if (other < 0 || other >= shapes.length) continue
    for (let tag = 0; tag < tags; tag++) put(place * tags + tag, known[other * tags + tag]!)
    const marks = marksOf(shapes[other]!)
    for (let bit = 0; bit < MARKS; bit++) if ((marks >> bit) & 1) put(AROUND * tags + place * MARKS + bit, 1)
  }
  put(AROUND * tags + AROUND * MARKS + withoutMarks(shapes[word]!), 1)
  return at
}

/** Whether the best of a word's log-probabilities leaves something to correct. */
export function isUnsure(scores: Float32Array, word: number, tags: number): boolean {
  for (let i = word * tags; i < (word + 1) * tags; i++) if (scores[i]! > SURE) return false
  return true
}

/** Log-probabilities as features see them, and the shape of every word; `scores` become log-probabilities too. */
export function knownOf(
  scores: Float32Array,
  { firsts, shapes }: Encoding,
  tags: number,
): { known: Float32Array; shapes: Int32Array } {
  const words = firsts.length - 1
  const known = new Float32Array(words * tags)
  for (let word = 0; word < words; word++) {
    logSoftmax(scores, word * tags, tags)
    for (let i = word * tags; i < (word + 1) * tags; i++) known[i] = Math.max(scores[i]!, LEAST) * SCALE
  }
  return { known, shapes: Int32Array.from({ length: words }, (_, word) => shapes?.[firsts[word]!] ?? 0) }
}

export const readCorrection = (path: string, tags: number): Correction =>
  createCorrection(JSON.parse(readFileSync(path, 'utf8')), tags)

export function createCorrection(weights: CorrectionWeights, tags: number): Correction {
  if (weights.length !== featureCount(tags))
    throw new Error('correction.json of the model has another number of features.')
  const flat = Float64Array.from(weights.flat())
  const features = new Float64Array(2 * weights.length)
  return {
    correct(scores, encoding) {
      const { known, shapes } = knownOf(scores, encoding, tags)
      for (let word = 0; word < shapes.length; word++) {
        if (!isUnsure(scores, word, tags)) continue
        const count = featuresOf(known, shapes, word, tags, features)
        for (let i = 0; i < count; i += 2) {
          const row = features[i]! * tags
          const value = features[i + 1]!
          for (let tag = 0; tag < tags; tag++) scores[word * tags + tag]! += value * flat[row + tag]!
        }
      }
    },
  }
}
