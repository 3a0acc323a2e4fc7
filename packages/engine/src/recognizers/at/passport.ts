import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Austrian passport number: one letter and seven digits, no published check; a passport word must stand by. */
export default defineRecognizer({
  entity: 'AT_PASSPORT',
  title: 'Austrian passport number',
  description: 'Number of an Austrian passport (Reisepass)',
  format: 'Letter and 7 digits, also with a space between',
  group: 'government_id',
  country: 'AT',
  sources: [
    'https://www.consilium.europa.eu/prado/en/AUT-AO-02004/index.html',
    'https://de.wikipedia.org/wiki/%C3%96sterreichischer_Reisepass',
  ],
  patterns: [{ name: 'number', regex: /[A-Z][ \u00A0]?\d{7}/, score: 0.15 }],
  context: { de: passportWords.de, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: ['Reisepass [[P1234567]]', 'Reisepassnummer: [[U 7654321]]', 'Austrian passport no. [[P4455667]]'],
    reject: [
      { text: 'Reisepass P123456', why: 'six digits' },
      { text: 'Reisepass P12345678', why: 'eight digits' },
      { text: 'Teil P1234567', why: 'no passport word' },
    ],
  },
})
