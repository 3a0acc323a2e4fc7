import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Italian passport number: two letters and seven digits, no published check; needs a passport word. */
export default defineRecognizer({
  entity: 'IT_PASSPORT',
  title: 'Italian passport number',
  description: 'Number of an Italian passport (passaporto)',
  format: '2 letters and 7 digits',
  group: 'government_id',
  country: 'IT',
  sources: [
    'https://www.poliziadistato.it/articolo/1087',
    'https://it.wikipedia.org/wiki/Passaporto_italiano',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{2}[ \u00A0]?\d{7}/, score: 0.15 }],
  context: { it: passportWords.it, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Passaporto [[YA1234567]]',
      'numero di passaporto: [[AA 7654321]]',
      'Italian passport [[YB0011223]]',
    ],
    reject: [
      { text: 'passaporto YA123456', why: 'six digits' },
      { text: 'passaporto YA12345678', why: 'eight digits' },
      { text: 'volo YA1234567', why: 'no passport word' },
    ],
  },
})
