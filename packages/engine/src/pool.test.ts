import { afterEach, describe, expect, it } from 'vitest'
import { createEngine, type Engine, type EngineOptions } from './engine.ts'
import type { EngineError } from './errors.ts'

let engine: Engine
const start = (options: EngineOptions = {}): Engine => {
  engine = createEngine({ workers: 2, adHocWorkers: 1, ...options })
  return engine
}
afterEach(() => engine.close())

const shortText = 'Mijn BSN is 111222333.'
const longText = 'Mijn BSN is 111222333, paspoort, kaart 4111 1111 1111 1111. '.repeat(20_000)
/** Slow on any engine: every match is sought to the end of the text. */
const slowPatterns = [{ entityType: 'SLOW', patterns: [{ name: 'slow', regex: '(?:a+b|a)', score: 0.9 }] }]

describe('the pool', () => {
  it('answers the same as the caller thread', async () => {
    const request = { text: shortText.repeat(200), explain: true }
    const inWorker = await start({ inlineUpTo: 0 }).analyze(request)
    const inline = await createEngine({ inlineUpTo: 1e9 }).analyze(request)
    expect(inWorker).toEqual(inline)
  })

  it('answers short texts while a long one is still at work', async () => {
    start({ inlineUpTo: 0 })
    await engine.warm()
    let longDone = false
    const long = engine.analyze({ text: longText }).then(() => {
      longDone = true
    })
    const second = engine.analyze({ text: longText })
    for (let i = 0; i < 5; i++) await engine.analyze({ text: shortText })
    expect(longDone).toBe(false)
    await Promise.all([long, second])
  })

  it('keeps the event loop free while a long text is at work', async () => {
    start()
    await engine.analyze({ text: shortText.repeat(100) })
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await engine.analyze({ text: longText })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  it('ends what passes its deadline with an error and goes on', async () => {
    start({ adHocDeadlineMs: 700 })
    const hostile = { text: 'a'.repeat(60_000), adHocRecognizers: slowPatterns }
    await expect(engine.analyze(hostile)).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(await engine.analyze({ text: shortText })).toHaveLength(1)
  })

  it('does not let patterns of users hold up anybody else', async () => {
    start({ inlineUpTo: 0 })
    await engine.analyze({ text: shortText })
    const hostile = engine
      .analyze({ text: 'a'.repeat(60_000), adHocRecognizers: slowPatterns })
      .catch((error: unknown) => error)
    let done = false
    void hostile.then(() => {
      done = true
    })
    await engine.analyze({ text: shortText })
    expect(done).toBe(false)
    const { code } = (await hostile) as EngineError
    expect(['PATTERN_BUDGET', 'TIMEOUT']).toContain(code)
  })

  it('refuses more than its queue holds', async () => {
    start({ inlineUpTo: 0, queueLimit: 2 })
    const jobs = Array.from({ length: 10 }, () => engine.analyze({ text: shortText }))
    const answers = await Promise.allSettled(jobs)
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'OVERLOADED' } })
  })

  it('passes errors of the engine through and hides none as an empty answer', async () => {
    start({ inlineUpTo: 0 })
    await expect(engine.analyze({ text: 'x', entities: ['NOPE'] })).rejects.toMatchObject({
      code: 'UNKNOWN_ENTITY',
    })
  })

  it('lets running work end when it is closed, and takes no more', async () => {
    start({ inlineUpTo: 0 })
    const running = engine.analyze({ text: shortText })
    await engine.close()
    expect(await running).toHaveLength(1)
    await expect(engine.analyze({ text: shortText })).rejects.toMatchObject({ code: 'CLOSED' })
  })
})
