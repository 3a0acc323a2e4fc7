import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Slovak VAT number (IČ DPH): SK and ten digits divisible by 11, not starting with 0, the third digit 2, 3, 4, 7, 8
 * or 9.
 */
export default defineRecognizer({
  entity: 'SK_VAT',
  title: 'Slovak VAT number',
  description: 'VAT number of a Slovak business (IČ DPH)',
  format: 'SK and 10 digits',
  group: 'tax_id',
  country: 'SK',
  sources: [
    'https://www.financnasprava.sk/sk/podnikatelia/dane/dan-z-pridanej-hodnoty',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
  ],
  patterns: [{ name: 'prefixed', regex: /SK[ \u00a0-]?[1-9]\d[2-47-9]\d{7}/, score: 0.7 }],
  context: {
    sk: ['ič dph', 'ic dph', 'ičdph', 'icdph', 'dič', 'dph', 'daňové identifikačné číslo'],
    en: ['vat', 'vat number', 'vat no', 'vat id', 'slovak vat'],
  },
  check: (value) => (numberAt(digitsOf(value), 0, 10) % 11 === 0 ? 'valid' : 'invalid'),
  needs: ['SK'],
  examples: {
    match: ['IČ DPH: [[SK2022749619]]', 'VAT ID [[SK 2021234567]]', 'Faktúra pre [[SK2022749619]], Košice'],
    reject: [
      { text: 'IČ DPH SK2022749618', why: 'not divisible by 11' },
      { text: 'IČ DPH SK0022749617', why: 'starts with 0' },
      { text: 'IČ DPH SK202274961', why: 'nine digits' },
    ],
  },
})
