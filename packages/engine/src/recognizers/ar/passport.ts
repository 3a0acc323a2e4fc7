import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Argentine passport number: three letters and six digits, no published check; needs a passport word. */
export default defineRecognizer({
  entity: 'AR_PASSPORT',
  title: 'Argentine passport number',
  description: 'Number of an Argentine passport (pasaporte)',
  format: '3 letters and 6 digits',
  group: 'government_id',
  country: 'AR',
  sources: [
    'https://www.argentina.gob.ar/interior/pasaporte',
    'https://es.wikipedia.org/wiki/Pasaporte_argentino',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{3}[ \u00A0]?\d{6}/, score: 0.2 }],
  context: { es: passportWords.es, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Pasaporte [[AAB123456]]',
      'número de pasaporte: [[AAF 654321]]',
      'Argentine passport [[AAC112233]]',
    ],
    reject: [
      { text: 'pasaporte AAB12345', why: 'five digits' },
      { text: 'pasaporte AB123456', why: 'two letters' },
      { text: 'patente AAB123456', why: 'no passport word' },
    ],
  },
})
