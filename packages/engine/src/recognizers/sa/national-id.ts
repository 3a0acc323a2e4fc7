import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'
import { westernDigits } from '../_shared/eastern.ts'

/**
 * Saudi national identity number (first digit 1) or number of a resident's permit, the Iqama (first digit 2): ten
 * digits with a Luhn digit. A time in seconds has ten digits and starts with 1 as well, so a label is needed.
 * Arabic text may write it in Arabic-Indic digits.
 */
export default defineRecognizer({
  entity: 'SA_NATIONAL_ID',
  title: 'Saudi national identity number',
  description: 'National identity or residence permit (Iqama) number in Saudi Arabia',
  format: '10 digits starting 1 or 2',
  group: 'government_id',
  country: 'SA',
  sources: [
    'https://www.absher.sa/',
    'https://en.wikipedia.org/wiki/National_identification_number#Saudi_Arabia',
  ],
  patterns: [
    { name: 'plain', regex: /[12]\d{9}/, score: 0.1 },
    { name: 'arabic-indic digits', regex: /[\u0661\u0662][\u0660-\u0669]{9}/, score: 0.1 },
  ],
  context: {
    ar: [
      'رقم الهوية',
      'الهوية الوطنية',
      'رقم الهوية الوطنية',
      'هوية رقم',
      'السجل المدني',
      'رقم السجل المدني',
      'رقم الإقامة',
      'رقم الاقامة',
      'هوية مقيم',
      'الإقامة',
      'بهوية رقم',
    ],
    en: [
      'saudi id',
      'saudi national id',
      'national id',
      'iqama',
      'iqama number',
      'iqama no',
      'resident id',
      'absher',
    ],
  },
  check: (value) => (passesLuhn(digitsOf(westernDigits(value))) ? 'valid' : 'invalid'),
  validScore: 0.3,
  examples: {
    match: [
      'ورقم الهوية: [[1012345672]]',
      'رقم الهوية الوطنية: [[1123456780]]',
      'Iqama number [[2104567892]]',
      'رقم الإقامة [[٢٠٩٨٧٦٥٤٣٧]]',
      'Saudi national ID [[1000000008]]',
    ],
    reject: [
      { text: 'رقم الهوية 1123456781', why: 'wrong Luhn digit' },
      { text: 'رقم الهوية 3123456788', why: 'first digit is 1 or 2' },
      { text: 'رقم الهوية 112345678', why: 'nine digits' },
      { text: 'ts=1123456780', why: 'a time in seconds, no label' },
    ],
  },
})
