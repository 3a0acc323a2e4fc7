import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { isDatedPersonalCode } from './_personal-code.ts'

/**
 * Latvian personal code. Until July 2017 it held the birth date and a check digit; since then it starts with 3
 * and a digit from 2 to 9 and is random, with nothing to check.
 */
export default defineRecognizer({
  entity: 'LV_PERSONAS_KODS',
  title: 'Latvian personal code',
  description: 'Personal code of a person registered in Latvia (personas kods)',
  format: 'DDMMYY-NNNNN, or 3, a digit from 2 to 9 and 9 random digits',
  group: 'government_id',
  country: 'LV',
  sources: [
    'https://www.pmlp.gov.lv/lv/personas-koda-maina',
    'https://likumi.lv/ta/id/49641-iedzivotaju-registra-likums',
    'https://en.wikipedia.org/wiki/National_identification_number#Latvia',
  ],
  patterns: [
    { name: 'with birth date', regex: /(?:[0-2]\d|3[01])[01]\d{3}-[0-2]\d{4}/, score: 0.6 },
    { name: 'random', regex: /3[2-9]\d{4}-\d{5}/, score: 0.25 },
    { name: 'plain', regex: /[0-3]\d{10}/, score: 0.2 },
  ],
  context: {
    lv: ['personas kods', 'personas koda', 'personas kodu', 'pers. kods', 'p.k', 'pk'],
    en: ['personal code', 'latvian personal code', 'personas kods', 'latvian id'],
    ru: ['персональный код', 'персонального кода'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits[0] === 3 && digits[1]! >= 2) return 'unknown'
    return isDatedPersonalCode(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Personas kods: [[161175-19997]]',
      'Jānis Bērziņš, [[150890-11234]], Rīga',
      'p.k. [[320001-23456]]',
      'personal code [[01020321237]]',
    ],
    reject: [
      { text: 'Personas kods 161175-19998', why: 'wrong check digit' },
      { text: 'Personas kods 311175-19997', why: '31 November does not exist' },
      { text: 'Personas kods 161175-1999', why: 'ten digits' },
      { text: 'run 320001-23456 finished', why: 'a random code means nothing without its label' },
    ],
  },
})
