import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, PASSPORT_WORDS } from '../_shared/eastern.ts'

/**
 * Thai passport number: two letters and seven digits, earlier one letter and six or seven. No check digit outside
 * the machine-readable zone, so the word passport must stand near.
 */
export default defineRecognizer({
  entity: 'TH_PASSPORT',
  title: 'Thai passport number',
  description: 'Number of a Thai passport',
  format: '1 or 2 letters and 6 or 7 digits',
  group: 'government_id',
  country: 'TH',
  sources: ['https://www.consular.go.th/', 'https://en.wikipedia.org/wiki/Thai_passport'],
  patterns: [{ name: 'number', regex: besideIdeographs(/[A-Z]{1,2}\d{6,7}/), score: 0.1, bounded: 'none' }],
  context: {
    th: ['หนังสือเดินทาง', 'เลขที่หนังสือเดินทาง', 'พาสปอร์ต', 'หมายเลขหนังสือเดินทาง'],
    en: PASSPORT_WORDS,
  },
  contextRequired: true,
  examples: {
    match: ['หนังสือเดินทางเลขที่ [[AA1234567]]', 'พาสปอร์ต[[AB7654321]]', 'Thai passport [[Z123456]]'],
    reject: [
      { text: 'สินค้า AA1234567', why: 'no passport word' },
      { text: 'หนังสือเดินทาง AA12345678', why: 'eight digits' },
      { text: 'หนังสือเดินทาง AAA1234567', why: 'three letters' },
    ],
  },
})
