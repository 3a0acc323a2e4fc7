import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { looksLikeTimestamp, numberAt } from '../_shared/eastern.ts'

const centuryOf = (digit: number): number => (digit === 0 ? 2000 : 1000 + digit * 100)

/**
 * Icelandic identity number (kennitala). DDMMYY (day plus 40 for organisations), two digits, a modulus 11 check
 * digit and the century (8, 9 or 0). Since 18 February 2026 the register issues numbers without the check, and
 * system numbers (first digit 8 or 9, the rest random) have had none since 2021; so a failed check does not
 * reject, it only leaves the score of the shape; nor does a passed one count in what reads as date and clock time.
 */
export default defineRecognizer({
  entity: 'IS_KENNITALA',
  title: 'Icelandic identity number',
  description: 'Kennitala of a person or organisation registered in Iceland',
  format: 'DDMMYY-NNCX',
  group: 'government_id',
  country: 'IS',
  sources: [
    'https://www.skra.is/folk/eg-i-thjodskra/um-kennitolur/kennitolur-an-vartolu',
    'https://skra.is/folk/eg-i-thjodskra/um-kennitolur',
    'https://en.wikipedia.org/wiki/Icelandic_identification_number',
  ],
  patterns: [
    { name: 'hyphen', regex: /\d{6}-\d{3}[089]|[89]\d{5}-\d{4}/, score: 0.2 },
    { name: 'plain', regex: /\d{6}[ \u00a0]?\d{3}[089]|[89]\d{5}[ \u00a0]?\d{4}/, score: 0.1 },
  ],
  context: {
    is: ['kennitala', 'kennitölu', 'kennitalan', 'kennitölur', 'kt', 'kerfiskennitala'],
    en: ['kennitala', 'icelandic id', 'icelandic identity number', 'icelandic identification number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits[0]! >= 8) return 'unknown'
    const day = numberAt(digits, 0, 2) % 40
    const year = centuryOf(digits[9]!) + numberAt(digits, 4, 2)
    if (!isCalendarDate(year, numberAt(digits, 2, 2), day)) return 'invalid'
    const passes = weightedSum(digits.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
    return passes && value.includes('-') && !looksLikeTimestamp(value) ? 'valid' : 'unknown'
  },
  validScore: 0.5,
  examples: {
    match: [
      'Kennitala: [[120174-3399]]',
      'kt. [[450401-3150]]',
      'kennitala [[1201743399]]',
      'Kennitala barnsins er [[150326-2170]].',
      'kerfiskennitala [[892350-1739]]',
    ],
    reject: [
      { text: 'Kennitala 320174-3399', why: 'day 32' },
      { text: 'Kennitala 121374-3399', why: 'month 13' },
      { text: 'Kennitala 120174-3395', why: 'the century is 8, 9 or 0' },
      { text: 'ticket 120174-3389', why: 'no label and no passing check' },
    ],
  },
})
