import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/**
 * Ukrainian driving licence: a series of three letters (Cyrillic or Latin) and six digits, without a check digit;
 * the licence must be named.
 */
export default defineRecognizer({
  entity: 'UA_DRIVER_LICENSE',
  title: 'Ukrainian driving licence number',
  description: 'Series and number of a Ukrainian driving licence',
  format: '3 letters and 6 digits',
  group: 'government_id',
  country: 'UA',
  sources: ['https://hsc.gov.ua/', 'https://zakon.rada.gov.ua/laws/show/340-93-%D0%BF'],
  patterns: [
    {
      name: 'series and number',
      regex: /(?:[A-Z]{3}|[А-ЯІЇЄҐ]{3})[ \u00a0]?(?:№[ \u00a0]?)?\d{6}/,
      score: 0.15,
    },
  ],
  context: {
    uk: [
      'посвідчення водія',
      'посвідченням водія',
      'водійське посвідчення',
      'водійського посвідчення',
      'водійські права',
      'права водія',
    ],
    ru: ['водительское удостоверение', 'водительского удостоверения', 'водительские права'],
    en: DRIVING_LICENCE_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Посвідчення водія [[ВХЕ 123456]]',
      'водійське посвідчення серії [[АВС654321]]',
      'Ukrainian driving licence [[BXC123456]]',
    ],
    reject: [
      { text: 'Накладна ВХЕ 123456', why: 'no licence word' },
      { text: 'Посвідчення водія ВХЕ 12345', why: 'five digits' },
      { text: 'Посвідчення водія ВХ 123456', why: 'two letters' },
    ],
  },
})
