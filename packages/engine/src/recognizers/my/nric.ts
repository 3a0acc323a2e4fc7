import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Place-of-birth codes that are not in use (National Registration Department, lists "kod negeri" and "kod negara",
 * https://www.jpn.gov.my/en/informasi/kod-negeri/).
 */
const UNUSED_PLACES = new Set([0, 17, 18, 19, 20, 69, 70, 73, 80, 81, 94, 95, 96, 97])

/**
 * Malaysian identity card (MyKad): birth date, place of birth and four digits, the last odd for men. There is no check
 * digit; a valid date and place in the hyphenated form are distinctive, twelve bare digits need a label.
 */
export default defineRecognizer({
  entity: 'MY_NRIC',
  title: 'Malaysian identity card number',
  description: 'Number of a Malaysian identity card (MyKad)',
  format: 'YYMMDD-PB-NNNG',
  group: 'government_id',
  country: 'MY',
  sources: [
    'https://www.jpn.gov.my/en/informasi/kod-negeri/',
    'https://en.wikipedia.org/wiki/Malaysian_identity_card',
  ],
  patterns: [
    { name: 'hyphenated', regex: /\d{6}[-\u2010\u2011\u2013]\d{2}[-\u2010\u2011\u2013]\d{4}/, score: 0.6 },
    { name: 'spaced', regex: /\d{6}[ \u00A0]\d{2}[ \u00A0]\d{4}/, score: 0.3 },
    { name: 'plain', regex: /\d{12}/, score: 0.15 },
  ],
  context: {
    en: ['nric', 'mykad', 'ic no', 'ic number', 'identity card', 'nric no', 'new ic', 'mykid'],
    ms: [
      'kad pengenalan',
      'no kp',
      'no. kp',
      'no k/p',
      'no kad pengenalan',
      'nombor kad pengenalan',
      'mykad',
      'no ic',
    ],
    zh: ['身份证', '身份证号码', '登记号码'],
  },
  check(value) {
    const digits = digitsOf(value)
    const pair = (place: number) => digits[place]! * 10 + digits[place + 1]!
    if (!isCalendarDateOfSomeCentury(pair(0), pair(2), pair(4))) return 'invalid'
    return UNUSED_PLACES.has(pair(6)) ? 'invalid' : 'unknown'
  },
  examples: {
    match: ['Pemohon [[880101-14-5678]] hadir.', 'No. KP: [[770305021234]]', 'MyKad [[000229 10 4321]]'],
    reject: [
      { text: 'MyKad 881301-14-5678', why: 'no month 13' },
      { text: 'MyKad 880101-17-5678', why: 'place of birth 17 is not in use' },
      { text: 'MyKad 880101-14-567', why: 'eleven digits' },
      { text: 'order 770305021234', why: 'bare digits without a label' },
    ],
  },
})
