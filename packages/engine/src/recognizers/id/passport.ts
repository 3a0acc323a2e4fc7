import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Indonesian passport number: one letter and seven digits, or two letters and six on electronic booklets. No check
 * digit outside the machine-readable zone, so the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'ID_PASSPORT',
  title: 'Indonesian passport number',
  description: 'Number of an Indonesian passport',
  format: 'Letter and 7 digits, or 2 letters and 6 digits',
  group: 'government_id',
  country: 'ID',
  sources: ['https://www.imigrasi.go.id/', 'https://en.wikipedia.org/wiki/Indonesian_passport'],
  patterns: [{ name: 'number', regex: /[A-Z](?:\d{7}|[A-Z]\d{6})/, score: 0.1 }],
  context: {
    id: ['paspor', 'no paspor', 'nomor paspor', 'no. paspor', 'paspornya'],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Nomor paspor: [[C1234567]]',
      'paspor [[XE123456]] berlaku sampai 2030',
      'Indonesian passport [[B7654321]]',
    ],
    reject: [
      { text: 'barang C1234567', why: 'no passport word' },
      { text: 'Nomor paspor C123456', why: 'six digits behind one letter' },
      { text: 'Nomor paspor C12345678', why: 'eight digits' },
    ],
  },
})
