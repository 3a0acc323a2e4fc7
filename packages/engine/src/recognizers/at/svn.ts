import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Austrian social insurance number (Versicherungsnummer, § 31 ASVG): three digits, a check digit in place four, birth
 * date DDMMYY. The other nine digits weighted 3, 7, 9, 5, 8, 4, 2, 1, 6 give the check digit modulo 11; numbers
 * that would give 10 are left out. Months 13 to 15 are used when the numbers of a day run out.
 */
export default defineRecognizer({
  entity: 'AT_SVN',
  title: 'Austrian social insurance number',
  description: 'Social insurance number of a person in Austria (Versicherungsnummer, VSNR)',
  format: '4 digits and the birth date DDMMYY',
  group: 'government_id',
  country: 'AT',
  sources: [
    'https://www.sozialversicherung.at/cdscontent/?contentid=10007.820902',
    'https://de.wikipedia.org/wiki/Sozialversicherungsnummer#%C3%96sterreich',
  ],
  patterns: [
    { name: 'grouped', regex: /[1-9]\d{3}[ \u00A0/-][0-3]\d[ .]?[01]\d[ .]?\d{2}/, score: 0.55 },
    { name: 'plain', regex: /[1-9]\d{3}[0-3]\d[01]\d{3}/, score: 0.3 },
  ],
  context: {
    de: [
      'svnr',
      'sv-nr',
      'sv-nummer',
      'sozialversicherungsnummer',
      'versicherungsnummer',
      'vsnr',
      'vnr',
      'e-card',
      'ecard',
      'svn',
    ],
    en: ['social insurance number', 'social security number', 'insurance number'],
  },
  check(value) {
    const digits = digitsOf(value)
    const [day, month, year] = [4, 6, 8].map((at) => digits[at]! * 10 + digits[at + 1]!) as [
      number,
      number,
      number,
    ]
    if (month > 15) return 'invalid'
    if (month > 12 ? day < 1 || day > 31 : !isCalendarDateOfSomeCentury(year, month, day)) return 'invalid'
    const others = [...digits.slice(0, 3), ...digits.slice(4)]
    return weightedSum(others, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11 === digits[3] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'SVNR: [[1237 010180]]',
      'Sozialversicherungsnummer [[1237010180]]',
      'Ihre Versicherungsnummer ist [[1236 311280]].',
      'social insurance number [[3453 311390]]',
    ],
    reject: [
      { text: 'SVNR 1238 010180', why: 'wrong check digit in place four' },
      { text: 'SVNR 1237 320180', why: 'no 32nd day' },
      { text: 'SVNR 0237 010180', why: 'never begins with 0' },
      { text: 'SVNR 1237 01018', why: 'nine digits' },
      { text: 'Rechnung 1237010180', why: 'no label on a plain run of digits' },
    ],
  },
})
