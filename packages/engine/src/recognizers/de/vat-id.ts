import { digitsOf } from '../../checksums/digits.ts'
import { passesMod11_10 } from '../../checksums/iso7064.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * German VAT identification number (USt-IdNr., § 27a UStG): DE and nine digits, the first not 0, the last an
 * ISO 7064 MOD 11,10 check digit.
 */
export default defineRecognizer({
  entity: 'DE_VAT_ID',
  title: 'German VAT number',
  description: 'VAT identification number of a business in Germany (USt-IdNr.)',
  format: 'DE and 9 digits',
  group: 'tax_id',
  country: 'DE',
  sources: [
    'https://www.bzst.de/DE/Unternehmen/Identifikationsnummern/Umsatzsteuer-Identifikationsnummer/umsatzsteuer-identifikationsnummer_node.html',
    'https://www.gesetze-im-internet.de/ustg_1980/__27a.html',
    'https://de.wikipedia.org/wiki/Umsatzsteuer-Identifikationsnummer',
  ],
  patterns: [
    {
      name: 'prefixed',
      regex: /(?:DE|de)[ \u00A0-]?[1-9]\d{2}[ \u00A0.]?\d{3}[ \u00A0.]?\d{3}/,
      score: 0.3,
    },
  ],
  context: {
    de: [
      'ust-id',
      'ust-idnr',
      'ust-id-nr',
      'ustid',
      'ustidnr',
      'ust.-id',
      'ust.-idnr',
      'umsatzsteuer-id',
      'umsatzsteuer-identifikationsnummer',
      'umsatzsteueridentifikationsnummer',
      'mwst-nr',
    ],
    en: ['vat', 'vat id', 'vat number', 'vat no', 'vat reg no', 'vatid'],
  },
  check: (value) => (passesMod11_10(digitsOf(value)) ? 'valid' : 'invalid'),
  validScore: 0.75, // one number in ten passes, but the form with its prefix is rare otherwise
  examples: {
    match: [
      'USt-IdNr. [[DE136695976]]',
      'VAT ID: [[DE 129 475 010]]',
      'Rechnung mit der Nummer [[DE811527655]] erhalten.',
    ],
    reject: [
      { text: 'USt-IdNr. DE136695977', why: 'wrong check digit' },
      { text: 'USt-IdNr. DE13669597', why: 'eight digits' },
      { text: 'USt-IdNr. DE036695976', why: 'first digit 0' },
      { text: 'USt-IdNr. DE1366959760', why: 'ten digits' },
    ],
  },
})
