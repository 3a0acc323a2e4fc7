import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesVerhoeff } from '../../checksums/verhoeff.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Nigerian national identification number: eleven digits. The issuer says that they are random and publishes no check;
 * other tools apply Verhoeff, some modulo 11. So a number that passes Verhoeff scores higher, and one that fails is
 * kept beside a label. Eleven digits starting with 0 are a mobile number (0803…).
 */
export default defineRecognizer({
  entity: 'NG_NIN',
  title: 'Nigerian national identification number',
  description: 'National identification number of Nigeria',
  format: '11 digits',
  group: 'government_id',
  country: 'NG',
  sources: [
    'https://nimc.gov.ng/about-nin',
    'https://en.wikipedia.org/wiki/National_Identity_Management_Commission',
  ],
  patterns: [
    { name: 'plain', regex: /[1-9]\d{10}/, score: 0.1 },
    { name: 'grouped', regex: /[1-9]\d{3}[ -]\d{3}[ -]\d{4}/, score: 0.1 },
  ],
  context: {
    en: [
      'nin',
      'nin number',
      'nimc',
      'national identification number',
      'national identity number',
      'national id number',
      'nin slip',
    ],
    ha: ['lambar nin', 'lambar shaidar kasa'],
    yo: ['nọ́mbà nin', 'nomba nin'],
    ig: ['nọmba nin', 'akara nin'],
  },
  contextRequired: true,
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return passesVerhoeff(digits) ? 'valid' : 'unknown'
  },
  validScore: 0.3,
  examples: {
    match: [
      'My NIN is [[70428319650]].',
      'National Identification Number: [[5810 293 7463]]',
      'lambar NIN [[12345678902]]',
    ],
    reject: [
      { text: 'NIN 7042831965', why: 'ten digits' },
      { text: 'NIN 08031234567', why: 'a mobile number' },
      { text: 'NIN 11111111111', why: 'one digit repeated' },
      { text: 'order 70428319650', why: 'no label' },
    ],
  },
})
