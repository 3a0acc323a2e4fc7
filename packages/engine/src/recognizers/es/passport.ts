import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Spanish passport number: three letters and six digits, two letters on older books; needs a passport word. */
export default defineRecognizer({
  entity: 'ES_PASSPORT',
  title: 'Spanish passport number',
  description: 'Number of a Spanish passport (pasaporte)',
  format: '3 letters and 6 digits, older books 2 letters',
  group: 'government_id',
  country: 'ES',
  sources: [
    'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/pasaporte/',
    'https://es.wikipedia.org/wiki/Pasaporte_espa%C3%B1ol',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{2,3}[ \u00A0]?\d{6}/, score: 0.15 }],
  context: { es: passportWords.es, ca: ['passaport', 'número de passaport'], en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Pasaporte: [[PAA123456]]',
      'número de pasaporte [[XDB 654321]]',
      'Spanish passport [[AB112233]]',
    ],
    reject: [
      { text: 'pasaporte PAA12345', why: 'five digits' },
      { text: 'pasaporte PAAB123456', why: 'four letters' },
      { text: 'vuelo PAA123456', why: 'no passport word' },
    ],
  },
})
