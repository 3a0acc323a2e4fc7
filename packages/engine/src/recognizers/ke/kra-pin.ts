import { defineRecognizer } from '../../define.ts'

/**
 * Kenyan taxpayer PIN: A for people or P for organisations, nine digits and a check letter whose rule is not published.
 */
export default defineRecognizer({
  entity: 'KE_KRA_PIN',
  title: 'Kenyan taxpayer PIN',
  description: 'Personal identification number of the Kenya Revenue Authority',
  format: 'Letter, 9 digits, letter',
  group: 'tax_id',
  country: 'KE',
  sources: [
    'https://www.kra.go.ke/individual/individual-pin-registration',
    'https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/kenya-tin.pdf',
  ],
  patterns: [
    { name: 'capitals', regex: /[AP]\d{9}[A-Z]/, score: 0.5 },
    { name: 'lower case', regex: /[apAP]\d{9}[a-z]/, score: 0.15 },
  ],
  context: {
    en: [
      'kra',
      'kra pin',
      'kra pin number',
      'krapin',
      'pin number',
      'pin certificate',
      'itax',
      'taxpayer',
      'kenya revenue',
    ],
    sw: ['kra', 'nambari ya pin', 'mlipa kodi', 'kodi'],
  },
  check(value) {
    return /^.(\d)\1{8}/.test(value) ? 'invalid' : 'unknown'
  },
  examples: {
    match: ['KRA PIN: [[A123456789Z]]', 'Supplier [[P051365947M]]', 'nambari ya PIN [[a004829175k]]'],
    reject: [
      { text: 'KRA PIN B123456789Z', why: 'starts with A or P only' },
      { text: 'KRA PIN A12345678Z', why: 'eight digits' },
      { text: 'KRA PIN A000000000Z', why: 'one digit repeated is filler' },
      { text: 'commit a123456789f', why: 'lower case without a label' },
    ],
  },
})
