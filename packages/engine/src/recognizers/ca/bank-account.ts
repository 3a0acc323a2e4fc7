import { defineRecognizer } from '../../define.ts'
import { isInstitutionNumber } from './_institution-numbers.ts'

/**
 * Canadian bank account as it stands on a cheque: five-digit transit (branch), three-digit institution and the
 * account, whose length the bank chooses. There is no common check digit; the institution number must be assigned.
 */
export default defineRecognizer({
  entity: 'CA_BANK_ACCOUNT',
  title: 'Canadian bank account number',
  description: 'Transit, institution and account number at a Canadian bank',
  format: '5-digit transit, 3-digit institution, 7 to 12 digit account',
  group: 'financial',
  country: 'CA',
  sources: [
    'https://www.payments.ca/payment-resources/iso-20022/financial-institutions-file',
    'https://en.wikipedia.org/wiki/Routing_number_(Canada)',
  ],
  patterns: [
    { name: 'hyphenated', regex: /\d{5}-\d{3}-\d{7,12}/, score: 0.5 },
    { name: 'spaced', regex: /\d{5}[ \u00A0/]\d{3}[ \u00A0/]\d{7,12}/, score: 0.25 },
  ],
  context: {
    en: [
      'transit',
      'transit number',
      'institution number',
      'institution',
      'bank account',
      'account number',
      'direct deposit',
      'void cheque',
    ],
    fr: [
      'transit',
      "numéro d'institution",
      'numéro d’institution',
      'institution',
      'numéro de compte',
      'compte bancaire',
      'dépôt direct',
      'spécimen de chèque',
    ],
  },
  check(value) {
    const [transit = '', institution = ''] = value.split(/\D/)
    if (transit === '00000') return 'invalid'
    return isInstitutionNumber(Number(institution)) ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'Deposit to [[10202-003-1234567]]',
      'Transit et compte : [[00011 001 123456789]]',
      'institution, transit, account: [[81530/815/0123456]]',
    ],
    reject: [
      { text: 'bank account 10202-999-1234567', why: 'no institution 999' },
      { text: 'bank account 1020-003-1234567', why: 'the transit has five digits' },
      { text: 'rows 10202 003 1234567', why: 'a table of numbers without a label' },
    ],
  },
})
