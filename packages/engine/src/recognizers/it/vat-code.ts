import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** Tax office codes beside the provinces 001 to 100: 120, 121 national, 888 and 999 for special registers. */
const SPECIAL_OFFICES = new Set([120, 121, 888, 999])

/**
 * Italian VAT number (partita IVA): seven digits of the taxpayer, three of the issuing office and a Luhn digit. It is
 * also the fiscal code of companies.
 */
export default defineRecognizer({
  entity: 'IT_VAT_CODE',
  title: 'Italian VAT number',
  description: 'VAT number of a business in Italy (partita IVA)',
  format: '11 digits, optional IT',
  group: 'tax_id',
  country: 'IT',
  sources: [
    'https://www.agenziaentrate.gov.it/portale/web/guest/schede/istanze/aa9_11-apertura-variazione-chiusura-pf',
    'https://it.wikipedia.org/wiki/Partita_IVA',
  ],
  patterns: [
    { name: 'prefixed', regex: /(?:IT|it)[ \u00A0-]?\d{11}/, score: 0.7 },
    { name: 'plain', regex: /\d{11}/, score: 0.3 },
  ],
  context: {
    it: ['partita iva', 'p. iva', 'p.iva', 'p.i', 'piva', 'p iva', 'codice fiscale', 'part. iva', 'iva'],
    en: ['vat', 'vat number', 'vat no', 'italian vat', 'vat code'],
  },
  check(value) {
    const digits = digitsOf(value)
    const office = Number(digits.slice(7, 10).join(''))
    if ((office < 1 || office > 100) && !SPECIAL_OFFICES.has(office)) return 'invalid'
    if (digits.slice(0, 7).every((digit) => digit === 0)) return 'invalid'
    return passesLuhn(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: ['P. IVA [[00743110157]]', 'Partita IVA: [[12345670017]]', 'Fattura a [[IT03154780260]]'],
    reject: [
      { text: 'Partita IVA 00743110158', why: 'fails the Luhn test' },
      { text: 'Partita IVA 00743114507', why: 'no office 450' },
      { text: 'Partita IVA 0074311015', why: 'ten digits' },
      { text: 'ordine 00743110157', why: 'no label on a plain run of digits' },
    ],
  },
})
