import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** South African income tax reference: ten digits starting 0, 1, 2, 3 or 9, last one a Luhn check digit. */
export default defineRecognizer({
  entity: 'ZA_TAX_NUMBER',
  title: 'South African income tax number',
  description: 'Income tax reference number of South Africa',
  format: '10 digits',
  group: 'tax_id',
  country: 'ZA',
  sources: [
    'https://www.sars.gov.za/individuals/i-need-help-with-my-tax/what-is-my-tax-number/',
    'https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/south-africa-tin.pdf',
  ],
  patterns: [
    { name: 'grouped', regex: /[01239]\d{3}[ /-]\d{3}[ /-]\d{3}/, score: 0.1 },
    { name: 'plain', regex: /[01239]\d{9}/, score: 0.05 },
  ],
  context: {
    en: ['tax number', 'tax no', 'tax reference', 'tax ref', 'taxnumber', 'income tax', 'sars', 'taxpayer'],
    af: ['belastingnommer', 'inkomstebelasting', 'belastingverwysingsnommer', 'sars'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return passesLuhn(digits) ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'SARS tax number [[0123456782]]',
      'Belastingnommer [[9847261501]]',
      'income tax ref: [[2345/678/912]]',
    ],
    reject: [
      { text: 'tax number 0123456783', why: 'wrong check digit' },
      { text: 'tax number 4123456788', why: 'never starts with 4' },
      { text: 'tax number 012345678', why: 'nine digits' },
      { text: 'call 0123456782', why: 'no label: one number in ten passes by chance' },
    ],
  },
})
