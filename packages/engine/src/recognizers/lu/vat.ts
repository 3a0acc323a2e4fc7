import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** Luxembourg VAT number: LU and eight digits, the last two the first six modulo 89. */
export default defineRecognizer({
  entity: 'LU_VAT',
  title: 'Luxembourg VAT number',
  description: 'VAT identification number of a business in Luxembourg (numéro TVA)',
  format: 'LU and 8 digits',
  group: 'tax_id',
  country: 'LU',
  sources: [
    'https://pfi.public.lu/fr/professionnel/tva.html',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
    'https://en.wikipedia.org/wiki/VAT_identification_number',
  ],
  patterns: [
    { name: 'prefixed', regex: /(?:LU|lu)[ \u00A0-]?\d{3}[ \u00A0]?\d{3}[ \u00A0]?\d{2}/, score: 0.3 },
  ],
  context: {
    fr: ['tva', 'n° tva', 'numéro tva', 'numéro de tva', 'no tva', 'id. tva'],
    de: ['mwst', 'mwst-nr', 'ust-id', 'tva-nummer'],
    lb: ['tva', 'tva-nummer'],
    en: ['vat', 'vat number', 'vat no', 'vat id'],
  },
  check(value) {
    const number = digitsOf(value).join('')
    if (number.startsWith('000000')) return 'invalid'
    return Number(number.slice(0, 6)) % 89 === Number(number.slice(6)) ? 'valid' : 'invalid'
  },
  validScore: 0.85,
  examples: {
    match: ['TVA : [[LU15027442]]', 'VAT number [[LU 12345613]]', 'Rechnung an [[LU264 123 60]]'],
    reject: [
      { text: 'TVA LU15027443', why: 'wrong check digits' },
      { text: 'TVA LU1502744', why: 'seven digits' },
      { text: 'TVA LU00000000', why: 'all zeros' },
      { text: 'TVA LX15027442', why: 'no country LX' },
    ],
  },
})
