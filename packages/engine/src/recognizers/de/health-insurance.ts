import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * German health insurance number (Krankenversichertennummer, unchangeable part, § 290 SGB V): letter, eight
 * digits, check digit. The letter counts as its two-digit place in the alphabet; the ten digits are weighted
 * 1, 2, 1, 2 …, the cross sums of the products added, modulo 10.
 */
export default defineRecognizer({
  entity: 'DE_HEALTH_INSURANCE',
  title: 'German health insurance number',
  description: 'Health insurance number of a person in Germany (Krankenversichertennummer, KVNR)',
  format: 'Letter and 9 digits',
  group: 'health',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/sgb_5/__290.html',
    'https://www.gkv-datenaustausch.de/kvnr/kvnr.jsp',
    'https://de.wikipedia.org/wiki/Krankenversichertennummer',
  ],
  patterns: [{ name: 'plain', regex: /[A-Za-z][ \u00A0]?\d{3}[ \u00A0]?\d{3}[ \u00A0]?\d{3}/, score: 0.1 }],
  context: {
    de: [
      'kvnr',
      'kv-nr',
      'kv-nummer',
      'krankenversichertennummer',
      'krankenversicherungsnummer',
      'krankenversicherten-nr',
      'versichertennummer',
      'versicherten-nr',
      'versichertennr',
      'krankenkasse',
      'gesundheitskarte',
      'egk',
    ],
    en: ['health insurance number', 'insurance number', 'health card'],
  },
  check(value) {
    const number = compact(value)
    const digits = String(number.charCodeAt(0) - 64).padStart(2, '0') + number.slice(1)
    let sum = 0
    for (let i = 0; i < 10; i++) {
      const product = Number(digits[i]) * (i % 2 === 0 ? 1 : 2)
      sum += product > 9 ? product - 9 : product
    }
    return sum % 10 === Number(digits[10]) ? 'valid' : 'invalid'
  },
  validScore: 0.3, // a letter and nine digits are a common shape of order numbers, and one in ten passes
  examples: {
    match: [
      'KVNR: [[A123456780]]',
      'Versichertennummer [[T012345678]], AOK Nordost',
      'health insurance number [[M310987651]]',
      'Krankenversichertennummer [[A 123 456 780]]',
    ],
    reject: [
      { text: 'KVNR A123456781', why: 'wrong check digit' },
      { text: 'KVNR A12345678', why: 'eight digits' },
      { text: 'KVNR 1123456780', why: 'no letter in front' },
      { text: 'Artikel A123456780', why: 'no label' },
    ],
  },
})
