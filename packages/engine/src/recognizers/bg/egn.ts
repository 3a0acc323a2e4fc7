import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { passesEgn } from './_egn.ts'

/**
 * Bulgarian personal number (ЕГН, EGN): birth date with the century added to the month, three digits for region
 * and sex, one check digit. One random number of ten digits in about ninety passes, so a label is needed.
 */
export default defineRecognizer({
  entity: 'BG_EGN',
  title: 'Bulgarian personal number',
  description: 'Unified civil number of a person registered in Bulgaria (EGN)',
  format: '10 digits',
  group: 'government_id',
  country: 'BG',
  sources: [
    'https://www.grao.bg/elections/',
    'https://bg.wikipedia.org/wiki/%D0%95%D0%B4%D0%B8%D0%BD%D0%B5%D0%BD_%D0%B3%D1%80%D0%B0%D0%B6%D0%B4%D0%B0%D0%BD%D1%81%D0%BA%D0%B8_%D0%BD%D0%BE%D0%BC%D0%B5%D1%80',
  ],
  patterns: [{ name: 'plain', regex: /\d{2}[0-5]\d[0-3]\d{5}/, score: 0.1 }],
  context: {
    bg: ['егн', 'е.г.н', 'единен граждански номер', 'егн-то', 'граждански номер', 'с егн'],
    en: ['egn', 'egn number', 'bulgarian personal number', 'uniform civil number', 'unified civil number'],
  },
  check: (value) => (passesEgn(digitsOf(value)) ? 'valid' : 'invalid'),
  validScore: 0.3,
  examples: {
    match: ['ЕГН: [[7523169263]]', 'Иван Петров, ЕГН [[9001151230]], София', 'EGN [[0546151233]]'],
    reject: [
      { text: 'ЕГН 7523169264', why: 'wrong check digit' },
      { text: 'ЕГН 7513169263', why: 'month 13' },
      { text: 'ЕГН 752316926', why: 'nine digits' },
      { text: 'поръчка 7523169263', why: 'ten digits without a label' },
    ],
  },
})
