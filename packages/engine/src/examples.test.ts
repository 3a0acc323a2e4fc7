import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recognizerIds } from '../scripts/generate-index.ts'
import type { Recognizer } from './define.ts'
import { evaluate } from './evaluate.ts'

const folder = join(import.meta.dirname, 'recognizers')

const DEFAULT_THRESHOLD = 0.35

describe.each(recognizerIds())('%s', async (id) => {
  const recognizer: Recognizer = (await import(join(folder, `${id}.ts`))).default
  const found = (text: string) =>
    evaluate(recognizer, text).filter((result) => result.score >= DEFAULT_THRESHOLD)

  it.each(recognizer.examples.match)('finds %s', (marked) => {
    const start = marked.indexOf('[[')
    const text = marked.replace('[[', '').replace(']]', '')
    const end = marked.indexOf(']]') - 2
    expect(found(text).map((r) => [r.start, r.end])).toContainEqual([start, end])
  })

  it.each(recognizer.examples.reject)('leaves $text: $why', ({ text }) => {
    expect(found(text)).toEqual([])
  })
})
