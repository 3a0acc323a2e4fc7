import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/english.ts'

/**
 * UK (DVLA) driver number: five letters of the surname padded with 9; decade, month (plus 50 for women), day and last
 * digit of the year of birth; two initials (9 where there is none); a counter and two check letters that only the
 * agency can compute. Cards add two digits for the issue.
 */
export default defineRecognizer({
  entity: 'UK_DRIVING_LICENCE',
  title: 'UK driving licence number',
  description: 'Driver number on a driving licence of Great Britain',
  format: '16 characters: 5 surname, 6 birth date, 2 initials, 3 check, optional issue number',
  group: 'government_id',
  country: 'GB',
  sources: [
    'https://www.gov.uk/government/publications/driving-licence-guidance',
    'https://en.wikipedia.org/wiki/Driving_licence_in_the_United_Kingdom',
  ],
  patterns: [
    {
      name: 'driver number',
      regex: /[A-Za-z][A-Za-z9]{4}[ -]?\d{6}[ -]?[A-Za-z9]{2}\d[A-Za-z]{2}(?:[ -]?\d{2})?/,
      score: 0.2,
    },
  ],
  context: {
    en: [...DRIVING_LICENCE_WORDS, 'dvla', 'driver number', 'licence number'],
    cy: ['trwydded yrru', 'rhif gyrrwr'],
  },
  check(value) {
    const number = compact(value)
    const surname = number.slice(0, 5)
    const initials = number.slice(11, 13)
    if (/9[A-Z]/.test(surname) || initials[0] === '9') return 'invalid'
    const year = Number(number[5]! + number[10]!)
    const month = Number(number.slice(6, 8))
    const day = Number(number.slice(8, 10))
    return isCalendarDateOfSomeCentury(year, month > 50 ? month - 50 : month, day) ? 'valid' : 'invalid'
  },
  validScore: 0.85, // sixteen places of fixed kind with a date inside: chance is negligible
  examples: {
    match: [
      'Driver number [[MORGA657054SM9IJ]]',
      'Licence held: [[FOX99 802261 J99AB]]',
      'trwydded yrru [[JONES711215AB9XY 35]]',
    ],
    reject: [
      { text: 'driving licence MORGA699054SM9IJ', why: 'no month 99 or 49' },
      { text: 'driving licence MORGA657324SM9IJ', why: 'no 32nd day' },
      { text: 'driving licence M9RGA657054SM9IJ', why: 'padding stands only at the end of the name' },
      { text: 'driving licence MORGA65705SM9IJ', why: 'fifteen characters' },
    ],
  },
})
