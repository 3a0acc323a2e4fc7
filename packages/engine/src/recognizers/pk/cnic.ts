import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Pakistani identity card (CNIC, NICOP): locality of five digits whose first is the province (1 Khyber Pakhtunkhwa, 2
 * tribal areas, 3 Punjab, 4 Sindh, 5 Balochistan, 6 Islamabad, 7 Gilgit-Baltistan, and 8 Azad Kashmir, which many
 * lists forget), seven of the family and one that is odd for men. No check digit.
 */
export default defineRecognizer({
  entity: 'PK_CNIC',
  title: 'Pakistani national identity card number',
  description: 'Number of a Pakistani computerised national identity card',
  format: 'NNNNN-NNNNNNN-N',
  group: 'government_id',
  country: 'PK',
  sources: [
    'https://www.nadra.gov.pk/identity/identity-cnic/',
    'https://en.wikipedia.org/wiki/CNIC_(Pakistan)',
  ],
  patterns: [
    { name: 'hyphenated', regex: /[1-8]\d{4}[-\u2010\u2011\u2013]\d{7}[-\u2010\u2011\u2013]\d/, score: 0.6 },
    { name: 'spaced', regex: /[1-8]\d{4}[ \u00A0]\d{7}[ \u00A0]\d/, score: 0.2 },
    { name: 'plain', regex: /[1-8]\d{12}/, score: 0.1 },
  ],
  context: {
    en: [
      'cnic',
      'cnic no',
      'cnic number',
      'cnicnumber',
      'nicop',
      'nadra',
      'national identity card',
      'identity card',
    ],
    ur: ['شناختی کارڈ', 'شناختی کارڈ نمبر', 'قومی شناختی کارڈ', 'نادرا'],
  },
  check(value) {
    const digits = digitsOf(value)
    return isOneDigitRepeated(digits) || isOneDigitRepeated(digits.slice(5, 12)) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'Applicant [[34201-0891231-8]]',
      'CNIC: [[4210104971239]]',
      'شناختی کارڈ نمبر [[61101-2384756-1]]',
    ],
    reject: [
      { text: 'CNIC 94201-0891231-8', why: 'no province 9' },
      { text: 'CNIC 34201-0000000-8', why: 'family number of zeros is filler' },
      { text: 'CNIC 34201-089123-8', why: 'twelve digits' },
      { text: 'order 4210104971239', why: 'bare digits without a label' },
    ],
  },
})
