import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { besideIdeographs } from '../_shared/eastern.ts'

/** The letter at place n stands for n + 10: not quite alphabetical, as places were added. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

/**
 * Taiwanese national identity number: a letter for the place of registration, 1 or 2 for the sex (8 or 9 on
 * residents' certificates since 2021), eight digits. The letter counts as two digits; weights 1, 9, 8, 7, 6, 5, 4, 3,
 * 2, 1, 1 give a multiple of 10.
 */
export default defineRecognizer({
  entity: 'TW_NATIONAL_ID',
  title: 'Taiwanese national identity number',
  description: 'National identity or resident certificate number in Taiwan',
  format: 'Letter, 1 or 2 (8 or 9 for residents), 8 digits',
  group: 'government_id',
  country: 'TW',
  sources: [
    'https://www.ris.gov.tw/',
    'https://zh.wikipedia.org/wiki/%E4%B8%AD%E8%8F%AF%E6%B0%91%E5%9C%8B%E5%9C%8B%E6%B0%91%E8%BA%AB%E5%88%86%E8%AD%89',
  ],
  patterns: [
    { name: 'national', regex: besideIdeographs(/[A-Za-z][12]\d{8}/), score: 0.4, bounded: 'none' },
    { name: 'resident', regex: besideIdeographs(/[A-Za-z][89]\d{8}/), score: 0.3, bounded: 'none' },
  ],
  context: {
    zh: [
      '身分證',
      '身份證',
      '身分證字號',
      '身分證號碼',
      '國民身分證',
      '統一證號',
      '居留證',
      '身分證統一編號',
    ],
    en: [
      'taiwan id',
      'taiwanese id',
      'taiwan national id',
      'national identification card',
      'arc number',
      'national id',
    ],
  },
  check(value) {
    const letter = LETTERS.indexOf(value[0]!.toUpperCase()) + 10
    const digits = [Math.floor(letter / 10), letter % 10, ...digitsOf(value)]
    return weightedSum(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0 ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      '身分證字號：[[A123456789]]',
      '王小明[[B234567894]]，台北市',
      'Taiwan ID [[f101234560]]',
      '居留證統一證號 [[A800000014]]',
    ],
    reject: [
      { text: '身分證字號 A123456788', why: 'wrong check digit' },
      { text: '身分證字號 A323456789', why: 'second place is 1, 2, 8 or 9' },
      { text: '身分證字號 A12345678', why: 'eight digits' },
    ],
  },
})
