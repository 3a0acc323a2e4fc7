import { join } from 'node:path'
import { analyze } from '../src/analyze.ts'
import { plausible } from '../src/ner/plausible.ts'
import type { Tagger } from '../src/ner/tagger.ts'
import { licenceTexts, machineLog, numberTable, sourceCode } from './plain-text.ts'

/** What the model adds to the findings in licences, source code, logs and number tables: false alarms, all but few. */
export async function evaluatePlainWithModel(tagger: Tagger): Promise<string[]> {
  const modules = join(import.meta.dirname, '../../../node_modules')
  const texts = {
    licences: licenceTexts(modules),
    'source code': sourceCode(modules),
    'machine log': machineLog(200_000),
    'number table': numberTable(200_000),
  }
  const lines: string[] = []
  for (const [name, whole] of Object.entries(texts)) {
    const text = whole.slice(0, 400_000)
    const spans = []
    const byType: Record<string, number> = {}
    const samples: string[] = []
    let without = 0
    let total = 0
    for (let at = 0; at < text.length; at += 16_000) {
      const piece = text.slice(at, at + 16_000)
      const names = {
        model: 'model',
        spans: (await tagger.tag(piece)).flatMap((span) => plausible(piece, span) ?? []),
      }
      without += analyze({ text: piece }).length
      for (const { entityType, text: found, score, start } of analyze(
        { text: piece, explain: true, offsetUnit: 'utf16' },
        names,
      )) {
        total++
        byType[entityType] = (byType[entityType] ?? 0) + 1
        spans.push(found)
        if (process.env.SAMPLES && names.spans.some((span) => span.start === start))
          samples.push(
            `    ${entityType.padEnd(14)}${score.toFixed(2)} ${JSON.stringify(piece.slice(Math.max(0, start - 30), start + found.length + 20))}`,
          )
      }
    }
    const rate = (count: number): string => ((count / text.length) * 100_000).toFixed(1)
    lines.push(
      `${name.padEnd(14)}${(text.length / 1000).toFixed(0)} KB: ${rate(without)} per 100 KB, ${rate(total)} with model  ${JSON.stringify(byType)}`,
      ...samples,
    )
  }
  return lines
}
