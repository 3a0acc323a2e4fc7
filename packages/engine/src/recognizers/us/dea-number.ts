import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * DEA registration of a US prescriber (the entity keeps its well-known name MEDICAL_LICENSE).
 * A letter for the kind of registrant, the first letter of the name (9 where a business name starts with a
 * digit) and seven digits; the sum of places 1, 3, 5 and twice the sum of places 2, 4, 6 ends in the seventh.
 * Two letters and seven digits are a common shape (KB5031455), and one in ten passes: context decides.
 */
export default defineRecognizer({
  entity: 'MEDICAL_LICENSE',
  title: 'US DEA registration number',
  description: 'Registration of a prescriber with the US Drug Enforcement Administration',
  format: '2 letters (or a letter and 9) and 7 digits',
  group: 'health',
  country: 'US',
  sources: [
    'https://www.deadiversion.usdoj.gov/drugreg/practice_act.html',
    'https://en.wikipedia.org/wiki/DEA_number',
  ],
  patterns: [{ name: 'plain', regex: /[ABCDEFGHJKLMPRSTUXabcdefghjklmprstux][A-Za-z9]-?\d{7}/, score: 0.1 }],
  context: {
    en: [
      'dea',
      'dea number',
      'dea no',
      'dea registration',
      'dea license',
      'deanumber',
      'medical license',
      'medical licence',
      'prescriber',
      'physician license',
      'controlled substance',
    ],
    es: ['dea', 'número de la dea', 'licencia médica'],
  },
  check(value) {
    const digits = digitsOf(value).slice(-7)
    return weightedSum(digits.slice(0, 6), [1, 2]) % 10 === digits[6] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'Dr. Brown, DEA number [[AB1234563]]',
      'DEA# [[F91357905]] (pharmacy)',
      'The prescriber signed with [[MJ4802155]].',
    ],
    reject: [
      { text: 'DEA AB1234564', why: 'wrong check digit' },
      { text: 'DEA NB1234563', why: 'N is no kind of registrant' },
      { text: 'DEA AB123456', why: 'six digits' },
      { text: 'see KB1234563 for the update', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
