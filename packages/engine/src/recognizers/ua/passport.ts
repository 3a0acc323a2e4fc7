import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Ukrainian passport: the booklet of 1994 has a series of two letters (Cyrillic, often retyped in Latin) and six
 * digits; the passport for travel abroad two Latin letters and six digits. No check digit, so the word must stand near.
 */
export default defineRecognizer({
  entity: 'UA_PASSPORT',
  title: 'Ukrainian passport number',
  description: 'Series and number of a Ukrainian passport',
  format: '2 letters (Cyrillic or Latin) and 6 digits',
  group: 'government_id',
  country: 'UA',
  sources: [
    'https://zakon.rada.gov.ua/laws/show/2503-12',
    'https://en.wikipedia.org/wiki/Ukrainian_passport',
  ],
  patterns: [
    { name: 'cyrillic series', regex: /[А-ЯІЇЄҐ]{2}[ \u00a0]?(?:№[ \u00a0]?)?\d{6}/, score: 0.15 },
    { name: 'latin series', regex: /[A-Z]{2}[ \u00a0]?(?:№[ \u00a0]?)?\d{6}/, score: 0.1 },
  ],
  context: {
    uk: [
      'паспорт',
      'паспорта',
      'паспорту',
      'паспортом',
      'серія',
      'серії',
      'закордонний паспорт',
      'паспортні дані',
      'серія та номер',
    ],
    ru: ['паспорт', 'паспорта', 'серия', 'серии', 'загранпаспорт'],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Паспорт серії [[АВ 123456]]',
      'паспорт [[МЕ123456]] виданий Печерським РУ',
      'Ukrainian passport [[FA123456]]',
      'Паспорт: [[СН № 654321]]',
    ],
    reject: [
      { text: 'Деталь АВ 123456', why: 'no passport word' },
      { text: 'Паспорт АВ 12345', why: 'five digits' },
      { text: 'Паспорт А 123456', why: 'one letter' },
    ],
  },
})
