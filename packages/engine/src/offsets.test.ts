import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offsetMap } from './offsets.ts'

const text = fc
  .array(fc.constantFrom('a', 'é', 'e\u0301', '😀', '👩‍👩‍👧', '\r\n', '漢', '𝟙', '\ud83d', '\ude00'), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''))

describe('offsets in code points', () => {
  it('count what iterating the text counts', () => {
    fc.assert(
      fc.property(text, (value) => {
        const map = offsetMap(value, 'codepoint')
        let utf16 = 0
        let points = 0
        for (const character of value) {
          expect(map.toCaller(utf16)).toBe(points)
          expect(map.fromCaller(points)).toBe(utf16)
          utf16 += character.length
          points++
        }
        expect(map.toCaller(value.length)).toBe(points)
        expect(map.fromCaller(points)).toBe(value.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('stay beyond the text when they are beyond it', () => {
    expect(offsetMap('😀', 'codepoint').fromCaller(5)).toBeGreaterThan(2)
  })

  it('are left alone in UTF-16', () => {
    const map = offsetMap('😀😀', 'utf16')
    expect([map.toCaller(4), map.fromCaller(4)]).toEqual([4, 4])
  })

  it('inside a pair count as before it', () => {
    expect(offsetMap('a😀b', 'codepoint').toCaller(2)).toBe(1)
  })
})
