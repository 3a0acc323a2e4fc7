import { defineRecognizer } from '../../define.ts'
import { MOBILE_COUNTRY_CODES } from './_mobile-country-codes.ts'

/**
 * International mobile subscriber identity (ITU-T E.212): mobile country code, network code of two or three
 * digits, subscriber number. There is no check digit; a known country code is all that can be tested, so a label
 * is required. Network codes change every month and are not tested.
 */
export default defineRecognizer({
  entity: 'IMSI',
  title: 'IMSI',
  description: 'International mobile subscriber identity of a SIM',
  format: '14 or 15 digits: MCC, MNC, subscriber number',
  group: 'device',
  sources: ['https://www.itu.int/rec/T-REC-E.212', 'https://www.itu.int/pub/T-SP-E.212B'],
  patterns: [
    { name: 'grouped', regex: /\d{3}[- ]\d{2,3}[- ]\d{8,10}/, score: 0.2 },
    { name: 'plain', regex: /\d{14,15}/, score: 0.1 },
  ],
  context: {
    en: ['imsi', 'subscriber identity', 'mobile subscriber identity', 'sim identity', 'supi'],
    de: ['imsi', 'teilnehmerkennung'],
    fr: ['imsi', 'identité d’abonné'],
    es: ['imsi'],
    pt: ['imsi'],
    it: ['imsi'],
    ru: ['imsi'],
    zh: ['imsi', '国际移动用户识别码'],
  },
  contextRequired: true,
  check(value) {
    const digits = value.replace(/\D/g, '')
    return digits.length >= 14 && digits.length <= 15 && MOBILE_COUNTRY_CODES.has(digits.slice(0, 3))
      ? 'valid'
      : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: ['IMSI: [[310150123456789]]', 'imsi=[[26201123456789]]', 'IMSI [[460-00-1357924680]]'],
    reject: [
      { text: 'IMSI 999150123456789', why: 'no country has the code 999' },
      { text: 'IMSI 3101501234567', why: 'thirteen digits' },
      { text: '310150123456789', why: 'no label' },
    ],
  },
})
