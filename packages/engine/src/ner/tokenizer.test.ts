import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTokenizer } from './tokenizer.ts'

const training = new URL('../../../../training/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, training), 'utf8'))

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
  it('loses nothing of a text with half a surrogate pair', () => {
    const { starts, ends } = tokenizer.tokenize('a\ud800b')
    expect([starts, ends]).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ])
  })
})
