import { defineRecognizer } from '../../define.ts'
import { HIGHEST_DISTRICT, LETTERED_DISTRICT, POSTCODE_AREAS } from './_postcode-areas.ts'

/**
 * UK postcode: outward code (area and district), space, inward code (digit and two letters without C I K M O V).
 * Only existing areas and, for the one-letter areas, existing districts count, so "A1 2BC" or "E53 1AA" do not.
 * Without the space the shape is also that of hexadecimal colours (E123AB), in lower case that of prose, and "M1 8GB"
 * is a computer, and a code of the letters A to F alone may be hexadecimal (E8 8AA): all these need a label.
 */
export default defineRecognizer({
  entity: 'UK_POSTCODE',
  title: 'UK postcode',
  description: 'Postal code of the United Kingdom',
  format: 'A9 9AA, A99 9AA, AA9 9AA, AA99 9AA, A9A 9AA or AA9A 9AA',
  group: 'location',
  country: 'GB',
  sources: [
    'https://www.gov.uk/government/publications/bulk-data-transfer-for-sponsors-xml-schema',
    'https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom',
  ],
  patterns: [
    {
      name: 'spaced',
      regex:
        /[A-PR-UWYZa-pr-uwyz][A-HK-Ya-hk-y]?\d(?:\d|[A-HJKMNP-Ya-hjkmnp-y])?[ \u00A0]\d[ABD-HJLNP-UW-Zabd-hjlnp-uw-z]{2}/,
      score: 0.2,
    },
    {
      name: 'joined',
      regex:
        /[A-PR-UWYZa-pr-uwyz][A-HK-Ya-hk-y]?\d(?:\d|[A-HJKMNP-Ya-hjkmnp-y])?\d[ABD-HJLNP-UW-Zabd-hjlnp-uw-z]{2}/,
      score: 0.1,
    },
    { name: 'Girobank', regex: /GIR ?0AA/, score: 0.6 },
  ],
  context: {
    en: [
      'postcode',
      'postcodes',
      'post code',
      'postal code',
      'postalcode',
      'home address',
      'postal address',
      'delivery address',
      'billing address',
    ],
    cy: ['cod post', 'cyfeiriad'],
  },
  check(value) {
    if (value.startsWith('GIR')) return 'unknown'
    const code = value.replace(/[ \u00A0]/, '').toUpperCase()
    const outward = code.slice(0, -3)
    const [, area = '', district = ''] = /^([A-Z]{1,2})(.+)$/.exec(outward) ?? []
    if (!POSTCODE_AREAS.has(area)) return 'invalid'
    if (/[A-Z]$/.test(district)) {
      if (!LETTERED_DISTRICT.test(outward)) return 'invalid'
    } else {
      const number = Number(district)
      const highest = HIGHEST_DISTRICT[area]
      if (district.length > 1 && district.startsWith('0')) return 'invalid'
      if (highest !== undefined && (number === 0 || number > highest)) return 'invalid'
    }
    const certain =
      /[ \u00A0]/.test(value) &&
      value === value.toUpperCase() &&
      /[G-Z]/.test(value) &&
      !/^\D\d.*[GT]B$/.test(value)
    return certain ? 'valid' : 'unknown'
  },
  validScore: 0.55,
  examples: {
    match: [
      'Buckingham Palace, London [[SW1A 1AA]]',
      'Send it to 10 High Street, Leeds [[LS1 4AP]].',
      'Postcode: [[m11ae]]',
      'Cod post [[CF10 3NQ]]',
    ],
    reject: [
      { text: 'postcode A1 2BC', why: 'there is no area A' },
      { text: 'postcode E53 1AA', why: 'London E ends at district 20' },
      { text: 'postcode SW1A 1CA', why: 'the inward code has no C' },
      { text: 'background: #E123AB', why: 'a colour: joined form without a label' },
      { text: 'CC29 E8 8AA 7E', why: 'hexadecimal: only the letters A to F, no label' },
      { text: 'a laptop with M1 8GB', why: 'memory size: needs a label' },
      { text: 'built v1.2.3b SE10 0xA1', why: 'no inward code' },
    ],
  },
})
