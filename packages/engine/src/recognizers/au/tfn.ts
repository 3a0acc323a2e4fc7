import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Australian tax file number: nine digits (eight on old ones) whose weighted sum is a multiple of 11. Weights are
 * 1 4 3 7 5 8 6 9 10 for nine and 10 7 8 4 6 3 5 1 for eight digits.
 */
export default defineRecognizer({
  entity: 'AU_TFN',
  title: 'Australian tax file number',
  description: 'Tax file number of Australia',
  format: '9 (old ones 8) digits, often 3-3-3',
  group: 'tax_id',
  country: 'AU',
  sources: [
    'https://www.ato.gov.au/individuals-and-families/tax-file-number',
    'https://en.wikipedia.org/wiki/Tax_file_number',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{3}[ \u00A0-]\d{3}[ \u00A0-]\d{2,3}/, score: 0.1 },
    { name: 'plain', regex: /\d{8,9}/, score: 0.05 },
  ],
  context: {
    en: ['tfn', 'tfns', 'tax file number', 'tax file no', 'taxfilenumber', 'tax file', 'ato'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    const weights = digits.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1]
    return weightedSum(digits, weights) % 11 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: ['TFN: [[123 456 782]]', 'My tax file number is [[876543210]].', 'tax_file_number=[[37118629]]'],
    reject: [
      { text: 'TFN 123 456 783', why: 'fails the modulo 11 check' },
      { text: 'TFN 1234567', why: 'seven digits' },
      { text: 'TFN 000 000 000', why: 'one digit repeated' },
      { text: 'order 876543210', why: 'no label: one number in eleven passes by chance' },
    ],
  },
})
