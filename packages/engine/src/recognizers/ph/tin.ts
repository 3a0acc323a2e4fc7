import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Philippine taxpayer identification number: nine digits and, for businesses, a branch of three (since 2018 five)
 * digits, 000 for the head office. The ninth digit is a check digit whose rule the revenue bureau does not publish;
 * weights 9 to 2 modulo 11 fit many numbers, not all. So a fit raises the score and a misfit is kept beside a label.
 */
export default defineRecognizer({
  entity: 'PH_TIN',
  title: 'Philippine taxpayer identification number',
  description: 'Taxpayer number of the Philippines',
  format: '9 digits and an optional branch, 3-3-3(-3 or -5)',
  group: 'tax_id',
  country: 'PH',
  sources: ['https://www.bir.gov.ph/tin', 'https://ntrc.gov.ph/images/journal/j20141112a.pdf'],
  patterns: [
    {
      name: 'grouped',
      regex: /\d{3}[- \u00A0]\d{3}[- \u00A0]\d{3}(?:[- \u00A0]\d{3}(?:\d{2})?)?/,
      score: 0.15,
    },
    { name: 'plain', regex: /\d{9}(?:\d{3}(?:\d{2})?)?/, score: 0.05 },
  ],
  context: {
    en: [
      'tin',
      'tin no',
      'tin number',
      'tax identification number',
      'taxpayer identification number',
      'bir',
      'vat reg tin',
      'bureau of internal revenue',
    ],
    tl: ['tin', 'numero ng tin', 'kawanihan ng rentas internas', 'buwis'],
  },
  contextRequired: true,
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits.slice(0, 9))) return 'invalid'
    return weightedSum(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8] ? 'valid' : 'unknown'
  },
  validScore: 0.3,
  examples: {
    match: ['TIN: [[482-059-175]]', 'VAT Reg TIN [[000-123-456-001]]', 'Numero ng TIN [[76201843400000]]'],
    reject: [
      { text: 'TIN 482-059-17', why: 'eight digits' },
      { text: 'TIN 000-000-000-000', why: 'one digit repeated' },
      { text: 'TIN 482-059-175-0', why: 'a branch has three or five digits' },
      { text: 'part 482-059-175', why: 'no label' },
    ],
  },
})
