import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Australian Medicare card: eight digits starting 2 to 6, a check digit (weights 1 3 7 9 1 3 7 9 modulo 10), the issue
 * number and, where the person matters, the line on the card (1 to 9).
 */
export default defineRecognizer({
  entity: 'AU_MEDICARE',
  title: 'Australian Medicare card number',
  description: 'Number of an Australian Medicare card',
  format: '10 digits as 4-5-1, optional reference digit',
  group: 'health',
  country: 'AU',
  sources: [
    'https://developer.digitalhealth.gov.au/resources/healthcare-identifiers-service-use-of-healthcare-identifiers-in-health-software-systems',
    'https://meteor.aihw.gov.au/content/270101',
  ],
  patterns: [
    {
      name: 'as printed',
      regex: /[2-6]\d{3}[ \u00A0-]\d{5}[ \u00A0-][1-9](?:(?:[ \u00A0-]|\/)[1-9])?/,
      score: 0.1,
    },
    { name: 'plain', regex: /[2-6]\d{8}[1-9][1-9]?/, score: 0.05 },
  ],
  context: {
    en: [
      'medicare',
      'medicare number',
      'medicare no',
      'medicare card',
      'medicarenumber',
      'irn',
      'individual reference number',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    return weightedSum(digits.slice(0, 8), [1, 3, 7, 9]) % 10 === digits[8] ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in ten passes, also in tables with the printed grouping
  examples: {
    match: ['Medicare card [[2123 45670 1]]', 'Medicare no. [[29518731251]]', 'medicare: [[4297 18366 2/1]]'],
    reject: [
      { text: 'Medicare 2123 45671 1', why: 'wrong check digit' },
      { text: 'Medicare 7123 45670 1', why: 'starts with 2 to 6 only' },
      { text: 'Medicare 2123 45670', why: 'the issue number is missing' },
      { text: 'order 2951873125', why: 'bare digits without a label' },
    ],
  },
})
