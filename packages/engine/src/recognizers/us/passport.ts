import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/english.ts'

/**
 * US passport book: nine digits, or since 2021 (Next Generation Passport) a letter and eight digits.
 * Passport cards carry C and eight digits. No check digit outside the machine-readable zone.
 */
export default defineRecognizer({
  entity: 'US_PASSPORT',
  title: 'US passport number',
  description: 'Number of a United States passport book or card',
  format: '9 digits, or a letter and 8 digits',
  group: 'government_id',
  country: 'US',
  sources: [
    'https://travel.state.gov/content/travel/en/passports/passport-help/next-generation-passport.html',
    'https://en.wikipedia.org/wiki/United_States_passport',
  ],
  patterns: [
    { name: 'letter', regex: /[A-Za-z]\d{8}/, score: 0.2 },
    { name: 'digits', regex: /\d{9}/, score: 0.1 },
  ],
  context: { en: PASSPORT_WORDS, es: ['pasaporte', 'número de pasaporte', 'numero de pasaporte'] },
  contextRequired: true,
  check(value) {
    return /^\D?(\d)\1+$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'US passport [[A12345678]], valid until 2033',
      'Passport number: [[340020013]]',
      'Número de pasaporte: [[C03005988]]',
    ],
    reject: [
      { text: 'passport 34002001', why: 'eight digits' },
      { text: 'passport AB1234567', why: 'two letters' },
      { text: 'passport number 000000000', why: 'one digit repeated is filler' },
      { text: 'ticket A12345678', why: 'no passport label' },
    ],
  },
})
