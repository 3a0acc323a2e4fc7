import { createEngine } from '@sfumato/engine'
import { analyzeTexts } from '../src/analysis.ts'
import { PassageFinder } from '../src/find.ts'
import type { Detect } from './measure.ts'

/** What the service would find without a model for names. */
export function detectByEngine(): Detect {
  const engine = createEngine()
  return async (passages) => {
    const finder = new PassageFinder(passages)
    const request = { language: 'en', scoreThreshold: 0.35 }
    const analyzed = await analyzeTexts(finder.texts, request, engine.catalog, (requests) =>
      engine.analyzeAll(requests),
    )
    return finder
      .find(analyzed)
      .map(({ passage, start, end }) => ({ passage, start, end, replacement: 'gone' }))
  }
}
