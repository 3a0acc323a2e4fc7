import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { ROUTING_KEYS } from './_eircode-routing-keys.ts'

/**
 * Irish Eircode: a routing key and four characters out of 0-9 A C D E F H K N P R T V W X Y that name one address.
 * Joined it has the look of a short hash (D04C932), and of the letters A to F alone it may be hexadecimal: such forms
 * need a label.
 */
export default defineRecognizer({
  entity: 'IE_EIRCODE',
  title: 'Irish Eircode',
  description: 'Irish postal code, which names a single address',
  format: '3-character routing key and 4-character unique identifier, A65 F4E2',
  group: 'location',
  country: 'IE',
  sources: [
    'https://www.eircode.ie/what-is-eircode',
    'https://en.wikipedia.org/wiki/Postal_addresses_in_the_Republic_of_Ireland',
  ],
  patterns: [
    {
      name: 'spaced',
      regex: /[AC-FHKNPRTV-Yac-fhknprtv-y]\d[0-9Ww][ \u00A0-][0-9AC-FHKNPRTV-Yac-fhknprtv-y]{4}/,
      score: 0.2,
    },
    {
      name: 'joined',
      regex: /[AC-FHKNPRTV-Yac-fhknprtv-y]\d[0-9Ww][0-9AC-FHKNPRTV-Yac-fhknprtv-y]{4}/,
      score: 0.1,
    },
  ],
  context: {
    en: ['eircode', 'eircodes', 'postcode', 'postal code', 'postal address', 'home address'],
    ga: ['éirchód', 'eirchod', 'cód poist', 'seoladh'],
  },
  check(value) {
    const code = compact(value)
    if (!ROUTING_KEYS.has(code.slice(0, 3))) return 'invalid'
    const certain =
      value.length === 8 && value === value.toUpperCase() && /[H-Z]/.test(code) && /\d/.test(code.slice(3))
    return certain ? 'valid' : 'unknown'
  },
  validScore: 0.55,
  examples: {
    match: ['1 The Green, Dublin 2, [[D02 X285]]', 'Eircode: [[A65F4E2]]', 'Éirchód [[t12 w8ka]]'],
    reject: [
      { text: 'Eircode B02 X285', why: 'no routing key starts with B' },
      { text: 'Eircode D23 X285', why: 'there is no Dublin 23' },
      { text: 'Eircode D02 X28', why: 'six characters' },
      { text: '14 F52 5E01 9B', why: 'hexadecimal: only the letters A to F, no label' },
      { text: 'commit D04C932', why: 'joined form without a label' },
    ],
  },
})
