import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { passesMasterCitizenNumber } from '../_shared/eastern.ts'

/**
 * Slovenian personal number (EMŠO): birth date with a three-digit year, register 50 to 59, serial, and a check
 * digit by modulus 11. Date, register and check together leave one random number in about 200,000; but a time in
 * milliseconds has thirteen digits that start with 15 to 17, so those need a label.
 */
export default defineRecognizer({
  entity: 'SI_EMSO',
  title: 'Slovenian personal number',
  description: 'Personal identification number of a person registered in Slovenia (EMŠO)',
  format: '13 digits DDMMYYY RR SSS C',
  group: 'government_id',
  country: 'SI',
  sources: [
    'https://www.gov.si/teme/centralni-register-prebivalstva/',
    'https://sl.wikipedia.org/wiki/Enotna_mati%C4%8Dna_%C5%A1tevilka_ob%C4%8Dana',
  ],
  patterns: [
    { name: 'spaced', regex: /[0-3]\d[01]\d{4}[ \u00a0-]5\d[ \u00a0-]?\d{3}[ \u00a0-]?\d/, score: 0.7 },
    { name: 'plain', regex: /(?!1[5-7])[0-3]\d[01]\d{4}5\d{5}/, score: 0.6 },
    { name: 'like a time in milliseconds', regex: /1[5-7][01]\d{4}5\d{5}/, score: 0.3 },
  ],
  context: {
    sl: [
      'emšo',
      'emso',
      'enotna matična številka',
      'enotne matične številke',
      'matična številka občana',
      'emša',
    ],
    en: ['emso', 'slovenian personal number', 'personal number', 'unique master citizen number'],
  },
  check: (value) => (passesMasterCitizenNumber(digitsOf(value)) ? 'valid' : 'invalid'),
  examples: {
    match: [
      'EMŠO: [[0101006500006]]',
      'Novak, [[0101006500006]], Maribor',
      'Enotna matična številka [[1501990501230]]',
      'EMSO [[1505985 50 567 3]]',
    ],
    reject: [
      { text: 'EMŠO 0101006500007', why: 'wrong check digit' },
      { text: 'EMŠO 3201006500006', why: 'day 32' },
      { text: 'EMŠO 1501990711235', why: 'register 71 is Belgrade, not Slovenia' },
      { text: 'EMŠO 010100650000', why: 'twelve digits' },
    ],
  },
})
