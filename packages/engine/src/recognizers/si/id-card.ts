import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

/**
 * Slovenian identity card number: nine digits, on cards since 2022 two letters and seven digits. No check digit
 * outside the machine-readable zone, so the card must be named.
 */
export default defineRecognizer({
  entity: 'SI_ID_CARD',
  title: 'Slovenian identity card number',
  description: 'Number of a Slovenian identity card (osebna izkaznica)',
  format: '9 digits, or 2 letters and 7 digits',
  group: 'government_id',
  country: 'SI',
  sources: [
    'https://www.consilium.europa.eu/prado/en/SVN/index.html',
    'https://www.gov.si/teme/osebna-izkaznica/',
  ],
  patterns: [
    { name: 'letters', regex: /[A-Z]{2}\d{7}/, score: 0.1 },
    { name: 'digits', regex: /\d{9}/, score: 0.05 },
  ],
  context: {
    sl: [
      'osebna izkaznica',
      'osebne izkaznice',
      'osebno izkaznico',
      'osebni izkaznici',
      'št. osebne izkaznice',
      'izkaznice',
    ],
    en: IDENTITY_CARD_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Št. osebne izkaznice: [[001234567]]',
      'Slovenian identity card [[IE1234567]]',
      'z osebno izkaznico [[009876543]]',
    ],
    reject: [
      { text: 'naročilo 001234567', why: 'no label' },
      { text: 'Osebna izkaznica 00123456', why: 'eight digits' },
      { text: 'Osebna izkaznica IE12345678', why: 'eight digits behind the letters' },
    ],
  },
})
