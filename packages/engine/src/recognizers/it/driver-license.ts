import { defineRecognizer } from '../../define.ts'
import { drivingLicenceWords } from '../_shared/western.ts'

/**
 * Italian driving licence number: two letters of the province, seven digits and a control letter; licences of the
 * central office begin with U1 and go on with letters without vowels and digits. The control letter's rule is not
 * published; needs its label.
 */
export default defineRecognizer({
  entity: 'IT_DRIVER_LICENSE',
  title: 'Italian driving licence number',
  description: 'Number of an Italian driving licence (patente di guida)',
  format: '2 letters, 7 digits, letter, or U1, 7 letters or digits, letter',
  group: 'government_id',
  country: 'IT',
  sources: [
    'https://www.mit.gov.it/patente-di-guida',
    'https://it.wikipedia.org/wiki/Patente_di_guida_in_Italia',
  ],
  patterns: [
    { name: 'central office', regex: /U1[B-DF-HJ-NP-TV-Z\d]{7}[A-Z]/, score: 0.2 },
    { name: 'province', regex: /[A-Z]{2}[ \u00A0]?\d{7}[ \u00A0]?[A-Z]/, score: 0.2 },
  ],
  context: { it: drivingLicenceWords.it, en: drivingLicenceWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Patente n. [[MI1234567X]]',
      'patente di guida [[U1H34K56TB]]',
      'Italian driving licence [[RM 7654321 A]]',
    ],
    reject: [
      { text: 'patente MI123456X', why: 'six digits' },
      { text: 'patente MI12345678', why: 'no control letter' },
      { text: 'articolo MI1234567X', why: 'no licence word' },
    ],
  },
})
