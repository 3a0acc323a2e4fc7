/**
 * Quality of detection with the whole catalog on.
 *
 *   node packages/engine/eval/run.ts [--data DIR] [--text DIR] [--mistakes] [--only labelled,generated,forms,plain]
 *
 * --data  labelled JSON lines (see labelled.ts): precision and recall per type at an overlap of one half
 * --text  plain texts: findings per 100 KB beside those in licences, source code, logs and number tables
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CATALOG } from '../src/catalog.ts'
import { evaluateForms } from './forms.ts'
import { evaluateGenerated } from './generate.ts'
import { CORPORA, evaluateCorpus, LEFT_OUT } from './labelled.ts'
import {
  evaluatePlain,
  foreignTexts,
  licenceTexts,
  machineLog,
  numberTable,
  type PlainOutcome,
  sourceCode,
} from './plain-text.ts'
import { table } from './score.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    text: { type: 'string' },
    mistakes: { type: 'boolean' },
    only: { type: 'string' },
  },
})
const parts = new Set(values.only?.split(',') ?? ['labelled', 'generated', 'forms', 'plain'])

if (parts.has('labelled') && values.data) {
  const total = { gold: 0, predicted: 0, right: 0 }
  for (const corpus of CORPORA) {
    const outcome = evaluateCorpus(corpus, values.data)
    if (!outcome) continue
    console.log(`\n== ${outcome.corpus}: ${outcome.report.documents} texts, overlap of one half`)
    console.log(table(outcome.report))
    for (const [type, count] of Object.entries(outcome.leftOut))
      console.log(`left out: ${count} labelled ${type} (${LEFT_OUT[type]?.why})`)
    if (outcome.isPatternTypes) {
      total.gold += outcome.report.micro.gold
      total.predicted += outcome.report.micro.predicted
      total.right += outcome.report.micro.right
    }
    if (values.mistakes)
      for (const { kind, label, around } of outcome.mistakes)
        console.log(`  ${kind.padEnd(7)}${label.padEnd(18)}${JSON.stringify(around)}`)
  }
  console.log(
    `\n== Pattern types of all corpora together: ${total.gold} labelled, ${total.predicted} found, ${total.right} right; ` +
      `precision ${(total.right / total.predicted).toFixed(3)} (bar .98), recall ${(total.right / total.gold).toFixed(3)} (bar .95)`,
  )
}

if (parts.has('generated')) {
  const outcomes = CATALOG.flatMap(({ recognizer }) => evaluateGenerated(recognizer) ?? [])
  const sum = (pick: (outcome: (typeof outcomes)[number]) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  console.log(`\n== Generated values of ${outcomes.length} types with a check`)
  console.log(
    `recall ${(sum((o) => o.found) / sum((o) => o.made)).toFixed(4)} of ${sum((o) => o.made)}, ` +
      `one digit changed accepted ${(sum((o) => o.accepted) / sum((o) => o.changed)).toFixed(4)}`,
  )
  // A check digit misses one change in ten at most; what misses more is a check of form (regions, dates).
  for (const { entity, made, found, changed, accepted, untold } of outcomes) {
    const recall = made ? found / made : 0
    if (made > 0 && recall >= 0.999 && accepted <= untold + changed / 100) continue
    process.exitCode = 1
    console.log(
      `  ${entity.padEnd(28)}made ${made}  recall ${recall.toFixed(3)}  changed and accepted ${accepted} of ${changed}, check cannot tell ${untold}`,
    )
  }
}

if (parts.has('forms')) {
  const outcomes = evaluateForms()
  const sum = (pick: (outcome: (typeof outcomes)[number]) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  console.log('\n== Forms: values that get the type of their own label among those of others')
  for (const { layout, values: made, right, otherType, decoys, taken, mistakes } of outcomes) {
    console.log(
      `${layout.padEnd(30)}${String(right).padStart(6)} of ${made} right, ${otherType} as another type; ${taken} of ${decoys} fields about nobody taken`,
    )
    if (values.mistakes)
      for (const { expected, got, value, text } of mistakes)
        console.log(
          `    ${expected} as ${got}: ${JSON.stringify(value)} in ${JSON.stringify(text.slice(0, 300))}`,
        )
  }
  console.log(
    `all together ${(sum((o) => o.right) / sum((o) => o.values)).toFixed(4)} of ${sum((o) => o.values)} right, ` +
      `${sum((o) => o.otherType)} as another type; ${sum((o) => o.taken)} of ${sum((o) => o.decoys)} fields about nobody taken`,
  )
}

if (parts.has('plain')) {
  const modules = join(import.meta.dirname, '../../../node_modules')
  const none: ReadonlySet<string> = new Set()
  // Prose about the world names people, places, dates and web pages; only what cannot be there is counted.
  const inProse = new Set(
    CATALOG.filter(({ detection }) => detection === 'nlp').map(({ recognizer }) => recognizer.entity),
  )
  const report = (outcome: PlainOutcome): void => {
    console.log(
      `${outcome.name.padEnd(24)}${outcome.kilobytes.toFixed(0).padStart(7)} KB${String(outcome.plainlyRight).padStart(6)} right${String(outcome.findings).padStart(6)} wrong${outcome.perHundredKilobytes.toFixed(2).padStart(8)} per 100 KB  ${JSON.stringify(outcome.byType)}`,
    )
    if (values.mistakes)
      for (const { entityType, around } of outcome.samples)
        console.log(`    ${entityType.padEnd(26)}${JSON.stringify(around)}`)
  }
  console.log('\n== Findings in texts without personal data')
  report(evaluatePlain('licences', licenceTexts(modules), none))
  report(evaluatePlain('source code', sourceCode(modules), none))
  report(evaluatePlain('machine log', machineLog(500_000), none))
  report(evaluatePlain('number table', numberTable(500_000), none))
  if (values.text) {
    for (const { name, text } of foreignTexts(values.text)) report(evaluatePlain(name, text, inProse))
  }
}
