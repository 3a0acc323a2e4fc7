import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

const THIS_YEAR = new Date().getFullYear()

/** Day and month are 0 where the date is not known; BIS numbers of non-residents add 20 or 40 to the month. */
function isPossibleDate(year: number, month: number, day: number): boolean {
  const plainMonth = month > 40 ? month - 40 : month > 20 ? month - 20 : month
  if (plainMonth === 0 || month === 20 || month === 40 || day === 0) return plainMonth <= 12 && day <= 31
  return isCalendarDate(year, plainMonth, day)
}

/**
 * Belgian national register number (rijksregisternummer, numéro de registre national; royal decree of 3 April 1984):
 * birth date YYMMDD, serial number, check digits: 97 minus the first nine digits modulo 97, with a 2 in front of them
 * for births from 2000 on. BIS numbers of social security follow the same rule.
 */
export default defineRecognizer({
  entity: 'BE_NATIONAL_NUMBER',
  title: 'Belgian national register number',
  description:
    'National register number of a person in Belgium (rijksregisternummer, numéro national, INSZ, NISS)',
  format: 'YY.MM.DD-SSS.CC',
  group: 'government_id',
  country: 'BE',
  sources: [
    'https://www.ibz.rrn.fgov.be/fileadmin/user_upload/nl/rr/instructies/IT-lijst/IT000_Rijksregisternummer.pdf',
    'https://nl.wikipedia.org/wiki/Rijksregisternummer',
  ],
  patterns: [
    { name: 'official', regex: /\d{2}\.\d{2}\.\d{2}[- \u00A0]\d{3}[. -]\d{2}/, score: 0.9 },
    { name: 'grouped', regex: /\d{2}[01246]\d[0-3]\d[ \u00A0-]\d{3}[ \u00A0.-]\d{2}/, score: 0.6 },
    { name: 'plain', regex: /\d{2}[0-5]\d[0-3]\d{6}/, score: 0.3 },
  ],
  context: {
    nl: [
      'rijksregisternummer',
      'rijksregister',
      'rijksregisternr',
      'rrn',
      'insz',
      'insz-nummer',
      'nationaal nummer',
      'bisnummer',
    ],
    fr: [
      'numéro national',
      'numero national',
      'registre national',
      'niss',
      'n° national',
      'nrn',
      'numéro de registre national',
    ],
    de: ['nationalregisternummer', 'nationalregister'],
    en: [
      'national number',
      'national register number',
      'national registry number',
      'belgian national number',
    ],
  },
  check(value) {
    const number = digitsOf(value).join('')
    const [yy, month, day] = [0, 2, 4].map((at) => Number(number.slice(at, at + 2))) as [
      number,
      number,
      number,
    ]
    const base = number.slice(0, 9)
    const check = Number(number.slice(9))
    const fits = (prefix: string, century: number) =>
      97 - (Number(prefix + base) % 97) === check &&
      century + yy <= THIS_YEAR &&
      isPossibleDate(century + yy, month, day)
    return fits('', 1900) || fits('2', 2000) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Rijksregisternummer: [[85.07.30-033.28]]',
      'Numéro national [[05.06.15-123.88]]',
      'national register number [[85073003328]]',
      'INSZ [[854730-033-17]]',
    ],
    reject: [
      { text: 'Rijksregisternummer 85.07.30-033.29', why: 'wrong check digits' },
      { text: 'Rijksregisternummer 85.13.30-033.28', why: 'no 13th month' },
      { text: 'Rijksregisternummer 85.07.30-033.2', why: 'ten digits' },
      { text: 'factuur 85073003328', why: 'no label on a plain run of digits' },
    ],
  },
})
