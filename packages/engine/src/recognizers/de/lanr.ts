import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * German lifelong physician number (lebenslange Arztnummer, § 75 (7) SGB V): six digits of the physician, a check
 * digit (weights 4 and 9 in turn, ten minus the sum modulo 10) and two of the specialty. Substitute numbers for
 * hospitals begin with 555555 and carry no check digit.
 */
export default defineRecognizer({
  entity: 'DE_LANR',
  title: 'German lifelong physician number',
  description: 'Lifelong number of a physician or psychotherapist in Germany (LANR)',
  format: '9 digits: 6, check digit, 2 of the specialty',
  group: 'health',
  country: 'DE',
  sources: [
    'https://www.kbv.de/media/sp/Arztnummern_Richtlinie.pdf',
    'https://de.wikipedia.org/wiki/Lebenslange_Arztnummer',
  ],
  patterns: [{ name: 'plain', regex: /\d{6}[ \u00A0]?\d[ \u00A0]?\d{2}/, score: 0.1 }],
  context: {
    de: [
      'lanr',
      'arztnummer',
      'arzt-nr',
      'arztnr',
      'lebenslange arztnummer',
      'vertragsarztnummer',
      'arzt-nummer',
    ],
    en: ['physician number', 'doctor number', 'lifelong physician number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.every((digit) => digit === 0)) return 'invalid'
    const base = digits.slice(0, 6)
    if (base.every((digit) => digit === 5)) return 'unknown'
    return (10 - (weightedSum(base, [4, 9]) % 10)) % 10 === digits[6] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'LANR: [[123456601]]',
      'Arztnummer [[838382202]]',
      'physician number [[240123201]]',
      'LANR [[555555101]]',
    ],
    reject: [
      { text: 'LANR 123456701', why: 'wrong check digit in place seven' },
      { text: 'LANR 1234566', why: 'the specialty is missing' },
      { text: 'LANR 000000000', why: 'all zeros' },
      { text: 'Auftrag 123456601', why: 'no label: one number in ten passes' },
    ],
  },
})
