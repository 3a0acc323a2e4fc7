import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Lithuanian passport number: eight digits, in other series eight letters and digits. No check digit outside
 * the machine-readable zone, so the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'LT_PASSPORT',
  title: 'Lithuanian passport number',
  description: 'Number of a Lithuanian passport',
  format: '8 digits, or 8 letters and digits',
  group: 'government_id',
  country: 'LT',
  sources: [
    'https://www.consilium.europa.eu/prado/en/LTU/index.html',
    'https://learn.microsoft.com/en-us/purview/sit-defn-lithuania-passport-number',
  ],
  patterns: [
    { name: 'digits', regex: /\d{8}/, score: 0.05 },
    { name: 'letters and digits', regex: /[A-Z]{1,3}\d{5,7}/, score: 0.1 },
  ],
  context: {
    lt: [
      'pasą',
      'paso numeris',
      'paso numerį',
      'paso nr',
      'paso serija',
      'lietuvos pasas',
      'kelionės dokumentas',
    ],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  check: (value) => (value.length === 8 ? 'unknown' : 'invalid'),
  examples: {
    match: ['Paso Nr. [[20123456]]', 'Lithuanian passport no. [[LA123456]]', 'Paso numeris: [[25876543]]'],
    reject: [
      { text: 'Užsakymas 20123456', why: 'no passport word' },
      { text: 'Paso Nr. 2012345', why: 'seven digits' },
      { text: 'Paso Nr. LA1234567', why: 'nine characters' },
    ],
  },
})
