import { compact, digitsOf } from '../../checksums/digits.ts'
import { mod97 } from '../../checksums/iso7064.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Dutch VAT number (btw-id, btw-nummer): NL, nine digits, B, two digits. Since 2020 sole traders have one in which the
 * whole, with NL, leaves 1 modulo 97; companies keep theirs, whose nine digits pass the eleven test of the BSN/RSIN.
 */
export default defineRecognizer({
  entity: 'NL_VAT',
  title: 'Dutch VAT number',
  description: 'VAT identification number of a business in the Netherlands (btw-identificatienummer)',
  format: 'NL, 9 digits, B, 2 digits',
  group: 'tax_id',
  country: 'NL',
  sources: [
    'https://www.belastingdienst.nl/wps/wcm/connect/nl/btw/content/nieuw-btw-nummer-voor-zzper',
    'https://nl.wikipedia.org/wiki/Btw-nummer_(Nederland)',
  ],
  patterns: [
    {
      name: 'prefixed',
      regex: /(?:NL|nl)[ \u00A0.-]?\d{4}[ \u00A0.]?\d{2}[ \u00A0.]?\d{3}[ \u00A0.]?[Bb][ \u00A0.]?\d{2}/,
      score: 0.4,
    },
  ],
  context: {
    nl: [
      'btw',
      'btw-nummer',
      'btw-nr',
      'btw-id',
      'btw nummer',
      'btwnummer',
      'omzetbelastingnummer',
      'ob-nummer',
    ],
    en: ['vat', 'vat number', 'vat no', 'vat id'],
  },
  check(value) {
    const number = compact(value)
    if (number.endsWith('B00')) return 'invalid'
    if (mod97(number) === 1) return 'valid'
    const digits = digitsOf(value).slice(0, 9)
    return weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && digits.some((digit) => digit > 0)
      ? 'valid'
      : 'invalid'
  },
  validScore: 0.85,
  examples: {
    match: [
      'Btw-id: [[NL000099998B57]]',
      'btw-nummer [[NL8236.46.452.B01]]',
      'VAT number [[NL123456789B13]]',
    ],
    reject: [
      { text: 'btw-id NL000099998B58', why: 'neither check fits' },
      { text: 'btw-id NL823646452B00', why: 'the suffix begins at 01' },
      { text: 'btw-id NL82364645B01', why: 'eight digits' },
      { text: 'btw-id NL823646452A01', why: 'the letter is B' },
    ],
  },
})
