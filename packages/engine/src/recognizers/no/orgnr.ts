import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Norwegian organisation number: nine digits starting with 8 or 9, modulus 11 with weights 3, 2, 7, 6, 5, 4,
 * 3, 2. With NO before or MVA behind it is the VAT number.
 */
export default defineRecognizer({
  entity: 'NO_ORGNR',
  title: 'Norwegian organisation number',
  description: 'Organisation or VAT number of a Norwegian entity',
  format: '9 digits starting 8 or 9, often 3-3-3, optional NO and MVA',
  group: 'business_id',
  country: 'NO',
  sources: [
    'https://www.brreg.no/en/about-us-2/our-registers/about-the-central-coordinating-register-for-legal-entities-ccr/about-the-organisation-number/',
    'https://no.wikipedia.org/wiki/Organisasjonsnummer',
  ],
  patterns: [
    {
      name: 'vat',
      regex: /(?:NO[ \u00a0-]?)?[89]\d{2}[ \u00a0]?\d{3}[ \u00a0]?\d{3}[ \u00a0]?MVA/,
      score: 0.85,
    },
    { name: 'prefixed', regex: /NO[ \u00a0-]?[89]\d{2}[ \u00a0]?\d{3}[ \u00a0]?\d{3}/, score: 0.5 },
    { name: 'plain', regex: /[89]\d{8}|[89]\d{2}[ \u00a0]\d{3}[ \u00a0]\d{3}/, score: 0.3 },
  ],
  context: {
    no: [
      'organisasjonsnummer',
      'organisasjonsnr',
      'orgnr',
      'org.nr',
      'org nr',
      'orgnummer',
      'foretaksnummer',
      'mva-nummer',
      'foretaksregisteret',
    ],
    en: [
      'organisation number',
      'organization number',
      'norwegian company number',
      'company registration number',
      'vat',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    return weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Org.nr. [[974 760 673]]',
      'Organisasjonsnummer: [[987654325]]',
      'VAT: [[NO 974760673 MVA]]',
      'Faktura fra [[974760673MVA]]',
    ],
    reject: [
      { text: 'Org.nr 974760674', why: 'wrong check digit' },
      { text: 'Org.nr 774760679', why: 'starts with neither 8 nor 9' },
      { text: 'Org.nr 97476067', why: 'eight digits' },
      { text: 'the total was 974 760 673 bytes', why: 'a number without a label' },
    ],
  },
})
