import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'
import { isNik } from './_regions.ts'

/**
 * Indonesian taxpayer number (NPWP): nine digits with a Luhn digit, office and branch, written 00.000.000.0-000.000.
 * Since 2024 sixteen digits: for people the identity number, for others a 0 in front of the old number.
 */
export default defineRecognizer({
  entity: 'ID_NPWP',
  title: 'Indonesian taxpayer number',
  description: 'Taxpayer number of a person or business in Indonesia (NPWP)',
  format: '15 or 16 digits, 00.000.000.0-000.000',
  group: 'tax_id',
  country: 'ID',
  sources: ['https://www.pajak.go.id/id/npwp', 'https://id.wikipedia.org/wiki/Nomor_Pokok_Wajib_Pajak'],
  patterns: [
    { name: 'official', regex: /\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}/, score: 0.85 },
    { name: 'plain', regex: /\d{15,16}/, score: 0.3 },
  ],
  context: {
    id: ['npwp', 'no npwp', 'nomor npwp', 'nomor pokok wajib pajak', 'wajib pajak', 'no. npwp', 'npwp16'],
    en: ['npwp', 'indonesian tax number', 'taxpayer number', 'tax id', 'tax identification number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length === 16 && digits[0] !== 0) return isNik(digits) ? 'valid' : 'invalid'
    const number = digits.length === 16 ? digits.slice(1) : digits
    if (numberAt(number, 0, 9) === 0) return 'invalid'
    return passesLuhn(number.slice(0, 9)) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'NPWP: [[01.300.066.6-091.000]]',
      'NPWP [[012345674012000]]',
      'Taxpayer number [[0092542943407000]]',
      'NPWP16 [[3171011501900001]]',
    ],
    reject: [
      { text: 'NPWP 01.300.066.7-091.000', why: 'wrong Luhn digit' },
      { text: 'NPWP 01.300.066.6-091.00', why: 'fourteen digits' },
      { text: 'NPWP 9971011501900001', why: 'sixteen digits that are no identity number' },
      { text: 'kode 012345674012000', why: 'fifteen digits without a label' },
    ],
  },
})
