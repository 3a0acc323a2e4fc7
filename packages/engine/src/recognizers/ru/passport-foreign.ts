import { defineRecognizer } from '../../define.ts'

/**
 * Russian passport for travel abroad: a series of two digits and a number of seven, without a check digit outside
 * the machine-readable zone; the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'RU_PASSPORT_FOREIGN',
  title: 'Russian passport for travel abroad',
  description: 'Series and number of the Russian passport for travel abroad',
  format: 'NN NNNNNNN',
  group: 'government_id',
  country: 'RU',
  sources: [
    'https://www.gosuslugi.ru/help/faq/foreign_passport',
    'https://en.wikipedia.org/wiki/Russian_passport',
  ],
  patterns: [
    { name: 'spaced', regex: /\d{2}[ \u00a0](?:№[ \u00a0]?)?\d{7}/, score: 0.15 },
    { name: 'plain', regex: /\d{9}/, score: 0.05 },
  ],
  context: {
    ru: [
      'загранпаспорт',
      'загранпаспорта',
      'загранпаспорту',
      'заграничный паспорт',
      'заграничного паспорта',
      'загран',
      'паспорт',
      'паспорта',
    ],
    en: ['international passport', 'russian passport', 'foreign passport', 'passport', 'passport number'],
  },
  contextRequired: true,
  examples: {
    match: [
      'Загранпаспорт [[75 1234567]]',
      'заграничный паспорт № [[511234567]]',
      'Russian international passport [[64 7654321]]',
    ],
    reject: [
      { text: 'артикул 75 1234567', why: 'no passport word' },
      { text: 'Загранпаспорт 75 123456', why: 'eight digits' },
      { text: 'Загранпаспорт 7 12345678', why: 'series of one digit' },
    ],
  },
})
