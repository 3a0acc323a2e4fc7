import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Maltese VAT number: MT and eight digits whose sum with weights 3, 4, 6, 7, 8, 9, 10, 1 is a multiple of 37.
 */
export default defineRecognizer({
  entity: 'MT_VAT',
  title: 'Maltese VAT number',
  description: 'VAT number of a Maltese business',
  format: 'MT and 8 digits',
  group: 'tax_id',
  country: 'MT',
  sources: ['https://cfr.gov.mt/en/vat/Pages/VAT.aspx', 'https://ec.europa.eu/taxation_customs/vies/#/faq'],
  patterns: [{ name: 'prefixed', regex: /MT[ \u00a0-]?[1-9]\d{3}[ \u00a0-]?\d{4}/, score: 0.8 }],
  context: {
    mt: ['vat', 'numru tal-vat', 'numru vat', 'taxxa fuq il-valur miżjud'],
    en: ['vat', 'vat number', 'vat no', 'vat reg', 'maltese vat'],
  },
  check(value) {
    const digits = digitsOf(value)
    // weights 10 and 1 of the last two places make them the number itself
    return weightedSum(digits, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 ? 'valid' : 'invalid'
  },
  needs: ['MT'],
  examples: {
    match: ['VAT No: [[MT11679112]]', 'Numru tal-VAT [[MT 1234-5634]]', 'Supplier [[MT15102029]], Valletta'],
    reject: [
      { text: 'VAT MT11679113', why: 'sum is not a multiple of 37' },
      { text: 'VAT MT1167911', why: 'seven digits' },
      { text: 'VAT 11679112', why: 'without MT it is any eight digits' },
    ],
  },
})
