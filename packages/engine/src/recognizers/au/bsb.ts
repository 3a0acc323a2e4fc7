import { defineRecognizer } from '../../define.ts'
import { BSB_BANKS } from './_bsb-prefixes.ts'

/**
 * Australian bank-state-branch code, alone or with the account (up to nine digits, some banks ten) behind it. Three
 * and three digits are nothing by themselves: the label is required, the bank must exist.
 */
export default defineRecognizer({
  entity: 'AU_BSB',
  title: 'Australian bank-state-branch code',
  description: 'Code of a bank branch in Australia, with the account if it follows',
  format: 'NNN-NNN, often before a 6 to 9 digit account',
  group: 'financial',
  country: 'AU',
  sources: ['https://bsb.auspaynet.com.au', 'https://en.wikipedia.org/wiki/Bank_state_branch'],
  patterns: [
    { name: 'grouped', regex: /\d{3}[- \u00A0]\d{3}(?:[ \u00A0/-]\d{6,10})?/, score: 0.25 },
    { name: 'plain', regex: /\d{6}/, score: 0.1 },
  ],
  context: {
    en: ['bsb', 'bsbs', 'bsb number', 'bsb no', 'bsb code', 'bank state branch', 'bank-state-branch'],
  },
  contextRequired: true,
  check(value) {
    return BSB_BANKS.has(value.slice(0, 2)) ? 'unknown' : 'invalid'
  },
  examples: {
    match: ['BSB [[062-000]], account 12345678', 'bsb: [[033001]]', 'BSB/account [[082-057 123456789]]'],
    reject: [
      { text: 'BSB 002-000', why: 'no bank 00' },
      { text: 'BSB 062-00', why: 'five digits' },
      { text: 'pages 062-000', why: 'no label' },
    ],
  },
})
