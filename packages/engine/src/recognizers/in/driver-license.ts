import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/english.ts'
import { isTransportOffice } from './_states.ts'

/**
 * Indian driving licence in the national format (Sarathi): state, transport office, year of issue and seven digits.
 */
export default defineRecognizer({
  entity: 'IN_DRIVER_LICENSE',
  title: 'Indian driving licence number',
  description: 'Number of an Indian driving licence',
  format: '2-letter state, 2 digits, YYYY, 7 digits',
  group: 'government_id',
  country: 'IN',
  sources: ['https://sarathi.parivahan.gov.in', 'https://en.wikipedia.org/wiki/Driving_licence_in_India'],
  patterns: [
    { name: 'capitals', regex: /[A-Z]{2}[ -]?\d{2}[ /-]?(?:19[5-9]|20[0-4])\d[ /-]?\d{7}/, score: 0.6 },
    { name: 'lower case', regex: /[a-z]{2}[ -]?\d{2}[ /-]?(?:19[5-9]|20[0-4])\d[ /-]?\d{7}/, score: 0.2 },
  ],
  context: {
    en: [...DRIVING_LICENCE_WORDS, 'driving licence no', 'sarathi', 'rto'],
    hi: ['ड्राइविंग लाइसेंस', 'चालक लाइसेंस', 'लाइसेंस नंबर'],
  },
  check(value) {
    const number = compact(value)
    return isTransportOffice(number.slice(0, 2), Number(number.slice(2, 4))) ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'DL No. [[MH14 20110062821]]',
      'He showed [[KA-05-2015-0012345]].',
      'ड्राइविंग लाइसेंस [[dl0420190123456]]',
    ],
    reject: [
      { text: 'driving licence XX14 20110062821', why: 'no state XX' },
      { text: 'driving licence GA99 20110062821', why: 'Goa has no office 99' },
      { text: 'driving licence MH14 18990062821', why: 'no licences of 1899' },
      { text: 'driving licence MH14 2011006282', why: 'six digits after the year' },
    ],
  },
})
