import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnalyzeRequest, analyze } from './analyze.ts'
import { EngineError } from './errors.ts'
import { anyText } from './testing.ts'

const types = (request: AnalyzeRequest) => analyze(request).map(({ entityType }) => entityType)
const codeOf = (request: AnalyzeRequest) => {
  try {
    analyze(request)
  } catch (error) {
    if (error instanceof EngineError) return error.code
    throw error
  }
  return undefined
}

describe('results', () => {
  it.each(['codepoint', 'utf16'] as const)(
    'point at their text in %s offsets and never overlap',
    (offsetUnit) => {
      fc.assert(
        fc.property(anyText, fc.constantFrom(0, 0.35), (text, scoreThreshold) => {
          const units = offsetUnit === 'codepoint' ? [...text] : text.split('')
          let reached = 0
          for (const { start, end, score, text: matched } of analyze({ text, scoreThreshold, offsetUnit })) {
            expect(start).toBeGreaterThanOrEqual(reached)
            expect(end).toBeGreaterThan(start)
            expect(units.slice(start, end).join('')).toBe(matched)
            expect(score).toBeGreaterThanOrEqual(scoreThreshold)
            expect(score).toBeLessThanOrEqual(1)
            reached = end
          }
          expect(reached).toBeLessThanOrEqual(units.length)
        }),
        { numRuns: 400 },
      )
    },
  )

  it('hold only the asked types', () => {
    const text = 'Mijn BSN is 111222333, card 4111 1111 1111 1111.'
    expect(types({ text, entities: ['NL_BSN'] })).toEqual(['NL_BSN'])
    expect(types({ text, entities: [] })).toEqual([])
    expect(types({ text, preset: 'pci-dss' })).toEqual(['CREDIT_CARD'])
    expect(types({ text, preset: 'PCI DSS cardholder data' })).toEqual(['CREDIT_CARD'])
  })

  it('explain themselves when asked', () => {
    const [result] = analyze({ text: 'Mijn BSN is 111222333.', entities: ['NL_BSN'], explain: true })
    expect(result?.explanation).toEqual({
      recognizer: 'nl/bsn',
      pattern: 'plain',
      validated: true,
      contextWord: 'bsn',
      scoreSteps: [
        { step: 'pattern', score: 0.1 },
        { step: 'check', score: 0.3 },
        { step: 'context', score: 0.65 },
      ],
    })
  })
})

describe('requests', () => {
  it('take aliases of types', () => {
    expect(codeOf({ text: '', entities: ['EMAIL', 'DOMAIN_NAME', 'DE_SVN'] })).toBeUndefined()
  })

  it('are refused for what the catalog does not know', () => {
    expect(codeOf({ text: '', entities: ['NO_SUCH_TYPE'] })).toBe('UNKNOWN_ENTITY')
    expect(codeOf({ text: '', preset: 'no-such-preset' })).toBe('UNKNOWN_PRESET')
    expect(codeOf({ text: '', preset: 'default', entities: ['PERSON'] })).toBe('UNKNOWN_PRESET')
    expect(codeOf({ text: '', language: 'xx' })).toBe('UNKNOWN_LANGUAGE')
  })

  it('may name a type of their own recognizers', () => {
    const badge = { entityType: 'BADGE', patterns: [{ name: 'badge', regex: 'BD-[0-9]{4}', score: 0.5 }] }
    const text = 'Badge BD-1234 of Mijn BSN 111222333'
    expect(types({ text, entities: ['BADGE'], adHocRecognizers: [badge] })).toEqual(['BADGE'])
    expect(types({ text, entities: ['NL_BSN', 'BADGE'], adHocRecognizers: [badge] })).toEqual([
      'BADGE',
      'NL_BSN',
    ])
    expect(types({ text, entities: ['NL_BSN'], adHocRecognizers: [badge] })).toEqual(['NL_BSN'])
  })

  it('find more with a recognizer for a type of the catalog, under any of its names, never less', () => {
    const login = (entityType: string) => ({
      entityType,
      patterns: [{ name: 'login', regex: 'anna\\.bond', score: 0.9 }],
    })
    const text = 'Staff: anna.bond, mail bob@example.com'
    for (const [asked, added] of [
      ['EMAIL_ADDRESS', 'EMAIL_ADDRESS'],
      ['EMAIL', 'EMAIL_ADDRESS'],
      ['EMAIL_ADDRESS', 'EMAIL'],
    ] as const)
      expect(
        analyze({ text, entities: [asked], adHocRecognizers: [login(added)] }).map((result) => [
          result.entityType,
          result.text,
        ]),
      ).toEqual([
        ['EMAIL_ADDRESS', 'anna.bond'],
        ['EMAIL_ADDRESS', 'bob@example.com'],
      ])
  })

  it('are refused for a broken pattern, asked for or not', () => {
    const broken = { entityType: 'BADGE', patterns: [{ name: 'broken', regex: '(', score: 0.5 }] }
    expect(codeOf({ text: '', entities: ['URL'], adHocRecognizers: [broken] })).toBe('PATTERN_REFUSED')
  })
})

describe('names of a model', () => {
  const text = 'Call Maria Berg about BSN 111222333'
  const spans = [
    { label: 'PERSON', start: 5, end: 15, score: 0.8 },
    { label: 'PERSON', start: 22, end: 35, score: 0.99 },
    { label: 'PERSON', start: 0, end: 4, score: 0.2 },
    { label: 'UNHEARD_OF', start: 0, end: 4, score: 0.9 },
  ]

  it('come under the same threshold, selection and overlap rule', () => {
    const found = analyze({ text, entities: ['PERSON', 'NL_BSN'], explain: true }, { model: 'names', spans })
    expect(found.map(({ entityType, text: matched }) => [entityType, matched])).toEqual([
      ['PERSON', 'Maria Berg'],
      ['NL_BSN', '111222333'],
    ])
    expect(found[0]?.explanation?.recognizer).toBe('names')
    expect(analyze({ text, entities: ['NL_BSN'] }, { model: 'names', spans })).toHaveLength(1)
  })
})
