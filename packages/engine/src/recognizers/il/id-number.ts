import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Israeli identity number (מספר זהות): nine digits with a Luhn digit, shorter ones padded with zeros. One random
 * number in ten passes, so a label is needed.
 */
export default defineRecognizer({
  entity: 'IL_ID_NUMBER',
  title: 'Israeli identity number',
  description: 'Identity number of a citizen or resident of Israel (teudat zehut)',
  format: '9 digits, sometimes 8 and a hyphen before the last',
  group: 'government_id',
  country: 'IL',
  sources: [
    'https://www.gov.il/he/departments/topics/id_card/govil-landing-page',
    'https://he.wikipedia.org/wiki/%D7%9E%D7%A1%D7%A4%D7%A8_%D7%96%D7%94%D7%95%D7%AA',
  ],
  patterns: [{ name: 'number', regex: /\d{8}-?\d/, score: 0.1 }],
  context: {
    he: [
      'ת.ז',
      'ת"ז',
      'ת״ז',
      'תז',
      'תעודת זהות',
      'מספר זהות',
      'מס זהות',
      "מס' זהות",
      'מספר תעודת זהות',
      'מספר ת.ז',
      'ות.ז',
      'בעל ת.ז',
      'תעודת הזהות',
    ],
    ar: ['رقم الهوية', 'هوية رقم'],
    en: ['teudat zehut', 'israeli id', 'israeli identity number', 'identity number', 'israel id'],
  },
  check(value) {
    const digits = digitsOf(value)
    return !isOneDigitRepeated(digits) && passesLuhn(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'ת.ז. [[123456782]]',
      'מספר זהות: [[039337423]]',
      'Teudat zehut [[20000000-8]]',
      'ת"ז [[312345671]]',
    ],
    reject: [
      { text: 'ת.ז. 123456783', why: 'wrong Luhn digit' },
      { text: 'ת.ז. 12345678', why: 'eight digits' },
      { text: 'ת.ז. 000000000', why: 'never issued' },
      { text: 'הזמנה 123456782', why: 'nine digits without a label' },
    ],
  },
})
