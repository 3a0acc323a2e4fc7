import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/**
 * Korean driving licence number (운전면허번호): region (11 to 26, 28), year of issue, serial of six digits and two digits
 * whose rule is not published. Unchecked, so without a label it stays below the threshold.
 */
export default defineRecognizer({
  entity: 'KR_DRIVER_LICENSE',
  title: 'Korean driving licence number',
  description: 'Number of a South Korean driving licence',
  format: 'NN-NN-NNNNNN-NN',
  group: 'government_id',
  country: 'KR',
  sources: [
    'https://www.safedriving.or.kr/',
    'https://ko.wikipedia.org/wiki/%EC%9A%B4%EC%A0%84%EB%A9%B4%ED%97%88',
  ],
  patterns: [
    {
      name: 'hyphens',
      regex: besideIdeographs(/(?:1[1-9]|2[0-68])-\d{2}-\d{6}-\d{2}/),
      score: 0.3,
      bounded: 'none',
    },
    { name: 'plain', regex: besideIdeographs(/(?:1[1-9]|2[0-68])\d{10}/), score: 0.05, bounded: 'none' },
  ],
  context: {
    ko: ['운전면허', '면허번호', '운전면허번호', '운전면허증', '면허증'],
    en: DRIVING_LICENCE_WORDS,
  },
  examples: {
    match: [
      '운전면허번호: [[11-05-123456-78]]',
      '면허번호는 [[28-19-654321-01]]입니다',
      'Korean driving licence [[130512345678]]',
    ],
    reject: [
      { text: '운전면허번호 27-05-123456-78', why: 'no region 27' },
      { text: '운전면허번호 11-05-12345-78', why: 'serial of five digits' },
      { text: '부품 11-05-123456-78', why: 'no licence word' },
    ],
  },
})
