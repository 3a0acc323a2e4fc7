import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** Kind of holder in place 4: person, company, Hindu family, firm, association, body, trust, authority and so on. */
const HOLDERS = 'ABCEFGHJKLPT'

/**
 * Indian permanent account number: three letters, a letter for the kind of holder, the initial of the name, four digits
 * from 0001 and a check letter whose rule is not published. A rare shape in capitals.
 */
export default defineRecognizer({
  entity: 'IN_PAN',
  title: 'Indian permanent account number',
  description: 'Income tax number of India',
  format: '5 letters, 4 digits, letter',
  group: 'tax_id',
  country: 'IN',
  sources: [
    'https://www.incometaxindia.gov.in/tutorials/1.permanent%20account%20number%20(pan).pdf',
    'https://en.wikipedia.org/wiki/Permanent_account_number',
  ],
  patterns: [
    { name: 'capitals', regex: /[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]/, score: 0.55 },
    { name: 'grouped or lower case', regex: /[A-Z]{5}[ -]\d{4}[ -]?[A-Z]|[a-z]{5}\d{4}[a-z]/, score: 0.1 },
  ],
  context: {
    en: [
      'pan',
      'pan no',
      'pan number',
      'pan card',
      'pannumber',
      'permanent account number',
      'income tax',
      'form 16',
      'tds',
    ],
    hi: ['पैन', 'पैन कार्ड', 'पैन नंबर', 'स्थायी खाता संख्या', 'आयकर'],
  },
  check(value) {
    const number = compact(value)
    return HOLDERS.includes(number[3]!) && number.slice(5, 9) !== '0000' ? 'unknown' : 'invalid'
  },
  examples: {
    match: ['PAN: [[ABCPE1234F]]', 'The deductor quoted [[AAACB4821K]].', 'पैन नंबर [[bnzpm2501f]]'],
    reject: [
      { text: 'PAN ABCDE1234F', why: 'D is no kind of holder' },
      { text: 'PAN ABCPE0000F', why: 'the serial starts at 0001' },
      { text: 'PAN ABCPE123F', why: 'three digits' },
      { text: 'token bnzpm2501f', why: 'lower case without a label' },
    ],
  },
})
