import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Colombian passport number: two letters and six digits, no published check; needs a passport word. */
export default defineRecognizer({
  entity: 'CO_PASSPORT',
  title: 'Colombian passport number',
  description: 'Number of a Colombian passport (pasaporte)',
  format: '2 letters and 6 digits',
  group: 'government_id',
  country: 'CO',
  sources: [
    'https://www.cancilleria.gov.co/tramites_servicios/pasaportes',
    'https://es.wikipedia.org/wiki/Pasaporte_colombiano',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{2}[ \u00A0]?\d{6}/, score: 0.15 }],
  context: { es: passportWords.es, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Pasaporte [[AR123456]]',
      'número de pasaporte: [[BA 654321]]',
      'Colombian passport [[AU112233]]',
    ],
    reject: [
      { text: 'pasaporte AR12345', why: 'five digits' },
      { text: 'pasaporte AR1234567', why: 'seven digits' },
      { text: 'placa AR123456', why: 'no passport word' },
    ],
  },
})
