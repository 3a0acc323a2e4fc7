import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { foldedPieces } from './folded-text.ts'

const found = (text: string, language = 'en') =>
  analyze({ text, language }).map((result) => [result.entityType, result.text])

describe('values in other forms of the same characters', () => {
  it.each([
    ['CREDIT_CARD', 'Card: ', '４１１１ １１１１ １１１１ １１１１'],
    ['CREDIT_CARD', 'Card: ', '4111\u200b1111\u200b1111\u200b1111'],
    ['CREDIT_CARD', 'Card: ', '4111–1111–1111–1111'],
    ['US_SSN', 'SSN ', '457‑55‑5462'],
    ['IBAN_CODE', 'IBAN：', 'ＤＥ８９３７０４００４４０５３２０１３０００'],
    ['EMAIL_ADDRESS', '', 'john＠example．com'],
    ['EMAIL_ADDRESS', '', 'jo\u00adhn@exam\u00adple.com'],
    ['IP_ADDRESS', 'from ', '２０３．０．１１３．７'],
    ['PHONE_NUMBER', 'هاتف: ', '٠٥٠١٢٣٤٥٦٧'],
    ['PHONE_NUMBER', 'โทร ', '๐๘๑-๒๓๔-๕๖๗๘'],
    ['PHONE_NUMBER', '电话：', '（010）12345678'],
  ])('finds %s', (type, before, value) => {
    expect(found(`${before}${value}, ok`)).toContainEqual([type, value])
  })

  it('leaves what is plain to the first reading', () => {
    expect([...foldedPieces('Card 4111 1111 1111 1111, 1990–1995, naïve – text')]).toEqual([])
  })

  it('maps every place to the character it was folded from', () => {
    const unit = fc.constantFrom('a', '1', '１', '\u200b', '–', 'Ａ', ' ', '٣', '@', '😀', '号')
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 400 }), (units) => {
        const text = units.join('')
        for (const piece of foldedPieces(text)) {
          expect(piece.offsets).toHaveLength(piece.text.length + 1)
          for (let at = 0; at < piece.text.length; at++) {
            const original = text[piece.offsets[at]!]!
            if (original.charCodeAt(0) < 128) expect(piece.text[at]).toBe(original)
            expect(piece.isFolded(at, at + 1)).toBe(piece.text[at] !== original)
          }
        }
      }),
    )
  })
})
