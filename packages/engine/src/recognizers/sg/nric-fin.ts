import { compact, digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** Added to the weighted sum, and check letters by remainder, for each series. */
const SERIES: Readonly<Record<string, { offset: number; letters: string }>> = {
  S: { offset: 0, letters: 'JZIHGFEDCBA' },
  T: { offset: 4, letters: 'JZIHGFEDCBA' },
  F: { offset: 0, letters: 'XWUTRQPNMLK' },
  G: { offset: 4, letters: 'XWUTRQPNMLK' },
  M: { offset: 3, letters: 'XWUTRQPNJLK' },
}

/**
 * Singapore identity card (S until 1999, T since 2000) or foreign identification number (F, G, since 2022 M): seven
 * digits weighted 2 7 6 5 4 3 2 and a check letter. A letter at both ends is rare, and one in 26 passes.
 */
export default defineRecognizer({
  entity: 'SG_NRIC_FIN',
  title: 'Singapore identity card or foreign identification number',
  description: 'Identity number of Singapore (NRIC or FIN)',
  format: 'S, T, F, G or M, 7 digits, letter',
  group: 'government_id',
  country: 'SG',
  sources: [
    'https://www.ica.gov.sg/documents/ic',
    'https://en.wikipedia.org/wiki/National_Registration_Identity_Card',
  ],
  patterns: [{ name: 'number', regex: /[STFGMstfgm]\d{7}[A-Za-z]/, score: 0.2 }],
  context: {
    en: [
      'nric',
      'nric no',
      'nric number',
      'nricnumber',
      'fin',
      'fin no',
      'fin number',
      'identity card',
      'ic no',
      'work permit',
    ],
    ms: ['kad pengenalan', 'nombor kad pengenalan'],
    zh: ['身份证', '身份证号码', '居民身份证'],
    ta: ['அடையாள அட்டை'],
  },
  check(value) {
    const number = compact(value)
    const { offset, letters } = SERIES[number[0]!]!
    const remainder = (weightedSum(digitsOf(number), [2, 7, 6, 5, 4, 3, 2]) + offset) % 11
    if (letters[remainder] !== number[8]) return 'invalid'
    return value === number ? 'valid' : 'unknown'
  },
  validScore: 0.65,
  examples: {
    match: [
      'NRIC [[S1234567D]]',
      'Employee [[G1234567X]] reported sick.',
      '身份证号码:[[T0148392C]]',
      'fin: [[m1234567k]]',
    ],
    reject: [
      { text: 'NRIC S1234567A', why: 'wrong check letter' },
      { text: 'NRIC A1234567D', why: 'no series A' },
      { text: 'NRIC S123456D', why: 'six digits' },
      { text: 'id s1234567d', why: 'lower case without a label' },
    ],
  },
})
