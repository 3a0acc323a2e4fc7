import { InferenceSession, Tensor } from 'onnxruntime-node'
import { calibrated } from './calibration.ts'
import { readCorrection } from './correction.ts'
import { createDecoder, type WordSpan } from './decode.ts'
import type { Encoding } from './encoding.ts'
import type { Tag } from './labels.ts'
import type { NerSpan } from './model.ts'
import { type ModelFolder, readEncoder } from './model-folder.ts'
import { GAP, withGap } from './shapes.ts'
import { type Window, windowsOf } from './windows.ts'

/** A loaded model: text in, spans out. Blocks its thread while it works. */
export interface Tagger {
  /** `leastScore`: below it, leaning towards a label finds nothing. */
  tag(text: string, language: string, leastScore?: number): Promise<NerSpan[]>
  /** What the model alone says: logits, one row of tags per word. */
  score(text: string): Promise<{ encoding: Encoding; scores: Float32Array }>
  close(): Promise<void>
}

/**
 * Windows of one text that run together: 256 to 320 pieces cost about 7 % less than 64 at a time, 1024 cost more again. Texts of different
 * requests never share a run: activations are quantised by the range of the whole run, so that an answer would
 * change a little with the company it is in.
 */
const PIECES_PER_RUN = 320
/** A window is padded to its neighbour's length up to this share. */
const MOST_PADDING = 0.08

export async function createTagger(folder: ModelFolder): Promise<Tagger> {
  const encoder = readEncoder(folder)
  const session = await InferenceSession.create(folder.file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  const inputs = new Set(session.inputNames)
  const output = session.outputNames.includes('logits') ? 'logits' : session.outputNames[0]!
  const tagCount = folder.tags.length
  const decoder = createDecoder(folder.tags)
  const correction = folder.correctionFile ? readCorrection(folder.correctionFile, tagCount) : undefined
  const leanings = new Map(
    Object.entries(folder.leanings).map(([language, leaning]) => [language, leaningOf(folder.tags, leaning)]),
  )
  const { before, after, padding } = encoder
  const around = before.length + after.length

  const piecesOf = ({ firsts }: Encoding, { start, end }: Window): number =>
    firsts[end]! - firsts[start]! + around

  /** Scores of the kept words of windows of like length, written into `scores`. */
  const run = async (encoding: Encoding, windows: readonly Window[], scores: Float32Array): Promise<void> => {
    const width = Math.max(...windows.map((window) => piecesOf(encoding, window)))
    const ids = wideIntegers(windows.length * width)
    const shapes = wideIntegers(windows.length * width)
    const mask = wideIntegers(windows.length * width)
    if (padding !== 0) for (let i = 0; i < ids.low.length; i += 2) ids.low[i] = padding
    windows.forEach((window, row) => {
      let at = row * width * 2
      const put = (id: number, shape: number): void => {
        ids.low[at] = id
        shapes.low[at] = shape
        mask.low[at] = 1
        at += 2
      }
      for (const id of before) put(id, 0)
      const from = encoding.firsts[window.start]!
      for (let piece = from; piece < encoding.firsts[window.end]!; piece++) {
        const shape = encoding.shapes?.[piece] ?? 0
        // The first word of a window stands as the first of a text does.
        put(encoding.ids[piece]!, piece === from ? withGap(shape, GAP.space) : shape)
      }
      for (const id of after) put(id, 0)
    })
    const dims = [windows.length, width]
    const given: Record<string, Tensor> = {}
    const give = (name: string, { all }: { all: BigInt64Array }): void => {
      if (inputs.has(name)) given[name] = new Tensor('int64', all, dims)
    }
    give('input_ids', ids)
    give('shape_ids', shapes)
    give('attention_mask', mask)
    give('token_type_ids', wideIntegers(windows.length * width))
    const answer = (await session.run(given))[output]!
    const logits = answer.data as Float32Array
    if (answer.dims.at(-1) !== tagCount)
      throw new Error('The model has another number of tags than config.json.')
    windows.forEach(({ start, keepFrom, keepTo }, row) => {
      for (let word = keepFrom; word < keepTo; word++) {
        const piece = encoding.firsts[word]! - encoding.firsts[start]! + before.length
        const from = (row * width + piece) * tagCount
        scores.set(logits.subarray(from, from + tagCount), word * tagCount)
      }
    })
    answer.dispose()
  }

  const score: Tagger['score'] = async (text) => {
    const encoding = encoder.encode(text)
    const scores = new Float32Array(encoding.starts.length * tagCount)
    const windows = windowsOf(text, encoding, folder.limits)
    for (const group of grouped(windows, (window) => piecesOf(encoding, window)))
      await run(encoding, group, scores)
    return { encoding, scores }
  }

  return {
    score,
    async tag(text, language, leastScore = 0) {
      const { encoding, scores } = await score(text)
      correction?.correct(scores, encoding)
      const scoreOf = ({ raw }: WordSpan): number => calibrated(folder.calibration, raw)
      return decoder
        .decode(
          scores,
          encoding.starts.length,
          leanings.get(language),
          (leaned) => scoreOf(leaned) >= leastScore,
        )
        .map(
          (span): NerSpan => ({
            label: span.label,
            start: encoding.starts[span.first]!,
            end: encoding.ends[span.end - 1]!,
            score: scoreOf(span),
          }),
        )
    },
    close: () => session.release(),
  }
}

/** One number per tag, as the decoder wants it. */
export const leaningOf = (tags: readonly Tag[], leaning: Readonly<Record<string, number>>): Float32Array =>
  Float32Array.from(tags, ({ label }) => (label === undefined ? 0 : (leaning[label] ?? 0)))

/** Windows of like length together, longest first, within the limits of a run. */
function grouped(windows: readonly Window[], lengthOf: (window: Window) => number): Window[][] {
  const sorted = windows
    .map((window) => ({ window, length: lengthOf(window) }))
    .sort((a, b) => b.length - a.length || a.window.start - b.window.start)
  const groups: Window[][] = []
  let width = 0
  for (const { window, length } of sorted) {
    const group = groups.at(-1)
    if (group && (group.length + 1) * width <= PIECES_PER_RUN && length >= width * (1 - MOST_PADDING))
      group.push(window)
    else {
      groups.push([window])
      width = length
    }
  }
  return groups
}

/** 64-bit integers written through their low halves: making a BigInt for each is slower (little-endian). */
function wideIntegers(length: number): { all: BigInt64Array; low: Int32Array } {
  const all = new BigInt64Array(length)
  return { all, low: new Int32Array(all.buffer) }
}
