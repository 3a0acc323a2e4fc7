import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Greek social security number (ΑΜΚΑ, AMKA): DDMMYY, four digits, and a Luhn digit. One random number in about
 * 270 passes, so a plain run needs a label.
 */
export default defineRecognizer({
  entity: 'GR_AMKA',
  title: 'Greek social security number',
  description: 'Social security registration number in Greece (AMKA)',
  format: '11 digits DDMMYY and 5',
  group: 'government_id',
  country: 'GR',
  sources: ['https://www.amka.gr/', 'https://el.wikipedia.org/wiki/%CE%91%CE%9C%CE%9A%CE%91'],
  patterns: [{ name: 'plain', regex: /[0-3]\d[01]\d{8}/, score: 0.1 }],
  context: {
    el: [
      'αμκα',
      'α.μ.κ.α',
      'αριθμός μητρώου κοινωνικής ασφάλισης',
      'αριθμος μητρωου κοινωνικης ασφαλισης',
      'μητρώου κοινωνικής ασφάλισης',
      'κοινωνικής ασφάλισης',
    ],
    en: ['amka', 'greek social security number', 'social security number', 'greek ssn'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (!isCalendarDateOfSomeCentury(numberAt(digits, 4, 2), numberAt(digits, 2, 2), numberAt(digits, 0, 2)))
      return 'invalid'
    return passesLuhn(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: ['ΑΜΚΑ: [[01013099997]]', 'Α.Μ.Κ.Α. ασθενούς [[15019012341]]', 'AMKA [[15060512348]]'],
    reject: [
      { text: 'ΑΜΚΑ 01013099998', why: 'wrong Luhn digit' },
      { text: 'ΑΜΚΑ 32013099993', why: 'day 32' },
      { text: 'ΑΜΚΑ 0101309999', why: 'ten digits' },
      { text: 'κωδικός 01013099997', why: 'eleven digits without a label' },
    ],
  },
})
