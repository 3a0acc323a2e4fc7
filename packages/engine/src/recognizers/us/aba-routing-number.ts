import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * US routing transit number. The first two digits name a Federal Reserve district (01-12), a thrift
 * institution (21-32), an electronic payment (61-72), the government (00) or traveller's cheques (80);
 * weighted 3, 7, 1 the nine digits sum to a multiple of ten.
 */
export default defineRecognizer({
  entity: 'ABA_ROUTING_NUMBER',
  title: 'US bank routing number',
  description: 'Routing transit number of a bank in the United States',
  format: '9 digits, also 4-4-1',
  group: 'financial',
  country: 'US',
  sources: [
    'https://www.aba.com/about-us/routing-number',
    'https://en.wikipedia.org/wiki/ABA_routing_transit_number',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{4}-\d{4}-\d/, score: 0.1 },
    { name: 'plain', regex: /\d{9}/, score: 0.05 },
  ],
  context: {
    en: [
      'aba',
      'aba number',
      'routing number',
      'routing no',
      'routing',
      'routingnumber',
      'routing transit',
      'transit number',
      'rtn',
      'ach',
      'fedwire',
      'wire transfer',
    ],
    es: ['número de ruta', 'numero de ruta', 'número de tránsito', 'ruta bancaria'],
  },
  check(value) {
    const digits = digitsOf(value)
    const district = digits[0]! * 10 + digits[1]!
    const assigned =
      district <= 12 ||
      (district >= 21 && district <= 32) ||
      (district >= 61 && district <= 72) ||
      district === 80
    if (!assigned || digits.every((digit) => digit === 0)) return 'invalid'
    return weightedSum(digits, [3, 7, 1]) % 10 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3, // about one random number in twenty-five passes district and check digit
  examples: {
    match: [
      'Routing number [[021000021]], account 5550199',
      'ABA [[0114-0153-3]]',
      'Número de ruta: [[063100277]]',
    ],
    reject: [
      { text: 'routing number 021000022', why: 'wrong check digit' },
      { text: 'routing number 987654320', why: 'no district 98, though the check digit fits' },
      { text: 'routing number 02100002', why: 'eight digits' },
      { text: 'invoice 021000021', why: 'no label' },
    ],
  },
})
