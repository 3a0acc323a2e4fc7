import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** Kinds of taxpayer: 1 to 3 people, 45 non-residents, 5 companies, 6 public bodies, 70 to 79 and 90 on others, 8 sole traders. */
const KINDS = /^(?:[123568]|45|7[0-24-57-9]|9[0189])/

/**
 * Portuguese tax number (NIF, for companies NIPC): nine digits, the first eight weighted 9 to 2; the check digit is 0
 * where the sum leaves 0 or 1 modulo 11, else eleven minus the rest.
 */
export default defineRecognizer({
  entity: 'PT_NIF',
  title: 'Portuguese tax number',
  description: 'Tax number of a person or company in Portugal (NIF, NIPC)',
  format: '9 digits, also 3 3 3, optional PT',
  group: 'tax_id',
  country: 'PT',
  sources: [
    'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/questoes_frequentes/Pages/faqs-00255.aspx',
    'https://pt.wikipedia.org/wiki/N%C3%BAmero_de_identifica%C3%A7%C3%A3o_fiscal',
  ],
  patterns: [
    { name: 'prefixed', regex: /PT[ \u00A0-]?\d{3}[ \u00A0.]?\d{3}[ \u00A0.]?\d{3}/, score: 0.65 },
    { name: 'plain', regex: /\d{3}[ \u00A0.]?\d{3}[ \u00A0.]?\d{3}/, score: 0.3 },
  ],
  context: {
    pt: [
      'nif',
      'nipc',
      'contribuinte',
      'número de contribuinte',
      'numero de contribuinte',
      'nº contribuinte',
      'n.º de contribuinte',
      'identificação fiscal',
      'número fiscal',
      'finanças',
    ],
    en: ['nif', 'portuguese tax number', 'tax number', 'vat', 'vat number', 'tax id'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (!KINDS.test(digits.join(''))) return 'invalid'
    const rest = weightedSum(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return (rest < 2 ? 0 : 11 - rest) === digits[8] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'NIF: [[123456789]]',
      'contribuinte n.º [[501 964 843]]',
      'VAT [[PT501964843]]',
      'Portuguese tax number [[234567899]]',
    ],
    reject: [
      { text: 'NIF 123456788', why: 'wrong check digit' },
      { text: 'NIF 012345678', why: 'no kind of taxpayer begins with 0' },
      { text: 'NIF 12345678', why: 'eight digits' },
      { text: 'ref. 123456789', why: 'no label: one number in eleven passes' },
    ],
  },
})
