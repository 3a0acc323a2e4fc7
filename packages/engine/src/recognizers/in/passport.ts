import { defineRecognizer } from '../../define.ts'
import { PASSPORT_WORDS } from '../_shared/english.ts'

/** Indian passport number: a letter (Q, X and Z are not used) and seven digits, the first of them not zero. */
export default defineRecognizer({
  entity: 'IN_PASSPORT',
  title: 'Indian passport number',
  description: 'Number of an Indian passport',
  format: 'Letter and 7 digits',
  group: 'government_id',
  country: 'IN',
  sources: ['https://www.passportindia.gov.in', 'https://en.wikipedia.org/wiki/Indian_passport'],
  patterns: [
    { name: 'letter and digits', regex: /[A-PR-WY][ -]?[1-9]\d{6}|[a-pr-wy][1-9]\d{6}/, score: 0.15 },
  ],
  context: { en: PASSPORT_WORDS, hi: ['पासपोर्ट', 'पासपोर्ट नंबर', 'पारपत्र'] },
  contextRequired: true,
  check(value) {
    return /(\d)\1{6}$/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: ['Indian passport [[K8271546]]', 'पासपोर्ट नंबर [[P4366918]]', 'passport_no: [[J 8369854]]'],
    reject: [
      { text: 'passport Q8271546', why: 'Q is not used' },
      { text: 'passport K0271546', why: 'the first digit is not zero' },
      { text: 'passport K827154', why: 'six digits' },
      { text: 'seat K8271546', why: 'no passport label' },
    ],
  },
})
