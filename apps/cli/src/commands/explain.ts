import type { AnalyzeResult, Explanation } from '@sfumato/engine'
import { type Command, readArguments, UsageError } from '../command.ts'
import { STDIN } from '../files/find-files.ts'
import { readText } from '../files/read-text.ts'
import { TextPosition } from '../position.ts'
import { explainRefusal, readSelection, SELECTION_HELP, SELECTION_OPTIONS } from '../selection.ts'
import { type Paint, painter, printable, shortened } from '../terminal.ts'

/** Down to here findings are shown that the threshold left out. */
const NEAR_THRESHOLD = 0.1

const OPTIONS = {
  ...SELECTION_OPTIONS,
  json: { type: 'boolean', default: false },
  'no-color': { type: 'boolean', default: false },
} as const

export const explainCommand: Command = {
  name: 'explain',
  summary: 'Say what is found in a text and why',
  usage: '"TEXT"|- [options]',
  help: `${SELECTION_HELP}
  --json            one object: {findings, below_threshold}
  --no-color        no colours; NO_COLOR and FORCE_COLOR count as well

Shows for each finding the recognizer and pattern that found it, whether a check digit or the like confirmed it,
which word nearby counted as context, and how the score came about. What reached ${NEAR_THRESHOLD} but not the threshold
follows, dimmed. "-" reads standard input, which leaves no trace in the history of the shell.

Exit code: 0 nothing found, 1 something found, 2 wrong usage.

Example:
  sfumato explain "My card is 4111 1111 1111 1111"`,
  failureCode: 2,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, { least: 0, most: 1 })
    const [given] = positionals
    if (given === undefined) throw new UsageError('Give a text in quotes, or - for standard input.')
    const text = given === STDIN ? await readAll() : given
    const options = readSelection(values)
    const { createEngine, DEFAULT_THRESHOLD } = await import('@sfumato/engine')
    const engine = createEngine({ inlineUpTo: Number.POSITIVE_INFINITY })
    const threshold = options.scoreThreshold ?? DEFAULT_THRESHOLD
    const request = { ...options, text, explain: true }
    const findings = await engine.analyze(request).catch(explainRefusal)
    const all =
      threshold > NEAR_THRESHOLD ? await engine.analyze({ ...request, scoreThreshold: NEAR_THRESHOLD }) : []
    const below = all.filter(({ score }) => score < threshold)
    const places = placesOf(text, [...findings, ...below])
    if (values.json)
      console.log(JSON.stringify({ findings: findings.map(wire), below_threshold: below.map(wire) }))
    else print({ findings, below, threshold, places, paint: painter(process.stdout, values['no-color']) })
    return findings.length > 0 ? 1 : 0
  },
}

async function readAll(): Promise<string> {
  let text = ''
  for await (const piece of readText(STDIN)) text += piece.text
  return text
}

const rounded = (score: number): number => Math.round(score * 100) / 100

const wire = ({ entityType, start, end, score, text, explanation }: AnalyzeResult) => ({
  ...{ entity_type: entityType, start, end, score: rounded(score), text },
  explanation: explanation && {
    recognizer: explanation.recognizer,
    pattern: explanation.pattern,
    validated: explanation.validated,
    context_word: explanation.contextWord ?? null,
    score_steps: explanation.scoreSteps.map(({ step, score: after }) => ({ step, score: rounded(after) })),
  },
})

/** Line and column of each result. */
function placesOf(text: string, results: readonly AnalyzeResult[]): Map<AnalyzeResult, string> {
  const characters = Array.from(text)
  const position = new TextPosition()
  const places = new Map<AnalyzeResult, string>()
  let at = 0
  let units = 0
  for (const result of [...results].sort((a, b) => a.start - b.start)) {
    for (; at < result.start; at++) units += characters[at]!.length
    const { line, column } = position.moveTo(text, units)
    places.set(result, `line ${line}, column ${column} (offsets ${result.start} to ${result.end})`)
  }
  return places
}

interface Printed {
  findings: readonly AnalyzeResult[]
  below: readonly AnalyzeResult[]
  threshold: number
  places: ReadonlyMap<AnalyzeResult, string>
  paint: Paint
}

function print({ findings, below, threshold, places, paint }: Printed): void {
  if (findings.length === 0) console.log(`Nothing reaches the threshold of ${threshold}.`)
  const head = ({ entityType, score, text }: AnalyzeResult) =>
    `${paint.bold(entityType)}  ${paint.cyan(score.toFixed(2))}  ${shortened(text)}`
  const lines = (result: AnalyzeResult) => [
    `  place       ${places.get(result)}`,
    ...explanationLines(result.explanation!).map(([name, said]) => `  ${name.padEnd(12)}${said}`),
  ]
  if (findings.length > 0)
    console.log(findings.map((result) => [head(result), ...lines(result)].join('\n')).join('\n\n'))
  if (below.length === 0) return
  console.log(paint.dim(`\nBelow the threshold of ${threshold}:`))
  for (const result of below) {
    const { entityType, score, text } = result
    const block = [`${entityType}  ${score.toFixed(2)}  ${shortened(text)}`, ...lines(result)]
    console.log(`\n${block.map(paint.dim).join('\n')}`)
  }
}

const STEPS: Record<Explanation['scoreSteps'][number]['step'], string> = {
  pattern: 'for its form',
  check: 'with the check passed',
  context: 'with the word nearby',
  model: 'from the model',
}

const explanationLines = (explanation: Explanation): [string, string][] => [
  ['recognizer', explanation.recognizer],
  ['pattern', explanation.pattern],
  ['check', explanation.validated ? 'passed' : 'none, or not conclusive'],
  [
    'context',
    explanation.contextWord === undefined
      ? 'no known word nearby'
      : printable(`"${explanation.contextWord}"`),
  ],
  ['score', explanation.scoreSteps.map(({ step, score }) => `${score.toFixed(2)} ${STEPS[step]}`).join(', ')],
]
