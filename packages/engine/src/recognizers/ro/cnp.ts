import { isCalendarDate, isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/** First digit 1, 2: 19xx; 3, 4: 18xx; 5, 6: 20xx; 7, 8, 9: residents and foreigners of any century. */
const CENTURIES: Readonly<Record<number, number>> = { 1: 1900, 2: 1900, 3: 1800, 4: 1800, 5: 2000, 6: 2000 }

/** 01 to 48 counties and sectors of Bucharest, 51 and 52 the counties formed later, 70 places abroad. */
const isCounty = (code: number): boolean =>
  (code >= 1 && code <= 48) || code === 51 || code === 52 || code === 70

/**
 * Romanian personal numeric code (CNP): a digit for sex and century, YYMMDD, the county of registration, three
 * digits, and a check digit by modulus 11 (10 becomes 1). Thirteen digits are also a time in milliseconds, so a
 * plain run needs a label.
 */
export default defineRecognizer({
  entity: 'RO_CNP',
  title: 'Romanian personal numeric code',
  description: 'Personal numeric code of a person registered in Romania (CNP)',
  format: '13 digits',
  group: 'government_id',
  country: 'RO',
  sources: [
    'https://legislatie.just.ro/Public/DetaliiDocument/8144',
    'https://ro.wikipedia.org/wiki/Cod_numeric_personal_(Rom%C3%A2nia)',
  ],
  patterns: [{ name: 'plain', regex: /[1-9]\d{2}[01]\d[0-3]\d{7}/, score: 0.1 }],
  context: {
    ro: ['cnp', 'cod numeric personal', 'codul numeric personal', 'c.n.p', 'cnp-ul'],
    en: ['cnp', 'personal numeric code', 'romanian personal code', 'personal identification number'],
  },
  check(value) {
    const digits = digitsOf(value)
    const yy = numberAt(digits, 1, 2)
    const month = numberAt(digits, 3, 2)
    const day = numberAt(digits, 5, 2)
    const century = CENTURIES[digits[0]!]
    const dated = century
      ? isCalendarDate(century + yy, month, day)
      : isCalendarDateOfSomeCentury(yy, month, day)
    if (!dated || !isCounty(numberAt(digits, 7, 2))) return 'invalid'
    const remainder = weightedSum(digits.slice(0, 12), [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
    return (remainder === 10 ? 1 : remainder) === digits[12] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'CNP: [[1630615123457]]',
      'având codul numeric personal [[2900115401231]]',
      'Romanian personal numeric code [[5050615123452]]',
    ],
    reject: [
      { text: 'CNP 1630615123458', why: 'wrong check digit' },
      { text: 'CNP 1631315123457', why: 'month 13' },
      { text: 'CNP 1630615993457', why: 'no county 99' },
      { text: 'CNP 163061512345', why: 'twelve digits' },
      { text: 'at 1630615123457 ms', why: 'thirteen digits without a label' },
    ],
  },
})
