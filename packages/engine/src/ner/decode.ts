import type { Tag } from './labels.ts'
import { logSoftmax } from './log-softmax.ts'

/**
 * From scores per word and tag to spans: the best path on which I-X follows only B-X or I-X, as in
 * training/sfner/predict.py.
 */
export interface WordSpan {
  label: string
  /** Words. */
  first: number
  end: number
  /** Mean over its words of the probability of the label. Not yet calibrated. */
  raw: number
}

export interface Decoder {
  /**
   * `scores`: logits, one row of tags per word; they are turned into log-probabilities in place. `leaning`, one number
   * per tag, finds more of a label, but makes us no surer of it, and what is found without it keeps its ends; of what
   * it finds, only what is `wanted` counts.
   */
  decode(
    scores: Float32Array,
    words: number,
    leaning?: Float32Array,
    wanted?: (span: WordSpan) => boolean,
  ): WordSpan[]
}

export function createDecoder(tags: readonly Tag[]): Decoder {
  const count = tags.length
  const groups = Math.max(...tags.map(({ group }) => group)) + 1
  const hasBegin = Array.from({ length: groups }, (_, group) =>
    tags.some((tag) => tag.group === group && tag.place === 'B'),
  )
  /** Tags that may stand before each tag; undefined: all. */
  const before = tags.map(({ group, place }) =>
    place === 'I' && hasBegin[group]
      ? tags.flatMap((tag, index) => (tag.group === group ? [index] : []))
      : undefined,
  )
  const ofGroup = Array.from({ length: groups }, (_, group) =>
    tags.flatMap((tag, index) => (tag.group === group ? [index] : [])),
  )

  const upright = new Float32Array(count)

  const bestPath = (scores: Float32Array, words: number, leaning: Float32Array): Uint8Array => {
    const back = new Uint8Array(words * count)
    let path = new Float64Array(count)
    let next = new Float64Array(count)
    for (let tag = 0; tag < count; tag++)
      path[tag] = before[tag] ? Number.NEGATIVE_INFINITY : scores[tag]! + leaning[tag]!
    for (let word = 1; word < words; word++) {
      const anyBest = bestOf(path)
      for (let tag = 0; tag < count; tag++) {
        let best = anyBest
        const allowed = before[tag]
        if (allowed) {
          best = allowed[0]!
          for (const option of allowed) if (path[option]! > path[best]!) best = option
        }
        back[word * count + tag] = best
        next[tag] = path[best]! + scores[word * count + tag]! + leaning[tag]!
      }
      ;[path, next] = [next, path]
    }
    const best = new Uint8Array(words)
    let tag = bestOf(path)
    for (let word = words - 1; word >= 0; word--) {
      best[word] = tag
      tag = back[word * count + tag]!
    }
    return best
  }

  const spansOf = (path: Uint8Array, scores: Float32Array): WordSpan[] => {
    const spans: WordSpan[] = []
    for (let word = 0; word < path.length; word++) {
      const { label, group, place } = tags[path[word]!]!
      if (place === 'O') continue
      const first = word
      let sum = 0
      for (;;) {
        for (const tag of ofGroup[group]!) sum += Math.exp(scores[word * count + tag]!)
        const following = word + 1 < path.length ? tags[path[word + 1]!]! : undefined
        if (following?.group !== group || following.place !== 'I') break
        word++
      }
      if (label !== undefined) spans.push({ label, first, end: word + 1, raw: sum / (word + 1 - first) })
    }
    return spans
  }

  /** With the spans of `leaned` that touch none of their label, in place of those of other labels they touch. */
  const joined = (spans: readonly WordSpan[], leaned: readonly WordSpan[], words: number): WordSpan[] => {
    const labels = new Array<string | undefined>(words)
    for (const { label, first, end } of spans) labels.fill(label, first, end)
    const more = leaned.filter(({ label, first, end }) => !labels.slice(first, end).includes(label))
    const isTaken = new Uint8Array(words)
    for (const { first, end } of more) isTaken.fill(1, first, end)
    const kept = spans.filter(({ first, end }) => !isTaken.subarray(first, end).includes(1))
    return [...kept, ...more].sort((a, b) => a.first - b.first)
  }

  return {
    decode(scores, words, leaning, wanted = () => true) {
      if (words === 0) return []
      for (let word = 0; word < words; word++) logSoftmax(scores, word * count, count)
      const spans = spansOf(bestPath(scores, words, upright), scores)
      if (!leaning) return spans
      const leansTo = (label: string) => tags.some((tag, index) => tag.label === label && leaning[index]! > 0)
      const leaned = spansOf(bestPath(scores, words, leaning), scores)
      return joined(
        spans,
        leaned.filter((span) => leansTo(span.label) && wanted(span)),
        words,
      )
    },
  }
}

function bestOf(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i
  return best
}
