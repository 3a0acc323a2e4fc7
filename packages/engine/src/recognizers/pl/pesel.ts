import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

const CENTURIES = [1900, 2000, 2100, 2200, 1800]

/**
 * Polish national identification number (PESEL): YYMMDD with the century added to the month (80 for 18xx, 0, 20,
 * 40, 60 for 19xx to 22xx), four digits and a check digit with weights 1, 3, 7, 9.
 */
export default defineRecognizer({
  entity: 'PL_PESEL',
  title: 'Polish national identification number',
  description: 'PESEL number of a person registered in Poland',
  format: '11 digits',
  group: 'government_id',
  country: 'PL',
  sources: ['https://www.gov.pl/web/gov/czym-jest-numer-pesel', 'https://pl.wikipedia.org/wiki/PESEL'],
  patterns: [{ name: 'plain', regex: /\d{11}/, score: 0.1 }],
  context: {
    pl: ['pesel', 'peselu', 'peselem', 'nr pesel', 'numer pesel', 'numer ewidencyjny'],
    en: ['pesel', 'pesel number', 'polish national identification number', 'polish id number'],
  },
  check(value) {
    const digits = digitsOf(value)
    const coded = numberAt(digits, 2, 2)
    const year = CENTURIES[Math.floor(coded / 20)]! + numberAt(digits, 0, 2)
    if (!isCalendarDate(year, coded % 20, numberAt(digits, 4, 2))) return 'invalid'
    return weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in fifty passes
  examples: {
    match: [
      'PESEL: [[44051401359]]',
      'Jan Kowalski, nr PESEL [[90011512346]]',
      'Polish PESEL number [[05261512341]]',
    ],
    reject: [
      { text: 'PESEL 44051401358', why: 'wrong check digit' },
      { text: 'PESEL 44053201359', why: '32 May does not exist' },
      { text: 'PESEL 4405140135', why: 'ten digits' },
      { text: 'rekord 44051401359', why: 'eleven digits without a label' },
    ],
  },
})
