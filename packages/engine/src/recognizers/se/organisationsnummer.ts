import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Swedish organisation number (organisationsnummer). Ten digits with a Luhn digit; the first tells the legal
 * form (4 is not used), and the third is at least 2, so that it can never be read as a month and a personal
 * number. In twelve digits the prefix is 16.
 */
export default defineRecognizer({
  entity: 'SE_ORGANISATIONSNUMMER',
  title: 'Swedish organisation number',
  description: 'Registration number of a Swedish company, association or authority',
  format: 'NNNNNN-NNNN',
  group: 'business_id',
  country: 'SE',
  sources: [
    'https://www.bolagsverket.se/foretag/organisationsnummer.html',
    'https://sv.wikipedia.org/wiki/Organisationsnummer',
  ],
  patterns: [
    { name: 'hyphen', regex: /(?:16)?[1-35-9]\d[2-9]\d{3}-\d{4}/, score: 0.3 },
    { name: 'plain', regex: /(?:16)?[1-35-9]\d[2-9]\d{7}/, score: 0.3 },
  ],
  context: {
    sv: [
      'organisationsnummer',
      'organisationsnr',
      'orgnr',
      'org.nr',
      'org nr',
      'org.nummer',
      'orgnummer',
      'bolagsnummer',
    ],
    en: [
      'organisation number',
      'organization number',
      'swedish company number',
      'company registration number',
      'corporate identity number',
    ],
  },
  check: (value) => (passesLuhn(digitsOf(value).slice(-10)) ? 'valid' : 'invalid'),
  examples: {
    match: [
      'Org.nr [[556703-7485]], Stockholm',
      'Bolaget (organisationsnummer [[5567037485]]) är registrerat.',
      'Organisation number: [[202100-5489]]',
      'orgnr [[16556703-7485]]',
    ],
    reject: [
      { text: 'Org.nr 556703-7486', why: 'wrong Luhn digit' },
      { text: 'Org.nr 551203-7489', why: 'third digit below 2 is a month, so no organisation' },
      { text: 'Org.nr 55670-37485', why: 'hyphen in the wrong place' },
      { text: 'invoice 5567037485', why: 'ten digits without a label' },
    ],
  },
})
