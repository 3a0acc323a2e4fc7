import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** Check digit by remainder of the weighted sum. */
const CHECK_DIGITS = [2, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1]

/**
 * UK unique taxpayer reference: ten digits, the first one the check digit of the other nine (weights 6 7 8 9 10 5 4 3 2
 * modulo 11). Some letters of the tax office add a K.
 */
export default defineRecognizer({
  entity: 'UK_UTR',
  title: 'UK unique taxpayer reference',
  description: 'Reference of a taxpayer at HM Revenue and Customs',
  format: '10 digits, also 5-5, optional K',
  group: 'tax_id',
  country: 'GB',
  sources: [
    'https://www.gov.uk/find-utr-number',
    'https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/united-kingdom-tin.pdf',
  ],
  patterns: [{ name: 'plain', regex: /\d{5}[ \u00A0]?\d{5}[Kk]?/, score: 0.05 }],
  context: {
    en: [
      'utr',
      'unique taxpayer reference',
      'taxpayer reference',
      'tax reference',
      'self assessment',
      'self-assessment',
      'hmrc',
      'corporation tax',
    ],
    cy: ['cyfeirnod unigryw y trethdalwr', 'hunanasesiad', 'cthef'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    const remainder = weightedSum(digits.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11
    return CHECK_DIGITS[remainder] === digits[0] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'UTR [[1123456789]]',
      'Your Unique Taxpayer Reference is [[19558 39661]].',
      'hunanasesiad: [[3847302615K]]',
    ],
    reject: [
      { text: 'UTR 2123456789', why: 'wrong check digit' },
      { text: 'UTR 112345678', why: 'nine digits' },
      { text: 'UTR 0000000000', why: 'one digit repeated' },
      { text: 'tracking 1123456789', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
