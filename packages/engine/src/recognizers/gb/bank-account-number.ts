import { defineRecognizer } from '../../define.ts'

/**
 * UK bank account number: eight digits. The modulus check needs the weights of the sort code's bank, so alone it
 * cannot be verified. Found beside a label, or right behind a sort code that cannot be a date.
 */
export default defineRecognizer({
  entity: 'UK_BANK_ACCOUNT_NUMBER',
  title: 'UK bank account number',
  description: 'Account number at a bank in the United Kingdom',
  format: '8 digits with a label or next to a sort code',
  group: 'financial',
  country: 'GB',
  sources: [
    'https://www.wearepay.uk/what-we-do/resources/vocalink-modulus-checking/',
    'https://en.wikipedia.org/wiki/Bank_account_number',
  ],
  patterns: [
    {
      name: 'behind a sort code',
      // One of the first two pairs is too high for a day, month or the month of a year-first date.
      regex:
        /\d{8}(?<=(?:\d{2}-(?:3[2-9]|[4-9]\d)|(?:3[2-9]|[4-9]\d)-(?:1[3-9]|[2-9]\d))-\d{2}[ \u00A0,;/|]{1,3}\d{8})/,
      score: 0.45,
    },
    {
      name: 'behind a sort code and a short label',
      regex:
        /\d{8}(?<=(?:^|[^\d-])\d{2}-\d{2}-\d{2}[ ,;/|]{1,3}(?:[Aa]cc|ACC|[Aa]cct|ACCT|[Aa]\/[Cc]|[Aa]ccount)[.:# ]{1,3}\d{8})/,
      score: 0.55,
    },
    { name: 'plain', regex: /\d{8}/, score: 0.05 },
  ],
  context: {
    en: [
      'account number',
      'account no',
      'accountnumber',
      'accountno',
      'acct no',
      'acc no',
      'a/c no',
      'a/c number',
      'bank account',
      'current account',
      'sort code',
      'sortcode',
      'building society',
    ],
    cy: ['rhif y cyfrif', 'cyfrif banc'],
  },
  check(value) {
    return /^(\d)\1+$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'Sort code 20-00-00, account number [[55779911]]',
      'a/c no [[31926819]]',
      'Pay 60-83-71 [[12345678]] by Friday.',
      'sort 40-47-84 acc [[12345678]]',
      'SC 20-00-00, A/C: [[55779911]]',
    ],
    reject: [
      { text: 'account number 5577991', why: 'seven digits' },
      { text: 'account number 557799112', why: 'nine digits' },
      { text: 'account number 00000000', why: 'one digit repeated is filler' },
      { text: '20-10-24 12345678', why: 'behind a date, no label' },
    ],
  },
})
