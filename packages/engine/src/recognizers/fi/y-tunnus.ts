import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Finnish business identity code (Y-tunnus): seven digits, hyphen, check digit by modulus 11 with weights 7, 9,
 * 10, 5, 8, 4, 2. Without the hyphen and with FI in front it is the VAT number.
 */
export default defineRecognizer({
  entity: 'FI_Y_TUNNUS',
  title: 'Finnish business identity code',
  description: 'Business ID or VAT number of a Finnish company',
  format: '7 digits, hyphen, check digit; VAT form FI and 8 digits',
  group: 'business_id',
  country: 'FI',
  sources: [
    'https://www.vero.fi/en/About-us/contact-us/efil/information-on-mytax/business-id/',
    'https://fi.wikipedia.org/wiki/Y-tunnus',
  ],
  patterns: [
    { name: 'vat', regex: /FI[ \u00a0-]?\d{7}-?\d/, score: 0.6 },
    { name: 'business id', regex: /\d{7}-\d/, score: 0.3 },
  ],
  context: {
    fi: [
      'y-tunnus',
      'ytunnus',
      'y-tunnuksen',
      'y tunnus',
      'alv-numero',
      'alv-tunnus',
      'alv nro',
      'liike- ja yhteisötunnus',
    ],
    sv: ['fo-nummer', 'momsnummer'],
    en: ['business id', 'finnish business id', 'business identity code', 'vat', 'vat number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return weightedSum(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Y-tunnus: [[2077474-0]]',
      'Business ID [[0112038-9]], Espoo',
      'ALV-numero [[FI20774740]]',
      'Laskuttaja [[FI01120389]], Espoo',
    ],
    reject: [
      { text: 'Y-tunnus 2077474-1', why: 'wrong check digit' },
      { text: 'Y-tunnus 207747-40', why: 'hyphen in the wrong place' },
      { text: 'Y-tunnus 20774740-0', why: 'nine digits' },
      { text: 'pages 2077474-8', why: 'wrong check digit, no label' },
    ],
  },
})
