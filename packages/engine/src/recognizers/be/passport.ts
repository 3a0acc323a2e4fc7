import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Belgian passport number: two letters and six digits, no published check; a passport word must stand by. */
export default defineRecognizer({
  entity: 'BE_PASSPORT',
  title: 'Belgian passport number',
  description: 'Number of a Belgian passport',
  format: '2 letters and 6 digits',
  group: 'government_id',
  country: 'BE',
  sources: [
    'https://diplomatie.belgium.be/en/travel-abroad/belgian-passport',
    'https://www.consilium.europa.eu/prado/en/BEL-AO-04001/index.html',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{2}[ \u00A0]?\d{6}/, score: 0.15 }],
  context: { nl: passportWords.nl, fr: passportWords.fr, de: passportWords.de, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Paspoortnummer [[EH123456]]',
      'Passeport belge n° [[GA654321]]',
      'Belgian passport: [[EN 112233]]',
    ],
    reject: [
      { text: 'paspoort EH12345', why: 'five digits' },
      { text: 'paspoort EHX123456', why: 'three letters' },
      { text: 'bestelling EH123456', why: 'no passport word' },
    ],
  },
})
