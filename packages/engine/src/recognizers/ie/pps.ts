import { compact, digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { irishCheckLetter } from './_check-letter.ts'

/**
 * Irish personal public service number: seven digits and a check letter modulo 23; numbers since 2013 have a second
 * letter (A, B …; H for bodies), older ones of couples W. With one letter it is also the shape of a Java constant
 * (1048576L), so that form needs a label.
 */
export default defineRecognizer({
  entity: 'IE_PPS',
  title: 'Irish personal public service number',
  description: 'Personal public service number of Ireland',
  format: '7 digits and 1 or 2 letters',
  group: 'government_id',
  country: 'IE',
  sources: [
    'https://www.gov.ie/en/department-of-social-protection/services/get-a-personal-public-service-pps-number/',
    'https://en.wikipedia.org/wiki/Personal_Public_Service_Number',
  ],
  patterns: [
    { name: 'two letters', regex: /\d{7}[ -]?[A-Wa-w][ -]?[A-IWTXa-iwtx]/, score: 0.2 },
    { name: 'one letter', regex: /\d{7}[ -]?[A-Wa-w]/, score: 0.3 },
  ],
  context: {
    en: [
      'pps',
      'ppsn',
      'pps number',
      'pps no',
      'ppsnumber',
      'personal public service',
      'public service number',
      'rsi number',
    ],
    ga: ['uimhir psp', 'upsp', 'uimhir phearsanta seirbhíse poiblí', 'psp'],
  },
  check(value) {
    const number = compact(value)
    const second = number[8] ?? ''
    if (number.startsWith('0000000')) return 'invalid'
    if (irishCheckLetter(digitsOf(number), second) !== number[7]) return 'invalid'
    return second && value === value.toUpperCase() ? 'valid' : 'unknown'
  },
  validScore: 0.55,
  examples: {
    match: ['PPS number [[1234567T]]', 'The file of [[1234567FA]] is complete.', 'Uimhir PSP: [[6433435oa]]'],
    reject: [
      { text: 'PPS 1234567A', why: 'wrong check letter' },
      { text: 'PPS 1234567TA', why: 'the second letter changes the check letter' },
      { text: 'PPS 123456T', why: 'six digits' },
      { text: 'timeout = 1234567T', why: 'one letter without a label' },
    ],
  },
})
