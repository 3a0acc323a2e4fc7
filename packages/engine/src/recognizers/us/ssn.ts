import { defineRecognizer } from '../../define.ts'

/** Printed on advertising material, therefore void (see the second source). */
const VOID_NUMBERS = new Set(['078051120', '219099999'])

/**
 * US Social Security number: area, group, serial, without a check digit.
 * Never issued: area 000, 666 and 900-999, group 00, serial 0000. Since 2011 all other areas may occur.
 * The hyphenated form is shown without a label; nine bare digits are anything, so they need one.
 */
export default defineRecognizer({
  entity: 'US_SSN',
  title: 'US Social Security number',
  description: 'Social Security number of the United States',
  format: 'AAA-GG-SSSS, or 9 digits with a label',
  group: 'government_id',
  country: 'US',
  sources: [
    'https://www.ssa.gov/employer/randomization.html',
    'https://www.ssa.gov/history/ssn/misused.html',
    'https://en.wikipedia.org/wiki/Social_Security_number',
  ],
  patterns: [
    {
      name: 'hyphenated',
      // A letter hung on makes it the number of a part: "123-45-6789-X".
      regex: /\d{3}[-\u2010\u2011\u2013]\d{2}[-\u2010\u2011\u2013]\d{4}(?!-[A-Za-z](?![A-Za-z]))/,
      score: 0.55,
    },
    { name: 'spaced', regex: /\d{3}[ \u00A0.]\d{2}[ \u00A0.]\d{4}/, score: 0.2 },
    { name: 'plain', regex: /\d{9}/, score: 0.05 },
  ],
  context: {
    en: [
      'ssn',
      'ssns',
      'social security',
      'social security number',
      'social security no',
      'socialsecuritynumber',
      'soc sec',
      'ss#',
      'ssa',
    ],
    es: ['seguro social', 'número de seguro social', 'numero de seguro social', 'nss'],
  },
  check(value) {
    const digits = value.replace(/\D/g, '')
    if (/^(?:000|666|9)/.test(digits) || digits.slice(3, 5) === '00' || digits.endsWith('0000'))
      return 'invalid'
    return VOID_NUMBERS.has(digits) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'The applicant gave [[536-22-8726]] on the form.',
      'SSN: [[536228726]]',
      'Número de seguro social [[212 45 6789]]',
      '"social_security_number": "[[321-54-9876]]"',
    ],
    reject: [
      { text: 'SSN 666-22-8726', why: 'area 666 is never issued' },
      { text: 'SSN 900-22-8726', why: 'areas from 900 belong to ITINs' },
      { text: 'SSN 536-00-8726', why: 'group 00 is never issued' },
      { text: 'SSN 078-05-1120', why: 'void: printed on wallet inserts in 1938' },
      { text: 'order 536228726 was shipped', why: 'nine bare digits without a label' },
      { text: 'part no. 123-45-6789-X', why: 'a part number with a letter behind' },
    ],
  },
})
