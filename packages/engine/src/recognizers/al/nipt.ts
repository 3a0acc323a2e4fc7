import { defineRecognizer } from '../../define.ts'

/**
 * Albanian tax number (NIPT, also NUIS): a letter for the decade (A the 1900s, M the 2020s), the year in it, a month
 * counted on beyond 12 for district and kind, the day, three digits and a closing letter whose rule is not
 * published. Only the day can be checked, so a label is needed.
 */
export default defineRecognizer({
  entity: 'AL_NIPT',
  title: 'Albanian tax number',
  description: 'Tax number of a person or business in Albania (NIPT, NUIS)',
  format: 'Letter, 8 digits, letter',
  group: 'tax_id',
  country: 'AL',
  sources: [
    'https://www.tatime.gov.al/eng/c/4/103/business-registration',
    'https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/albania-tin.pdf',
  ],
  patterns: [{ name: 'number', regex: /(?:AL[ \u00a0]?)?[A-M]\d{8}[A-Z]/, score: 0.25 }],
  context: {
    sq: ['nipt', 'nipti', 'nuis', 'nipt-i', 'numri i identifikimit', 'tvsh', 'nr. nipt'],
    en: ['nipt', 'nuis', 'albanian tax number', 'tax number', 'tax id', 'vat'],
  },
  check(value) {
    const day = Number(value.slice(-6, -4))
    return day >= 1 && day <= 31 ? 'unknown' : 'invalid'
  },
  examples: {
    match: ['NIPT: [[J91402501L]]', 'Kompania me NUIS [[K22218003V]]', 'Albanian tax number [[L71512034B]]'],
    reject: [
      { text: 'NIPT J91445501L', why: 'no day 45' },
      { text: 'NIPT Z91402501L', why: 'no decade Z' },
      { text: 'NIPT J9140250L', why: 'seven digits' },
      { text: 'serial J91402501L', why: 'nothing to check and no label' },
    ],
  },
})
