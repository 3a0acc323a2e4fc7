import { defineRecognizer } from '../../define.ts'

/**
 * UK sort code: six digits naming bank and branch, written in pairs. Dates have the same look, and the only offline
 * check (the directory of branches) is not public: the label is required. The short ones of bank forms ("sort", "sc")
 * are words of other things too, so they count right before the hyphenated form only.
 */
export default defineRecognizer({
  entity: 'UK_SORT_CODE',
  title: 'UK sort code',
  description: 'Code of a bank branch in the United Kingdom and Ireland',
  format: 'NN-NN-NN, or 6 digits with a label',
  group: 'financial',
  country: 'GB',
  sources: [
    'https://www.wearepay.uk/what-we-do/resources/extended-industry-sort-code-directory/',
    'https://en.wikipedia.org/wiki/Sort_code',
  ],
  patterns: [
    {
      name: 'behind a short label',
      regex: /\d{2}-\d{2}-\d{2}(?<=(?:^|[^A-Za-z])(?:[Ss]ort|SORT|[Ss][Cc])[.:# ]{1,3}\d{2}-\d{2}-\d{2})/,
      score: 0.5,
    },
    {
      name: 'pairs',
      regex: /\d{2}[- \u00A0\u2010\u2011\u2013]\d{2}[- \u00A0\u2010\u2011\u2013]\d{2}/,
      score: 0.3,
    },
    { name: 'plain', regex: /\d{6}/, score: 0.1 },
  ],
  context: {
    en: ['sort code', 'sort codes', 'sortcode', 'sort-code', 'bank sort code', 's/c'],
    cy: ['cod didoli'],
    ga: ['cód sórtála'],
  },
  check(value) {
    return /^(?:00|99)/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'Sort code [[20-00-00]], account 55779911',
      'sortcode: [[040004]]',
      'Sort Code: [[60 16 13]]',
      'sort [[40-47-84]] acc 12345678',
      'SC: [[20-00-00]]',
    ],
    reject: [
      { text: 'sort code 00-12-34', why: 'codes start at 01' },
      { text: 'sort code 20-00-0', why: 'five digits' },
      { text: 'on 20-10-24 we met', why: 'a date, no label' },
      { text: 'sort by date: 20-10-24', why: 'a short label that is not right before it' },
    ],
  },
})
