import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Canadian social insurance number: nine digits with a Luhn check digit. The first digit names the region of
 * registration (9 for temporary residents); 0 and 8 are not issued to people.
 */
export default defineRecognizer({
  entity: 'CA_SIN',
  title: 'Canadian social insurance number',
  description: 'Social insurance number of Canada',
  format: '9 digits, often 3-3-3',
  group: 'government_id',
  country: 'CA',
  sources: [
    'https://www.canada.ca/en/employment-social-development/services/sin.html',
    'https://en.wikipedia.org/wiki/Social_insurance_number',
  ],
  patterns: [
    { name: 'grouped', regex: /[1-79]\d{2}[- \u00A0]\d{3}[- \u00A0]\d{3}/, score: 0.1 },
    { name: 'plain', regex: /[1-79]\d{8}/, score: 0.05 },
  ],
  context: {
    en: [
      'sin',
      'sin number',
      'social insurance',
      'social insurance number',
      'socialinsurancenumber',
      'sin card',
    ],
    fr: [
      'nas',
      "numéro d'assurance sociale",
      'numéro d’assurance sociale',
      'assurance sociale',
      'numero d assurance sociale',
    ],
  },
  check(value) {
    return passesLuhn(digitsOf(value)) ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in ten passes
  examples: {
    match: [
      'SIN: [[130 692 544]]',
      'Numéro d’assurance sociale [[531-234-565]]',
      'social insurance number [[952468130]]',
    ],
    reject: [
      { text: 'SIN 130 692 545', why: 'wrong check digit' },
      { text: 'SIN 046 454 286', why: 'a first digit of 0 is not issued, though Luhn passes' },
      { text: 'SIN 130 692 54', why: 'eight digits' },
      { text: 'invoice 130692544', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
