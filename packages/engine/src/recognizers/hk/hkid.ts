import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Hong Kong identity card: one or two letters, six digits and a check digit (0-9 or A) in brackets. Letters count 10 to
 * 35, a missing first letter 36; weighted 9 to 2, and 1 for the check digit, the sum is a multiple of 11.
 */
export default defineRecognizer({
  entity: 'HK_HKID',
  title: 'Hong Kong identity card number',
  description: 'Identity card number of Hong Kong',
  format: '1 or 2 letters, 6 digits, check digit in brackets',
  group: 'government_id',
  country: 'HK',
  sources: [
    'https://www.immd.gov.hk/eng/services/hkid.html',
    'https://en.wikipedia.org/wiki/Hong_Kong_identity_card',
  ],
  patterns: [
    { name: 'brackets', regex: /[A-Za-z]{1,2} ?\d{6} ?[(\uFF08][0-9Aa][)\uFF09]/, score: 0.3 },
    { name: 'joined', regex: /[A-Z]{1,2}\d{6}[0-9A]/, score: 0.2 },
  ],
  context: {
    en: [
      'hkid',
      'hkid no',
      'hkid number',
      'hkid card',
      'hong kong identity card',
      'hong kong id',
      'identity card',
      'id card no',
    ],
    zh: ['身份證', '身份證號碼', '香港身份證', '身份证号码', '香港身份证'],
  },
  check(value) {
    const number = compact(value).padStart(9, ' ')
    let sum = 0
    for (let place = 0; place < 9; place++) {
      const character = number[place]!
      const worth = character === ' ' ? 36 : parseInt(character, 36)
      sum += worth * (place === 8 ? 1 : 9 - place)
    }
    if (sum % 11 !== 0) return 'invalid'
    return /[)\uFF09]$/.test(value) ? 'valid' : 'unknown'
  },
  validScore: 0.8, // the brackets are unmistakable; without them the number needs a label
  examples: {
    match: [
      'HKID [[A123456(3)]]',
      'Tenant [[AB987654(3)]] signed.',
      '香港身份證號碼 [[Z683365(A)]]',
      'HKID no. [[G4820192]]',
    ],
    reject: [
      { text: 'HKID A123456(4)', why: 'wrong check digit' },
      { text: 'HKID A12345(3)', why: 'five digits' },
      { text: 'HKID ABC123456(3)', why: 'three letters' },
      { text: 'part G4820192', why: 'joined form without a label' },
    ],
  },
})
