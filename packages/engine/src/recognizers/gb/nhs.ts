import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * NHS number of England, Wales and the Isle of Man. Ten digits; weighted 10, 9, … 2, 1 they sum to a multiple of 11
 * (so a check "digit" of 10 never occurs). Grouped 3-3-4 it looks like a telephone number: a label is needed.
 */
export default defineRecognizer({
  entity: 'UK_NHS',
  title: 'NHS number',
  description: 'Patient number of the National Health Service in England, Wales and the Isle of Man',
  format: '10 digits, often 3-3-4',
  group: 'health',
  country: 'GB',
  sources: ['https://www.datadictionary.nhs.uk/attributes/nhs_number.html'],
  patterns: [
    { name: 'grouped', regex: /\d{3}[ \u00A0-]\d{3}[ \u00A0-]\d{4}/, score: 0.1 },
    { name: 'plain', regex: /\d{10}/, score: 0.05 },
  ],
  context: {
    en: [
      'nhs',
      'nhs number',
      'nhs no',
      'nhsnumber',
      'national health service',
      'health service number',
      'hospital number',
    ],
    cy: ['gig', 'rhif gig'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3, // one random number in eleven passes
  examples: {
    match: ['NHS number: [[943 476 5919]]', 'nhs_number=[[4010232137]]', 'Rhif GIG [[485-777-3457]]'],
    reject: [
      { text: 'NHS number 943 476 5918', why: 'wrong check digit' },
      { text: 'NHS number 943 476 591', why: 'nine digits' },
      { text: 'NHS number 000 000 0000', why: 'one digit repeated' },
      { text: 'call 943 476 5919', why: 'no label: looks like a telephone number' },
    ],
  },
})
