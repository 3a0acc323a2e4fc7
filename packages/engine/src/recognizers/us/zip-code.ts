import { defineRecognizer } from '../../define.ts'
import { UNASSIGNED_ZIP_PREFIXES, ZIP_PREFIXES_BY_STATE } from './_zip-prefixes.ts'

const afterItsState = Object.entries(ZIP_PREFIXES_BY_STATE)
  .map(([state, { name, prefixes }]) => `(?:${state}|${name})[ \\u00A0]{1,2}(?:${prefixes})\\d{2}`)
  .join('|')

/**
 * US ZIP code. Any five digits look like one, so something must say so: a state that owns the prefix right
 * before it ("Austin, TX 78701"), the word ZIP right before it, or an address label nearby.
 */
export default defineRecognizer({
  entity: 'US_ZIP_CODE',
  title: 'US ZIP code',
  description: 'Postal code of the United States',
  format: '5 digits, optional hyphen and 4 digits',
  group: 'location',
  country: 'US',
  sources: [
    'https://pe.usps.com/text/pub28/28c2_007.htm',
    'https://en.wikipedia.org/wiki/List_of_ZIP_Code_prefixes',
  ],
  patterns: [
    {
      name: 'after its state',
      // The digits come first and the state is looked up behind them: only numbers pay for the look-behind.
      regex: new RegExp(`\\d{5}(?<=[A-Za-z.],?[ \\u00A0](?:${afterItsState}))(?:-\\d{4})?`),
      score: 0.6,
    },
    {
      name: 'after the word',
      regex:
        /\d{5}(?<=(?:^|[^A-Za-z])(?:ZIP|Zip|zip)(?:[ _-]?(?:CODE|Code|code))?(?:\/(?:POSTAL|Postal|postal) (?:CODE|Code|code))?["']?[ \u00A0]?[:=#]?[ \u00A0]?["']?\d{5})(?:-\d{4})?/,
      score: 0.5,
    },
    { name: 'nine digits', regex: /\d{5}-\d{4}/, score: 0.2 },
    { name: 'five digits', regex: /\d{5}/, score: 0.01 },
  ],
  context: {
    en: [
      'zip code',
      'zip codes',
      'zipcode',
      'zip+4',
      'postal code',
      'mailing address',
      'street address',
      'home address',
      'shipping address',
      'billing address',
    ],
    es: ['código zip', 'zona postal', 'dirección postal'],
  },
  check(value) {
    return UNASSIGNED_ZIP_PREFIXES.has(value.slice(0, 3)) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'She moved to 500 Congress Ave, Austin, TX [[78701]].',
      'Beverly Hills, California [[90210-4817]]',
      '"zip": "[[02139]]"',
      'My zip code is [[60614]]',
    ],
    reject: [
      { text: 'Austin, TX 10001', why: 'the prefix belongs to New York' },
      { text: 'zip code 00123', why: 'prefix 001 is not assigned' },
      { text: 'zip code 9021', why: 'four digits' },
      { text: 'bytes=70741 status=200', why: 'five digits without state or label' },
      { text: 'HTTP/1.1 200 OK 73301', why: 'no place name before the letters OK' },
    ],
  },
})
