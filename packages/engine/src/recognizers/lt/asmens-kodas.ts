import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { passesBalticMod11, startsWithBalticBirthDate } from '../_shared/eastern.ts'

/**
 * Lithuanian personal code (asmens kodas): a digit for sex and century, YYMMDD, three digits, and the same
 * two-round modulus 11 check digit as in Estonia. One random number in about 300 passes.
 */
export default defineRecognizer({
  entity: 'LT_ASMENS_KODAS',
  title: 'Lithuanian personal code',
  description: 'Personal code of a person registered in Lithuania (asmens kodas)',
  format: '11 digits GYYMMDDNNNC',
  group: 'government_id',
  country: 'LT',
  sources: [
    'https://www.e-tar.lt/portal/lt/legalAct/TAR.F2AFF2D2CC33',
    'https://lt.wikipedia.org/wiki/Asmens_kodas',
  ],
  patterns: [{ name: 'plain', regex: /[1-6]\d{2}[01]\d[0-3]\d{5}/, score: 0.1 }],
  context: {
    lt: ['asmens kodas', 'asmens kodą', 'asmens kodo', 'asmens kodu', 'a.k', 'a. k'],
    en: ['personal code', 'lithuanian personal code', 'asmens kodas', 'lithuanian id'],
    ru: ['личный код', 'персональный код'],
  },
  check(value) {
    const digits = digitsOf(value)
    return startsWithBalticBirthDate(digits) && passesBalticMod11(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'Asmens kodas [[33309240064]]',
      'a.k. [[39001151238]], Vilnius',
      'Personal code: [[60506151230]]',
    ],
    reject: [
      { text: 'Asmens kodas 33309240065', why: 'wrong check digit' },
      { text: 'Asmens kodas 33313240064', why: 'month 13' },
      { text: 'Asmens kodas 333092400640', why: 'twelve digits' },
      { text: 'offset 33309240064', why: 'eleven digits without a label' },
    ],
  },
})
