import { defineRecognizer } from '../../define.ts'

/** State codes of the goods and services tax; 97 is other territory, 99 the centre (GST portal, list of state codes). */
const isStateCode = (code: number) => (code >= 1 && code <= 38) || code === 97 || code === 99

/** Luhn over base 36: every second character doubled, quotient and remainder by 36 added. */
function checkCharacter(number: string): string {
  let sum = 0
  for (let place = 0; place < 14; place++) {
    const product = parseInt(number[place]!, 36) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase()
}

/**
 * Indian goods and services tax number: state, the holder's permanent account number, a counter, Z (C and D for
 * collectors and deductors) and a check character.
 */
export default defineRecognizer({
  entity: 'IN_GSTIN',
  title: 'Indian goods and services tax number',
  description: 'Registration for the goods and services tax of India',
  format: '15 characters: 2-digit state, PAN, counter, Z, check character',
  group: 'tax_id',
  country: 'IN',
  sources: [
    'https://services.gst.gov.in/services/searchtp',
    'https://en.wikipedia.org/wiki/Goods_and_Services_Tax_(India)',
  ],
  patterns: [
    {
      name: 'number',
      regex: /\d{2}[A-Za-z]{3}[ABCEFGHJKLPTabcefghjklpt][A-Za-z]\d{4}[A-Za-z][1-9A-Za-z][CDZcdz][0-9A-Za-z]/,
      score: 0.3,
    },
  ],
  context: {
    en: ['gst', 'gstin', 'gst no', 'gst number', 'gstnumber', 'goods and services tax', 'tax invoice'],
    hi: ['जीएसटी', 'जीएसटीआईएन', 'वस्तु एवं सेवा कर'],
  },
  check(value) {
    const number = value.toUpperCase()
    if (!isStateCode(Number(number.slice(0, 2))) || number.slice(7, 11) === '0000') return 'invalid'
    return checkCharacter(number) === number[14] ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: ['GSTIN [[27AAPFU0939F1ZV]]', 'Billed by [[29AABCT1332L1ZA]].', 'जीएसटी: [[33aagfm4821q2zy]]'],
    reject: [
      { text: 'GSTIN 27AAPFU0939F1ZW', why: 'wrong check character' },
      { text: 'GSTIN 40AAPFU0939F1ZV', why: 'no state 40' },
      { text: 'GSTIN 27AAPFU0939F1Z', why: 'fourteen characters' },
    ],
  },
})
