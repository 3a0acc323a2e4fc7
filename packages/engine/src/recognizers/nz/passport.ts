import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/english.ts'

/** New Zealand passport number: two letters (LA to LN, EA, RA and others by series) and six digits, no check digit. */
export default defineRecognizer({
  entity: 'NZ_PASSPORT',
  title: 'New Zealand passport number',
  description: 'Number of a New Zealand passport',
  format: '2 letters and 6 digits',
  group: 'government_id',
  country: 'NZ',
  sources: ['https://www.passports.govt.nz', 'https://en.wikipedia.org/wiki/New_Zealand_passport'],
  patterns: [{ name: 'letters and digits', regex: /[A-Za-z]{2}\d{6}/, score: 0.15 }],
  context: { en: PASSPORT_WORDS, mi: ['uruwhenua'] },
  contextRequired: true,
  check(value) {
    return /(\d)\1{5}$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: ['NZ passport [[LF123654]]', 'Uruwhenua: [[EA402817]]', 'passport_no=[[lm048213]]'],
    reject: [
      { text: 'passport LF12365', why: 'five digits' },
      { text: 'passport LF000000', why: 'one digit repeated is filler' },
      { text: 'passport L1236540', why: 'one letter' },
      { text: 'booking LF123654', why: 'no passport label' },
    ],
  },
})
