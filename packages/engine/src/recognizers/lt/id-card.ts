import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

/**
 * Lithuanian identity card number: eight digits, printed on the card, without a check digit; only its label
 * tells it from any other number.
 */
export default defineRecognizer({
  entity: 'LT_ID_CARD',
  title: 'Lithuanian identity card number',
  description: 'Document number of a Lithuanian identity card',
  format: '8 digits',
  group: 'government_id',
  country: 'LT',
  sources: [
    'https://www.consilium.europa.eu/prado/en/LTU/index.html',
    'https://lt.wikipedia.org/wiki/Asmens_tapatyb%C4%97s_kortel%C4%97',
  ],
  patterns: [{ name: 'number', regex: /[1-9]\d{7}/, score: 0.05 }],
  context: {
    lt: [
      'asmens tapatybės kortelė',
      'asmens tapatybės kortelės',
      'asmens tapatybes korteles',
      'tapatybės kortelė',
      'tapatybės kortelės',
      'atk',
      'atk nr',
    ],
    en: IDENTITY_CARD_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Asmens tapatybės kortelės Nr. [[12345678]]',
      'ATK nr. [[15876543]]',
      'Identity card number: [[10234567]]',
    ],
    reject: [
      { text: 'Sąskaita 12345678', why: 'no label' },
      { text: 'Asmens tapatybės kortelės Nr. 1234567', why: 'seven digits' },
      { text: 'Asmens tapatybės kortelės Nr. 123456789', why: 'nine digits' },
    ],
  },
})
