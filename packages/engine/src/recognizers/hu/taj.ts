import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Hungarian social security and health insurance number (TAJ): eight digits weighted 3 and 7 in turn, the last
 * digit of the sum is the ninth. Groups of three are also how sums of money are written, so a label is needed.
 */
export default defineRecognizer({
  entity: 'HU_TAJ',
  title: 'Hungarian social security number',
  description: 'Social security and health insurance number in Hungary (TAJ)',
  format: '9 digits, often 3-3-3',
  group: 'health',
  country: 'HU',
  sources: [
    'https://net.jogtar.hu/jogszabaly?docid=99600020.tv',
    'https://hu.wikipedia.org/wiki/T%C3%A1rsadalombiztos%C3%ADt%C3%A1si_azonos%C3%ADt%C3%B3_jel',
  ],
  patterns: [{ name: 'number', regex: /\d{9}|\d{3}[ \u00a0-]\d{3}[ \u00a0-]\d{3}/, score: 0.1 }],
  context: {
    hu: [
      'taj',
      'taj szám',
      'taj-szám',
      'tajszám',
      'taj száma',
      'taj-száma',
      'tb szám',
      'társadalombiztosítási',
      'taj kártya',
    ],
    en: [
      'taj',
      'taj number',
      'hungarian social security number',
      'social security number',
      'health insurance number',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return weightedSum(digits.slice(0, 8), [3, 7]) % 10 === digits[8] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'TAJ szám: [[123 456 788]]',
      'TAJ-száma [[111-222-337]]',
      'Social security number (Hungary) [[045678916]]',
    ],
    reject: [
      { text: 'TAJ szám: 123 456 789', why: 'wrong check digit' },
      { text: 'TAJ szám: 12345678', why: 'eight digits' },
      { text: 'TAJ szám: 000 000 000', why: 'never issued' },
      { text: 'bevétel 123 456 788 Ft', why: 'an amount without a label' },
    ],
  },
})
