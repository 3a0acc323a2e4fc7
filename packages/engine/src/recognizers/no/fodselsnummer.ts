import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

const INDIVIDUAL_RANGES = (yy: number, individual: number): boolean =>
  individual < 500 || yy < 40 || individual >= 900 || (yy >= 54 && individual < 750)

/**
 * Norwegian national identity number (fødselsnummer), and the D number of people without permanent residence
 * (first digit plus 4). DDMMYY, three digits that go with the century, two check digits by modulus 11. From
 * 2032 the first check digit of new numbers will accept four remainders; until then the strict rule holds.
 */
export default defineRecognizer({
  entity: 'NO_FODSELSNUMMER',
  title: 'Norwegian national identity number',
  description: 'National identity number or D number of a person in Norway',
  format: 'DDMMYY and 5 digits, often with a space between',
  group: 'government_id',
  country: 'NO',
  sources: [
    'https://www.skatteetaten.no/en/person/national-registry/identitetsnummer/fodselsnummer/',
    'https://www.skatteetaten.no/en/deling/opplysninger/folkeregisteropplysninger/pid/',
    'https://no.wikipedia.org/wiki/F%C3%B8dselsnummer',
  ],
  patterns: [
    { name: 'spaced', regex: /[0-7]\d{5}[ \u00a0-]\d{5}/, score: 0.5 },
    { name: 'plain', regex: /[0-7]\d{10}/, score: 0.3 }, // one random number in 1,800 passes
  ],
  context: {
    no: [
      'fødselsnummer',
      'fodselsnummer',
      'fødselsnr',
      'fnr',
      'f.nr',
      'personnummer',
      'd-nummer',
      'dnr',
      'personnr',
      'fødselsnummeret',
    ],
    en: [
      'norwegian national identity number',
      'national identity number',
      'fodselsnummer',
      'norwegian id number',
      'd number',
      'personal number',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    const yy = numberAt(digits, 4, 2)
    if (!isCalendarDateOfSomeCentury(yy, numberAt(digits, 2, 2), numberAt(digits, 0, 2) % 40))
      return 'invalid'
    if (!INDIVIDUAL_RANGES(yy, numberAt(digits, 6, 3))) return 'invalid'
    const first = weightedSum(digits.slice(0, 10), [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11
    const second = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11
    return first === 0 && second === 0 ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Fødselsnummer: [[15108695088]]',
      'Pasienten har fnr [[150605 56714]].',
      'National identity number [[01019012480]]',
      'D-nummer [[55108695152]]',
    ],
    reject: [
      { text: 'Fødselsnummer 15108695089', why: 'second check digit is wrong' },
      { text: 'Fødselsnummer 32108695088', why: 'day 32' },
      { text: 'Fødselsnummer 1510869508', why: 'ten digits' },
      { text: 'Fødselsnummer 151086950880', why: 'twelve digits' },
    ],
  },
})
