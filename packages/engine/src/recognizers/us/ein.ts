import { defineRecognizer } from '../../define.ts'

/** Prefixes missing from the tax service's list, whose others name a campus or the internet. */
const UNASSIGNED_PREFIXES = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
])

/**
 * US employer identification number: a prefix for the issuing campus and a serial number, no check digit.
 * Eleven of thirteen random numbers carry an assigned prefix and telephone numbers look alike (02-1234567),
 * so a label is needed.
 */
export default defineRecognizer({
  entity: 'US_EIN',
  title: 'US employer identification number',
  description: 'Federal tax number of employers and other organisations in the United States',
  format: 'NN-NNNNNNN, or 9 digits with a label',
  group: 'tax_id',
  country: 'US',
  sources: [
    'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
  ],
  patterns: [
    { name: 'hyphenated', regex: /\d{2}[-\u2010\u2011\u2013]\d{7}/, score: 0.25 },
    { name: 'plain', regex: /\d{9}/, score: 0.05 },
  ],
  context: {
    en: [
      'ein',
      'eins',
      'fein',
      'employer identification',
      'employer identification number',
      'employer id',
      'employer id number',
      'federal tax id',
      'federal id',
      'tax id',
      'taxid',
      'irs number',
    ],
    es: ['número de identificación del empleador', 'identificación patronal', 'ein'],
  },
  check(value) {
    return UNASSIGNED_PREFIXES.has(value.slice(0, 2)) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'Employer Identification Number [[12-3456789]]',
      'The EIN of the foundation is [[920345678]].',
      'Federal Tax ID: [[46-1029384]]',
    ],
    reject: [
      { text: 'EIN 07-3456789', why: 'prefix 07 is not assigned' },
      { text: 'EIN 89-3456789', why: 'prefix 89 is not assigned' },
      { text: 'EIN 12-345678', why: 'one digit short' },
      { text: 'call 02-3456789', why: 'no label: telephone numbers look the same' },
    ],
  },
})
