import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Swedish VAT number (momsregistreringsnummer): SE, the organisation or personal number in ten digits with its
 * Luhn digit, and 01.
 */
export default defineRecognizer({
  entity: 'SE_VAT',
  title: 'Swedish VAT number',
  description: 'VAT registration number of a Swedish business',
  format: 'SE and 12 digits ending in 01',
  group: 'tax_id',
  country: 'SE',
  sources: [
    'https://www.skatteverket.se/foretag/moms/momsregistrering.4.18e1b10334ebe8bc80002497.html',
    'https://ec.europa.eu/taxation_customs/vies/#/faq',
  ],
  patterns: [
    { name: 'compact', regex: /SE[ \u00a0-]?\d{10}[ \u00a0-]?01/, score: 0.85 },
    { name: 'hyphen', regex: /SE[ \u00a0-]?\d{6}-\d{4}[ \u00a0-]?01/, score: 0.85 },
  ],
  context: {
    sv: ['momsregistreringsnummer', 'momsnummer', 'momsregnr', 'moms.nr', 'vat-nummer', 'moms', 'vat-nr'],
    en: ['vat', 'vat number', 'vat no', 'vat id'],
  },
  check: (value) => (passesLuhn(digitsOf(value).slice(0, 10)) ? 'valid' : 'invalid'),
  needs: ['SE'],
  examples: {
    match: [
      'VAT no. [[SE556703748501]]',
      'Momsregistreringsnummer: [[SE 556703-7485 01]]',
      'Faktura, [[SE202100541401]]',
    ],
    reject: [
      { text: 'VAT SE556703748601', why: 'wrong Luhn digit in the tenth place' },
      { text: 'VAT SE556703748502', why: 'does not end in 01' },
      { text: 'VAT SE5567037485', why: 'without the closing 01 it is an organisation number' },
    ],
  },
})
