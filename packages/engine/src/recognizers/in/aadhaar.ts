import { digitsOf } from '../../checksums/digits.ts'
import { passesVerhoeff } from '../../checksums/verhoeff.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Indian Aadhaar number: twelve digits with a Verhoeff check digit, never starting with 0 or 1 and never a palindrome.
 * Rows of years or amounts have the same grouping, so a label is needed.
 */
export default defineRecognizer({
  entity: 'IN_AADHAAR',
  title: 'Indian Aadhaar number',
  description: 'Identity number of residents of India',
  format: '12 digits, often 4-4-4',
  group: 'government_id',
  country: 'IN',
  sources: [
    'https://uidai.gov.in/en/my-aadhaar/about-your-aadhaar.html',
    'https://en.wikipedia.org/wiki/Aadhaar',
  ],
  patterns: [
    { name: 'grouped', regex: /[2-9]\d{3}[ \u00A0-]\d{4}[ \u00A0-]\d{4}/, score: 0.1 },
    { name: 'plain', regex: /[2-9]\d{11}/, score: 0.05 },
  ],
  context: {
    en: [
      'aadhaar',
      'aadhar',
      'adhaar',
      'adhar',
      'aadhaar number',
      'aadhaar no',
      'aadhaarnumber',
      'uidai',
      'uid number',
      'unique identification',
    ],
    hi: ['आधार', 'आधार संख्या', 'आधार नंबर', 'आधार कार्ड'],
  },
  check(value) {
    const digits = digitsOf(value)
    const forwards = digits.join('')
    if (forwards === [...digits].reverse().join('')) return 'invalid'
    return passesVerhoeff(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in ten passes
  examples: {
    match: [
      'Aadhaar: [[2341 2341 2346]]',
      'मेरा आधार नंबर [[499876543215]] है',
      'aadhaar_no [[7583-9201-7467]]',
    ],
    reject: [
      { text: 'Aadhaar 2341 2341 2347', why: 'wrong check digit' },
      { text: 'Aadhaar 1341 2341 2346', why: 'never starts with 0 or 1' },
      { text: 'Aadhaar 2341 2341 234', why: 'eleven digits' },
      { text: 'order 499876543215', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
