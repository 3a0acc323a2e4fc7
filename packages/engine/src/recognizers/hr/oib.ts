import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesMod11_10 } from '../../checksums/iso7064.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Croatian personal identification number (OIB), used for people and companies; with HR in front the VAT number.
 * Eleven digits, check digit by ISO 7064 MOD 11,10.
 */
export default defineRecognizer({
  entity: 'HR_OIB',
  title: 'Croatian personal identification number',
  description: 'Identification and VAT number of a person or company in Croatia (OIB)',
  format: '11 digits, optional HR',
  group: 'government_id',
  country: 'HR',
  sources: [
    'https://www.porezna-uprava.hr/HR_OIB/Stranice/default.aspx',
    'https://hr.wikipedia.org/wiki/Osobni_identifikacijski_broj',
  ],
  patterns: [
    { name: 'vat', regex: /HR[ \u00a0-]?\d{11}/, score: 0.7 },
    { name: 'plain', regex: /\d{11}/, score: 0.3 },
  ],
  context: {
    hr: ['oib', 'o.i.b', 'osobni identifikacijski broj', 'oib-om', 'oib-a', 'porezni broj', 'pdv id', 'pdv'],
    en: ['oib', 'oib number', 'croatian id number', 'personal identification number', 'vat'],
  },
  check(value) {
    const digits = digitsOf(value)
    return !isOneDigitRepeated(digits) && passesMod11_10(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: ['OIB: [[33392005961]]', 'tvrtka s OIB-om [[12345678903]]', 'VAT ID [[HR69435151530]]'],
    reject: [
      { text: 'OIB 33392005962', why: 'wrong check digit' },
      { text: 'OIB 3339200596', why: 'ten digits' },
      { text: 'OIB 333920059610', why: 'twelve digits' },
      { text: 'redak 33392005961', why: 'eleven digits without a label' },
    ],
  },
})
