import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { irishCheckLetter } from './_check-letter.ts'

/**
 * Irish VAT number: IE, seven digits and one or two letters as in the PPS number. The oldest have a letter, + or * in
 * second place; there the first digit moves behind the other five for the check.
 */
export default defineRecognizer({
  entity: 'IE_VAT',
  title: 'Irish VAT number',
  description: 'Value added tax number of Ireland',
  format: 'IE, 7 digits and 1 or 2 letters, or old form with a letter second',
  group: 'tax_id',
  country: 'IE',
  sources: [
    'https://www.revenue.ie/en/vat/vat-registration/index.aspx',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
    'https://en.wikipedia.org/wiki/VAT_identification_number',
  ],
  patterns: [
    {
      name: 'with country',
      regex: /(?:IE|ie)[ \u00A0-]?\d[0-9A-Za-z+*]\d{5}[A-Wa-w][A-IWa-iw]?/,
      score: 0.3,
    },
    { name: 'number only', regex: /\d[0-9A-Z+*]\d{5}[A-W][A-IW]?/, score: 0.1 },
  ],
  context: {
    en: ['vat', 'vat no', 'vat number', 'vat reg', 'vat registration', 'vatnumber', 'value added tax'],
    ga: ['cbl', 'uimhir cbl', 'cáin bhreisluacha'],
  },
  check(value) {
    const prefixed = /^ie/i.test(value)
    const number = value
      .replace(/^ie/i, '')
      .replace(/[ \u00A0-]/g, '')
      .toUpperCase()
    const old = !/^\d{7}/.test(number)
    const digits = old ? digitsOf(`0${number.slice(2, 7)}${number[0]}`) : digitsOf(number)
    const second = number[8] ?? ''
    if ((old && second) || irishCheckLetter(digits, second) !== number[7]) return 'invalid'
    return prefixed ? 'valid' : 'unknown'
  },
  validScore: 0.85, // with its country letters; without them the number needs a label
  examples: {
    match: ['VAT: [[IE6433435F]]', 'Invoice from [[IE 6433435OA]]', 'Uimhir CBL [[8D79739I]]'],
    reject: [
      { text: 'VAT IE6433436F', why: 'wrong check letter' },
      { text: 'VAT IE643343F', why: 'six digits' },
      { text: 'VAT IE8D79738I', why: 'wrong check letter in the old form' },
      { text: 'ref 6433435F', why: 'neither country letters nor a label' },
    ],
  },
})
