import { defineRecognizer } from '../../define.ts'

/**
 * German commercial register number: section A (partnerships, sole traders) or B (companies), up to six digits,
 * sometimes a letter pair of the court the sheet came from. HRA and HRB are also Rockwell hardness scales, whose
 * values have two or three digits: short numbers need a register word beside them.
 */
export default defineRecognizer({
  entity: 'DE_HANDELSREGISTER',
  title: 'German commercial register number',
  description: 'Number of an entry in the German commercial register (Handelsregister)',
  format: 'HRA or HRB and 1 to 6 digits, optional court letters',
  group: 'business_id',
  country: 'DE',
  sources: [
    'https://www.handelsregister.de/',
    'https://www.gesetze-im-internet.de/hdlregvfg/__3.html',
    'https://de.wikipedia.org/wiki/Handelsregister_(Deutschland)',
  ],
  patterns: [
    {
      name: 'long',
      regex: /HR[AB](?:[ \u00A0]?(?:Nr\.|-))?[ \u00A0]?\d{4,6}(?:[ \u00A0][A-Z]{1,3})?/,
      score: 0.75,
    },
    {
      name: 'short',
      regex: /HR[AB](?:[ \u00A0]?(?:Nr\.|-))?[ \u00A0]?\d{1,3}(?:[ \u00A0][A-Z]{1,3})?/,
      score: 0.2,
    },
  ],
  context: {
    de: [
      'handelsregister',
      'handelsregisters',
      'handelsregisternummer',
      'registergericht',
      'amtsgericht',
      'registernummer',
      'eingetragen',
      'impressum',
      'geschäftsführer',
      'gmbh',
    ],
    en: ['commercial register', 'register court', 'company register', 'registration number', 'registered'],
  },
  examples: {
    match: [
      'Amtsgericht München, [[HRB 123456]]',
      'eingetragen unter [[HRA 712]] beim Amtsgericht Ulm',
      'Registered in the commercial register under [[HRB 98765 B]]',
      'Handelsregister: [[HRB Nr. 4711]]',
    ],
    reject: [
      { text: 'Die Härte beträgt HRB 80.', why: 'Rockwell hardness, no register word' },
      { text: 'Amtsgericht München, HRB 1234567', why: 'seven digits' },
      { text: 'Amtsgericht München, HRC 12345', why: 'there is no section C' },
    ],
  },
})
