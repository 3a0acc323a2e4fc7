import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** Numbers of the pension insurers that issue (annex to the VKVV), with those of merged ones still in use. */
const AREAS = /^(?:0[23489]|1\d|2[0134568]|29|38|39|40|4[2-9]|5\d|6\d|7\d|8[0129])$/
const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]

/**
 * German pension insurance number (Versicherungsnummer, § 147 SGB VI and VKVV): area, birth date DDMMYY, initial of
 * the birth name, serial number and check digit. The letter counts as its two-digit place in the alphabet; the
 * cross sums of the products are added modulo 10. Day and month are 00 where the date is not known.
 */
export default defineRecognizer({
  entity: 'DE_SOCIAL_SECURITY',
  title: 'German pension insurance number',
  description: 'Pension and social insurance number of a person in Germany (Versicherungsnummer, RVNR)',
  format: '2 digits, DDMMYY, letter, 2 digits, check digit',
  group: 'government_id',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/vkvv/__2.html',
    'https://de.wikipedia.org/wiki/Versicherungsnummer',
  ],
  patterns: [
    {
      name: 'grouped or plain',
      regex:
        /\d{2}[ \u00A0-]?[0-3]\d[ \u00A0.]?[01]\d[ \u00A0.]?\d{2}[ \u00A0-]?[A-Za-z][ \u00A0-]?\d{2}[ \u00A0-]?\d/,
      score: 0.3,
    },
  ],
  context: {
    de: [
      'sozialversicherungsnummer',
      'sv-nummer',
      'sv-nr',
      'svnr',
      'rentenversicherungsnummer',
      'rv-nummer',
      'rvnr',
      'rv-nr',
      'versicherungsnummer',
      'vsnr',
      'sozialversicherungsausweis',
    ],
    en: ['social security number', 'social insurance number', 'pension insurance number'],
  },
  check(value) {
    const number = compact(value)
    if (!AREAS.test(number.slice(0, 2))) return 'invalid'
    const [day, month, year] = [2, 4, 6].map((at) => Number(number.slice(at, at + 2))) as [
      number,
      number,
      number,
    ]
    const unknownDate = day === 0 || month === 0
    if (!unknownDate && !isCalendarDateOfSomeCentury(year, month, day)) return 'invalid'
    const letter = String(number.charCodeAt(8) - 64).padStart(2, '0')
    const digits = number.slice(0, 8) + letter + number.slice(9, 11)
    let sum = 0
    for (let i = 0; i < 12; i++) {
      const product = Number(digits[i]) * WEIGHTS[i]!
      sum += Math.floor(product / 10) + (product % 10)
    }
    return sum % 10 === Number(number[11]) ? 'valid' : 'invalid'
  },
  validScore: 0.75,
  examples: {
    match: [
      'Sozialversicherungsnummer: [[15 070649 C 103]]',
      'Ihre Rentenversicherungsnummer lautet [[12190367K001]].',
      'social insurance number [[15070649C103]]',
    ],
    reject: [
      { text: 'SV-Nummer 15070649C104', why: 'wrong check digit' },
      { text: 'SV-Nummer 65310239J086', why: '31 February, although the check digit fits' },
      { text: 'SV-Nummer 00070649C103', why: 'no insurer has area 00' },
      { text: 'SV-Nummer 15070649103', why: 'the letter is missing' },
    ],
  },
})
