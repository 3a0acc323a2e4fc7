import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Japanese passport number (旅券番号): two letters and seven digits, without a check digit outside the
 * machine-readable zone; the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'JP_PASSPORT',
  title: 'Japanese passport number',
  description: 'Number of a Japanese passport',
  format: '2 letters and 7 digits',
  group: 'government_id',
  country: 'JP',
  sources: ['https://www.mofa.go.jp/mofaj/toko/passport/', 'https://en.wikipedia.org/wiki/Japanese_passport'],
  patterns: [{ name: 'number', regex: besideIdeographs(/[A-Z]{2}\d{7}/), score: 0.1, bounded: 'none' }],
  context: {
    ja: ['旅券', '旅券番号', 'パスポート', 'パスポート番号', '旅券の番号'],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      '旅券番号：[[TK1234567]]',
      'パスポート番号は[[MU7654321]]です。',
      'Japanese passport [[TZ0123456]]',
    ],
    reject: [
      { text: '製品 TK1234567', why: 'no passport word' },
      { text: '旅券番号 TK123456', why: 'six digits' },
      { text: '旅券番号 T12345678', why: 'one letter' },
    ],
  },
})
