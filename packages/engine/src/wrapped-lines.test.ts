import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { wrappedPieces } from './wrapped-lines.ts'

const found = (text: string) => analyze({ text }).map((result) => [result.entityType, result.text])

describe('values over a line end', () => {
  it.each([
    ['IBAN_CODE', 'pay to ', 'DE89 3704 0044\n0532 0130 00', ' today'],
    ['IBAN_CODE', 'IBAN: ', 'DE89 3704 0044\r\n    0532 0130 00', ''],
    ['CREDIT_CARD', 'my card ', '4111 1111\n1111 1111', ' expires soon'],
    ['UK_NHS', 'NHS number ', '943 476\r\n  5919', ' is hers'],
    ['BR_CPF', 'CPF ', '111.444.777-\n35', ', Brasil'],
    ['PHONE_NUMBER', 'Tel: ', '+44 20\n7946 0958', ' please'],
  ])('finds %s', (type, before, value, after) => {
    expect(found(before + value + after)).toContainEqual([type, value])
  })

  it.each([
    ['a number that is whole without the next line', 'Tel: +49 30 123456\n10115 Berlin', 'PHONE_NUMBER'],
    ['two columns without a label', '4111 1111\n1111 1111', 'CREDIT_CARD'],
    ['a failed check', 'NHS number 943 476\n5918 is hers', 'UK_NHS'],
    ['a blank line between', 'NHS number 943 476\n\n5919 is hers', 'UK_NHS'],
  ])('leaves %s', (_, text, type) => {
    expect(found(text).filter(([entity, value]) => entity === type && value?.includes('\n'))).toEqual([])
  })

  it('maps every place of a piece to the same character of the text', () => {
    const line = fc.stringMatching(/^[A-Z0-9 -]{0,60}$/)
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.constantFrom('\n', '\r\n', '\n  '), (lines, end) => {
        const text = lines.join(end)
        for (const piece of wrappedPieces(text)) {
          for (let at = 0; at < piece.text.length; at++) {
            if (at === piece.break - 1 && piece.text[at] === ' ') continue
            expect(text[piece.toWhole(at)]).toBe(piece.text[at])
          }
        }
      }),
    )
  })
})
