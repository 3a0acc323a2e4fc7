import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/english.ts'

/**
 * UK passport number: nine digits; newer books may carry two letters and seven digits. No check digit outside the
 * machine-readable zone, so the label is required.
 */
export default defineRecognizer({
  entity: 'UK_PASSPORT',
  title: 'UK passport number',
  description: 'Number of a United Kingdom passport',
  format: '9 digits, or 2 letters and 7 digits',
  group: 'government_id',
  country: 'GB',
  sources: [
    'https://www.gov.uk/government/publications/basic-passport-checks',
    'https://en.wikipedia.org/wiki/British_passport',
  ],
  patterns: [
    { name: 'letters', regex: /[A-Za-z]{2}\d{7}/, score: 0.2 },
    { name: 'digits', regex: /\d{9}/, score: 0.1 },
  ],
  context: { en: PASSPORT_WORDS, cy: ['pasbort', 'rhif pasbort'] },
  contextRequired: true,
  check(value) {
    return /^\D*(\d)\1+$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: ['British passport no. [[925665416]]', 'Passport: [[PA1234567]]', 'Rhif pasbort [[107185703]]'],
    reject: [
      { text: 'passport 92566541', why: 'eight digits' },
      { text: 'passport P12345678', why: 'one letter' },
      { text: 'passport 111111111', why: 'one digit repeated is filler' },
      { text: 'reference 925665416', why: 'no passport label' },
    ],
  },
})
