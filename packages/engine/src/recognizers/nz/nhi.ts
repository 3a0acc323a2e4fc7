import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** I and O are left out: they look like digits. A counts 1, Z 24. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const characterValue = (character: string) =>
  character <= '9' ? Number(character) : LETTERS.indexOf(character) + 1

/**
 * New Zealand National Health Index number. Weighted 7 to 2 the first six characters give the seventh: the old form
 * (three letters, four digits) modulo 11, the new one (HISO 10046, three letters, two digits, two letters)
 * modulo 23. Numbers starting with Z are for testing.
 */
export default defineRecognizer({
  entity: 'NZ_NHI',
  title: 'New Zealand National Health Index number',
  description: 'Patient number of New Zealand',
  format: 'AAANNNC, or AAANNAX',
  group: 'health',
  country: 'NZ',
  sources: [
    'https://www.tewhatuora.govt.nz/publications/hiso-100462024-consumer-health-identity-standard/',
    'https://en.wikipedia.org/wiki/NHI_Number',
  ],
  patterns: [
    { name: 'old', regex: /[A-HJ-NP-Za-hj-np-z]{3}\d{4}/, score: 0.05 },
    { name: 'new', regex: /[A-HJ-NP-Za-hj-np-z]{3}\d{2}[A-HJ-NP-Za-hj-np-z]{2}/, score: 0.05 },
  ],
  context: {
    en: [
      'nhi',
      'nhi number',
      'nhi no',
      'nhinumber',
      'national health index',
      'health index',
      'patient id',
      'patient number',
    ],
    mi: ['nama nhi', 'tau hauora'],
  },
  check(value) {
    const number = compact(value)
    let sum = 0
    for (let place = 0; place < 6; place++) sum += characterValue(number[place]!) * (7 - place)
    const check = number[6]!
    if (check > '9') return LETTERS[22 - (sum % 23)] === check ? 'valid' : 'invalid'
    const remainder = sum % 11
    return remainder !== 0 && (11 - remainder) % 10 === Number(check) ? 'valid' : 'invalid'
  },
  validScore: 0.3, // seven-character codes are common and one in ten (new form: 24) passes
  examples: {
    match: ['NHI [[ZAA0067]]', 'nhi number: [[zbn77vl]]', 'Nama NHI [[ZAC5361]]'],
    reject: [
      { text: 'NHI ZAA0068', why: 'wrong check digit' },
      { text: 'NHI ZBN77VK', why: 'wrong check letter' },
      { text: 'NHI ZIA0067', why: 'the letter I is not used' },
      { text: 'model ZAA0067', why: 'no label: one code in ten passes by chance' },
    ],
  },
})
