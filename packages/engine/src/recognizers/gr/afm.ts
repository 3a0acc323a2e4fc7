import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Greek tax number (ΑΦΜ, AFM), with EL in front the VAT number (EL, not the country code GR). Nine digits; the first
 * eight weighted 256 down to 2, modulo 11, modulo 10.
 */
export default defineRecognizer({
  entity: 'GR_AFM',
  title: 'Greek tax number',
  description: 'Tax and VAT number of a person or business in Greece (AFM)',
  format: '9 digits, optional EL',
  group: 'tax_id',
  country: 'GR',
  sources: [
    'https://www.aade.gr/en',
    'https://el.wikipedia.org/wiki/%CE%91%CF%81%CE%B9%CE%B8%CE%BC%CF%8C%CF%82_%CE%A6%CE%BF%CF%81%CE%BF%CE%BB%CE%BF%CE%B3%CE%B9%CE%BA%CE%BF%CF%8D_%CE%9C%CE%B7%CF%84%CF%81%CF%8E%CE%BF%CF%85',
  ],
  patterns: [
    { name: 'vat', regex: /(?:EL|GR)[ \u00a0-]?\d{9}/, score: 0.6 },
    { name: 'plain', regex: /\d{9}/, score: 0.3 },
  ],
  context: {
    el: [
      'αφμ',
      'α.φ.μ',
      'αριθμός φορολογικού μητρώου',
      'αριθμος φορολογικου μητρωου',
      'φορολογικού μητρώου',
      'φορολογικό μητρώο',
      'δου',
      'δ.ο.υ',
    ],
    en: ['afm', 'greek tax number', 'tax number', 'tax id', 'vat', 'vat number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return (weightedSum(digits.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digits[8]
      ? 'valid'
      : 'invalid'
  },
  examples: {
    match: [
      'ΑΦΜ: [[094259216]]',
      'VAT number [[EL094259216]]',
      'Α.Φ.Μ. [[123456783]], Δ.Ο.Υ. Χανίων',
      'Τιμολόγιο [[EL998765435]]',
    ],
    reject: [
      { text: 'ΑΦΜ 094259217', why: 'wrong check digit' },
      { text: 'ΑΦΜ 09425921', why: 'eight digits' },
      { text: 'ΑΦΜ 000000000', why: 'never issued' },
      { text: 'παραγγελία 094259216', why: 'nine digits without a label' },
    ],
  },
})
