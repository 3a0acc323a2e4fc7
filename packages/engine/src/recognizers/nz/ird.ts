import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

const complement = (sum: number) => (11 - (sum % 11)) % 11

/**
 * New Zealand Inland Revenue number: a base of seven or eight digits and a check digit modulo 11 with weights
 * 3 2 7 6 5 4 3 2; where that gives 10, again with 7 4 3 2 5 2 7 6. Issued between 10-000-000 and 150-000-000.
 */
export default defineRecognizer({
  entity: 'NZ_IRD',
  title: 'New Zealand Inland Revenue number',
  description: 'Tax number of New Zealand',
  format: '8 or 9 digits, often 2-3-3 or 3-3-3',
  group: 'tax_id',
  country: 'NZ',
  sources: [
    'https://www.ird.govt.nz/digital-service-providers/services-catalogue',
    'https://www.ird.govt.nz/managing-my-tax/ird-numbers',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{2,3}[- \u00A0]\d{3}[- \u00A0]\d{3}/, score: 0.1 },
    { name: 'plain', regex: /\d{8,9}/, score: 0.05 },
  ],
  context: {
    en: ['ird', 'ird number', 'ird no', 'irdnumber', 'inland revenue', 'tax number', 'gst number', 'gst no'],
    mi: ['te tari taake', 'nama ird', 'tau ird'],
  },
  check(value) {
    const digits = digitsOf(value)
    const number = Number(digits.join(''))
    if (number < 10_000_000 || number > 150_000_000) return 'invalid'
    const padded = digits.length === 8 ? [0, ...digits] : digits
    const base = padded.slice(0, 8)
    let expected = complement(weightedSum(base, [3, 2, 7, 6, 5, 4, 3, 2]))
    if (expected === 10) expected = complement(weightedSum(base, [7, 4, 3, 2, 5, 2, 7, 6]))
    return expected === padded[8] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: ['IRD number [[49-091-850]]', 'ird_no=[[136016407]]', 'Nama IRD: [[104 729 382]]'],
    reject: [
      { text: 'IRD 49-091-851', why: 'wrong check digit' },
      { text: 'IRD 9-125-568', why: 'below the first number issued' },
      { text: 'IRD 999-999-999', why: 'above the last number issued' },
      { text: 'order 136016407', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
