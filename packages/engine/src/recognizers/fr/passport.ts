import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** French passport number: two digits, two letters, five digits; no published check, a passport word must stand by. */
export default defineRecognizer({
  entity: 'FR_PASSPORT',
  title: 'French passport number',
  description: 'Number of a French passport (passeport)',
  format: '2 digits, 2 letters, 5 digits',
  group: 'government_id',
  country: 'FR',
  sources: [
    'https://www.service-public.fr/particuliers/vosdroits/N360',
    'https://fr.wikipedia.org/wiki/Passeport_fran%C3%A7ais',
  ],
  patterns: [{ name: 'number', regex: /\d{2}[ \u00A0]?[A-Z]{2}[ \u00A0]?\d{5}/, score: 0.2 }],
  context: { fr: passportWords.fr, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Passeport n° [[12AB34567]]',
      'Numéro de passeport : [[18 FV 98765]]',
      'French passport [[14CE00321]]',
    ],
    reject: [
      { text: 'passeport 12AB3456', why: 'four digits at the end' },
      { text: 'passeport 12ABC4567', why: 'three letters' },
      { text: 'référence 12AB34567', why: 'no passport word' },
    ],
  },
})
