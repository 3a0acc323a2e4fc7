import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Portuguese social security number (NISS): eleven digits, 1 in front for people, 2 for bodies. The first ten are
 * weighted with falling primes 29 to 2; the check digit is nine minus the sum modulo 10.
 */
export default defineRecognizer({
  entity: 'PT_NISS',
  title: 'Portuguese social security number',
  description: 'Social security number of a person or body in Portugal (NISS)',
  format: '11 digits starting 1 or 2',
  group: 'government_id',
  country: 'PT',
  sources: [
    'https://www.seg-social.pt/niss',
    'https://diariodarepublica.pt/dr/detalhe/portaria/1483-2004-219725',
  ],
  patterns: [{ name: 'plain', regex: /[12]\d{2}[ \u00A0]?\d{4}[ \u00A0]?\d{4}/, score: 0.3 }],
  context: {
    pt: [
      'niss',
      'segurança social',
      'seguranca social',
      'número de segurança social',
      'n.º segurança social',
      'identificação de segurança social',
      'beneficiário',
    ],
    en: ['niss', 'portuguese social security number', 'social security number', 'social security'],
  },
  check(value) {
    const digits = digitsOf(value)
    const check = 9 - (weightedSum(digits.slice(0, 10), [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10)
    return check === digits[10] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'NISS [[12345678910]]',
      'Segurança Social n.º [[119 8765 4325]]',
      'social security number [[20501234563]]',
    ],
    reject: [
      { text: 'NISS 12345678911', why: 'wrong check digit' },
      { text: 'NISS 32345678910', why: 'begins with 1 or 2' },
      { text: 'NISS 1234567891', why: 'ten digits' },
      { text: 'pedido 12345678910', why: 'no label on a plain run of digits' },
    ],
  },
})
