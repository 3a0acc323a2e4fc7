import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/**
 * Estonian driving licence number: two letters, nearly always ET, and six digits; no check, so the licence must
 * be named.
 */
export default defineRecognizer({
  entity: 'EE_DRIVER_LICENSE',
  title: 'Estonian driving licence number',
  description: 'Number of an Estonian driving licence (juhiluba)',
  format: '2 letters (usually ET) and 6 digits',
  group: 'government_id',
  country: 'EE',
  sources: [
    'https://www.transpordiamet.ee/en/driving-licence',
    'https://learn.microsoft.com/en-us/purview/sit-defn-estonia-drivers-license-number',
  ],
  patterns: [
    { name: 'series ET', regex: /ET\d{6}/, score: 0.2 },
    { name: 'other series', regex: /(?!ET)[A-Z]{2}\d{6}/, score: 0.1 },
  ],
  context: {
    et: ['juhiluba', 'juhiloa', 'juhilubade', 'juhiload', 'juhiloa number', 'juhtimisõigus', 'juhiloaga'],
    en: DRIVING_LICENCE_WORDS,
    ru: ['водительские права', 'водительское удостоверение'],
  },
  contextRequired: true,
  examples: {
    match: [
      'Juhiloa number on [[ET123456]].',
      'Estonian driving licence [[ET098765]]',
      "driver's license: [[EB123456]]",
    ],
    reject: [
      { text: 'Ref ET123456', why: 'no licence word' },
      { text: 'Juhiluba ET12345', why: 'five digits' },
      { text: 'Juhiluba ET1234567', why: 'seven digits' },
    ],
  },
})
