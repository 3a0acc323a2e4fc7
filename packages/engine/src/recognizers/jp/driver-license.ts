import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/** Public safety commissions: Hokkaido 10-14, Tohoku 20-25, Tokyo 30, then 40-49, 50-55, 60-65, 70-74, 80-83, 90-97. */
const LAST_OF_TEN = [-1, 4, 5, 0, 9, 5, 5, 4, 3, 7]

/**
 * Japanese driving licence number (運転免許証番号): prefecture of first issue (10 to 97 with gaps), year, six digits, a
 * digit that follows modulus 11 with weights 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, and the count of reissues. The check was
 * worked out by holders, not published, so a failed one does not reject; the licence must be named.
 */
export default defineRecognizer({
  entity: 'JP_DRIVER_LICENSE',
  title: 'Japanese driving licence number',
  description: 'Number of a Japanese driving licence',
  format: '12 digits',
  group: 'government_id',
  country: 'JP',
  sources: [
    'https://www.npa.go.jp/bureau/traffic/menkyo/',
    'https://tetsutalow.github.io/driversnumbercheckdigit',
    'https://ja.wikipedia.org/wiki/%E6%97%A5%E6%9C%AC%E3%81%AE%E9%81%8B%E8%BB%A2%E5%85%8D%E8%A8%B1',
  ],
  patterns: [{ name: 'plain', regex: besideIdeographs(/[1-9]\d{11}/), score: 0.05, bounded: 'none' }],
  context: {
    ja: ['運転免許', '免許証', '免許証番号', '運転免許証番号', '免許番号'],
    en: [...DRIVING_LICENCE_WORDS, 'japanese licence'],
  },
  contextRequired: true,
  check(value) {
    const digits = digitsOf(value)
    if (digits[1]! > LAST_OF_TEN[digits[0]!]!) return 'invalid'
    const remainder = weightedSum(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
    return (11 - remainder) % 10 === digits[10] ? 'valid' : 'unknown'
  },
  validScore: 0.3,
  examples: {
    match: [
      '運転免許証番号：[[309876543210]]',
      '免許証番号は[[440512345690]]です',
      'Japanese driving licence [[621234567811]]',
    ],
    reject: [
      { text: '運転免許証番号 159876543210', why: 'no commission 15' },
      { text: '運転免許証番号 30987654321', why: 'eleven digits' },
      { text: '管理番号 309876543210', why: 'no licence word' },
    ],
  },
})
