import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** Milliseconds since 1970 have thirteen digits too: 2017 to 2030 here. */
const isTimestamp = (number: number) => number >= 1_500_000_000_000 && number < 1_900_000_000_000

/**
 * South African identity number: birth date, four digits (5000 and up for men), citizenship (0 citizen, 1 resident,
 * 2 refugee), a digit that is 8 or 9 today (0 to 7 named the race until 1986) and a Luhn check digit. Of random
 * numbers one in 4,500 passes with 8 or 9; the old forms are left to a label.
 */
export default defineRecognizer({
  entity: 'ZA_ID_NUMBER',
  title: 'South African identity number',
  description: 'Identity number of South Africa',
  format: '13 digits YYMMDDSSSSCAZ',
  group: 'government_id',
  country: 'ZA',
  sources: [
    'https://www.dha.gov.za/index.php/identity-documents2',
    'https://en.wikipedia.org/wiki/South_African_identity_card',
  ],
  patterns: [{ name: 'plain', regex: /\d{6}[ -]?\d{4}[ -]?[012]\d[ -]?\d/, score: 0.2 }],
  context: {
    en: [
      'id number',
      'id no',
      'identity number',
      'idnumber',
      'rsa id',
      'sa id',
      'south african id',
      'identity document',
      'home affairs',
    ],
    af: ['id-nommer', 'id nommer', 'identiteitsnommer', 'identiteitsdokument', 'persoonsnommer'],
    zu: ['inombolo kamazisi', 'umazisi'],
    xh: ['inombolo yesazisi', 'isazisi'],
  },
  check(value) {
    const digits = digitsOf(value)
    const [year, month, day] = [0, 2, 4].map((place) => digits[place]! * 10 + digits[place + 1]!)
    if (!isCalendarDateOfSomeCentury(year!, month!, day!) || !passesLuhn(digits)) return 'invalid'
    return digits[11]! >= 8 && !isTimestamp(Number(digits.join(''))) ? 'valid' : 'unknown'
  },
  validScore: 0.45,
  examples: {
    match: [
      'ID number [[8001015009087]]',
      'Kliënt [[9202294800183]] het geteken.',
      'Identiteitsnommer: [[750316 5123 080]]',
    ],
    reject: [
      { text: 'ID number 8001015009088', why: 'wrong check digit' },
      { text: 'ID number 8013015009083', why: 'no month 13' },
      { text: 'ID number 800101500908', why: 'twelve digits' },
      { text: 'ID number 8001015009384', why: 'citizenship is 0, 1 or 2' },
    ],
  },
})
