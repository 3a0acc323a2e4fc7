import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BOUNDARY_AFTER, BOUNDARY_BEFORE, endsToken, isInsidePair, startsToken } from './boundaries.ts'

const before = new RegExp(BOUNDARY_BEFORE, 'uy')
const after = new RegExp(BOUNDARY_AFTER, 'uy')
const holds = (regex: RegExp, text: string, offset: number) => {
  regex.lastIndex = offset
  return regex.test(text)
}
const pieces = fc.constantFrom(
  'a',
  '1',
  '_',
  '-',
  '.',
  '/',
  ':',
  ' ',
  '٣',
  'é',
  '\u0301',
  '😀',
  '𝟙',
  '𐐷',
  '号',
  'ก',
  'ー',
  '다',
  '〇',
  '\ud83d',
  '\ude00',
)

it('says in code what the expressions say', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (list) => {
      const text = list.join('')
      for (let offset = 0; offset <= text.length; offset++) {
        if (isInsidePair(text, offset)) continue
        expect(startsToken(text, offset)).toBe(holds(before, text, offset))
        expect(endsToken(text, offset)).toBe(holds(after, text, offset))
      }
    }),
    { numRuns: 3000 },
  )
})
