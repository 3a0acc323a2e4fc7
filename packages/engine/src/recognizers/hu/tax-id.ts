import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Hungarian personal tax number (adóazonosító jel): 8, the days from 1 January 1867 to the birth date in five
 * digits, three digits, and a check digit by modulus 11 with weights 1 to 9; a remainder of 10 is not issued.
 */
export default defineRecognizer({
  entity: 'HU_TAX_ID',
  title: 'Hungarian personal tax number',
  description: 'Tax identification number of a person in Hungary (adóazonosító jel)',
  format: '10 digits starting with 8',
  group: 'tax_id',
  country: 'HU',
  sources: [
    'https://net.jogtar.hu/jogszabaly?docid=99600020.tv',
    'https://hu.wikipedia.org/wiki/Ad%C3%B3azonos%C3%ADt%C3%B3_jel',
  ],
  patterns: [{ name: 'plain', regex: /8\d{9}/, score: 0.1 }],
  context: {
    hu: [
      'adóazonosító',
      'adóazonosító jel',
      'adóazonosító jele',
      'adóazonosító száma',
      'adoazonosito',
      'adóazonosítója',
      'adóaz. jel',
      'adókártya',
    ],
    en: ['hungarian tax number', 'tax identification number', 'tax id', 'tax number'],
  },
  check(value) {
    const digits = digitsOf(value)
    return weightedSum(digits.slice(0, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === digits[9]
      ? 'valid'
      : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'Adóazonosító jel: [[8423456781]]',
      'Adóazonosító jele [[8398765437]].',
      'Hungarian tax number [[8345671233]]',
    ],
    reject: [
      { text: 'Adóazonosító jel: 8423456782', why: 'wrong check digit' },
      { text: 'Adóazonosító jel: 7423456781', why: 'does not start with 8' },
      { text: 'Adóazonosító jel: 842345678', why: 'nine digits' },
      { text: 'rendelés 8423456781', why: 'ten digits without a label' },
    ],
  },
})
