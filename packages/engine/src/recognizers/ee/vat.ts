import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Estonian VAT number (KMKR number): EE and nine digits, weights 3, 7, 1 repeating, sum a multiple of 10.
 */
export default defineRecognizer({
  entity: 'EE_VAT',
  title: 'Estonian VAT number',
  description: 'VAT number of an Estonian business (KMKR number)',
  format: 'EE and 9 digits',
  group: 'tax_id',
  country: 'EE',
  sources: [
    'https://www.emta.ee/en/business-client/taxes-and-payment/value-added-tax/registration-vat-liability',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
  ],
  patterns: [{ name: 'prefixed', regex: /EE[ \u00a0-]?\d{9}/, score: 0.6 }],
  context: {
    et: [
      'kmkr',
      'kmkr number',
      'kmkr nr',
      'käibemaksukohustuslane',
      'käibemaksukohustuslase number',
      'kmk nr',
      'km nr',
    ],
    en: ['vat', 'vat number', 'vat no', 'vat id', 'estonian vat'],
  },
  check: (value) => (weightedSum(digitsOf(value), [3, 7, 1]) % 10 === 0 ? 'valid' : 'invalid'),
  needs: ['EE'],
  examples: {
    match: ['KMKR: [[EE100931558]]', 'VAT number [[EE 100123450]]', 'Arve esitaja [[EE101234568]], Tartu'],
    reject: [
      { text: 'VAT EE100931559', why: 'wrong check digit' },
      { text: 'VAT EE10093155', why: 'eight digits' },
      { text: 'VAT 100931558', why: 'without EE it is not a VAT number' },
    ],
  },
})
