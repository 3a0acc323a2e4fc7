import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Polish tax number (NIP), with PL in front the VAT number. Ten digits, modulus 11 with weights 6, 5, 7, 2, 3, 4,
 * 5, 6, 7; a remainder of 10 is never issued, nor a leading zero.
 */
export default defineRecognizer({
  entity: 'PL_NIP',
  title: 'Polish tax number',
  description: 'Tax and VAT number of a person or business in Poland (NIP)',
  format: '10 digits, often 3-3-2-2 or 3-2-2-3, optional PL',
  group: 'tax_id',
  country: 'PL',
  sources: ['https://www.podatki.gov.pl/mdr/nip/', 'https://pl.wikipedia.org/wiki/NIP'],
  patterns: [
    {
      name: 'prefixed',
      regex: /PL[ \u00a0-]?\d{3}[ \u00a0-]?\d{2,3}[ \u00a0-]?\d{2}[ \u00a0-]?\d{2,3}/,
      score: 0.7,
    },
    { name: 'hyphens', regex: /\d{3}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3})/, score: 0.6 },
    { name: 'plain', regex: /\d{10}|\d{3}[ \u00a0]\d{3}[ \u00a0]\d{2}[ \u00a0]\d{2}/, score: 0.3 },
  ],
  context: {
    pl: ['nip', 'nip-ue', 'nr nip', 'numer nip', 'numer identyfikacji podatkowej', 'podatnik', 'nipu'],
    en: ['nip', 'nip number', 'polish tax number', 'tax identification number', 'vat', 'tax id'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length !== 10 || digits[0] === 0) return 'invalid'
    return weightedSum(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9]
      ? 'valid'
      : 'invalid'
  },
  examples: {
    match: [
      'NIP: [[123-456-32-18]]',
      'NIP [[8567346215]]',
      'Firma (PL), VAT [[PL8567346215]]',
      'Nabywca [[856-73-46-215]], Gdańsk',
    ],
    reject: [
      { text: 'NIP 123-456-32-19', why: 'wrong check digit' },
      { text: 'NIP 123-4563-218', why: 'hyphens in other places' },
      { text: 'NIP 123456321', why: 'nine digits' },
      { text: 'id 8567346215', why: 'ten digits without a label' },
    ],
  },
})
