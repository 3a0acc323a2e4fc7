import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { withTurkishCapitals } from '../_shared/eastern.ts'

/**
 * Turkish tax number (vergi kimlik numarası): each of nine digits is raised by its distance from the end, multiplied
 * by that power of two and folded modulo 9; the tenth brings the sum to a multiple of 10.
 */
export default defineRecognizer({
  entity: 'TR_VKN',
  title: 'Turkish tax number',
  description: 'Tax number of a business in Turkey (VKN)',
  format: '10 digits',
  group: 'tax_id',
  country: 'TR',
  sources: [
    'https://www.gib.gov.tr/',
    'https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/turkey-tin.pdf',
  ],
  patterns: [{ name: 'plain', regex: /\d{10}|\d{3}[ \u00a0]\d{3}[ \u00a0]\d{4}/, score: 0.1 }],
  context: {
    tr: withTurkishCapitals([
      'vkn',
      'vergi no',
      'vergi numarası',
      'vergi kimlik no',
      'vergi kimlik numarası',
      'vergi kimlik',
      'vergi dairesi',
      'v.k.n',
    ]),
    en: ['vkn', 'turkish tax number', 'tax number', 'tax id', 'tax identification number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    let sum = 0
    for (let place = 0; place < 9; place++) {
      const raised = (digits[place]! + 9 - place) % 10
      if (raised !== 0) sum += (raised * 2 ** (9 - place)) % 9 || 9
    }
    return (10 - (sum % 10)) % 10 === digits[9] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'VKN: [[4540536920]]',
      'VERGİ KİMLİK NO [[1234567890]]',
      'Kadıköy vergi dairesi [[987 654 3217]]',
      'Turkish tax number [[4540536920]]',
    ],
    reject: [
      { text: 'VKN 4540536921', why: 'wrong check digit' },
      { text: 'VKN 454053692', why: 'nine digits' },
      { text: 'VKN 45405369200', why: 'eleven digits' },
      { text: 'fatura 4540536920', why: 'ten digits without a label' },
    ],
  },
})
