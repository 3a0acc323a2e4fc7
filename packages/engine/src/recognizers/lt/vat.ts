import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** Weights count 1 to 9 around from `first`. */
const checkSum = (body: readonly number[], first: number): number =>
  body.reduce((sum, digit, place) => sum + digit * (((place + first - 1) % 9) + 1), 0) % 11

/**
 * Lithuanian VAT number (PVM code): LT and nine digits for companies or twelve for temporarily registered
 * payers; the digit before the check digit is 1. Modulus 11 in two rounds of weights 1..9 and 3..9, 1, 2.
 */
export default defineRecognizer({
  entity: 'LT_VAT',
  title: 'Lithuanian VAT number',
  description: 'VAT number of a Lithuanian business (PVM mokėtojo kodas)',
  format: 'LT and 9 or 12 digits',
  group: 'tax_id',
  country: 'LT',
  sources: ['https://www.vmi.lt/evmi/en/value-added-tax', 'https://ec.europa.eu/taxation_customs/vies/#/faq'],
  patterns: [
    { name: 'temporary', regex: /LT[ \u00a0-]?\d{10}1\d/, score: 0.7 },
    { name: 'company', regex: /LT[ \u00a0-]?\d{7}1\d/, score: 0.65 },
  ],
  context: {
    lt: ['pvm', 'pvm kodas', 'pvm mokėtojo kodas', 'pvm moketojo kodas', 'pvm mok. kodas', 'pvm kodą'],
    en: ['vat', 'vat number', 'vat no', 'vat code', 'lithuanian vat'],
  },
  check(value) {
    const digits = digitsOf(value)
    const body = digits.slice(0, -1)
    let check = checkSum(body, 1)
    if (check === 10) check = checkSum(body, 3)
    return check % 10 === digits.at(-1) ? 'valid' : 'invalid'
  },
  needs: ['LT'],
  examples: {
    match: [
      'PVM mokėtojo kodas [[LT119511515]]',
      'VAT code: [[LT 100001234510]]',
      'Sąskaita, [[LT123456715]]',
    ],
    reject: [
      { text: 'VAT LT119511516', why: 'wrong check digit' },
      { text: 'VAT LT119511525', why: 'the digit before the last is not 1' },
      { text: 'VAT LT11951151', why: 'eight digits' },
    ],
  },
})
