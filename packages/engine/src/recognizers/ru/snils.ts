import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Russian insurance account number (СНИЛС): nine digits and two check digits, the sum with weights 9 to 1 modulo
 * 101, where 100 becomes 00. Numbers up to 001-001-998 carry no check.
 */
export default defineRecognizer({
  entity: 'RU_SNILS',
  title: 'Russian insurance account number',
  description: 'Individual insurance account number in Russia (SNILS)',
  format: 'NNN-NNN-NNN NN',
  group: 'government_id',
  country: 'RU',
  sources: [
    'https://sfr.gov.ru/grazhdanam/pers_uchet/snils/',
    'https://ru.wikipedia.org/wiki/%D0%A1%D0%9D%D0%98%D0%9B%D0%A1',
  ],
  patterns: [
    { name: 'hyphens', regex: /\d{3}-\d{3}-\d{3}[ \u00a0-]\d{2}/, score: 0.8 },
    { name: 'plain', regex: /\d{11}|\d{3}[ \u00a0]\d{3}[ \u00a0]\d{3}[ \u00a0]\d{2}/, score: 0.3 },
  ],
  context: {
    ru: [
      'снилс',
      'страховой номер',
      'страховой номер индивидуального лицевого счёта',
      'страховое свидетельство',
      'снилса',
      'лицевого счета',
    ],
    en: [
      'snils',
      'snils number',
      'russian insurance number',
      'insurance account number',
      'pension insurance',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (numberAt(digits, 0, 9) <= 1001998) return 'invalid'
    const sum = weightedSum(digits.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101
    return sum % 100 === numberAt(digits, 9, 2) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'СНИЛС: [[112-233-445 95]]',
      'страховой номер [[12345678964]]',
      'SNILS [[087-654-303-00]]',
      'Пациент Иванов, [[123-456-789 64]]',
    ],
    reject: [
      { text: 'СНИЛС 112-233-445 96', why: 'wrong check digits' },
      { text: 'СНИЛС 112-233-44 95', why: 'ten digits' },
      { text: 'СНИЛС 000-000-000 00', why: 'never issued' },
      { text: 'счётчик 12345678964', why: 'eleven digits without a label' },
    ],
  },
})
