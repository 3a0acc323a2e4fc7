import { compact, digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * UK VAT registration number. Seven digits weighted 8 to 2 and the two-digit check number sum to a multiple of 97; numbers
 * issued since 2010 do so after adding 55. Twelve digits add the branch. Government departments are GD000-GD499,
 * health authorities HA500-HA999. Northern Ireland writes XI instead of GB in trade with the union.
 */
export default defineRecognizer({
  entity: 'UK_VAT',
  title: 'UK VAT registration number',
  description: 'Value added tax number of the United Kingdom',
  format: 'GB and 9 or 12 digits, often 3-4-2',
  group: 'tax_id',
  country: 'GB',
  sources: [
    'https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages',
    'https://en.wikipedia.org/wiki/VAT_identification_number',
  ],
  patterns: [
    {
      name: 'with country',
      regex: /(?:GB|XI|gb|xi)[ \u00A0-]?\d{3}[ \u00A0-]?\d{4}[ \u00A0-]?\d{2}(?:[ \u00A0-]?\d{3})?/,
      score: 0.3,
    },
    { name: 'public body', regex: /(?:GB|XI)[ \u00A0]?(?:GD[0-4]|HA[5-9])\d{2}/, score: 0.6 },
    {
      name: 'digits only',
      regex: /\d{3}[ \u00A0-]?\d{4}[ \u00A0-]?\d{2}(?:[ \u00A0-]?\d{3})?/,
      score: 0.1,
    },
  ],
  context: {
    en: [
      'vat',
      'vat no',
      'vat number',
      'vat reg',
      'vat reg no',
      'vat registration',
      'vatnumber',
      'value added tax',
    ],
    cy: ['taw', 'rhif taw'],
  },
  check(value) {
    if (/[DdHh]/.test(value)) return 'unknown'
    const digits = digitsOf(value)
    const sum = weightedSum(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + digits[7]! * 10 + digits[8]!
    if (digits.slice(0, 7).every((digit) => digit === 0)) return 'invalid'
    // The newer check is used for numbers from 100 0000 00 on.
    if (sum % 97 !== 0 && (digits[0] === 0 || (sum + 55) % 97 !== 0)) return 'invalid'
    // Two of 97 random numbers pass: enough beside the country letters, not for bare digits.
    return /^[A-Z]/.test(compact(value)) ? 'valid' : 'unknown'
  },
  validScore: 0.85,
  examples: {
    match: [
      'VAT Reg No [[GB 980 4808 95]]',
      'Invoice from [[GB123456727]]',
      'Rhif TAW: [[234 5678 89]]',
      'The department uses [[GBGD001]].',
    ],
    reject: [
      { text: 'VAT GB123456728', why: 'wrong check number' },
      { text: 'VAT GB12345672', why: 'eight digits' },
      { text: 'VAT GB000000000', why: 'all zeros are not issued' },
      { text: 'parcel 123456727', why: 'bare digits without a label' },
    ],
  },
})
