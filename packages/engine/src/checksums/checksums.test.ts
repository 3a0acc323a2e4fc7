import { describe, expect, it } from 'vitest'
import { isCalendarDate, isCalendarDateOfSomeCentury } from './dates.ts'
import { compact, digitsOf, isOneDigitRepeated } from './digits.ts'
import { mod11_2CheckCharacter, mod97, passesMod11_10, passesMod37_36 } from './iso7064.ts'
import { luhnSum, passesLuhn } from './luhn.ts'
import { passesVerhoeff } from './verhoeff.ts'
import { weightedSum } from './weighted-sum.ts'

/** Every value with one digit changed: a check worth its name refuses all of them. */
const oneDigitChanged = (value: string): string[] =>
  [...value].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => value.slice(0, at) + other + value.slice(at + 1)),
  )

describe('Luhn', () => {
  it('accepts published numbers and no single changed digit', () => {
    // The worked example of the ISO/IEC 7812-1 annex in common use, a card for testing, an IMEI of 3GPP TS 23.003.
    for (const value of ['79927398713', '4111111111111111', '378282246310005', '490154203237518']) {
      expect(passesLuhn(digitsOf(value)), value).toBe(true)
      expect(oneDigitChanged(value).filter((changed) => passesLuhn(digitsOf(changed)))).toEqual([])
    }
    expect(luhnSum(digitsOf('7992739871'))).toBe(56)
  })
})

describe('MOD 97-10', () => {
  it('leaves 1 for the IBAN registry examples, rearranged as ISO 13616 says', () => {
    for (const iban of [
      'GB29NWBK60161331926819',
      'DE89370400440532013000',
      'NO9386011117947',
      'MT84MALT011000012345MTLCAST001S',
    ])
      expect(mod97(iban.slice(4) + iban.slice(0, 4)), iban).toBe(1)
    expect(mod97('NWBK60161331926819GB28')).not.toBe(1)
  })
})

describe('MOD 11,10', () => {
  it('accepts the example of ISO/IEC 7064 and published numbers, and no single changed digit', () => {
    // 0794 with check digit 5 is the standard's own example; the others are test numbers of the tax offices.
    for (const value of ['07945', '136695976', '33392005961']) {
      expect(passesMod11_10(digitsOf(value)), value).toBe(true)
      expect(oneDigitChanged(value).filter((changed) => passesMod11_10(digitsOf(changed)))).toEqual([])
    }
  })
})

describe('MOD 11-2', () => {
  it('gives the check characters of the standard, of ORCID and of GB 11643', () => {
    expect(mod11_2CheckCharacter(digitsOf('0794'))).toBe('0')
    expect(mod11_2CheckCharacter(digitsOf('000000021825009'))).toBe('7')
    expect(mod11_2CheckCharacter(digitsOf('000000021694233'))).toBe('X')
    expect(mod11_2CheckCharacter(digitsOf('11010519491231002'))).toBe('X')
  })
})

describe('MOD 37,36', () => {
  it('accepts the example of ISO/IEC 7064', () => {
    expect(passesMod37_36('A12425GABC1234002M')).toBe(true)
    expect(passesMod37_36('A12425GABC1234002N')).toBe(false)
  })
})

describe('Verhoeff', () => {
  it('accepts worked examples, and neither a changed digit nor swapped neighbours', () => {
    for (const value of ['2363', '123451', '1428570', '1234567890120', '84736430954837284567892']) {
      expect(passesVerhoeff(digitsOf(value)), value).toBe(true)
      expect(oneDigitChanged(value).filter((changed) => passesVerhoeff(digitsOf(changed)))).toEqual([])
    }
    expect(passesVerhoeff(digitsOf('2633'))).toBe(false)
  })
})

describe('weighted sums', () => {
  it('repeat weights shorter than the digits', () => {
    expect(weightedSum([1, 2, 3, 4], [3, 1])).toBe(3 + 2 + 9 + 4)
    // The eleven test of the Netherlands on a published test number.
    expect(weightedSum(digitsOf('111222333'), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11).toBe(0)
  })
})

describe('digits and dates', () => {
  it('are read with any separators', () => {
    expect(digitsOf('12-3 4')).toEqual([1, 2, 3, 4])
    expect(compact('de 89-ab')).toBe('DE89AB')
    expect(isOneDigitRepeated([7, 7, 7])).toBe(true)
    expect(isOneDigitRepeated([7, 7, 1])).toBe(false)
  })

  it('know leap years of the Gregorian calendar', () => {
    expect(isCalendarDate(2000, 2, 29)).toBe(true)
    expect(isCalendarDate(1900, 2, 29)).toBe(false)
    expect(isCalendarDate(2023, 4, 31)).toBe(false)
    expect(isCalendarDate(2023, 13, 1)).toBe(false)
    expect(isCalendarDate(2023, 1, 0)).toBe(false)
    expect(isCalendarDateOfSomeCentury(0, 2, 29)).toBe(true)
    expect(isCalendarDateOfSomeCentury(99, 2, 29)).toBe(false)
  })
})
