import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

/**
 * Estonian identity card number: two letters and seven digits, printed as the document number. It has no check
 * digit of its own outside the machine-readable zone, so a label is required.
 */
export default defineRecognizer({
  entity: 'EE_ID_CARD',
  title: 'Estonian identity card number',
  description: 'Document number of an Estonian identity card (ID-kaart)',
  format: '2 letters and 7 digits',
  group: 'government_id',
  country: 'EE',
  sources: [
    'https://www.politsei.ee/en/instructions/applying-for-an-id-card-for-an-adult',
    'https://www.consilium.europa.eu/prado/en/EST/index.html',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{2}\d{7}/, score: 0.1 }],
  context: {
    et: [
      'id-kaart',
      'id-kaardi',
      'id kaart',
      'id kaardi',
      'isikutunnistus',
      'isikutunnistuse',
      'dokumendi number',
      'dokumendi nr',
    ],
    en: IDENTITY_CARD_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'ID-kaardi number [[AS0012345]]',
      'Identity card [[AA1234567]]',
      'Isikutunnistuse nr: [[NS7654321]]',
    ],
    reject: [
      { text: 'Shipment AA1234567 arrived', why: 'no label' },
      { text: 'ID-kaart AA123456', why: 'six digits' },
      { text: 'ID-kaart A1234567', why: 'one letter' },
    ],
  },
})
