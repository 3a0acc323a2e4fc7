import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Number of an Indian electors' photo identity card (EPIC): three letters of the constituency and seven digits, on newer
 * cards the last one a Luhn check digit. Older cards do not pass, so a failed check leaves the low score of the shape.
 */
export default defineRecognizer({
  entity: 'IN_VOTER',
  title: 'Indian voter card number',
  description: "Number of an Indian electors' photo identity card (EPIC)",
  format: '3 letters and 7 digits',
  group: 'government_id',
  country: 'IN',
  sources: ['https://voters.eci.gov.in', 'https://en.wikipedia.org/wiki/Voter_ID_(India)'],
  patterns: [{ name: 'card', regex: /[A-Z]{3}[ /]?\d{7}|[a-z]{3}\d{7}/, score: 0.1 }],
  context: {
    en: [
      'epic',
      'epic no',
      'voter id',
      'voterid',
      'voter card',
      'voter identity',
      'election card',
      'electoral',
      'election commission',
    ],
    hi: ['मतदाता', 'मतदाता पहचान पत्र', 'वोटर आईडी', 'निर्वाचन'],
  },
  contextRequired: true,
  check(value) {
    const digits = digitsOf(value)
    if (digits.every((digit) => digit === digits[0])) return 'invalid'
    return passesLuhn(digits) ? 'valid' : 'unknown'
  },
  validScore: 0.3,
  examples: {
    match: ['Voter ID [[ABC1234566]]', 'EPIC No. [[XGZ7091838]]', 'मतदाता पहचान पत्र [[yat4820171]]'],
    reject: [
      { text: 'voter id ABC123456', why: 'six digits' },
      { text: 'voter id AB12345667', why: 'two letters' },
      { text: 'voter id ABC0000000', why: 'one digit repeated' },
      { text: 'part ABC1234566', why: 'no label' },
    ],
  },
})
