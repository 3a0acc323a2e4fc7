import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { besideIdeographs } from '../_shared/eastern.ts'

/**
 * Thai national identification number (เลขประจำตัวประชาชน): kind of person (1 to 8), place of registration, serial, and a
 * check digit by modulus 11 with weights 13 to 2, written 1-4-5-2-1. Also the tax number of a person.
 */
export default defineRecognizer({
  entity: 'TH_TNIN',
  title: 'Thai national identification number',
  description: 'National identification number of a person in Thailand',
  format: '13 digits, often N-NNNN-NNNNN-NN-N',
  group: 'government_id',
  country: 'TH',
  sources: [
    'https://www.bora.dopa.go.th/',
    'https://th.wikipedia.org/wiki/%E0%B9%80%E0%B8%A5%E0%B8%82%E0%B8%9B%E0%B8%A3%E0%B8%B0%E0%B8%88%E0%B8%B3%E0%B8%95%E0%B8%B1%E0%B8%A7%E0%B8%9B%E0%B8%A3%E0%B8%B0%E0%B8%8A%E0%B8%B2%E0%B8%8A%E0%B8%99%E0%B9%84%E0%B8%97%E0%B8%A2',
  ],
  patterns: [
    { name: 'hyphens', regex: besideIdeographs(/[1-8]-\d{4}-\d{5}-\d{2}-\d/), score: 0.85, bounded: 'none' },
    {
      name: 'spaced',
      regex: besideIdeographs(/[1-8][ \u00a0]\d{4}[ \u00a0]\d{5}[ \u00a0]\d{2}[ \u00a0]\d/),
      score: 0.7,
      bounded: 'none',
    },
    { name: 'plain', regex: besideIdeographs(/[1-8]\d{12}/), score: 0.3, bounded: 'none' },
  ],
  context: {
    th: [
      'เลขประจำตัวประชาชน',
      'บัตรประชาชน',
      'เลขบัตรประชาชน',
      'เลขประจำตัวผู้เสียภาษี',
      'เลขที่บัตรประชาชน',
      'หมายเลขบัตรประชาชน',
    ],
    en: [
      'thai id',
      'thai national id',
      'thai id card',
      'national identification number',
      'citizen id',
      'thai citizen',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    const sum = weightedSum(digits.slice(0, 12), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    return (11 - (sum % 11)) % 10 === digits[12] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'เลขประจำตัวประชาชน [[1-1017-00230-70-8]]',
      'บัตรประชาชนเลขที่[[3100100123451]]',
      'Thai ID [[5 1006 00123 45 6]]',
    ],
    reject: [
      { text: 'เลขประจำตัวประชาชน 1-1017-00230-70-9', why: 'wrong check digit' },
      { text: 'เลขประจำตัวประชาชน 9-1017-00230-70-3', why: 'kinds end at 8' },
      { text: 'เลขประจำตัวประชาชน 110170023070', why: 'twelve digits' },
      { text: 'รหัส 1101700230708', why: 'thirteen digits without a label' },
    ],
  },
})
