import { join } from 'node:path'
import { analyze, DEFAULT_THRESHOLD } from '../src/analyze.ts'
import { plausible } from '../src/ner/plausible.ts'
import type { Tagger } from '../src/ner/tagger.ts'
import { licenceTexts, machineLog, numberTable, sourceCode } from './plain-text.ts'

const MODEL = 'model'
const PIECE = 16_000
const MOST = 400_000
/** Authors are named in such lines, publishers in licences: found rightly. */
const NAMES_AUTHORS = /copyright|©|\(c\)|@|https?:|\bby\b|author|contributor|^\s*- /i

export interface PlainWithModel {
  name: string
  kilobytes: number
  /** What the model added to the findings of the rules, without authors. */
  added: number
  perHundredKilobytes: number
  authors: number
  samples: string[]
}

/**
 * What the model adds to the findings in licences, source code, logs and number tables at the default threshold:
 * false alarms, but for the names of authors.
 */
export async function evaluatePlainWithModel(tagger: Tagger): Promise<PlainWithModel[]> {
  const modules = join(import.meta.dirname, '../../../node_modules')
  const texts = {
    licences: licenceTexts(modules),
    'source code': sourceCode(modules),
    'machine log': machineLog(MOST / 2),
    'number table': numberTable(MOST / 2),
  }
  const outcomes: PlainWithModel[] = []
  for (const [name, whole] of Object.entries(texts)) {
    const text = whole.slice(0, MOST)
    const samples: string[] = []
    let authors = 0
    for (let at = 0; at < text.length; ) {
      const lineEnd = text.indexOf('\n', at + PIECE)
      const end = lineEnd < 0 ? text.length : lineEnd + 1
      const piece = text.slice(at, end)
      at = end
      const spans = (await tagger.tag(piece, 'en', DEFAULT_THRESHOLD)).flatMap(
        (span) => plausible(piece, span) ?? [],
      )
      for (const result of analyze(
        { text: piece, explain: true, offsetUnit: 'utf16' },
        { model: MODEL, spans },
      )) {
        if (result.explanation?.recognizer !== MODEL) continue
        const around = piece.slice(Math.max(0, result.start - 40), result.end + 20)
        const line = piece.slice(piece.lastIndexOf('\n', result.start) + 1, piece.indexOf('\n', result.end))
        if (result.entityType === 'PERSON' && NAMES_AUTHORS.test(line)) authors++
        else
          samples.push(`${result.entityType.padEnd(14)}${result.score.toFixed(2)} ${JSON.stringify(around)}`)
      }
    }
    const perHundredKilobytes = (samples.length / text.length) * 100_000
    outcomes.push({
      name,
      kilobytes: text.length / 1000,
      added: samples.length,
      perHundredKilobytes,
      authors,
      samples,
    })
  }
  return outcomes
}
