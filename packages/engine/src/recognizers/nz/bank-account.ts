import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { BANKS, CHECKS } from './_bank-rules.ts'

/** Repeated digit sum of a product: 0 stays 0, everything else falls into 1 to 9. */
const digitSum = (product: number) => (product === 0 ? 0 : ((product - 1) % 9) + 1)

function passesBankCheck(digits: readonly number[]): boolean {
  const number = digits.join('')
  const bank = BANKS[number.slice(0, 2)]
  const branch = Number(number.slice(2, 6))
  const account = Number(number.slice(6, 13))
  if (!bank || account === 0) return false
  if (!bank.branches.some(([first, last]) => branch >= first && branch <= last)) return false
  const { weights, modulus, castOutNines } =
    CHECKS[bank.algorithm === 'A' && account >= 990000 ? 'B' : bank.algorithm]
  // The suffix counts as three digits; two-digit suffixes have a zero before them.
  const padded = [...digits.slice(0, 13), ...[0, ...digits.slice(13)].slice(-3)]
  const sum = padded.reduce((total, digit, place) => {
    const product = digit * (weights[place] ?? 0)
    return total + (castOutNines ? digitSum(product) : product)
  }, 0)
  return sum % modulus === 0
}

/**
 * New Zealand bank account: bank, branch, account and suffix. Each bank has its branches and its own weighted check.
 */
export default defineRecognizer({
  entity: 'NZ_BANK_ACCOUNT',
  title: 'New Zealand bank account number',
  description: 'Account number at a bank in New Zealand',
  format: '2-4-7-2 or 2-4-7-3 digits',
  group: 'financial',
  country: 'NZ',
  sources: [
    'https://www.ird.govt.nz/digital-service-providers/services-catalogue',
    'https://en.wikipedia.org/wiki/New_Zealand_bank_account_number',
  ],
  patterns: [
    { name: 'hyphenated', regex: /\d{2}-\d{4}-\d{7}-\d{2,3}/, score: 0.3 },
    { name: 'spaced', regex: /\d{2}[ \u00A0]\d{4}[ \u00A0]\d{7}[ \u00A0]\d{2,3}/, score: 0.3 },
    { name: 'plain', regex: /\d{15,16}/, score: 0.3 },
  ],
  context: {
    en: [
      'bank account',
      'account number',
      'account no',
      'accountnumber',
      'acct no',
      'kiwibank',
      'westpac',
      'direct credit',
      'deposit to',
    ],
    mi: ['pūkete pēke', 'nama pūkete'],
  },
  check(value) {
    if (!passesBankCheck(digitsOf(value))) return 'invalid'
    return /[- \u00A0]/.test(value) ? 'valid' : 'unknown'
  },
  validScore: 0.75, // grouping, branch range and check digit together; bare digits keep the pattern's score
  examples: {
    match: [
      'Please deposit to [[01-0242-0100194-00]].',
      'Bank account [[12 3140 0171198 00]]',
      'account number [[389012034567200]]',
    ],
    reject: [
      { text: 'bank account 01-0242-0100195-00', why: 'fails the check of bank 01' },
      { text: 'bank account 07-0242-0100194-00', why: 'no bank 07' },
      { text: 'bank account 01-2242-0100194-00', why: 'branch 2242 is not one of bank 01' },
      { text: 'id 389012034567200', why: 'bare digits without a label' },
    ],
  },
})
