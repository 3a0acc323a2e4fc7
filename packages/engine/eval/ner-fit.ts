/** Fits the linear correction of the model's scores (src/ner/correction.ts) on labelled lines it never saw. */
import { seededRandom } from '../bench/corpus.ts'
import { type CorrectionWeights, featureCount, featuresOf, isUnsure, knownOf } from '../src/ner/correction.ts'
import type { Tag } from '../src/ner/labels.ts'
import type { Tagger } from '../src/ner/tagger.ts'
import { offsetMap } from '../src/offsets.ts'
import { corpusFiles } from './ner-corpora.ts'
import type { Labelled } from './ner-metrics.ts'

/** A corpus counts with its size to this power, so that none of them decides alone. */
const SIZE_POWER = 0.55
const EPOCHS = 8
const BATCH = 2048
const RATE = 2e-3

interface Line {
  known: Float32Array
  shapes: Int32Array
  /** Log-probabilities as the model gave them. */
  scores: Float32Array
  /** Bits of the tags each word may have: a label the corpus does not annotate may be anywhere. */
  allowed: Uint16Array
  corpus: string
}

export async function fitCorrection(
  tagger: Tagger,
  tags: readonly Tag[],
  data: string,
  limit: number,
): Promise<CorrectionWeights> {
  const lines: Line[] = []
  for (const { corpus, covered, lines: labelled } of corpusFiles(data, ['dev'], limit))
    for (const { text, spans } of labelled) {
      const { encoding, scores } = await tagger.score(text)
      const { toCaller } = offsetMap(text, 'codepoint')
      const starts = encoding.starts.map((start) => toCaller(start))
      const allowed = allowedTags(tags, starts, spans, covered)
      lines.push({ ...knownOf(scores, encoding, tags.length), scores, allowed, corpus })
    }
  return fit(lines, tags)
}

const bitsOf = (tags: readonly Tag[], isRight: (tag: Tag) => boolean): number =>
  tags.reduce((bits, tag, index) => (isRight(tag) ? bits | (1 << index) : bits), 0)

function allowedTags(
  tags: readonly Tag[],
  starts: readonly number[],
  spans: readonly Labelled[],
  covered: ReadonlySet<string>,
): Uint16Array {
  const outside = bitsOf(tags, ({ label }) => label === undefined || !covered.has(label))
  const allowed = new Uint16Array(starts.length).fill(outside)
  for (const [start, end, label] of spans) {
    if (!covered.has(label)) continue
    let place: Tag['place'] = 'B'
    for (const [word, at] of starts.entries()) {
      if (at < start || at >= end) continue
      allowed[word] = bitsOf(tags, (tag) => tag.label === label && tag.place === place)
      place = 'I'
    }
  }
  return allowed
}

/** Adam on the likelihood of the allowed tags, words in random order. */
function fit(lines: readonly Line[], tags: readonly Tag[]): CorrectionWeights {
  const width = tags.length
  const sizes = new Map<string, number>()
  for (const { corpus, shapes } of lines) sizes.set(corpus, (sizes.get(corpus) ?? 0) + shapes.length)
  const words = lines.flatMap(({ shapes, scores }, line) =>
    Array.from(shapes.keys())
      .filter((word) => isUnsure(scores, word, width))
      .map((word) => [line, word] as const),
  )
  const weightOf = ({ corpus }: Line): number => sizes.get(corpus)! ** (SIZE_POWER - 1)
  const all = words.reduce((sum, [line]) => sum + weightOf(lines[line]!), 0) / words.length

  const weights = new Float64Array(featureCount(width) * width)
  const gradient = new Float64Array(weights.length)
  const momentum = new Float64Array(weights.length)
  const square = new Float64Array(weights.length)
  const features = new Float64Array(2 * featureCount(width))
  const scores = new Float64Array(width)
  const steps = EPOCHS * Math.floor(words.length / BATCH)
  const random = seededRandom(1)
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0)
    for (let i = 0; i < BATCH; i++) {
      const [index, word] = words[Math.floor(random() * words.length)]!
      const line = lines[index]!
      const count = featuresOf(line.known, line.shapes, word, width, features)
      for (let tag = 0; tag < width; tag++) scores[tag] = line.scores[word * width + tag]!
      for (let k = 0; k < count; k += 2)
        for (let tag = 0; tag < width; tag++)
          scores[tag]! += features[k + 1]! * weights[features[k]! * width + tag]!
      const right = line.allowed[word]!
      slope(scores, right, weightOf(line) / all / BATCH)
      for (let k = 0; k < count; k += 2)
        for (let tag = 0; tag < width; tag++)
          gradient[features[k]! * width + tag]! += features[k + 1]! * scores[tag]!
    }
    const rate = RATE * Math.min(1, (steps - step) / (0.7 * steps))
    for (let i = 0; i < weights.length; i++) {
      momentum[i] = 0.9 * momentum[i]! + 0.1 * gradient[i]!
      square[i] = 0.99 * square[i]! + 0.01 * gradient[i]! ** 2
      const mean = momentum[i]! / (1 - 0.9 ** step)
      weights[i]! -= (rate * mean) / (Math.sqrt(square[i]! / (1 - 0.99 ** step)) + 1e-8)
    }
  }
  return Array.from({ length: featureCount(width) }, (_, feature) =>
    Array.from(weights.subarray(feature * width, (feature + 1) * width), (weight) =>
      Number(weight.toFixed(3)),
    ),
  )
}

/** Turns scores into the slope of -log P(allowed): what they are less what they are given that an allowed tag is right. */
function slope(scores: Float64Array, allowed: number, weight: number): void {
  const most = Math.max(...scores)
  let all = 0
  let right = 0
  for (let tag = 0; tag < scores.length; tag++) {
    scores[tag] = Math.exp(scores[tag]! - most)
    all += scores[tag]!
    if ((allowed >> tag) & 1) right += scores[tag]!
  }
  for (let tag = 0; tag < scores.length; tag++) {
    const given = (allowed >> tag) & 1 ? 1 / (right + 1e-20) : 0
    scores[tag] = scores[tag]! * (1 / all - given) * weight
  }
}
