import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

const WEIGHTS = [7, 3, 1, 9, 7, 3, 1, 7, 3]

/**
 * Polish identity card number: three letters and six digits, the first of them the check digit. With A as 10 and
 * weights 7, 3, 1, 9, 7, 3, 1, 7, 3 the sum is a multiple of 10. Any code of this shape passes once in ten.
 */
export default defineRecognizer({
  entity: 'PL_ID_CARD',
  title: 'Polish identity card number',
  description: 'Series and number of a Polish identity card (dowód osobisty)',
  format: '3 letters and 6 digits',
  group: 'government_id',
  country: 'PL',
  sources: [
    'https://www.gov.pl/web/gov/uzyskaj-dowod-osobisty',
    'https://pl.wikipedia.org/wiki/Dow%C3%B3d_osobisty_w_Polsce',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{3}[ \u00a0]?\d{6}/, score: 0.1 }],
  context: {
    pl: [
      'dowód osobisty',
      'dowodu osobistego',
      'dowodem osobistym',
      'nr dowodu',
      'numer dowodu',
      'seria i numer',
      'dowod osobisty',
      'dowód',
      'dowodu',
    ],
    en: IDENTITY_CARD_WORDS,
  },
  check(value) {
    const code = compact(value)
    let sum = 0
    for (let i = 0; i < 9; i++) sum += parseInt(code[i]!, 36) * WEIGHTS[i]!
    return sum % 10 === 0 ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'Dowód osobisty [[ABA300000]]',
      'seria i numer: [[ABS 123456]]',
      'Polish identity card no. [[CFD112345]]',
    ],
    reject: [
      { text: 'Dowód osobisty ABA400000', why: 'wrong check digit' },
      { text: 'Dowód osobisty AB300000', why: 'two letters' },
      { text: 'Dowód osobisty ABA30000', why: 'five digits' },
      { text: 'part ABA300000', why: 'a code of this shape without a label' },
    ],
  },
})
