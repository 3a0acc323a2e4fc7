import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Serbian passport number: nine digits, on older booklets zero-padded. No check digit outside the
 * machine-readable zone, so the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'RS_PASSPORT',
  title: 'Serbian passport number',
  description: 'Number of a Serbian passport',
  format: '9 digits',
  group: 'government_id',
  country: 'RS',
  sources: [
    'https://www.consilium.europa.eu/prado/en/SRB/index.html',
    'https://en.wikipedia.org/wiki/Serbian_passport',
  ],
  patterns: [{ name: 'number', regex: /\d{9}/, score: 0.05 }],
  context: {
    sr: [
      'pasoš',
      'pasoša',
      'pasos',
      'broj pasoša',
      'putna isprava',
      'putne isprave',
      'пасош',
      'пасоша',
      'број пасоша',
      'путна исправа',
      'путне исправе',
    ],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: ['Broj pasoša: [[012345678]]', 'Број пасоша [[009876543]]', 'Serbian passport no. [[011223344]]'],
    reject: [
      { text: 'račun 012345678', why: 'no passport word' },
      { text: 'Broj pasoša 01234567', why: 'eight digits' },
      { text: 'Broj pasoša 0123456789', why: 'ten digits' },
    ],
  },
})
