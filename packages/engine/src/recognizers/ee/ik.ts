import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { passesBalticMod11, startsWithBalticBirthDate } from '../_shared/eastern.ts'

/**
 * Estonian personal identification code (isikukood): a digit for sex and century, YYMMDD, three digits, and a
 * check digit by modulus 11 in two rounds. One random number in about 300 passes date and check.
 */
export default defineRecognizer({
  entity: 'EE_IK',
  title: 'Estonian personal identification code',
  description: 'Personal identification code of a person registered in Estonia (isikukood)',
  format: '11 digits GYYMMDDSSSC',
  group: 'government_id',
  country: 'EE',
  sources: [
    'https://www.riigiteataja.ee/en/eli/ee/506032025001/consolide',
    'https://et.wikipedia.org/wiki/Isikukood',
  ],
  patterns: [{ name: 'plain', regex: /[1-8]\d{2}[01]\d[0-3]\d{5}/, score: 0.1 }],
  context: {
    et: ['isikukood', 'isikukoodi', 'isikukoodiga', 'isiku kood', 'ikood'],
    en: [
      'personal identification code',
      'estonian personal code',
      'personal code',
      'estonian id code',
      'isikukood',
    ],
    ru: ['личный код', 'исикукоод', 'личного кода'],
  },
  check(value) {
    const digits = digitsOf(value)
    return startsWithBalticBirthDate(digits) && passesBalticMod11(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'Isikukood: [[36805280109]]',
      'Tema isikukoodiga [[49001151239]] leping sõlmiti.',
      'Personal code [[60506151230]]',
    ],
    reject: [
      { text: 'Isikukood 36805280108', why: 'wrong check digit' },
      { text: 'Isikukood 36813280109', why: 'month 13' },
      { text: 'Isikukood 3680528010', why: 'ten digits' },
      { text: 'object 36805280109 created', why: 'eleven digits without a label' },
    ],
  },
})
