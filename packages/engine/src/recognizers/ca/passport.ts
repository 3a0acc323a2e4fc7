import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/english.ts'

/**
 * Canadian passport number: two letters and six digits; books issued since 2023 also a letter, six digits and two
 * letters. No check digit outside the machine-readable zone.
 */
export default defineRecognizer({
  entity: 'CA_PASSPORT',
  title: 'Canadian passport number',
  description: 'Number of a Canadian passport',
  format: '2 letters and 6 digits, or letter, 6 digits, 2 letters',
  group: 'government_id',
  country: 'CA',
  sources: [
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/canadian-passports.html',
    'https://en.wikipedia.org/wiki/Canadian_passport',
  ],
  patterns: [
    { name: 'two letters', regex: /[A-Z]{2}[ -]?\d{6}|[a-z]{2}\d{6}/, score: 0.15 },
    { name: 'since 2023', regex: /[A-Za-z]\d{6}[A-Za-z]{2}/, score: 0.25 },
  ],
  context: {
    en: PASSPORT_WORDS,
    fr: ['passeport', 'numéro de passeport', 'no de passeport', 'no passeport'],
  },
  contextRequired: true,
  examples: {
    match: [
      'Canadian passport [[GA302922]]',
      'Numéro de passeport : [[P123456AA]]',
      'passport no. [[HK 444152]]',
    ],
    reject: [
      { text: 'passport GA30292', why: 'five digits' },
      { text: 'passport GAB302922', why: 'three letters' },
      { text: 'locker GA302922', why: 'no passport label' },
    ],
  },
})
