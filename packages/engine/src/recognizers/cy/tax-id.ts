import { compact, digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

const ODD_PLACES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

/**
 * Cypriot tax number, with CY in front the VAT number: eight digits and a check letter. Digits in odd places go
 * through a table, those in even places count as they are; the sum modulo 26 is the letter. First digits are 0, 1,
 * 3, 4, 5, 6 or 9, and 12 is not issued. The shape is also that of a Spanish identity number, so it needs CY or a label.
 */
export default defineRecognizer({
  entity: 'CY_TAX_ID',
  title: 'Cypriot tax number',
  description: 'Tax and VAT number of a person or business in Cyprus',
  format: '8 digits and letter, optional CY',
  group: 'tax_id',
  country: 'CY',
  sources: ['https://www.mof.gov.cy/mof/tax/taxdep.nsf', 'https://ec.europa.eu/taxation_customs/vies/#/faq'],
  patterns: [
    { name: 'vat', regex: /CY[ \u00a0-]?(?!12)[013-69]\d{7}[A-Z]/, score: 0.8 },
    { name: 'plain', regex: /(?!12)[013-69]\d{7}[A-Z]/, score: 0.3 },
  ],
  context: {
    el: [
      'αφτ',
      'α.φ.τ',
      'αριθμός φορολογικής ταυτότητας',
      'φορολογικής ταυτότητας',
      'φπα',
      'φ.π.α',
      'αριθμός φπα',
    ],
    tr: ['kdv', 'vergi kimlik'],
    en: [
      'tin',
      'tax identification code',
      'tax identification number',
      'cyprus tax',
      'vat',
      'vat number',
      'tic',
    ],
  },
  check(value) {
    const code = compact(value)
    const digits = digitsOf(code)
    const sum = digits.reduce(
      (total, digit, place) => total + (place % 2 === 0 ? ODD_PLACES[digit]! : digit),
      0,
    )
    return String.fromCharCode(65 + (sum % 26)) === code.at(-1) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'VAT [[CY10259033P]]',
      'Αριθμός ΦΠΑ: [[10259033P]]',
      'Cyprus tax identification code [[00532445O]]',
    ],
    reject: [
      { text: 'VAT CY10259033Q', why: 'wrong check letter' },
      { text: 'VAT CY1025903P', why: 'seven digits' },
      { text: 'VAT CY12345678F', why: 'numbers starting with 12 are not issued' },
      { text: 'code 10259033P', why: 'no prefix and no label' },
    ],
  },
})
