import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** The card issuer number of US health care (ISO 7812), silently put in front of the NPI for the check. */
const ISSUER_PREFIX = [8, 0, 8, 4, 0]

/**
 * US national provider identifier: ten digits, 1 for people or 2 for organisations first, last one the Luhn
 * digit of 80840 and the number.
 */
export default defineRecognizer({
  entity: 'US_NPI',
  title: 'US national provider identifier',
  description: 'Number of a health care provider in the United States',
  format: '10 digits starting with 1 or 2',
  group: 'health',
  country: 'US',
  sources: [
    'https://www.cms.gov/Regulations-and-Guidance/Administrative-Simplification/NationalProvIdentStand/Downloads/NPIcheckdigit.pdf',
  ],
  patterns: [{ name: 'plain', regex: /[12]\d{9}/, score: 0.05 }],
  context: {
    en: [
      'npi',
      'npis',
      'national provider identifier',
      'national provider',
      'provider identifier',
      'provider id',
      'npi number',
      'prescriber',
    ],
    es: ['npi', 'identificador nacional de proveedor'],
  },
  check(value) {
    return passesLuhn([...ISSUER_PREFIX, ...digitsOf(value)]) ? 'valid' : 'invalid'
  },
  validScore: 0.3, // ten digits that pass once in ten
  examples: {
    match: [
      'NPI: [[1234567893]]',
      'Referring provider, national provider identifier [[1987654328]]',
      'prescriber [[1047293166]]',
    ],
    reject: [
      { text: 'NPI 1234567894', why: 'wrong check digit' },
      { text: 'NPI 3234567893', why: 'starts with neither 1 nor 2' },
      { text: 'NPI 123456789', why: 'nine digits' },
      { text: 'order 1234567893', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
