import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { isOldBirthNumber, passesBirthNumber } from '../_shared/eastern.ts'

function passesCompany(digits: readonly number[]): boolean {
  const sum = weightedSum(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2])
  return digits[0] !== 9 && (11 - (sum % 11)) % 10 === digits[7]
}

function passesSpecial(digits: readonly number[]): boolean {
  const sum = weightedSum(digits.slice(1, 8), [8, 7, 6, 5, 4, 3, 2])
  return (18 - ((10 - (sum % 11)) % 11)) % 10 === digits[8]
}

/**
 * Czech VAT number (DIČ): CZ and eight digits for companies (modulus 11, weights 8 to 2, not starting with 9), or
 * the birth number of a person in nine or ten digits; nine digits starting with 6 have a rule of their own.
 */
export default defineRecognizer({
  entity: 'CZ_DIC',
  title: 'Czech VAT number',
  description: 'VAT number of a Czech company or person (DIČ)',
  format: 'CZ and 8 to 10 digits',
  group: 'tax_id',
  country: 'CZ',
  sources: [
    'https://www.financnisprava.cz/cs/dane/dane/dan-z-pridane-hodnoty',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
  ],
  patterns: [{ name: 'prefixed', regex: /CZ[ \u00a0-]?\d{8,10}/, score: 0.3 }],
  context: {
    cs: ['dič', 'dic', 'daňové identifikační číslo', 'plátce dph', 'dph', 'danove identifikacni cislo'],
    en: ['vat', 'vat number', 'vat no', 'vat id', 'czech vat'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length === 8) return passesCompany(digits) ? 'valid' : 'invalid'
    if (digits.length === 10) return passesBirthNumber(digits, [0, 50, 20, 70]) ? 'valid' : 'invalid'
    if (digits[0] === 6) return passesSpecial(digits) ? 'valid' : 'invalid'
    return isOldBirthNumber(digits) ? 'unknown' : 'invalid'
  },
  validScore: 0.7,
  needs: ['CZ'],
  examples: {
    match: [
      'DIČ: [[CZ25123891]]',
      'VAT ID [[CZ7103192745]]',
      'Dodavatel [[CZ12345679]], Brno',
      'DIČ [[CZ640903926]]',
    ],
    reject: [
      { text: 'DIČ CZ25123892', why: 'wrong check digit' },
      { text: 'DIČ CZ7103192746', why: 'ten digits not divisible by 11' },
      { text: 'DIČ CZ2512389', why: 'seven digits' },
    ],
  },
})
