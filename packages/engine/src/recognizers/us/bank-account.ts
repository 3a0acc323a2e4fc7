import { defineRecognizer } from '../../define.ts'

/**
 * US bank account number. Each bank has its own length between 8 and 17 digits (the field of an ACH entry
 * holds 17), none a public check digit: only a banking label makes such a run of digits an account.
 */
export default defineRecognizer({
  entity: 'US_BANK_NUMBER',
  title: 'US bank account number',
  description: 'Account number at a bank in the United States',
  format: '8 to 17 digits with a banking label',
  group: 'financial',
  country: 'US',
  sources: [
    'https://achdevguide.nacha.org/ach-file-details',
    'https://www.consumerfinance.gov/ask-cfpb/where-can-i-find-my-bank-account-number-en-2064/',
  ],
  patterns: [{ name: 'plain', regex: /\d{8,17}/, score: 0.05 }],
  context: {
    en: [
      'bank account',
      'account number',
      'account no',
      'account num',
      'accountnumber',
      'accountno',
      'acct number',
      'acct no',
      'acct num',
      'checking account',
      'savings account',
      'deposit account',
      'direct deposit',
      'routing number',
    ],
    es: ['número de cuenta', 'numero de cuenta', 'cuenta bancaria', 'cuenta corriente', 'cuenta de ahorros'],
  },
  contextRequired: true,
  check(value) {
    return /^(\d)\1+$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'Checking account [[000123456789]]',
      'Please wire it to bank account number [[94456787654]].',
      'Número de cuenta: [[1029384756]]',
    ],
    reject: [
      { text: 'account number 1234567', why: 'seven digits' },
      { text: 'account number 123456789012345678', why: 'eighteen digits' },
      { text: 'account number 00000000', why: 'one digit repeated is filler' },
      { text: 'request id 000123456789', why: 'no banking label' },
    ],
  },
})
