import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Estonian passport number: one or two letters (K and later series) and seven digits. Nothing in it can be
 * checked, so the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'EE_PASSPORT',
  title: 'Estonian passport number',
  description: 'Number of an Estonian passport',
  format: '1 or 2 letters and 7 digits',
  group: 'government_id',
  country: 'EE',
  sources: [
    'https://www.consilium.europa.eu/prado/en/EST/index.html',
    'https://learn.microsoft.com/en-us/purview/sit-defn-estonia-passport-number',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{1,2}\d{7}/, score: 0.1 }],
  context: {
    et: [
      'passi',
      'passi number',
      'passi nr',
      'pass nr',
      'passinumber',
      'reisidokument',
      'reisidokumendi number',
      'eesti pass',
    ],
    en: PASSPORT_WORDS,
    ru: ['паспорт', 'паспорта', 'номер паспорта'],
  },
  contextRequired: true,
  examples: {
    match: [
      'Passi number: [[KA1234567]]',
      'Estonian passport [[K1234567]]',
      'Reisidokument nr [[KB0987654]]',
    ],
    reject: [
      { text: 'Part KA1234567 is in stock', why: 'no passport word' },
      { text: 'Passi number KA12345678', why: 'eight digits' },
      { text: 'Passi number KAB1234567', why: 'three letters' },
    ],
  },
})
