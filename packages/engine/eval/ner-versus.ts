import { analyze, DEFAULT_THRESHOLD } from '../src/analyze.ts'
import { plausible } from '../src/ner/plausible.ts'
import type { Tagger } from '../src/ner/tagger.ts'
import { offsetMap } from '../src/offsets.ts'
import { corpusFiles } from './ner-corpora.ts'
import { Counts, type Labelled } from './ner-metrics.ts'

/** Corpora whose street addresses are complete though coverage.json does not list the label. */
const WITH_ADDRESS = new Set(['meddocan'])

/** Rules alone, model alone and both, at the default threshold, per type; all dev and test lines pooled. */
export async function compareWithRules(tagger: Tagger, folder: string, limit: number): Promise<string[]> {
  const types = ['PERSON', 'LOCATION', 'ORGANIZATION', 'NRP', 'DATE_TIME', 'ADDRESS']
  const ways = ['rules', 'model', 'both'] as const
  const counts = Object.fromEntries(
    types.map((type) => [type, { rules: new Counts(), model: new Counts(), both: new Counts() }]),
  )
  for (const { corpus, covered, language, lines } of corpusFiles(folder, ['dev', 'test'], limit)) {
    const asked = types.filter(
      (type) => covered.has(type) || (type === 'ADDRESS' && WITH_ADDRESS.has(corpus)),
    )
    for (const { text, spans } of lines) {
      const names = (await tagger.tag(text, language, DEFAULT_THRESHOLD)).flatMap(
        (span) => plausible(text, span) ?? [],
      )
      const offsets = offsetMap(text, 'codepoint')
      for (const type of asked) {
        const request = { text, entities: [type], language: language.slice(0, 2).replace('nn', 'nb') }
        const inRequest = (found: ReturnType<typeof analyze>): Labelled[] =>
          found.map(({ start, end, entityType }) => [start, end, entityType])
        const gold = spans.filter(([, , label]) => label === type)
        const found = {
          rules: inRequest(analyze(request)),
          model: names
            .filter(({ label, score }) => label === type && score >= 0.35)
            .map(
              ({ start, end, label }): Labelled => [offsets.toCaller(start), offsets.toCaller(end), label],
            ),
          both: inRequest(analyze(request, { model: 'model', spans: names })),
        }
        for (const way of ways) counts[type]![way].add(gold, found[way])
      }
    }
  }
  return [
    'type          way     strict  overlap F1  overlap recall  overlap precision',
    ...types.flatMap((type) =>
      ways.map((way) => {
        const c = counts[type]![way]
        const shown = [
          c.f1(type),
          c.overlapF1(type),
          c.overlapRecall(type) ?? 0,
          c.total('touching', type) / (c.total('found', type) || 1),
        ]
        return `${type.padEnd(14)}${way.padEnd(8)}${shown.map((value) => value.toFixed(3)).join('  ')}`
      }),
    ),
  ]
}
