import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { search } from './search.ts'
import { anyText } from './testing.ts'

const EXPRESSIONS = [
  /(?<![\p{L}\p{N}_])(?:Mr|Mrs|Dr)\.? \p{Lu}\p{L}+/gu,
  /(?<name>BMI|BSN|BP)[ :]{1,2}(?<value>\d+)/gu,
  /(?<!\p{L})\d{1,3}(?=[ -])/gu,
  /(?<=[\p{L}.], ?)[A-Z]{2}/gu,
  /(\d)\1/gu,
  /[^\s]{3,}@/gu,
  /(?:漢|号)?\d+/gu,
]
const plain = (matches: Iterable<RegExpExecArray>) =>
  [...matches].map((match) => [match.index, [...match], { ...match.groups }])

describe('a search', () => {
  it('gives what matchAll gives', () => {
    const searches = EXPRESSIONS.map((regex) => search(regex))
    fc.assert(
      fc.property(anyText, (text) => {
        EXPRESSIONS.forEach((regex, index) => {
          expect(plain(searches[index]!.in(text))).toEqual(plain(text.matchAll(regex)))
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('may be asked while another is still being read', () => {
    const letters = search(/[a-z]/gu)
    const digits = search(/[0-9]/gu)
    const seen: string[] = []
    for (const { 0: letter } of letters.in('a1b2')) {
      seen.push(letter)
      for (const { 0: digit } of digits.in(letter === 'a' ? '7' : '8')) seen.push(digit)
    }
    expect(seen).toEqual(['a', '7', 'b', '8'])
  })

  it('takes expressions with the flags g and u only', () => {
    expect(() => search(/a/g)).toThrow()
  })
})
