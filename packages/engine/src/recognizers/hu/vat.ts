import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Hungarian tax number of a business (adószám): eight digits whose weights 9, 7, 3, 1 give a multiple of 10, in
 * the long form followed by the VAT code (1 to 5) and the county; with HU in front the community VAT number.
 */
export default defineRecognizer({
  entity: 'HU_VAT',
  title: 'Hungarian VAT number',
  description: 'Tax and VAT number of a Hungarian business (adószám)',
  format: '8 digits, optional HU, long form 8-1-2',
  group: 'tax_id',
  country: 'HU',
  sources: [
    'https://nav.gov.hu/adatbazisok/adatbleker/afaalanyok',
    'https://hu.wikipedia.org/wiki/Ad%C3%B3sz%C3%A1m',
  ],
  patterns: [
    { name: 'long', regex: /\d{8}-[1-5]-(?:0[2-9]|[1-3]\d|4[0-4]|51)/, score: 0.75 },
    { name: 'prefixed', regex: /HU[ \u00a0-]?\d{8}/, score: 0.6 },
    { name: 'plain', regex: /\d{8}/, score: 0.3 },
  ],
  context: {
    hu: ['adószám', 'adószáma', 'adoszam', 'közösségi adószám', 'áfa', 'adószámú', 'csoportos adószám'],
    en: ['vat', 'vat number', 'vat no', 'vat id', 'hungarian vat', 'tax number'],
  },
  check: (value) => (weightedSum(digitsOf(value).slice(0, 8), [9, 7, 3, 1]) % 10 === 0 ? 'valid' : 'invalid'),
  examples: {
    match: [
      'Adószám: [[12345676-2-41]]',
      'VAT [[HU12892312]]',
      'Eladó [[12892312-2-43]], Szeged',
      'adószáma [[10987656]]',
    ],
    reject: [
      { text: 'Adószám: 12345677-2-41', why: 'wrong check digit' },
      { text: 'Adószám: 12345676-7-41', why: 'VAT codes are 1 to 5' },
      { text: 'VAT HU1289231', why: 'seven digits' },
      { text: 'on 12345676 rows', why: 'eight digits without a label' },
    ],
  },
})
