import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Korean passport number: M, S, R, O, D or G and eight digits; since December 2021 a letter, three digits, a letter
 * and four digits. No check digit outside the machine-readable zone, so the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'KR_PASSPORT',
  title: 'Korean passport number',
  description: 'Number of a South Korean passport',
  format: 'M, S, R, O, D or G, then 8 digits, or 3 digits, letter, 4 digits',
  group: 'government_id',
  country: 'KR',
  sources: ['https://www.passport.go.kr/', 'https://en.wikipedia.org/wiki/South_Korean_passport'],
  patterns: [
    {
      name: 'number',
      regex: besideIdeographs(/[MSRODGmsrodg](?:\d{8}|\d{3}[A-Za-z]\d{4})/),
      score: 0.15,
      bounded: 'none',
    },
  ],
  context: {
    ko: ['여권', '여권번호', '여권 번호', '전자여권'],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: ['여권번호: [[M12345678]]', '여권번호는 [[M123A4567]]입니다', 'Korean passport [[S87654321]]'],
    reject: [
      { text: '모델 M12345678', why: 'no passport word' },
      { text: '여권번호 A12345678', why: 'A is not a series' },
      { text: '여권번호 M1234567', why: 'seven digits' },
    ],
  },
})
