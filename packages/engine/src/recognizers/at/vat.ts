import { digitsOf } from '../../checksums/digits.ts'
import { luhnSum } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Austrian VAT number (UID): ATU and eight digits. Every second of the first seven is doubled and folded as in the
 * Luhn test; their sum and the last digit together end in 6.
 */
export default defineRecognizer({
  entity: 'AT_VAT',
  title: 'Austrian VAT number',
  description: 'VAT identification number of a business in Austria (UID)',
  format: 'ATU and 8 digits',
  group: 'tax_id',
  country: 'AT',
  sources: [
    'https://www.bmf.gv.at/dam/jcr:9f9f8d5f-5496-4886-aa4f-81a4e39ba83e/BMF_UID_Konstruktionsregeln.pdf',
    'https://de.wikipedia.org/wiki/Umsatzsteuer-Identifikationsnummer',
  ],
  patterns: [{ name: 'prefixed', regex: /(?:AT[ \u00A0]?U|at[ \u00A0]?u)[ \u00A0-]?\d{8}/, score: 0.4 }],
  context: {
    de: [
      'uid',
      'uid-nummer',
      'uid-nr',
      'umsatzsteuer-id',
      'ust-id',
      'ust-idnr',
      'umsatzsteuer-identifikationsnummer',
    ],
    en: ['vat', 'vat number', 'vat id', 'vat no'],
  },
  check(value) {
    const digits = digitsOf(value)
    return (luhnSum(digits.slice(0, 7)) + digits[7]!) % 10 === 6 ? 'valid' : 'invalid'
  },
  validScore: 0.85,
  examples: {
    match: ['UID: [[ATU13585627]]', 'UID-Nummer [[ATU 37472908]]', 'Invoice to [[ATU12345675]], Vienna'],
    reject: [
      { text: 'UID ATU13585626', why: 'wrong check digit' },
      { text: 'UID ATU1358562', why: 'seven digits' },
      { text: 'UID ATV13585627', why: 'the letter after AT is U' },
    ],
  },
})
