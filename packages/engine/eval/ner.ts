/**
 * Quality of the name model, through the runtime that serves it.
 *
 *   node packages/engine/eval/ner.ts --data DIR [--limit N] [--model small|FOLDER] [--case lower|upper]
 *                                    [--fit] [--json FILE] [--mistakes] [--only corpora,rules,presidio,plain]
 *
 * --data       labelled lines, one file per corpus and split (ner-corpora.ts)
 * --limit      lines per file, to be quick
 * --fit        fits the correction of scores (correction.json), how far to lean towards names and the curve that
 *              calibrates scores (config.json) on the dev sets, and writes them into the model's folder
 *
 * Strict F1 counts spans with exact ends and label; the mean is over corpora, dev and test of one together. All spans
 * count, whatever their score, unless a threshold is named.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_THRESHOLD } from '../src/analyze.ts'
import { calibrated } from '../src/ner/calibration.ts'
import { folderOf } from '../src/ner/create.ts'
import { readModelFolder } from '../src/ner/model-folder.ts'
import { createTagger } from '../src/ner/tagger.ts'
import { offsetMap } from '../src/offsets.ts'
import { corpusFiles } from './ner-corpora.ts'
import { evaluateWithRules } from './ner-engine.ts'
import { fitCorrection } from './ner-fit.ts'
import { fitLeanings } from './ner-lean.ts'
import { Counts, type Labelled, mean, reliability, risingCurve, type Scored } from './ner-metrics.ts'
import { evaluatePlainWithModel } from './ner-plain.ts'
import { compareWithRules } from './ner-versus.ts'
import { table } from './score.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    model: { type: 'string', default: 'small' },
    limit: { type: 'string', default: '0' },
    case: { type: 'string' },
    fit: { type: 'boolean' },
    json: { type: 'string' },
    mistakes: { type: 'boolean' },
    only: { type: 'string', default: 'corpora,rules,presidio,plain' },
  },
})
const parts = new Set(values.only.split(','))
let folder = readModelFolder(folderOf(values.model))
const limit = Number(values.limit)
const CORRECTION = 'correction.json'
const THRESHOLDS = [0, 0.1, 0.2, 0.3, DEFAULT_THRESHOLD, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
const figure = (value: number | undefined): string =>
  value === undefined ? '    -' : value.toFixed(3).padStart(5)

interface Corpus {
  language: string
  lines: { gold: Labelled[]; found: Labelled[]; raw: number[] }[]
  /** Dev and test sets together. */
  counts: Counts
  tests: Counts
}

/** The same number of UTF-16 units, or the text as it is where a letter would change its length. */
function recased(text: string): string {
  if (!values.case) return text
  const change = values.case === 'upper' ? (c: string) => c.toUpperCase() : (c: string) => c.toLowerCase()
  return Array.from(text, (character) =>
    change(character).length === character.length ? change(character) : character,
  ).join('')
}

if (values.fit && values.data) {
  const tagger = await createTagger(folder)
  const rows = await fitCorrection(tagger, folder.tags, values.data, limit)
  writeFileSync(
    join(folderOf(values.model), CORRECTION),
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  )
  changeConfig({ correction: CORRECTION })
  changeConfig({ leanings: await fitLeanings(tagger, folder, values.data, limit) })
  await tagger.close()
}

if (parts.has('corpora') && values.data) {
  // Raw scores: calibration is applied here, so that it can be fitted.
  const tagger = await createTagger({ ...folder, calibration: undefined })
  const corpora = new Map<string, Corpus>()
  const scored: Record<string, Scored[]> = { dev: [], test: [] }
  for (const { corpus, split, language, covered, lines } of corpusFiles(
    values.data,
    ['dev', 'test'],
    limit,
  )) {
    const entry = corpora.get(corpus) ?? { language, lines: [], counts: new Counts(), tests: new Counts() }
    corpora.set(corpus, entry)
    for (const { text, spans } of lines) {
      const gold = spans.filter(([, , label]) => covered.has(label))
      const offsets = offsetMap(text, 'codepoint')
      const found = (await tagger.tag(recased(text), language)).filter(({ label }) => covered.has(label))
      const labelled = found.map(
        ({ start, end, label }): Labelled => [offsets.toCaller(start), offsets.toCaller(end), label],
      )
      entry.counts.add(gold, labelled)
      entry.lines.push({ gold, found: labelled, raw: found.map(({ score }) => score) })
      if (split === 'test') entry.tests.add(gold, labelled)
      const keys = new Set(gold.map((span) => span.join(' ')))
      for (const [index, { score }] of found.entries())
        scored[split]!.push([score, keys.has(labelled[index]!.join(' '))])
    }
  }
  await tagger.close()
  report(corpora, scored)
}

function report(all: Map<string, Corpus>, scored: Record<string, Scored[]>): void {
  if (values.fit) changeConfig({ calibration: risingCurve(scored.dev!) })
  const corpora = [...all].filter(([, { counts }]) => counts.total('gold') > 0)
  const served = countsFrom(corpora, DEFAULT_THRESHOLD)
  console.log('corpus                 language  strict overlap  PERSON recall  strict F1 by label')
  for (const [name, { language, counts }] of corpora)
    console.log(
      `${name.padEnd(23)}${language.padEnd(9)}${figure(counts.f1())}   ${figure(counts.overlapF1())}          ${figure(counts.overlapRecall('PERSON'))}  ${counts.labels.map((label) => `${label} ${counts.f1(label).toFixed(3)}`).join(', ')}`,
    )
  const languages = [...new Set(corpora.map(([, { language }]) => language))].sort()
  console.log(`\nlanguage  strict overlap  PERSON recall, from ${DEFAULT_THRESHOLD} (means over corpora)`)
  const byLanguage = Object.fromEntries(
    languages.map((language) => {
      const inside = corpora.filter(([, entry]) => entry.language === language)
      const counts = inside.map(([, entry]) => entry.counts)
      const row = {
        strict: mean(counts.map((c) => c.f1())),
        overlap: mean(counts.map((c) => c.overlapF1())),
        personRecall: mean(counts.map((c) => c.overlapRecall('PERSON'))),
        servedRecall: mean(inside.map(([name]) => served.get(name)!.overlapRecall('PERSON'))),
      }
      console.log(
        `${language.padEnd(10)}${figure(row.strict)}   ${figure(row.overlap)}          ${figure(row.personRecall)}      ${figure(row.servedRecall)}`,
      )
      return [language, row]
    }),
  )
  const pooled = new Counts()
  for (const [, { counts }] of corpora) pooled.merge(counts)
  console.log('\nlabel         strict overlap  overlap recall (all corpora pooled)')
  for (const label of pooled.labels)
    console.log(
      `${label.padEnd(14)}${figure(pooled.f1(label))}   ${figure(pooled.overlapF1(label))}           ${figure(pooled.overlapRecall(label))}`,
    )
  const tests = corpora.map(([, entry]) => entry.tests).filter((counts) => counts.total('gold') > 0)
  const summary = {
    corpora: corpora.length,
    strictF1: mean(corpora.map(([, { counts }]) => counts.f1())),
    overlapF1: mean(corpora.map(([, { counts }]) => counts.overlapF1())),
    personRecall: mean(corpora.map(([, { counts }]) => counts.overlapRecall('PERSON'))),
    tests: {
      corpora: tests.length,
      strictF1: mean(tests.map((counts) => counts.f1())),
      personRecall: mean(tests.map((counts) => counts.overlapRecall('PERSON'))),
    },
    byThreshold: THRESHOLDS.map((threshold) => {
      const left = [...countsFrom(corpora, threshold).values()]
      return {
        threshold,
        strictF1: mean(left.map((counts) => counts.f1())),
        personRecall: mean(left.map((counts) => counts.overlapRecall('PERSON'))),
        personPrecision: mean(left.map((counts) => counts.overlapPrecision('PERSON'))),
      }
    }),
  }
  console.log(
    `\nmean of ${summary.corpora} corpora: strict F1 ${summary.strictF1.toFixed(4)} (bar .78), overlap F1 ${summary.overlapF1.toFixed(4)}, PERSON overlap recall ${summary.personRecall.toFixed(4)} (bar .88)`,
  )
  console.log(
    `test sets of ${tests.length} corpora, on which nothing was fitted: strict F1 ${summary.tests.strictF1.toFixed(4)}, PERSON overlap recall ${summary.tests.personRecall.toFixed(4)}`,
  )
  console.log(
    `\nthreshold  strict F1  PERSON recall, precision (any overlap; ${DEFAULT_THRESHOLD} is the default)`,
  )
  for (const { threshold, strictF1, personRecall, personPrecision } of summary.byThreshold)
    console.log(
      `${threshold.toFixed(2).padStart(9)}      ${figure(strictF1)}          ${figure(personRecall)}      ${figure(personPrecision)}`,
    )
  const rows = reliability(
    scored.test!.map(([raw, right]): Scored => [calibrated(folder.calibration, raw), right]),
  )
  console.log('\nscores of spans in the test sets: mean score, share exactly right')
  for (const { from, spans, score, right } of rows)
    console.log(
      `  ${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}  ${String(spans).padStart(6)} spans  ${score.toFixed(3)}  ${right.toFixed(3)}`,
    )
  if (values.json) {
    const byCorpus = Object.fromEntries(
      corpora.map(([name, { language, counts }]) => [
        name,
        {
          language,
          strict: counts.f1(),
          overlap: counts.overlapF1(),
          personRecall: counts.overlapRecall('PERSON'),
        },
      ]),
    )
    const byLabel = Object.fromEntries(
      pooled.labels.map((label) => [label, { strict: pooled.f1(label), overlap: pooled.overlapF1(label) }]),
    )
    writeFileSync(
      values.json,
      `${JSON.stringify({ ...summary, byLabel, byLanguage, byCorpus, reliability: rows }, null, 1)}\n`,
    )
  }
}

/**
 * What is left of each corpus at a threshold. A little less than is served: the model is told the threshold of a
 * request, and names it found by leaning and below it then displace nothing.
 */
function countsFrom(corpora: readonly [string, Corpus][], threshold: number): Map<string, Counts> {
  return new Map(
    corpora.map(([name, { lines }]) => {
      const counts = new Counts()
      for (const { gold, found, raw } of lines)
        counts.add(
          gold,
          found.filter((_, index) => calibrated(folder.calibration, raw[index]!) >= threshold),
        )
      return [name, counts]
    }),
  )
}

function changeConfig(change: Record<string, unknown>): void {
  const path = join(folderOf(values.model), 'config.json')
  const config: Record<string, unknown> = { ...JSON.parse(readFileSync(path, 'utf8')), ...change }
  const lines = Object.entries(config).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`)
  folder = readModelFolder(folderOf(values.model))
}

const tagger = await createTagger(folder)
if (parts.has('rules') && values.data) {
  console.log('\n== Rules, model and both, at the default threshold')
  for (const line of await compareWithRules(tagger, values.data, limit)) console.log(line)
}
if (parts.has('presidio') && values.data) {
  for (const { name, report } of await evaluateWithRules(tagger, values.data, limit)) {
    console.log(`\n== ${name}`)
    console.log(table(report))
  }
}
if (parts.has('plain')) {
  console.log('\n== What the model adds in texts without personal data, threshold .35')
  for (const {
    name,
    kilobytes,
    added,
    perHundredKilobytes,
    authors,
    samples,
  } of await evaluatePlainWithModel(tagger)) {
    console.log(
      `${name.padEnd(14)}${kilobytes.toFixed(0)} KB: ${added}, ${perHundredKilobytes.toFixed(2)} per 100 KB; names of authors ${authors}`,
    )
    if (values.mistakes) for (const sample of samples) console.log(`    ${sample}`)
  }
}
await tagger.close()
