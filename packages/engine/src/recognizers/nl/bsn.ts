import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Dutch citizen service number (burgerservicenummer).
 * Nine digits passing the "eleven test": weighted 9, 8, … 2, -1 they sum to a multiple of 11.
 */
export default defineRecognizer({
  entity: 'NL_BSN',
  title: 'Dutch citizen service number',
  description: 'Citizen service number of the Netherlands (burgerservicenummer)',
  format: '9 digits, also 4.2.3',
  group: 'government_id',
  country: 'NL',
  sources: ['https://www.rvig.nl/burgerservicenummer', 'https://nl.wikipedia.org/wiki/Burgerservicenummer'],
  patterns: [
    { name: 'plain', regex: /\d{9}/, score: 0.1 },
    { name: 'grouped', regex: /\d{4}[. ]\d{2}[. ]\d{3}/, score: 0.2 },
  ],
  context: {
    nl: ['bsn', 'burgerservicenummer', 'sofinummer', 'persoonsnummer'],
    en: ['bsn', 'citizen service number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in eleven passes; context does the rest
  examples: {
    match: [
      'Mijn BSN is [[111222333]].',
      'burgerservicenummer: [[1112.22.333]]',
      'citizen service number [[123456782]]',
    ],
    reject: [
      { text: 'BSN 111222334', why: 'fails the eleven test' },
      { text: 'BSN 000000000', why: 'all zeros pass the test but are never issued' },
      { text: 'BSN 1112223330', why: 'ten digits' },
      { text: 'order 111222333 was shipped', why: 'no label: one number in eleven passes by chance' },
    ],
  },
})
