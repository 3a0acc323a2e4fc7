import { describe, expect, it } from 'vitest'
import { type AdHocRecognizer, compileAdHocPattern, scanAdHoc } from './ad-hoc.ts'
import { EngineError } from './errors.ts'

const recognizer = (regex: string, context?: string[]): AdHocRecognizer => ({
  entityType: 'BADGE',
  patterns: [{ name: 'badge', regex, score: 0.3 }],
  ...(context ? { context } : {}),
})
const refusal = (regex: string): string | undefined => {
  try {
    compileAdHocPattern(regex)
  } catch (error) {
    if (error instanceof EngineError) return `${error.code}: ${error.message}`
    throw error
  }
  return undefined
}

describe('patterns of users', () => {
  it('find what they describe, at UTF-16 offsets', () => {
    expect(scanAdHoc('😀 BD-1234, BD-99999', [recognizer('BD-[0-9]{4}\\b')], 0)).toEqual([
      expect.objectContaining({ entityType: 'BADGE', start: 3, end: 10, score: 0.3, pattern: 'badge' }),
    ])
  })

  it('are lifted by their context words as built-in ones are', () => {
    const found = scanAdHoc('badge BD-1234', [recognizer('BD-[0-9]{4}', ['badge'])], 0)
    expect(found[0]).toMatchObject({ score: 0.65, contextWord: 'badge' })
    expect(scanAdHoc('badges BD-1234', [recognizer('BD-[0-9]{4}', ['badge'])], 0)[0]?.score).toBe(0.3)
  })

  it('know look-behind, named groups, Unicode classes and inline flags', () => {
    for (const regex of ['(?<=#)x', '(?P<n>a)', '(?<n>a)', '\\p{Lu}+', '(?i)abc'])
      expect(refusal(regex)).toBeUndefined()
  })

  it('never match nothing', () => {
    expect(scanAdHoc('abc', [recognizer('x*')], 0)).toEqual([])
  })

  it.each([
    ['a(?=b)', /Look-ahead/],
    ['a(?!b)', /Look-ahead/],
    ['(a)\\1', /Back-references/],
    ['(?<n>a)\\k<n>', /does not compile|Back-references/],
    ['a{1,5000}', /repetition/],
    ['((a{1,100}){1,100}){1,100}', /repetition/],
    ['[a', /does not compile/],
    ['*', /does not compile/],
    ['a'.repeat(2000), /characters at most/],
  ])('are refused with the reason: %s', (regex, reason) => {
    expect(refusal(regex)).toMatch(/^PATTERN_REFUSED: /)
    expect(refusal(regex)).toMatch(reason)
  })

  it.each(['(a+)+$', '(a|a)*$', '(a*)*b', '(.*a){12}$', '(?:a{1,30}){1,30}b'])(
    'take linear time on hostile text: %s',
    (regex) => {
      expect(() => scanAdHoc(`${'a'.repeat(20_000)}!`, [recognizer(regex)], 0, 20_000)).not.toThrow()
    },
  )

  it('have their compiling counted, too', () => {
    const many = Array.from({ length: 50 }, () => recognizer('(?:\\p{L}{1,1000})'.repeat(40)))
    expect(() => scanAdHoc('a', many, 0, 200)).toThrow(expect.objectContaining({ code: 'PATTERN_BUDGET' }))
  })

  it('end with an error when their budget is spent', () => {
    const many = Array.from({ length: 50 }, () => recognizer('(?:a+b|a)'))
    expect(() => scanAdHoc('a'.repeat(20_000), many, 0, 50)).toThrow(
      expect.objectContaining({ code: 'PATTERN_BUDGET' }),
    )
  })
})
