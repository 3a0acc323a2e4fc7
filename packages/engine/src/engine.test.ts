import { afterAll, describe, expect, it } from 'vitest'
import { createEngine } from './engine.ts'
import { EngineError } from './errors.ts'
import type { NerModel } from './ner/model.ts'

/** Finds one name by heart: enough to see how the engine treats a model. */
const asked: string[] = []
const thresholds: (number | undefined)[] = []
const knowsMaria: NerModel = {
  name: 'knows-maria',
  languages: ['en', 'de'],
  labels: ['PERSON'],
  async tag(text, language, leastScore) {
    asked.push(language)
    thresholds.push(leastScore)
    if (text.includes('LOADING'))
      throw new EngineError('MODEL_LOADING', 'The model is being read.', { language })
    const start = text.indexOf('Maria Berg')
    return start < 0 ? [] : [{ label: 'PERSON', start, end: start + 10, score: 0.83 }]
  },
}
const engine = createEngine({ model: knowsMaria })
afterAll(() => engine.close())

const text = 'yesterday Maria Berg paid with 4111 1111 1111 1111'

describe('an engine with a model', () => {
  it('joins its names with what patterns find', async () => {
    const found = await engine.analyze({ text, entities: ['PERSON', 'CREDIT_CARD'] })
    expect(found.map(({ entityType, score }) => [entityType, score])).toEqual([
      ['PERSON', 0.83],
      ['CREDIT_CARD', expect.any(Number)],
    ])
  })

  it('tells it the threshold, so that nothing is displaced by what is not shown', async () => {
    thresholds.length = 0
    await engine.analyze({ text })
    await engine.analyze({ text, scoreThreshold: 0.1 })
    expect(thresholds).toEqual([0.35, 0.1])
  })

  it('gives the same in a worker', async () => {
    const long = `${text}. `.repeat(100)
    const inWorkers = createEngine({ model: knowsMaria, inlineUpTo: 0 })
    expect(await inWorkers.analyze({ text: long })).toEqual(
      await createEngine({ model: knowsMaria, inlineUpTo: 1e9 }).analyze({ text: long }),
    )
    await inWorkers.close()
  })

  it('asks it only for its languages and labels', async () => {
    asked.length = 0
    await engine.analyze({ text, language: 'fr' })
    await engine.analyze({ text, entities: ['CREDIT_CARD'] })
    expect(asked).toEqual([])
    await engine.analyze({ text, language: 'de' })
    expect(asked).toEqual(['de'])
  })

  it('fails when the model fails: never with less than it could have found', async () => {
    const request = { text: `LOADING ${text}` }
    await expect(engine.analyze(request)).rejects.toMatchObject({
      code: 'MODEL_LOADING',
      details: { language: 'en' },
    })
    await expect(engine.analyzeAll([{ text }, request])).rejects.toMatchObject({ code: 'MODEL_LOADING' })
  })

  it('says which languages it has names in', () => {
    const person = engine.catalog.find(({ type }) => type === 'PERSON')
    expect(person).toMatchObject({ detection: 'nlp', languages: ['en', 'de'] })
  })
})

describe('several texts', () => {
  it('are answered in their order', async () => {
    const answers = await engine.analyzeAll([
      { text: 'nothing here', entities: ['CREDIT_CARD'] },
      { text, entities: ['CREDIT_CARD'] },
    ])
    expect(answers.map((results) => results.length)).toEqual([0, 1])
  })
})
