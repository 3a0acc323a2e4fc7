import { defineRecognizer } from '../../define.ts'

/**
 * US Medicare beneficiary identifier, on cards since 2018. Eleven places of fixed kind, no check digit:
 * digit 1-9, letter, letter or digit, digit, letter, letter or digit, digit, letter, letter, digit, digit;
 * the letters leave out S, L, O, I, B and Z. The hyphens are for reading only.
 */
export default defineRecognizer({
  entity: 'US_MBI',
  title: 'US Medicare beneficiary identifier',
  description: 'Identifier on a United States Medicare card',
  format: '11 characters, 1EG4-TE5-MK73',
  group: 'health',
  country: 'US',
  sources: ['https://www.cms.gov/medicare/new-medicare-card/understanding-the-mbi-with-format.pdf'],
  patterns: [
    {
      name: 'hyphenated',
      regex:
        /[1-9][AC-HJKMNP-RT-Yac-hjkmnp-rt-y][0-9AC-HJKMNP-RT-Yac-hjkmnp-rt-y]\d[- ][AC-HJKMNP-RT-Yac-hjkmnp-rt-y][0-9AC-HJKMNP-RT-Yac-hjkmnp-rt-y]\d[- ][AC-HJKMNP-RT-Yac-hjkmnp-rt-y]{2}\d{2}/,
      score: 0.75,
    },
    {
      name: 'plain',
      regex:
        /[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}/,
      score: 0.5,
    },
    {
      name: 'plain lower case',
      regex:
        /[1-9][ac-hjkmnp-rt-y][0-9ac-hjkmnp-rt-y]\d[ac-hjkmnp-rt-y][0-9ac-hjkmnp-rt-y]\d[ac-hjkmnp-rt-y]{2}\d{2}/,
      score: 0.2,
    },
  ],
  context: {
    en: [
      'mbi',
      'medicare',
      'medicare number',
      'medicare id',
      'medicare beneficiary',
      'beneficiary identifier',
      'medicare card',
      'medicareid',
    ],
    es: ['medicare', 'número de medicare', 'tarjeta de medicare'],
  },
  examples: {
    match: [
      'Medicare card [[1EG4-TE5-MK73]]',
      'Patient [[1EG4TE5MK73]] was admitted on Monday.',
      'mbi: [[4tv2hd9rk50]]',
    ],
    reject: [
      { text: 'MBI 1SG4-TE5-MK73', why: 'the letter S is not used' },
      { text: 'MBI 0EG4-TE5-MK73', why: 'the first place is 1 to 9' },
      { text: 'MBI 1EG4-TE5-MK7', why: 'ten characters' },
      { text: 'token 4tv2hd9rk50 expired', why: 'lower case without a label' },
    ],
  },
})
