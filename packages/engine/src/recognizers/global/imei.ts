import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * International mobile equipment identity (3GPP TS 23.003, 6.2): type allocation code of 8 digits, serial number
 * of 6, Luhn digit. The first two digits name the body that allocated the code; 00 is for test devices.
 */
export default defineRecognizer({
  entity: 'IMEI',
  title: 'IMEI',
  description: 'International mobile equipment identity of a phone or modem',
  format: '15 digits, also AA-BBBBBB-CCCCCC-D',
  group: 'device',
  sources: [
    'https://www.3gpp.org/dynareport/23003.htm',
    'https://www.gsma.com/newsroom/wp-content/uploads/TS.06-v25.pdf',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{2}[- ]\d{6}[- ]\d{6}[- ]\d/, score: 0.3 },
    { name: 'by parts', regex: /\d{6}[- ]\d{2}[- ]\d{6}[- ]\d/, score: 0.3 },
    { name: 'plain', regex: /\d{15}/, score: 0.1 },
  ],
  context: {
    en: ['imei', 'imei number', 'device id', 'handset', 'equipment identity', '*#06#'],
    de: ['imei', 'imei-nummer', 'gerätenummer'],
    fr: ['imei', 'numéro imei'],
    es: ['imei', 'número imei'],
    pt: ['imei'],
    it: ['imei', 'codice imei'],
    nl: ['imei', 'imei-nummer'],
    pl: ['imei', 'numer imei'],
    ru: ['imei', 'имей'],
    tr: ['imei', 'imei numarası'],
    zh: ['imei', '串号'],
  },
  check(value) {
    const digits = digitsOf(value)
    return !isOneDigitRepeated(digits) && passesLuhn(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in ten passes
  examples: {
    match: ['IMEI: [[490154203237518]]', 'imei [[35-209900-176148-1]]', 'Gerät mit IMEI [[356938035643809]]'],
    reject: [
      { text: 'IMEI 490154203237519', why: 'fails Luhn' },
      { text: 'IMEI 4901542032375', why: 'thirteen digits' },
      { text: 'order 490154203237518', why: 'no label' },
      { text: 'IMEI 000000000000000', why: 'all zeros' },
    ],
  },
})
