/** Fits by how much the decoder must lean towards names in the languages that are promised a recall. */
import { readCorrection } from '../src/ner/correction.ts'
import { createDecoder } from '../src/ner/decode.ts'
import type { Encoding } from '../src/ner/encoding.ts'
import type { Leanings, ModelFolder } from '../src/ner/model-folder.ts'
import { leaningOf, type Tagger } from '../src/ner/tagger.ts'
import { offsetMap } from '../src/offsets.ts'
import { corpusFiles } from './ner-corpora.ts'
import { Counts, type Labelled, mean } from './ner-metrics.ts'

const PROMISED = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']
/** The promise is nine names of ten; a little more on the dev sets, as other sets fall a little short of them. */
const RECALL = 0.915
const LABEL = 'PERSON'
const STEP = 0.1
const MOST = 2.5

interface Line {
  corpus: string
  encoding: Encoding
  /** Corrected. */
  scores: Float32Array
  /** Code points, as the labels count. */
  at: (offset: number) => number
  gold: readonly Labelled[]
}

export async function fitLeanings(
  tagger: Tagger,
  folder: ModelFolder,
  data: string,
  limit: number,
): Promise<Leanings> {
  const { tags, correctionFile } = folder
  const correction = correctionFile ? readCorrection(correctionFile, tags.length) : undefined
  const decoder = createDecoder(tags)
  const byLanguage = new Map<string, Line[]>()
  for (const { corpus, language, covered, lines } of corpusFiles(data, ['dev'], limit)) {
    if (!PROMISED.includes(language) || !covered.has(LABEL)) continue
    const all = byLanguage.get(language) ?? []
    byLanguage.set(language, all)
    for (const { text, spans } of lines) {
      const { encoding, scores } = await tagger.score(text)
      correction?.correct(scores, encoding)
      const gold = spans.filter(([, , label]) => label === LABEL)
      all.push({ corpus, encoding, scores, at: offsetMap(text, 'codepoint').toCaller, gold })
    }
  }

  /** Mean over corpora of the names found at least in part. */
  const recallOf = (lines: readonly Line[], leaning: Float32Array): number => {
    const corpora = new Map<string, Counts>()
    for (const { corpus, encoding, scores, at, gold } of lines) {
      const counts = corpora.get(corpus) ?? new Counts()
      corpora.set(corpus, counts)
      const found = decoder
        .decode(scores, encoding.starts.length, leaning)
        .map(
          ({ label, first, end }): Labelled => [
            at(encoding.starts[first]!),
            at(encoding.ends[end - 1]!),
            label,
          ],
        )
      counts.add(gold, found)
    }
    return mean([...corpora.values()].map((counts) => counts.overlapRecall(LABEL)))
  }

  const leanings: Record<string, Record<string, number>> = {}
  for (const [language, lines] of [...byLanguage].sort()) {
    let leaning = 0
    while (leaning < MOST && recallOf(lines, leaningOf(tags, { [LABEL]: leaning })) < RECALL)
      leaning = Number((leaning + STEP).toFixed(1))
    if (leaning > 0) leanings[language] = { [LABEL]: leaning }
  }
  return leanings
}
