import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/**
 * Dutch passport and identity card number: two letters, six letters or digits, a digit. The letter O is never used,
 * so a round sign is always zero. No check digit in the number itself.
 */
export default defineRecognizer({
  entity: 'NL_PASSPORT',
  title: 'Dutch passport or identity card number',
  description: 'Document number of a Dutch passport or identity card',
  format: '2 letters, 6 letters or digits, 1 digit, never the letter O',
  group: 'government_id',
  country: 'NL',
  sources: [
    'https://www.rvig.nl/reisdocumenten',
    'https://www.rijksoverheid.nl/onderwerpen/paspoort-en-identiteitskaart',
    'https://nl.wikipedia.org/wiki/Nederlands_paspoort',
  ],
  patterns: [{ name: 'number', regex: /[A-NP-Z]{2}[A-NP-Z\d]{6}\d/, score: 0.15 }],
  context: {
    nl: [
      ...passportWords.nl,
      'identiteitskaart',
      'identiteitskaartnummer',
      'identiteitsbewijs',
      'id-kaart',
      'legitimatiebewijs',
      'documentnr',
    ],
    en: [...passportWords.en, 'identity card', 'id card', 'document number'],
  },
  contextRequired: true,
  examples: {
    match: [
      'Paspoortnummer: [[SPECI2014]]',
      'Identiteitskaart [[IM12B34C5]]',
      'Dutch passport number [[NW3R8K6L2]]',
    ],
    reject: [
      { text: 'paspoort NO3R8K6L2', why: 'the letter O is never used' },
      { text: 'paspoort NW3R8K6LX', why: 'the last place is a digit' },
      { text: 'paspoort NW3R8K62', why: 'eight characters' },
      { text: 'artikel NW3R8K6L2', why: 'no document word' },
    ],
  },
})
