import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, westernDigits } from '../_shared/eastern.ts'

/**
 * Japanese individual number (マイナンバー): eleven digits and a check digit by modulus 11 with weights 6, 5, 4, 3, 2,
 * 7, 6, 5, 4, 3, 2; a remainder of 0 or 1 gives 0. Also taken in full-width digits, as forms print them.
 */
export default defineRecognizer({
  entity: 'JP_MY_NUMBER',
  title: 'Japanese individual number',
  description: 'Individual number of a resident of Japan (My Number)',
  format: '12 digits, often 4-4-4',
  group: 'government_id',
  country: 'JP',
  sources: [
    'https://www.digital.go.jp/en/policies/mynumber',
    'https://elaws.e-gov.go.jp/document?lawid=426M60000008085',
    'https://ja.wikipedia.org/wiki/%E5%80%8B%E4%BA%BA%E7%95%AA%E5%8F%B7',
  ],
  patterns: [
    {
      name: 'plain',
      regex: besideIdeographs(/\d{12}|\d{4}[ \u00a0-]\d{4}[ \u00a0-]\d{4}/),
      score: 0.1,
      bounded: 'none',
    },
    {
      name: 'full-width digits',
      regex: besideIdeographs(/[\uff10-\uff19]{12}/),
      score: 0.1,
      bounded: 'none',
    },
  ],
  context: {
    ja: ['マイナンバー', '個人番号', 'マイナンバーカード', '個人番号カード', '通知カード'],
    en: ['my number', 'mynumber', 'individual number', 'my number card', 'japanese individual number'],
  },
  check(value) {
    const digits = digitsOf(westernDigits(value))
    if (isOneDigitRepeated(digits)) return 'invalid'
    const remainder = weightedSum(digits.slice(0, 11), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
    return (remainder <= 1 ? 0 : 11 - remainder) === digits[11] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'マイナンバー：[[123456789018]]',
      '個人番号は[[2345 6789 0121]]です',
      'My Number [[987654321018]]',
      '個人番号　[[３１４１５９２６５３５２]]',
    ],
    reject: [
      { text: 'マイナンバー 123456789019', why: 'wrong check digit' },
      { text: 'マイナンバー 12345678901', why: 'eleven digits' },
      { text: 'マイナンバー 1234567890180', why: 'thirteen digits' },
      { text: '注文番号 123456789018', why: 'twelve digits without a label' },
    ],
  },
})
