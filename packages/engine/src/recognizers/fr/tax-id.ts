import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * French individual tax number (numéro fiscal de référence, SPI): thirteen digits, the first 0 to 3, the last three
 * the first ten modulo 511. Millisecond timestamps have the same length, so a plain run needs its label.
 */
export default defineRecognizer({
  entity: 'FR_TAX_ID',
  title: 'French individual tax number',
  description: 'Tax number of a person in France (numéro fiscal, SPI)',
  format: '13 digits, also 2 2 3 3 3, first 0 to 3',
  group: 'tax_id',
  country: 'FR',
  sources: [
    'https://www.impots.gouv.fr/particulier/questions/ou-puis-je-trouver-mon-numero-fiscal',
    'https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/France-TIN.pdf',
  ],
  patterns: [
    {
      name: 'grouped',
      regex: /[0-3]\d[ \u00A0]\d{2}[ \u00A0]\d{3}[ \u00A0]\d{3}[ \u00A0]\d{3}/,
      score: 0.85,
    },
    { name: 'plain', regex: /[0-3]\d{12}/, score: 0.3 },
  ],
  context: {
    fr: [
      'numéro fiscal',
      'numero fiscal',
      'n° fiscal',
      'spi',
      'numéro spi',
      'identifiant fiscal',
      'référence fiscale',
      'avis d’imposition',
      "avis d'imposition",
      'impôts',
      'nif',
    ],
    en: ['french tax number', 'tax number', 'tax id', 'fiscal number', 'tin'],
  },
  check(value) {
    const number = digitsOf(value).join('')
    const base = Number(number.slice(0, 10))
    return base > 0 && base % 511 === Number(number.slice(10)) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Numéro fiscal : [[30 23 217 600 053]]',
      'SPI [[0701987765493]]',
      'French tax number [[1234567890066]]',
    ],
    reject: [
      { text: 'numéro fiscal 30 23 217 600 054', why: 'wrong key' },
      { text: 'numéro fiscal 4023217600053', why: 'begins with 4' },
      { text: 'numéro fiscal 302321760005', why: 'twelve digits' },
      { text: 'at=1234567890066', why: 'no label on a plain run of digits' },
    ],
  },
})
