import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTokenizer } from './tokenizer.ts'

const training = new URL('../../../../training/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, training), 'utf8'))

/** The rule of training/make_vectors.py for lines of parts of the texts. */
function* linesOf(texts: readonly string[]): Generator<string> {
  const gaps = ['', ' ', ' ', ', ', '\n', '\t']
  const points = texts.map((text) => Array.from(text))
  let state = 1
  const below = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % n
  }
  for (;;) {
    let line = ''
    for (let parts = 2 + below(5); parts > 0; parts--) {
      const text = points[below(points.length)]!
      const start = below(text.length)
      line += text.slice(start, start + 1 + below(24)).join('') + gaps[below(gaps.length)]!
    }
    yield line
  }
}

const digest = (numbers: readonly number[]): number =>
  numbers.reduce((value, number) => Math.imul(value ^ number, 0x01000193) >>> 0, 0x811c9dc5)

interface Vector {
  text: string
  ids: number[]
  shapes: number[]
  words: number[]
  utf16: [number, number][]
}

describe('the tokenizer', () => {
  const tokenizer = createTokenizer(read('tokenizer.json'))
  it.each(read('tokenizer-vectors.json') as Vector[])(
    'cuts $text as in training',
    ({ text, ids, shapes, words, utf16 }) => {
      const pieces = tokenizer.tokenize(text)
      expect(pieces.ids).toEqual(ids)
      expect(pieces.shapes).toEqual(shapes)
      expect(pieces.words).toEqual(words)
      expect(pieces.starts.map((start, i) => [start, pieces.ends[i]])).toEqual(utf16)
    },
  )
  it('cuts 10,000 lines of all languages as in training', () => {
    const texts = (read('tokenizer-vectors.json') as Vector[]).flatMap(({ text }) => text || [])
    const lines = linesOf(texts)
    const digests = Array.from({ length: 100 }, () => {
      const numbers: number[] = []
      for (let i = 0; i < 100; i++) {
        const { ids, shapes, words, starts, ends } = tokenizer.tokenize(lines.next().value)
        numbers.push(...ids, ...shapes, ...words, ...starts.flatMap((start, k) => [start, ends[k]!]))
      }
      return digest(numbers)
    })
    expect(digests).toEqual(read('line-digests.json'))
  })
  it('loses nothing of a text with half a surrogate pair', () => {
    const { starts, ends } = tokenizer.tokenize('a\ud800b')
    expect([starts, ends]).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ])
  })
})
