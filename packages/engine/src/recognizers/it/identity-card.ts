import { defineRecognizer } from '../../define.ts'

/**
 * Italian identity card number: two letters and seven digits on paper, seven digits and two letters on the electronic
 * card 2.0, two letters, five digits and two letters on the card of today (CIE 3.0). No check; needs its label.
 */
export default defineRecognizer({
  entity: 'IT_IDENTITY_CARD',
  title: 'Italian identity card number',
  description: "Number of an Italian identity card (carta d'identità)",
  format: '2 letters and 7 digits, 7 digits and 2 letters, or 2 letters, 5 digits, 2 letters',
  group: 'government_id',
  country: 'IT',
  sources: [
    'https://www.cartaidentita.interno.gov.it/',
    'https://it.wikipedia.org/wiki/Carta_d%27identit%C3%A0_elettronica_italiana',
  ],
  patterns: [
    { name: 'CIE 3.0', regex: /[A-Z]{2}[ \u00A0]?\d{5}[ \u00A0]?[A-Z]{2}/, score: 0.2 },
    { name: 'paper', regex: /[A-Z]{2}[ \u00A0]?\d{7}/, score: 0.15 },
    { name: 'CIE 2.0', regex: /\d{7}[A-Z]{2}/, score: 0.15 },
  ],
  context: {
    it: [
      "carta d'identità",
      'carta d’identità',
      "carta d'identita",
      'carta identità',
      'carta di identità',
      'cie',
      "documento d'identità",
      'documento d’identità',
      'documento di identità',
      'documento di riconoscimento',
      'c.i',
    ],
    en: ['identity card', 'italian id', 'id card', 'identity document'],
  },
  contextRequired: true,
  examples: {
    match: [
      "Carta d'identità n. [[AX1234567]]",
      'CIE [[CA12345AB]]',
      "carta d'identità [[1234567AA]] rilasciata dal Comune",
      'Italian identity card [[CA 54321 XY]]',
    ],
    reject: [
      { text: "carta d'identità AX123456", why: 'six digits' },
      { text: "carta d'identità CA1234AB", why: 'four digits between the letters' },
      { text: 'lotto AX1234567', why: 'no identity card word' },
    ],
  },
})
