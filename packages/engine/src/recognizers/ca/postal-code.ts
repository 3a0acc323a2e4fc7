import { defineRecognizer } from '../../define.ts'

/**
 * Canadian postal code: letter and digit in turn. D F I O Q U never occur, W and Z not in first place (which names the
 * province or region); the digit 0 second marks rural delivery. Joined it is also a hexadecimal colour (A1B2C3), in
 * lower case a fragment of a hash, and of the letters A to E alone it may be hexadecimal: these need a label.
 */
export default defineRecognizer({
  entity: 'CA_POSTAL_CODE',
  title: 'Canadian postal code',
  description: 'Postal code of Canada',
  format: 'A1A 1A1',
  group: 'location',
  country: 'CA',
  sources: [
    'https://www.canadapost-postescanada.ca/cpc/en/support/articles/addressing-guidelines/postal-codes.page',
    'https://en.wikipedia.org/wiki/Postal_codes_in_Canada',
  ],
  patterns: [
    {
      name: 'code',
      regex:
        /[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ \u00A0-]?\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\d/,
      score: 0.15,
    },
  ],
  context: {
    en: [
      'postal code',
      'postalcode',
      'postcode',
      'zip/postal code',
      'mailing address',
      'home address',
      'shipping address',
    ],
    fr: ['code postal', 'adresse postale', 'adresse'],
  },
  check(value) {
    const asPrinted = /^[A-Z]\d[A-Z][ \u00A0]\d[A-Z]\d$/.test(value)
    return asPrinted && /[G-Z]/.test(value) ? 'valid' : 'unknown'
  },
  validScore: 0.55,
  examples: {
    match: [
      '111 Wellington St, Ottawa ON [[K1A 0B1]]',
      'Code postal : [[H2X1Y4]]',
      'postal code [[v6b 4y8]]',
    ],
    reject: [
      { text: 'postal code W1A 0B1', why: 'no region W' },
      { text: 'postal code K1O 0B1', why: 'the letter O is not used' },
      { text: 'postal code K1A 0B', why: 'five characters' },
      { text: '86 C9B 6C5 0F', why: 'hexadecimal: only the letters A to E, no label' },
      { text: 'color: #A1B2C3', why: 'joined form without a label' },
    ],
  },
})
