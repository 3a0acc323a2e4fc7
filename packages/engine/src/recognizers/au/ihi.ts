import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Australian individual healthcare identifier: sixteen digits, issuer 800360 for individuals (800361 and 800362 are
 * providers and organisations), Luhn check digit (AS 5017 and ISO 7812).
 */
export default defineRecognizer({
  entity: 'AU_IHI',
  title: 'Australian individual healthcare identifier',
  description: 'Healthcare identifier of a person in Australia',
  format: '16 digits starting 800360, often in fours',
  group: 'health',
  country: 'AU',
  sources: [
    'https://www.servicesaustralia.gov.au/individual-healthcare-identifiers',
    'https://meteor.aihw.gov.au/content/432495',
  ],
  patterns: [{ name: 'number', regex: /8003[ \u00A0-]?60\d{2}[ \u00A0-]?\d{4}[ \u00A0-]?\d{4}/, score: 0.2 }],
  needs: ['8003'],
  context: {
    en: [
      'ihi',
      'ihi number',
      'individual healthcare identifier',
      'healthcare identifier',
      'health identifier',
      'my health record',
    ],
  },
  check(value) {
    return passesLuhn(digitsOf(value)) ? 'valid' : 'invalid'
  },
  validScore: 0.8, // six fixed digits and a check digit
  examples: {
    match: [
      'IHI [[8003 6083 5783 2716]]',
      'ihi=[[8003609901234565]]',
      'The record [[8003-6012-3456-7894]] is locked.',
    ],
    reject: [
      { text: 'IHI 8003 6083 5783 2717', why: 'wrong check digit' },
      { text: 'IHI 8003 6183 5783 2716', why: '800361 is a provider' },
      { text: 'IHI 8003 6083 5783 271', why: 'fifteen digits' },
    ],
  },
})
