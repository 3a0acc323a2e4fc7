import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

/**
 * Maltese identity card number: birth registration number and year in up to seven digits (leading zeros are often
 * left out), and a letter for the register: M and G for Malta and Gozo in the 1900s, L and H from 2000, B and Z the
 * 1800s, A for foreign residents, P for citizens born abroad. No check, so a label is required.
 */
export default defineRecognizer({
  entity: 'MT_ID_CARD',
  title: 'Maltese identity card number',
  description: 'Number of a Maltese identity card',
  format: 'Up to 7 digits and one of A B G H L M P Z',
  group: 'government_id',
  country: 'MT',
  sources: [
    'https://identita.gov.mt/identity-cards-useful-info',
    'https://en.wikipedia.org/wiki/Maltese_identity_card',
  ],
  patterns: [{ name: 'number', regex: /\d{3,7}[ABGHLMPZabghlmpz]/, score: 0.1 }],
  context: {
    mt: [
      'karta tal-identità',
      'karta tal-identita',
      'karta tal-identità nru',
      'numru tal-karta',
      'numru tal-identità',
      'il-karta tal-identità',
    ],
    en: [...IDENTITY_CARD_WORDS, 'id card no', 'maltese id', 'i.d. card'],
  },
  contextRequired: true,
  examples: {
    match: [
      'Karta tal-Identità: [[0123486M]]',
      'ID card no. [[12345G]]',
      'Maltese identity card [[0045601L]]',
    ],
    reject: [
      { text: 'Karta tal-Identità 0123486K', why: 'K is not a register letter' },
      { text: 'Karta tal-Identità 01234867M', why: 'eight digits' },
      { text: 'a cable of 100M', why: 'no label' },
    ],
  },
})
