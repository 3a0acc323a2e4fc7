import { defineRecognizer } from '../../define.ts'

/**
 * US individual taxpayer identification number, for people who cannot get a Social Security number.
 * Written like one, first digit 9, fourth and fifth digit in the ranges the tax service has opened:
 * 50-65, 70-88, 90-92 and 94-99 (93 is used for adoption numbers).
 */
export default defineRecognizer({
  entity: 'US_ITIN',
  title: 'US individual taxpayer identification number',
  description: 'Taxpayer number of people in the United States who have no Social Security number',
  format: '9XX-XX-XXXX, or 9 digits with a label',
  group: 'tax_id',
  country: 'US',
  sources: [
    'https://www.irs.gov/irm/part3/irm_03-021-263r',
    'https://www.irs.gov/individuals/individual-taxpayer-identification-number',
  ],
  patterns: [
    { name: 'hyphenated', regex: /9\d{2}[-\u2010\u2011\u2013]\d{2}[-\u2010\u2011\u2013]\d{4}/, score: 0.55 },
    { name: 'spaced', regex: /9\d{2}[ \u00A0.]\d{2}[ \u00A0.]\d{4}/, score: 0.2 },
    { name: 'plain', regex: /9\d{8}/, score: 0.05 },
  ],
  context: {
    en: [
      'itin',
      'itins',
      'individual taxpayer',
      'individual taxpayer identification number',
      'taxpayer id',
      'taxpayer identification number',
      'tax id',
      'taxid',
    ],
    es: ['número de identificación personal del contribuyente', 'identificación del contribuyente', 'itin'],
  },
  check(value) {
    const group = Number(value.replace(/\D/g, '').slice(3, 5))
    return (group >= 50 && group <= 65) || (group >= 70 && group <= 99 && group !== 89 && group !== 93)
      ? 'unknown'
      : 'invalid'
  },
  examples: {
    match: [
      'The spouse has no SSN and files with [[912-74-1234]].',
      'ITIN [[998501234]]',
      'Su ITIN es [[923 91 4567]].',
    ],
    reject: [
      { text: 'ITIN 912-93-1234', why: 'group 93 is kept for adoption numbers' },
      { text: 'ITIN 912-45-1234', why: 'groups below 50 are not issued' },
      { text: 'ITIN 812-74-1234', why: 'does not start with 9' },
      { text: 'part 998501234 in stock', why: 'nine bare digits without a label' },
    ],
  },
})
