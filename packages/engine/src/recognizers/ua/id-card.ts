import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

/**
 * Ukrainian identity card (ID-картка, the passport in card form since 2016): a document number of nine digits. No
 * check digit outside the machine-readable zone, so a label is required.
 */
export default defineRecognizer({
  entity: 'UA_ID_CARD',
  title: 'Ukrainian identity card number',
  description: 'Document number of a Ukrainian identity card',
  format: '9 digits',
  group: 'government_id',
  country: 'UA',
  sources: [
    'https://zakon.rada.gov.ua/laws/show/302-2015-%D0%BF',
    'https://en.wikipedia.org/wiki/Ukrainian_identity_card',
  ],
  patterns: [{ name: 'number', regex: /\d{9}/, score: 0.05 }],
  context: {
    uk: [
      'id-картка',
      'id-картки',
      'id картка',
      'ід-картка',
      'ідкартка',
      'айді-картка',
      'паспорт',
      'паспорта',
      'номер документа',
      'документ №',
    ],
    ru: ['id-карта', 'id карта', 'айди карта', 'паспорт'],
    en: IDENTITY_CARD_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'ID-картка № [[001234567]]',
      'Паспорт (ID-картка) [[009876543]], орган 8034',
      'Ukrainian ID card [[001122334]]',
    ],
    reject: [
      { text: 'рахунок 001234567', why: 'no label' },
      { text: 'ID-картка № 00123456', why: 'eight digits' },
      { text: 'ID-картка № 0012345678', why: 'ten digits' },
    ],
  },
})
