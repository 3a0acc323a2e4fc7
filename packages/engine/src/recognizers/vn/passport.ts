import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Vietnamese passport number: one letter and seven or eight digits, without a check digit outside the
 * machine-readable zone; the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'VN_PASSPORT',
  title: 'Vietnamese passport number',
  description: 'Number of a Vietnamese passport',
  format: 'Letter and 7 or 8 digits',
  group: 'government_id',
  country: 'VN',
  sources: ['https://xuatnhapcanh.gov.vn/', 'https://en.wikipedia.org/wiki/Vietnamese_passport'],
  patterns: [{ name: 'number', regex: /[A-Z]\d{7,8}/, score: 0.1 }],
  context: {
    vi: ['hộ chiếu', 'ho chieu', 'số hộ chiếu', 'so ho chieu', 'hộ chiếu số'],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: ['Hộ chiếu số [[C1234567]]', 'Số hộ chiếu: [[P12345678]]', 'Vietnamese passport [[B7654321]]'],
    reject: [
      { text: 'đơn C1234567', why: 'no passport word' },
      { text: 'Hộ chiếu số C123456', why: 'six digits' },
      { text: 'Hộ chiếu số CC1234567', why: 'two letters' },
    ],
  },
})
