import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Vietnamese tax code (mã số thuế): ten digits, the last of them 10 less the remainder modulo 11 with weights 31, 29,
 * 23, 19, 17, 13, 7, 5, 3; a branch adds a hyphen and three digits. Since July 2025 people use their citizen number.
 */
export default defineRecognizer({
  entity: 'VN_TAX_ID',
  title: 'Vietnamese tax code',
  description: 'Tax code of a business or person in Vietnam (MST)',
  format: '10 digits, optional -NNN',
  group: 'tax_id',
  country: 'VN',
  sources: [
    'https://tracuunnt.gdt.gov.vn/',
    'https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/vietnam-tin.pdf',
  ],
  patterns: [
    { name: 'branch', regex: /\d{10}-\d{3}/, score: 0.3 },
    { name: 'plain', regex: /\d{10}/, score: 0.3 },
  ],
  context: {
    vi: [
      'mã số thuế',
      'ma so thue',
      'mst:',
      'số mst',
      'mã số doanh nghiệp',
      'msdn',
      'mã số thuế cá nhân',
      'm.s.t',
    ], // MST alone is a time zone
    en: ['vietnamese tax code', 'vietnam tax code', 'tax code', 'tax id', 'tax identification number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length === 13 && numberAt(digits, 10, 3) === 0) return 'invalid'
    if (numberAt(digits, 0, 2) === 0 || numberAt(digits, 2, 7) === 0) return 'invalid'
    return 10 - (weightedSum(digits.slice(0, 9), [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === digits[9]
      ? 'valid'
      : 'invalid'
  },
  examples: {
    match: [
      'Mã số thuế: [[0100233488]]',
      'MST: [[0312345673]]',
      'Chi nhánh, mã số thuế [[0314409058-002]]',
      'Vietnamese tax code [[0101123456]]',
    ],
    reject: [
      { text: 'Mã số thuế 0100233489', why: 'wrong check digit' },
      { text: 'Mã số thuế 010023348', why: 'nine digits' },
      { text: 'Mã số thuế 0100233488-000', why: 'branches start at 001' },
      { text: 'đơn hàng 0100233488', why: 'ten digits without a label' },
    ],
  },
})
