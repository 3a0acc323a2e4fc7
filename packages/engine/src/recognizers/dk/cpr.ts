import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { looksLikeTimestamp, numberAt } from '../_shared/eastern.ts'

/** Century by the seventh digit and the year, as the register publishes it. */
function birthYear(seventh: number, yy: number): number {
  if (seventh <= 3) return 1900 + yy
  if (seventh === 4 || seventh === 9) return yy <= 36 ? 2000 + yy : 1900 + yy
  return yy <= 57 ? 2000 + yy : 1800 + yy
}

/**
 * Danish personal identification number (CPR). DDMMYY and four digits; the seventh goes with the century. Since
 * October 2007 numbers are issued that fail the old modulus 11 test, so a failed test proves nothing: such a
 * value keeps the score of its shape. In a plain run of ten digits, or where the value reads as a date and a clock
 * time, a passed test says too little as well.
 */
export default defineRecognizer({
  entity: 'DK_CPR',
  title: 'Danish personal identification number',
  description: 'CPR number of a person registered in Denmark or Greenland',
  format: 'DDMMYY-SSSS',
  group: 'government_id',
  country: 'DK',
  sources: [
    'https://www.cpr.dk/media/12066/personnummeret-i-cpr.pdf',
    'https://www.cpr.dk/cpr-systemet/personnumre-uden-kontrolciffer-modulus-11-kontrol',
    'https://da.wikipedia.org/wiki/CPR-nummer',
  ],
  patterns: [
    { name: 'hyphen', regex: /[0-3]\d[01]\d{3}-\d{4}/, score: 0.25 },
    { name: 'plain', regex: /[0-3]\d[01]\d{3}[ \u00a0]?\d{4}/, score: 0.1 },
  ],
  context: {
    da: ['cpr', 'cpr-nummer', 'cpr-nr', 'cprnr', 'cpr-nummeret', 'personnummer', 'cpr nr', 'cprnummer'],
    en: [
      'cpr',
      'cpr number',
      'danish personal identification number',
      'civil registration number',
      'personal identification number',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    const year = birthYear(digits[6]!, numberAt(digits, 4, 2))
    if (!isCalendarDate(year, numberAt(digits, 2, 2), numberAt(digits, 0, 2))) return 'invalid'
    const passes = weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
    return passes && value.includes('-') && !looksLikeTimestamp(value) ? 'valid' : 'unknown'
  },
  validScore: 0.5,
  examples: {
    match: [
      'CPR-nr. [[211062-5629]]',
      'Patientens cpr-nummer er [[0101901238]].',
      'CPR: [[150505-5123]]',
      'Jens Hansen, [[010190-1238]], Aarhus',
    ],
    reject: [
      { text: 'CPR 321062-5629', why: 'day 32' },
      { text: 'CPR 290299-1238', why: '29 February 1999 did not exist' },
      { text: 'CPR 211062-562', why: 'one digit missing' },
      { text: 'sag 211062-5621', why: 'no label and the modulus 11 test fails' },
      { text: '250523-1654 INFO started', why: 'a date and a clock time without a label' },
    ],
  },
})
