import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Slovenian tax number (davčna številka), with SI in front the VAT number: eight digits, modulus 11 with weights 8
 * to 2, 10 written 0; no leading zero.
 */
export default defineRecognizer({
  entity: 'SI_TAX_ID',
  title: 'Slovenian tax number',
  description: 'Tax and VAT number of a person or business in Slovenia',
  format: '8 digits, optional SI',
  group: 'tax_id',
  country: 'SI',
  sources: [
    'https://www.fu.gov.si/en/taxes_and_other_duties/business_events/registration_and_tax_number/',
    'https://sl.wikipedia.org/wiki/Dav%C4%8Dna_%C5%A1tevilka',
  ],
  patterns: [
    { name: 'vat', regex: /SI[ \u00a0-]?[1-9]\d{7}/, score: 0.6 },
    { name: 'plain', regex: /[1-9]\d{7}/, score: 0.3 },
  ],
  context: {
    sl: [
      'davčna številka',
      'davčna št',
      'davčne številke',
      'davcna stevilka',
      'davčno številko',
      'id za ddv',
      'id številka za ddv',
      'ddv',
    ],
    en: ['tax number', 'slovenian tax number', 'tax id', 'vat', 'vat number', 'vat id'],
  },
  check(value) {
    const digits = digitsOf(value)
    const check = 11 - (weightedSum(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)
    return (check === 10 ? 0 : check) === digits[7] ? 'valid' : 'invalid'
  },
  examples: {
    match: ['Davčna številka: [[50223054]]', 'ID za DDV [[SI50223054]]', 'Račun, [[SI12345679]], Ljubljana'],
    reject: [
      { text: 'Davčna številka 50223055', why: 'wrong check digit' },
      { text: 'Davčna številka 5022305', why: 'seven digits' },
      { text: 'Davčna številka 00223054', why: 'leading zero' },
      { text: 'vrstica 50223054', why: 'eight digits without a label' },
    ],
  },
})
