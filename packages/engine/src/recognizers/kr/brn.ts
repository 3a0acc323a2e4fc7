import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, numberAt } from '../_shared/eastern.ts'

/**
 * Korean business registration number (사업자등록번호): tax office (from 101), kind of business, serial and check digit.
 * Weights 1, 3, 7, 1, 3, 7, 1, 3, 5, plus the tens of the ninth digit times 5; the tenth brings it to a multiple of 10.
 */
export default defineRecognizer({
  entity: 'KR_BRN',
  title: 'Korean business registration number',
  description: 'Registration number of a business in South Korea',
  format: 'NNN-NN-NNNNN',
  group: 'business_id',
  country: 'KR',
  sources: [
    'https://www.nts.go.kr/english/',
    'https://ko.wikipedia.org/wiki/%EC%82%AC%EC%97%85%EC%9E%90%EB%93%B1%EB%A1%9D%EB%B2%88%ED%98%B8',
  ],
  patterns: [
    { name: 'hyphens', regex: besideIdeographs(/[1-9]\d{2}-\d{2}-\d{5}/), score: 0.5, bounded: 'none' },
    { name: 'plain', regex: besideIdeographs(/[1-9]\d{9}/), score: 0.3, bounded: 'none' },
  ],
  context: {
    ko: ['사업자등록번호', '사업자번호', '사업자 등록번호', '사업자등록증', '사업자 번호'],
    en: [
      'brn',
      'business registration number',
      'korean business number',
      'business number',
      'company registration',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (numberAt(digits, 0, 3) < 101 || numberAt(digits, 3, 2) === 0) return 'invalid'
    const sum =
      weightedSum(digits.slice(0, 9), [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((digits[8]! * 5) / 10)
    return (10 - (sum % 10)) % 10 === digits[9] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      '사업자등록번호: [[116-82-00276]]',
      '상호 예시, [[220-81-62517]]입니다',
      'Business registration number [[1234567891]]',
    ],
    reject: [
      { text: '사업자등록번호 116-82-00277', why: 'wrong check digit' },
      { text: '사업자등록번호 100-82-00273', why: 'tax offices start at 101' },
      { text: '사업자등록번호 116-82-0027', why: 'nine digits' },
      { text: '주문 1234567891', why: 'ten digits without a label' },
    ],
  },
})
