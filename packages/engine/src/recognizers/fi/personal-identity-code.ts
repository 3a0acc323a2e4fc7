import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { looksLikeTimestamp, numberAt } from '../_shared/eastern.ts'

const CHECK_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY'
const centuryOf = (sign: string): number => (sign === '+' ? 1800 : /[-U-Y]/.test(sign) ? 1900 : 2000)

/**
 * Finnish personal identity code (henkilötunnus). DDMMYY, a sign for the century (+ 1800s; - and U to Y 1900s;
 * A to F 2000s, the extra signs since 2023), an individual number from 002, and a check character: the nine
 * digits modulo 31 pick it from a row that leaves out letters easily misread. What also reads as a date and a clock
 * time (240708-0338) needs a label.
 */
export default defineRecognizer({
  entity: 'FI_PERSONAL_IDENTITY_CODE',
  title: 'Finnish personal identity code',
  description: 'Personal identity code of a person registered in Finland (henkilötunnus)',
  format: 'DDMMYY, century sign, 3 digits, check character',
  group: 'government_id',
  country: 'FI',
  sources: ['https://dvv.fi/en/personal-identity-code', 'https://fi.wikipedia.org/wiki/Henkil%C3%B6tunnus'],
  patterns: [
    { name: 'code', regex: /[0-3]\d[01]\d{3}[-+A-FU-Ya-fu-y]\d{3}[0-9A-FHJ-NPR-Ya-fhj-npr-y]/, score: 0.3 },
  ],
  context: {
    fi: [
      'henkilötunnus',
      'henkilötunnuksen',
      'hetu',
      'hetun',
      'sotu',
      'henkilotunnus',
      'sosiaaliturvatunnus',
    ],
    sv: ['personbeteckning', 'personbeteckningen'],
    en: ['personal identity code', 'finnish personal identity code', 'finnish ssn', 'hetu'],
  },
  check(value) {
    const code = value.toUpperCase()
    const digits = digitsOf(code.slice(0, 6) + code.slice(7, 10))
    const year = centuryOf(code[6]!) + numberAt(digits, 4, 2)
    if (!isCalendarDate(year, numberAt(digits, 2, 2), numberAt(digits, 0, 2))) return 'invalid'
    if (numberAt(digits, 6, 3) < 2) return 'invalid'
    if (CHECK_CHARACTERS[numberAt(digits, 0, 9) % 31] !== code[10]) return 'invalid'
    return looksLikeTimestamp(code) ? 'unknown' : 'valid'
  },
  validScore: 0.85,
  examples: {
    match: [
      'Henkilötunnus: [[131052-308T]]',
      'Potilas [[010594Y9021]] saapui.',
      'Personbeteckning [[150605A123S]]',
      'personal identity code [[010190-123m]]',
    ],
    reject: [
      { text: 'Hetu 131052-308U', why: 'wrong check character' },
      { text: 'Hetu 321052-308T', why: 'day 32' },
      { text: 'Hetu 131052/308T', why: 'a slash is no century sign' },
      { text: '240708-0338 INFO started', why: 'a date and a clock time without a label' },
      { text: 'Hetu 131052-0018', why: 'individual numbers start at 002' },
    ],
  },
})
