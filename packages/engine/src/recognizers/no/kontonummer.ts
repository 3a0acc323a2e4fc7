import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Norwegian bank account number: bank register number, account group, customer number and a modulus 11 check
 * digit, written 4.2.5.
 */
export default defineRecognizer({
  entity: 'NO_KONTONUMMER',
  title: 'Norwegian bank account number',
  description: 'Account number at a Norwegian bank',
  format: '11 digits, often NNNN.NN.NNNNN',
  group: 'financial',
  country: 'NO',
  sources: ['https://www.bits.no/document/bban-registernumre/', 'https://no.wikipedia.org/wiki/Kontonummer'],
  patterns: [
    { name: 'dotted', regex: /\d{4}\.\d{2}\.\d{5}/, score: 0.6 },
    { name: 'spaced', regex: /\d{4}[ \u00a0]\d{2}[ \u00a0]\d{5}/, score: 0.4 },
    { name: 'plain', regex: /\d{11}/, score: 0.3 },
  ],
  context: {
    no: [
      'kontonummer',
      'kontonr',
      'konto nr',
      'bankkonto',
      'bankkontonummer',
      'konto',
      'til konto',
      'lønnskonto',
      'sparekonto',
    ],
    en: ['account number', 'bank account', 'account no', 'norwegian account'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits) || numberAt(digits, 0, 4) === 0) return 'invalid'
    return weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Betal til [[8601.11.17947]] innen fredag.',
      'Kontonummer: [[86011117947]]',
      'Bank account [[1234 56 78903]], Oslo',
    ],
    reject: [
      { text: 'Kontonummer 8601.11.17948', why: 'wrong check digit' },
      { text: 'Kontonummer 860.111.17947', why: 'grouped otherwise' },
      { text: 'Kontonummer 860111179470', why: 'twelve digits' },
      { text: 'ref 86011117947 received', why: 'eleven digits without a label' },
    ],
  },
})
