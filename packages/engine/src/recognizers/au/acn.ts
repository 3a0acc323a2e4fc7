import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Australian company number: nine digits; the first eight weighted 8 to 1 and the check digit sum to a multiple of ten.
 */
export default defineRecognizer({
  entity: 'AU_ACN',
  title: 'Australian company number',
  description: 'Company number of Australia',
  format: '9 digits, often 3-3-3',
  group: 'business_id',
  country: 'AU',
  sources: [
    'https://asic.gov.au/for-business/registering-a-company/steps-to-register-a-company/australian-company-numbers/australian-company-number-digit-check/',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{3}[ \u00A0]\d{3}[ \u00A0]\d{3}/, score: 0.1 },
    { name: 'plain', regex: /\d{9}/, score: 0.05 },
  ],
  context: {
    en: [
      'acn',
      'acns',
      'a.c.n',
      'australian company number',
      'company number',
      'company no',
      'asic',
      'pty ltd',
      'proprietary limited',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'Acme Pty Ltd, ACN [[004 749 848]]',
      'acn=[[123456780]]',
      'Australian Company Number [[617 392 042]]',
    ],
    reject: [
      { text: 'ACN 004 749 849', why: 'wrong check digit' },
      { text: 'ACN 004 749 84', why: 'eight digits' },
      { text: 'ACN 000 000 000', why: 'one digit repeated' },
      { text: 'serial 123456780', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
