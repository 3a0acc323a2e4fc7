import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { isOldBirthNumber, passesBirthNumber } from '../_shared/eastern.ts'

/**
 * Slovak birth number (rodné číslo): the Czechoslovak number with month plus 50 for women and no further shift.
 * It cannot be told from a Czech one, so it is rated a little lower unless a Slovak label is near.
 */
export default defineRecognizer({
  entity: 'SK_RODNE_CISLO',
  title: 'Slovak birth number',
  description: 'Birth number of a person registered in Slovakia (rodné číslo)',
  format: 'YYMMDD/SSSS, or YYMMDD/SSS before 1954',
  group: 'government_id',
  country: 'SK',
  sources: [
    'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/1995/301/',
    'https://sk.wikipedia.org/wiki/Rodn%C3%A9_%C4%8D%C3%ADslo',
  ],
  patterns: [
    { name: 'slash', regex: /\d{6}\/\d{4}/, score: 0.2 },
    { name: 'slash, before 1954', regex: /[0-5]\d{5}\/\d{3}/, score: 0.2 },
    { name: 'plain', regex: /\d{10}/, score: 0.05 },
  ],
  context: {
    sk: ['rodné číslo', 'rodného čísla', 'rodným číslom', 'rodne cislo', 'r.č', 'rč', 'r. č', 'rod. číslo'],
    en: ['birth number', 'slovak birth number', 'rodne cislo', 'slovak national id'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length === 9) return isOldBirthNumber(digits) ? 'unknown' : 'invalid'
    if (!passesBirthNumber(digits, [0, 50])) return 'invalid'
    return value.includes('/') ? 'valid' : 'unknown' // ten bare digits pass too often
  },
  validScore: 0.55,
  examples: {
    match: ['Rodné číslo: [[710319/2745]]', 'Bratislava, [[905115/1230]]', 'rodným číslom [[7103192745]]'],
    reject: [
      { text: 'Rodné číslo 710319/2746', why: 'not divisible by 11' },
      { text: 'Rodné číslo 052115/1235', why: 'month plus 20 exists only in the Czech Republic' },
      { text: 'Rodné číslo 710332/2743', why: 'day 32' },
      { text: 'riadok 7103192745', why: 'ten digits without a label' },
    ],
  },
})
