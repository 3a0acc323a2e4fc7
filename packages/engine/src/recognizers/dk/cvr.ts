import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Danish company number (CVR), which with DK in front is the VAT number. Eight digits, weights 2, 7, 6, 5, 4, 3,
 * 2, 1, sum a multiple of 11; the first digit is not 0. Bare, eight digits are also a date, so a label is needed.
 */
export default defineRecognizer({
  entity: 'DK_CVR',
  title: 'Danish company number',
  description: 'CVR number or VAT number of a Danish company',
  format: '8 digits, optional DK',
  group: 'business_id',
  country: 'DK',
  sources: ['https://erhvervsstyrelsen.dk/modulus_11', 'https://da.wikipedia.org/wiki/CVR-nummer'],
  patterns: [
    { name: 'prefixed', regex: /DK[ \u00a0-]?[1-9]\d(?:[ \u00a0]?\d{2}){3}/, score: 0.6 },
    { name: 'plain', regex: /[1-9]\d{7}|[1-9]\d(?:[ \u00a0]\d{2}){3}/, score: 0.3 },
  ],
  context: {
    da: ['cvr', 'cvr-nr', 'cvr-nummer', 'cvr nr', 'cvrnr', 'se-nr', 'se-nummer', 'momsnummer', 'momsnr'],
    en: ['cvr', 'cvr number', 'danish company number', 'company registration number', 'vat', 'vat number'],
  },
  check: (value) => (weightedSum(digitsOf(value), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? 'valid' : 'invalid'),
  examples: {
    match: ['CVR-nr. [[13585628]]', 'CVR: [[13 58 56 28]]', 'Moms [[DK13585628]]', 'VAT no. [[DK-88146816]]'],
    reject: [
      { text: 'CVR 13585627', why: 'wrong check digit' },
      { text: 'CVR 1358562', why: 'seven digits' },
      { text: 'CVR 03585629', why: 'starts with 0' },
      { text: 'released on 13585628', why: 'eight digits without a label' },
    ],
  },
})
