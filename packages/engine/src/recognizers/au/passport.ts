import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/english.ts'

/**
 * Australian passport number: a letter and seven digits (N, E, D, F, A, C, U, X in use), on the R series and newer
 * books two letters. No check digit outside the machine-readable zone.
 */
export default defineRecognizer({
  entity: 'AU_PASSPORT',
  title: 'Australian passport number',
  description: 'Number of an Australian passport',
  format: '1 or 2 letters and 7 digits',
  group: 'government_id',
  country: 'AU',
  sources: ['https://www.passports.gov.au', 'https://en.wikipedia.org/wiki/Australian_passport'],
  patterns: [{ name: 'letters and digits', regex: /[A-Za-z]{1,2}\d{7}/, score: 0.15 }],
  context: { en: PASSPORT_WORDS },
  contextRequired: true,
  check(value) {
    return /(\d)\1{6}$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: ['Australian passport [[N1234567]]', 'passport_number: [[PA0940443]]', 'Passport no [[e4031092]]'],
    reject: [
      { text: 'passport N123456', why: 'six digits' },
      { text: 'passport N0000000', why: 'one digit repeated is filler' },
      { text: 'passport NAB1234567', why: 'three letters' },
      { text: 'ticket N1234567', why: 'no passport label' },
    ],
  },
})
