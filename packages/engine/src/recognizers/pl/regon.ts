import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

const passesNine = (digits: readonly number[]): boolean =>
  (weightedSum(digits.slice(0, 8), [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === digits[8]

/**
 * Polish business register number (REGON): nine digits with weights 8, 9, 2, 3, 4, 5, 6, 7, or fourteen for a
 * local unit, whose first nine are the parent's number; modulus 11, 10 written as 0.
 */
export default defineRecognizer({
  entity: 'PL_REGON',
  title: 'Polish business register number',
  description: 'Statistical number of a Polish business or its local unit (REGON)',
  format: '9 or 14 digits',
  group: 'business_id',
  country: 'PL',
  sources: ['https://api.stat.gov.pl/Home/RegonApi', 'https://pl.wikipedia.org/wiki/REGON'],
  patterns: [
    { name: 'local unit', regex: /\d{14}/, score: 0.3 },
    { name: 'business', regex: /\d{9}|\d{3}[ \u00a0-]\d{3}[ \u00a0-]\d{3}/, score: 0.3 },
  ],
  context: {
    pl: ['regon', 'nr regon', 'numer regon', 'regonu', 'rejestr regon'],
    en: ['regon', 'regon number', 'polish business number', 'statistical number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits) || !passesNine(digits)) return 'invalid'
    if (digits.length === 9) return 'valid'
    const sum = weightedSum(digits.slice(0, 13), [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8])
    return (sum % 11) % 10 === digits[13] ? 'valid' : 'invalid'
  },
  examples: {
    match: ['REGON: [[192598184]]', 'Oddział, REGON [[12345678512347]]', 'REGON number [[123456785]]'],
    reject: [
      { text: 'REGON 192598185', why: 'wrong check digit' },
      { text: 'REGON 12345678512348', why: 'check digit of the local unit is wrong' },
      { text: 'REGON 1925981840', why: 'ten digits' },
      { text: 'plik 192598184', why: 'nine digits without a label' },
    ],
  },
})
