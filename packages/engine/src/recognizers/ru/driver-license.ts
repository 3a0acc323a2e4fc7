import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/**
 * Russian driving licence: region in two digits, two digits or letters (only those that look alike in both
 * alphabets), and six digits. No check digit; the licence must be named.
 */
export default defineRecognizer({
  entity: 'RU_DRIVER_LICENSE',
  title: 'Russian driving licence number',
  description: 'Series and number of a Russian driving licence',
  format: '2 digits, 2 digits or letters, 6 digits',
  group: 'government_id',
  country: 'RU',
  sources: [
    'https://www.consultant.ru/document/cons_doc_LAW_112766/',
    'https://ru.wikipedia.org/wiki/%D0%92%D0%BE%D0%B4%D0%B8%D1%82%D0%B5%D0%BB%D1%8C%D1%81%D0%BA%D0%BE%D0%B5_%D1%83%D0%B4%D0%BE%D1%81%D1%82%D0%BE%D0%B2%D0%B5%D1%80%D0%B5%D0%BD%D0%B8%D0%B5_%D0%B2_%D0%A0%D0%BE%D1%81%D1%81%D0%B8%D0%B8',
  ],
  patterns: [
    {
      name: 'letters',
      regex: /\d{2}[ \u00a0]?[АВЕКМНОРСТУХABEKMHOPCTYX]{2}[ \u00a0]?(?:№[ \u00a0]?)?\d{6}/,
      score: 0.2,
    },
    { name: 'digits', regex: /\d{2}[ \u00a0]?\d{2}[ \u00a0]?(?:№[ \u00a0]?)?\d{6}/, score: 0.1 },
  ],
  context: {
    ru: [
      'водительское удостоверение',
      'водительского удостоверения',
      'водительским удостоверением',
      'водительские права',
      'водительских прав',
      'в/у',
      'ву',
    ],
    en: DRIVING_LICENCE_WORDS,
  },
  contextRequired: true,
  check: (value) => (value.startsWith('00') ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'Водительское удостоверение [[77 16 123456]]',
      'В/У [[77 АВ 123456]]',
      'Russian driving licence [[9901234567]]',
    ],
    reject: [
      { text: 'Водительское удостоверение 00 16 123456', why: 'no region 00' },
      { text: 'Водительское удостоверение 77 ЖЩ 123456', why: 'letters that are not used' },
      { text: 'Водительское удостоверение 77 16 12345', why: 'nine digits' },
      { text: 'маршрут 77 16 123456', why: 'no licence word' },
    ],
  },
})
