/**
 * Prints the card of a shipped model from figures measured before:
 *
 *   node packages/engine/eval/ner.ts --data DIR --only corpora --json figures.json
 *   node packages/engine/bench/ner.ts --english FILE --json > speed.json
 *   node packages/engine/eval/ner-card.ts --figures figures.json --speed speed.json > packages/engine/models/small/MODEL_CARD.md
 *
 * More figures, each a run of eval/ner.ts: --lower and --upper (with --case), --int8 and --float (the same --limit, and
 * for --float the --model folder with model.float.onnx of training/export.py as its model.onnx).
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_THRESHOLD } from '../src/analyze.ts'
import { folderOf } from '../src/ner/create.ts'
import { LANGUAGE_SUPPORT } from '../src/ner/languages.ts'
import { readModelFolder } from '../src/ner/model-folder.ts'

interface Row {
  language?: string
  strict: number
  overlap: number
  personRecall?: number
  servedRecall?: number
}
interface Figures {
  corpora: number
  strictF1: number
  overlapF1: number
  personRecall: number
  tests: { corpora: number; strictF1: number; personRecall: number }
  byThreshold: { threshold: number; strictF1: number; personRecall: number; personPrecision: number }[]
  byLabel: Record<string, Row>
  byLanguage: Record<string, Row>
  byCorpus: Record<string, Row>
  reliability: { from: number; spans: number; score: number; right: number }[]
}
interface Speed {
  english: { kilobytesPerSecond: number }
  readyMs: number
  memoryMegabytes: number
}

const { values } = parseArgs({
  options: {
    figures: { type: 'string' },
    speed: { type: 'string' },
    lower: { type: 'string' },
    upper: { type: 'string' },
    int8: { type: 'string' },
    float: { type: 'string' },
    model: { type: 'string', default: 'small' },
  },
})
if (!values.figures || !values.speed) throw new Error('Give --figures and --speed.')
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'))
const figures: Figures = read(values.figures)
const speed: Speed = read(values.speed)
const megabytesOf = (file: string): string =>
  (statSync(join(folderOf(values.model), file)).size / 1e6).toFixed(1)
/** A row of F1 and recall of another run, where one was given. */
const another = (what: string, path: string | undefined): string[][] => {
  if (!path) return []
  const { strictF1, personRecall } = read<Figures>(path)
  return [[`${what}: strict F1, PERSON recall`, `${f(strictF1)}, ${f(personRecall)}`]]
}
/** Not "-0.0000". */
const lost = (before: number, after: number): string =>
  (Math.round((before - after) * 1e4) / 1e4 || 0).toFixed(4)
const loss =
  values.int8 && values.float
    ? [
        [
          'strict F1 lost by int8 against float, the same lines of each set',
          lost(read<Figures>(values.float).strictF1, read<Figures>(values.int8).strictF1),
        ],
      ]
    : []
const leaning = Object.keys(readModelFolder(folderOf(values.model)).leanings).join(', ')
const f = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(3))
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const supported = (kind: string): string =>
  Object.entries(LANGUAGE_SUPPORT)
    .flatMap(([language, support]) => (support === kind ? [language] : []))
    .join(' ') || 'none'

console.log(`# Model card: ${values.model}

Printed by \`packages/engine/eval/ner-card.ts\`; every figure comes from \`eval/ner.ts\` and \`bench/ner.ts\`, through the runtime that serves the model.

Finds PERSON, LOCATION, ORGANIZATION, NRP, DATE_TIME and ADDRESS in running text, forms and tables of 48 languages. int8 ONNX, ${megabytesOf('model.onnx')} MB, and hashes of names, ${megabytesOf('names.bin')} MB. How it was trained: [training/README.md](../../../../training/README.md). On which corpora, texts and gazetteers, with their licences and attributions: [training/SOURCES.md](../../../../training/SOURCES.md); some are CC BY-SA.

## Languages

- labelled by people: ${supported('gold')}
- labelled by machine or projection: ${supported('silver')}
- by transfer, not measured: ${supported('transfer')} (Bengali and Tamil are weak: names are often found with the wrong ends or type)
- rules alone: ${supported('patterns')}

## Figures

Dev and test sets of ${figures.corpora} corpora, no line of which the model was trained on; the correction of its scores (about a thousand weights) and their calibration were fitted on the dev sets. Some sets are small (Italian: 12 lines). Strict: same start, end and label; overlap: any overlap with the same label. Means over corpora. All spans count, whatever their score, unless a threshold is named. In ${leaning} the model leans towards persons, so that it names nine of ten of them.

${table(
  ['measure', 'value'],
  [
    ['mean strict F1', f(figures.strictF1)],
    ['mean overlap F1', f(figures.overlapF1)],
    ['mean PERSON recall, any overlap', f(figures.personRecall)],
    [
      `test sets of ${figures.tests.corpora} corpora alone: strict F1, PERSON recall`,
      `${f(figures.tests.strictF1)}, ${f(figures.tests.personRecall)}`,
    ],
    ...another('the same texts all in lower case', values.lower),
    ...another('the same texts all in upper case', values.upper),
    ...loss,
    ...Object.entries(figures.byLabel).map(([label, row]) => [
      `${label}: strict, overlap F1, all spans`,
      `${f(row.strict)}, ${f(row.overlap)}`,
    ]),
    [
      'English text, KB per CPU second (one arm core, shared machine)',
      speed.english.kilobytesPerSecond.toFixed(1),
    ],
    ['ready after, ms', speed.readyMs.toFixed(0)],
    ['memory with two threads, MB', speed.memoryMegabytes.toFixed(0)],
  ],
)}

## Choosing a threshold

A request drops spans below its \`score_threshold\`, by default ${DEFAULT_THRESHOLD}. Who would rather check a false alarm than miss a name lowers it.

${table(
  ['score_threshold', 'strict F1', 'PERSON recall', 'PERSON precision'],
  figures.byThreshold.map(({ threshold, strictF1, personRecall, personPrecision }) => [
    threshold.toFixed(2),
    f(strictF1),
    f(personRecall),
    f(personPrecision),
  ]),
)}

## Scores

Spans of the test sets; the curve was fitted on the dev sets.

${table(
  ['score', 'spans', 'mean score', 'exactly right'],
  figures.reliability.map(({ from, spans, score, right }) => [
    `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`,
    spans,
    f(score),
    f(right),
  ]),
)}

## By language

${table(
  ['language', 'strict F1', 'overlap F1', 'PERSON recall', `from ${DEFAULT_THRESHOLD}`],
  Object.entries(figures.byLanguage).map(([language, row]) => [
    language,
    f(row.strict),
    f(row.overlap),
    f(row.personRecall),
    f(row.servedRecall),
  ]),
)}

## By corpus

${table(
  ['corpus', 'language', 'strict F1', 'overlap F1', 'PERSON recall'],
  Object.entries(figures.byCorpus).map(([name, row]) => [
    name,
    row.language ?? '',
    f(row.strict),
    f(row.overlap),
    f(row.personRecall),
  ]),
)}

## Limits

- ORGANIZATION is the weakest label; tweets, noisy OCR, Chinese microblogs and organisations in court texts are far below news.
- Names that are ordinary words, and ordinary words that look like names at the start of a sentence, are confused.`)
