import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { isDatedPersonalCode } from './_personal-code.ts'

/**
 * Latvian VAT number (PVN number): LV and eleven digits. Legal entities (first digit from 4) use weights 9, 1, 4,
 * 8, 3, 10, 2, 5, 7, 6, 1 with remainder 3; a person uses the personal code.
 */
export default defineRecognizer({
  entity: 'LV_VAT',
  title: 'Latvian VAT number',
  description: 'VAT number of a Latvian business (PVN number)',
  format: 'LV and 11 digits',
  group: 'tax_id',
  country: 'LV',
  sources: [
    'https://www.vid.gov.lv/en/value-added-tax-vat',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
  ],
  patterns: [{ name: 'prefixed', regex: /LV[ \u00a0-]?\d{11}/, score: 0.7 }],
  context: {
    lv: ['pvn', 'pvn reģ. nr', 'pvn reģistrācijas numurs', 'pvn numurs', 'pvn nr', 'pvn maksātājs'],
    en: ['vat', 'vat number', 'vat no', 'vat id', 'latvian vat'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits[0]! >= 4)
      return weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3 ? 'valid' : 'invalid'
    if (digits[0] === 3 && digits[1]! >= 2) return 'unknown'
    return isDatedPersonalCode(digits) ? 'valid' : 'invalid'
  },
  needs: ['LV'],
  examples: {
    match: ['PVN reģ. Nr. [[LV40003521600]]', 'VAT: [[LV 40103123464]]', 'Rēķins, [[LV16117519997]]'],
    reject: [
      { text: 'VAT LV40003521601', why: 'remainder is not 3' },
      { text: 'VAT LV4000352160', why: 'ten digits' },
      { text: 'VAT LV16117519998', why: 'a personal code with a wrong check digit' },
    ],
  },
})
