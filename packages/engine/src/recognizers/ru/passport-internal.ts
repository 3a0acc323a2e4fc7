import { defineRecognizer } from '../../define.ts'
import { isPassportSeries } from './_series.ts'

/**
 * Russian internal passport: a series of four digits (region and year of the blank) and a number of six. Region and
 * year can be checked but nearly all are taken, so without a label the value stays below the threshold.
 */
export default defineRecognizer({
  entity: 'RU_PASSPORT_INTERNAL',
  title: 'Russian internal passport number',
  description: 'Series and number of the Russian passport for use inside the country',
  format: 'NN NN NNNNNN',
  group: 'government_id',
  country: 'RU',
  sources: [
    'https://www.consultant.ru/document/cons_doc_LAW_15105/',
    'https://ru.wikipedia.org/wiki/%D0%9F%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82_%D0%B3%D1%80%D0%B0%D0%B6%D0%B4%D0%B0%D0%BD%D0%B8%D0%BD%D0%B0_%D0%A0%D0%BE%D1%81%D1%81%D0%B8%D0%B9%D1%81%D0%BA%D0%BE%D0%B9_%D0%A4%D0%B5%D0%B4%D0%B5%D1%80%D0%B0%D1%86%D0%B8%D0%B8',
  ],
  patterns: [
    {
      name: 'spaced',
      regex: /\d{2}[ \u00a0]\d{2}[ \u00a0](?:№[ \u00a0]?)?\d{6}|\d{4}[ \u00a0-](?:№[ \u00a0]?)?\d{6}/,
      score: 0.2,
    },
    { name: 'plain', regex: /\d{10}/, score: 0.05 },
  ],
  context: {
    ru: [
      'паспорт',
      'паспорта',
      'паспортом',
      'паспорту',
      'паспортные данные',
      'серия и номер',
      'серия',
      'паспорт рф',
      'паспорт гражданина',
    ],
    en: ['russian passport', 'internal passport', 'passport series', 'passport'],
  },
  contextRequired: true,
  check: (value) => (isPassportSeries(value.replace(/\D/g, '')) ? 'unknown' : 'invalid'),
  examples: {
    match: [
      'Паспорт: [[45 08 123456]]',
      'паспорт [[4508 123456]], выдан ОВД',
      'серия и номер [[4619654321]]',
      'Russian passport [[40 10 987654]]',
    ],
    reject: [
      { text: 'Паспорт 00 08 123456', why: 'no region 00' },
      { text: 'Паспорт 45 75 123456', why: 'no blanks were printed in 1975' },
      { text: 'Паспорт 45 08 12345', why: 'nine digits' },
      { text: 'позиция 45 08 123456', why: 'no passport word' },
    ],
  },
})
