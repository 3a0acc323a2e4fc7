import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Australian business number: eleven digits. One is taken off the first digit; weighted 10 1 3 5 7 9 11 13 15 17 19
 * the digits then sum to a multiple of 89.
 */
export default defineRecognizer({
  entity: 'AU_ABN',
  title: 'Australian business number',
  description: 'Business number of Australia',
  format: '11 digits, often 2-3-3-3',
  group: 'business_id',
  country: 'AU',
  sources: ['https://abr.business.gov.au/Help/AbnFormat'],
  patterns: [
    { name: 'grouped', regex: /[1-9]\d[ \u00A0]\d{3}[ \u00A0]\d{3}[ \u00A0]\d{3}/, score: 0.1 },
    { name: 'plain', regex: /[1-9]\d{10}/, score: 0.05 },
  ],
  context: {
    en: [
      'abn',
      'abns',
      'a.b.n',
      'australian business number',
      'business number',
      'gst',
      'tax invoice',
      'acn',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    digits[0]! -= 1
    return weightedSum(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in 89 passes, too many for tables of numbers in groups of three
  examples: {
    match: ['Tax invoice from Acme, [[51 824 753 556]]', 'ABN [[18123456789]]', 'abn: "[[15 730 918 264]]"'],
    reject: [
      { text: 'ABN 51 824 753 557', why: 'fails the modulo 89 check' },
      { text: 'ABN 5182475355', why: 'ten digits' },
      { text: 'ABN 01 824 753 556', why: 'never starts with 0' },
      { text: 'id 18123456789', why: 'bare digits without a label' },
    ],
  },
})
