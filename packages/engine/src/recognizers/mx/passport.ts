import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Mexican passport number: a letter and eight digits, ten or eleven digits on older books; needs a passport word. */
export default defineRecognizer({
  entity: 'MX_PASSPORT',
  title: 'Mexican passport number',
  description: 'Number of a Mexican passport (pasaporte)',
  format: 'Letter and 8 digits, older books 10 or 11 digits',
  group: 'government_id',
  country: 'MX',
  sources: [
    'https://www.gob.mx/sre/acciones-y-programas/pasaporte-mexicano',
    'https://es.wikipedia.org/wiki/Pasaporte_mexicano',
  ],
  patterns: [
    { name: 'number', regex: /[A-Z][ \u00A0]?\d{8}/, score: 0.15 },
    { name: 'older', regex: /\d{10,11}/, score: 0.1 },
  ],
  context: { es: passportWords.es, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Pasaporte [[G12345678]]',
      'número de pasaporte: [[08370012345]]',
      'Mexican passport [[N 87654321]]',
    ],
    reject: [
      { text: 'pasaporte G1234567', why: 'seven digits' },
      { text: 'pasaporte G123456789', why: 'nine digits' },
      { text: 'guía G12345678', why: 'no passport word' },
    ],
  },
})
