import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The check digit of the first `length` digits uses the tail of the row of weights. */
const checkDigit = (digits: readonly number[], length: number): number =>
  (weightedSum(digits.slice(0, length), WEIGHTS.slice(-length)) % 11) % 10

/**
 * Russian taxpayer number (ИНН): ten digits for companies with one check digit, twelve for people with two, each by
 * modulus 11 and then 10. Twelve random digits still pass once in a hundred, so both need a label.
 */
export default defineRecognizer({
  entity: 'RU_INN',
  title: 'Russian taxpayer number',
  description: 'Taxpayer number of a person or company in Russia (INN)',
  format: '10 or 12 digits',
  group: 'tax_id',
  country: 'RU',
  sources: [
    'https://www.nalog.gov.ru/rn77/fl/interest/inn/',
    'https://ru.wikipedia.org/wiki/%D0%98%D0%B4%D0%B5%D0%BD%D1%82%D0%B8%D1%84%D0%B8%D0%BA%D0%B0%D1%86%D0%B8%D0%BE%D0%BD%D0%BD%D1%8B%D0%B9_%D0%BD%D0%BE%D0%BC%D0%B5%D1%80_%D0%BD%D0%B0%D0%BB%D0%BE%D0%B3%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D0%B5%D0%BB%D1%8C%D1%89%D0%B8%D0%BA%D0%B0',
  ],
  patterns: [
    {
      name: 'before KPP', // "ИНН/КПП 7712345671/770101001": the slash would end the match otherwise
      regex: /(?<![\p{L}\p{N}_]|\p{N}[-./:])\d{10}(?=\/\d{9}(?![\p{L}\p{N}_]))/u,
      score: 0.5,
      bounded: 'none',
    },
    { name: 'person', regex: /\d{12}/, score: 0.3 },
    { name: 'company', regex: /\d{10}/, score: 0.3 },
  ],
  context: {
    ru: [
      'инн',
      'идентификационный номер налогоплательщика',
      'номер налогоплательщика',
      'налогоплательщика',
      'инн/кпп',
      'инн получателя',
    ],
    en: [
      'inn',
      'inn number',
      'russian tax number',
      'taxpayer identification number',
      'taxpayer number',
      'tax id',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (numberAt(digits, 0, 2) === 0) return 'invalid' // the region
    if (digits.length === 10) return checkDigit(digits, 9) === digits[9] ? 'valid' : 'invalid'
    return checkDigit(digits, 10) === digits[10] && checkDigit(digits, 11) === digits[11]
      ? 'valid'
      : 'invalid'
  },
  examples: {
    match: [
      'ИНН: [[7712345671]]',
      'ИНН физлица [[500123456750]]',
      'Taxpayer number (INN) [[123456789047]]',
      'ИНН/КПП [[1234567894]]/770101001',
    ],
    reject: [
      { text: 'ИНН 7712345672', why: 'wrong check digit' },
      { text: 'ИНН 500123456751', why: 'second check digit is wrong' },
      { text: 'ИНН 77123456711', why: 'eleven digits' },
      { text: 'заказ 7712345671', why: 'ten digits without a label' },
    ],
  },
})
