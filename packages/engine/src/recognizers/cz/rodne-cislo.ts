import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { isOldBirthNumber, passesBirthNumber } from '../_shared/eastern.ts'

/**
 * Czech birth number (rodné číslo): YYMMDD, month plus 50 for women and plus 20 more on crowded days since 2004,
 * a slash, and four digits that make the whole divisible by 11; three digits without a check before 1954.
 */
export default defineRecognizer({
  entity: 'CZ_RODNE_CISLO',
  title: 'Czech birth number',
  description: 'Birth number of a person registered in the Czech Republic (rodné číslo)',
  format: 'YYMMDD/SSSS, or YYMMDD/SSS before 1954',
  group: 'government_id',
  country: 'CZ',
  sources: [
    'https://www.zakonyprolidi.cz/cs/2000-133',
    'https://cs.wikipedia.org/wiki/Rodn%C3%A9_%C4%8D%C3%ADslo',
  ],
  patterns: [
    { name: 'slash', regex: /\d{6}\/\d{4}/, score: 0.2 },
    { name: 'slash, before 1954', regex: /[0-5]\d{5}\/\d{3}/, score: 0.2 },
    { name: 'plain', regex: /\d{9,10}/, score: 0.05 },
  ],
  context: {
    cs: ['rodné číslo', 'rodného čísla', 'rodným číslem', 'rodne cislo', 'r.č', 'rč', 'r. č', 'rodné č'],
    en: [
      'birth number',
      'czech birth number',
      'rodne cislo',
      'czech national id',
      'personal identification number',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length === 9) return isOldBirthNumber(digits) && digits[0]! <= 5 ? 'unknown' : 'invalid'
    if (!passesBirthNumber(digits, [0, 50, 20, 70])) return 'invalid'
    return value.includes('/') ? 'valid' : 'unknown' // ten bare digits pass too often
  },
  validScore: 0.6,
  examples: {
    match: [
      'Rodné číslo: [[710319/2745]]',
      'Pacientka [[905115/1230]]',
      'r.č. [[7103192745]]',
      'nar. 1949, rodné číslo [[495423/123]]',
      'rodné číslo [[052115/1235]]',
    ],
    reject: [
      { text: 'Rodné číslo 710319/2746', why: 'not divisible by 11' },
      { text: 'Rodné číslo 711319/2742', why: 'month 13' },
      { text: 'Rodné číslo 710319/27450', why: 'eleven digits' },
      { text: 'verze 7103192745', why: 'ten digits without a label' },
    ],
  },
})
