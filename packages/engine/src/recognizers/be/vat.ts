import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Belgian enterprise and VAT number (KBO, BCE): ten digits beginning with 0 or 1, the last two 97 minus the first
 * eight modulo 97. As VAT number BE stands in front; as enterprise number it is written 0NNN.NNN.NNN.
 */
export default defineRecognizer({
  entity: 'BE_VAT',
  title: 'Belgian enterprise and VAT number',
  description: 'Enterprise and VAT number of a business in Belgium (ondernemingsnummer, numéro d’entreprise)',
  format: 'BE and 10 digits starting 0 or 1',
  group: 'tax_id',
  country: 'BE',
  sources: [
    'https://economie.fgov.be/en/themes/enterprises/crossroads-bank-enterprises',
    'https://nl.wikipedia.org/wiki/Ondernemingsnummer',
  ],
  patterns: [
    { name: 'prefixed', regex: /(?:BE|be)[ \u00A0-]?[01]\d{3}[. \u00A0]?\d{3}[. \u00A0]?\d{3}/, score: 0.9 },
    { name: 'dotted', regex: /[01]\d{3}\.\d{3}\.\d{3}/, score: 0.7 },
    { name: 'plain', regex: /[01]\d{9}/, score: 0.3 },
  ],
  context: {
    nl: ['btw', 'btw-nummer', 'btw-nr', 'ondernemingsnummer', 'kbo', 'kbo-nummer'],
    fr: ['tva', 'n° tva', 'numéro de tva', "numéro d'entreprise", 'bce'],
    de: ['mwst', 'mwst-nr', 'unternehmensnummer', 'zdu'],
    en: ['vat', 'vat number', 'enterprise number', 'company number'],
  },
  check(value) {
    const number = digitsOf(value).join('')
    const base = Number(number.slice(0, 8))
    if (base === 0) return 'invalid'
    return 97 - (base % 97) === Number(number.slice(8)) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'BTW [[BE 0403.601.954]]',
      "Numéro d'entreprise : [[0202.023.977]]",
      'VAT number [[BE1000012392]]',
      'KBO-nummer [[0403601954]]',
    ],
    reject: [
      { text: 'BTW BE 0403.601.955', why: 'wrong check digits' },
      { text: 'BTW BE 2403.601.954', why: 'begins with neither 0 nor 1' },
      { text: 'BTW BE 403.601.954', why: 'nine digits, the old form before 2005' },
      { text: 'tel. 0403601954', why: 'no label on a plain run of digits' },
    ],
  },
})
