import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { NUMBER_PLATE_WORDS } from '../_shared/english.ts'
import { isTransportOffice } from './_states.ts'

/** "AS 10 MAY 2024" is a date in a headline, not a car of Assam. */
const MONTHS = new Set('JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '))

/**
 * Indian vehicle registration: state, transport office (in Delhi followed by a letter for the class of vehicle), up to
 * three letters of a series without I and O, four digits; or the national BH series since 2021: year, BH, four
 * digits, one or two letters.
 */
export default defineRecognizer({
  entity: 'IN_VEHICLE_REGISTRATION',
  title: 'Indian vehicle registration number',
  description: 'Registration number of a vehicle in India',
  format: 'SS NN LL NNNN, or NN BH NNNN LL',
  group: 'vehicle',
  country: 'IN',
  sources: [
    'https://vahan.parivahan.gov.in',
    'https://morth.nic.in/motor-vehicles-rules',
    'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_India',
  ],
  patterns: [
    {
      name: 'state series',
      regex: /[A-Z]{2}[ \u00A0-]?\d{1,2}[ \u00A0-]?[A-HJ-NP-Z]{1,3}[ \u00A0-]?\d{4}/,
      score: 0.2,
    },
    {
      name: 'Delhi class',
      regex: /DL[ \u00A0-]?\d{1,2}[A-Z][ \u00A0-][A-HJ-NP-Z]{1,2}[ \u00A0-]?\d{4}/,
      score: 0.2,
    },
    {
      name: 'BH series',
      regex: /2[1-9][ \u00A0-]?BH[ \u00A0-]?\d{4}[ \u00A0-]?[A-HJ-NP-Z]{1,2}/,
      score: 0.6,
    },
    {
      name: 'lower case',
      regex: /[a-z]{2}-?\d{1,2}-?[a-hj-np-z]{1,3}-?\d{4}/,
      score: 0.1,
    },
  ],
  context: {
    en: [
      ...NUMBER_PLATE_WORDS,
      'vehicle no',
      'vehicle number',
      'registration no',
      'registration number',
      'reg no',
      'rc book',
      'rto',
      'car number',
    ],
    hi: ['गाड़ी नंबर', 'वाहन संख्या', 'वाहन पंजीकरण', 'नंबर प्लेट'],
  },
  check(value) {
    const mark = compact(value)
    if (/^\d/.test(mark)) return mark.includes('BH0000') ? 'invalid' : 'unknown'
    const [, office = '', series = ''] = /^[A-Z]{2}(\d{1,2})([A-Z]+)/.exec(mark) ?? []
    if (!isTransportOffice(mark.slice(0, 2), Number(office)) || mark.endsWith('0000')) return 'invalid'
    if (MONTHS.has(series)) return 'invalid'
    // Joined and with a short office or series it is the look of any product code.
    const longEnough = mark.length >= (value === mark ? 10 : 9)
    return longEnough && value === value.toUpperCase() ? 'valid' : 'unknown'
  },
  validScore: 0.5,
  examples: {
    match: [
      'The truck [[MH 12 AB 1234]] was stopped.',
      'गाड़ी नंबर [[DL3CAY9324]]',
      'Stolen: [[DL 3C AB 4821]]',
      '[[22 BH 6517 A]] is a private car.',
      'vehicle no [[ka-01-mj-2022]]',
    ],
    reject: [
      { text: 'vehicle no XX 12 AB 1234', why: 'no state XX' },
      { text: 'vehicle no CH 77 AB 1234', why: 'Chandigarh has no office 77' },
      { text: 'vehicle no MH 12 AB 0000', why: 'the digits start at 0001' },
      { text: 'AS 10 MAY 2024', why: 'a date' },
      { text: 'vehicle no MH 12 IO 1234', why: 'the letters I and O are not used' },
    ],
  },
})
