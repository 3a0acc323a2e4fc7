import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOG } from './catalog.ts'
import { defineRecognizer, type Recognizer } from './define.ts'
import { type Evaluated, evaluate } from './evaluate.ts'
import { type Finding, Scanner } from './scan.ts'
import { anyText, exampleTexts } from './testing.ts'

const recognizers = CATALOG.map(({ recognizer }) => recognizer)
const scanner = new Scanner(recognizers)
const everything = { language: 'en', minScore: 0 }

const comparable = (results: readonly (Finding | Evaluated)[]) =>
  results
    .map(({ start, end, score, pattern, verdict, ...result }) => {
      const contextWord = 'contextWord' in result ? result.contextWord : result.label?.word
      return JSON.stringify([start, end, score, pattern, verdict, contextWord])
    })
    .sort()

const byRecognizer = (findings: readonly Finding[]) =>
  recognizers.map((_, index) => comparable(findings.filter(({ recognizer }) => recognizer === index)))

describe('scan', () => {
  it('gives for every recognizer exactly what evaluate gives, on all examples in one text', () => {
    const text = exampleTexts.join('\n')
    const found = byRecognizer(scanner.scan(text, everything))
    recognizers.forEach((recognizer, index) => {
      expect({ [recognizer.entity]: found[index] }).toEqual({
        [recognizer.entity]: comparable(evaluate(recognizer, text)),
      })
    })
  })

  it('gives for every recognizer exactly what evaluate gives, on texts put together at random', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...recognizers.keys()), (text, index) => {
        const found = scanner.scan(text, { ...everything, selected: new Set([index]) })
        expect(comparable(found)).toEqual(comparable(evaluate(recognizers[index]!, text)))
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves out only what is below the asked score', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(0.1, 0.35, 0.5, 0.9), (text, minScore) => {
        const all = scanner.scan(text, everything).filter(({ score }) => score >= minScore)
        expect(comparable(scanner.scan(text, { ...everything, minScore }))).toEqual(comparable(all))
      }),
      { numRuns: 200 },
    )
  })

  it('finds for a type the same whether other recognizers are there or not', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.subarray([...recognizers.keys()], { minLength: 1, maxLength: 5 }),
        (text, some) => {
          const alone = new Scanner(some.map((index) => recognizers[index]!)).scan(text, everything)
          const among = scanner.scan(text, everything).filter(({ recognizer }) => some.includes(recognizer))
          expect(comparable(alone)).toEqual(comparable(among))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('patterns of odd shapes', () => {
  const single = (regex: RegExp, bounded: 'token' | 'none' = 'token'): Recognizer =>
    defineRecognizer({
      entity: 'ODD',
      title: 'odd',
      description: 'odd',
      format: 'odd',
      group: 'record_id',
      sources: ['https://example.org'],
      patterns: [{ name: 'odd', regex, score: 0.5, bounded }],
      examples: {
        match: ['[[a]]', '[[b]]', '[[c]]'],
        reject: [
          { text: '', why: '' },
          { text: '', why: '' },
          { text: '', why: '' },
        ],
      },
    })
  const texts = fc
    .array(
      fc.constantFrom(
        'a',
        'b',
        'A',
        '1',
        '2',
        ' ',
        '-',
        '.',
        '_',
        '\n',
        '😀',
        '\ud83d',
        'é',
        '𐐷',
        'x'.repeat(70),
      ),
      {
        maxLength: 24,
      },
    )
    .map((pieces) => pieces.join(''))

  it.each([
    /a+/,
    /(?:a|ab)(?:b?1)?/,
    /(?:ab?)+1/,
    /(?:a|b){2,3}?/,
    /\d{1,3}(?:[-. ]\d{1,3})*/,
    /[^\s]{2,}/,
    /a{0,2}b{1,}/,
    /(?<year>\d)-\k<year>/,
    /(\d)\1/,
    /[\p{L}&]x{64,80}/u,
    /.x{3,}1/,
    /(?=a)[ab]{2}/,
    /(?<!1)[\p{Lu}\p{Ll}]{2}/u,
    /[^-a]\u{1F600}|[\]\\^-]b/u,
    /\u0061(?:\x62|\.)?/,
  ])('%s is scanned as it is evaluated', (regex) => {
    for (const bounded of ['token', 'none'] as const) {
      const recognizer = single(regex, bounded)
      const alone = new Scanner([recognizer])
      fc.assert(
        fc.property(texts, (text) => {
          expect(comparable(alone.scan(text, everything))).toEqual(comparable(evaluate(recognizer, text)))
        }),
        { numRuns: 500 },
      )
    }
  })
})
