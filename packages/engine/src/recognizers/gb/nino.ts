import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * UK National Insurance number. Two prefix letters (never D F I Q U V, the second never O, and never the pairs BG GB
 * KN NK NT TN ZZ), six digits and a suffix A to D. No check digit, but a rare shape.
 */
export default defineRecognizer({
  entity: 'UK_NINO',
  title: 'UK National Insurance number',
  description: 'National Insurance number of the United Kingdom',
  format: '2 letters, 6 digits, letter, often in pairs',
  group: 'government_id',
  country: 'GB',
  sources: ['https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110'],
  patterns: [
    {
      name: 'pairs',
      regex:
        /[A-CEGHJ-PR-TW-Za-ceghj-pr-tw-z][A-CEGHJ-NPR-TW-Za-ceghj-npr-tw-z][ \u00A0-]\d{2}[ \u00A0-]\d{2}[ \u00A0-]\d{2}[ \u00A0-][A-Da-d]/,
      score: 0.75,
    },
    {
      name: 'plain',
      regex: /[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{6} ?[A-D]/,
      score: 0.5,
    },
    {
      name: 'plain lower case',
      regex: /[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z] ?\d{6} ?[a-d]/,
      score: 0.15,
    },
  ],
  context: {
    en: [
      'nino',
      'ni number',
      'ni no',
      'national insurance',
      'national insurance number',
      'nationalinsurancenumber',
      'nat ins',
      'insurance number',
    ],
    cy: ['yswiriant gwladol', 'rhif yswiriant gwladol'],
  },
  check(value) {
    return /^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(compact(value)) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'National Insurance number [[AB123456C]]',
      'The form shows [[JG 10 37 59 A]].',
      'Rhif Yswiriant Gwladol: [[ce654321b]]',
    ],
    reject: [
      { text: 'NI number QQ123456C', why: 'Q is used in examples only' },
      { text: 'NI number GB123456C', why: 'the pair GB is not issued' },
      { text: 'NI number AB123456E', why: 'the suffix ends at D' },
      { text: 'NI number AB12345C', why: 'five digits' },
    ],
  },
})
