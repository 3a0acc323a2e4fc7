import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Brazilian passport number: two letters of the series and six digits, no published check; needs a passport word. */
export default defineRecognizer({
  entity: 'BR_PASSPORT',
  title: 'Brazilian passport number',
  description: 'Number of a Brazilian passport (passaporte)',
  format: '2 letters and 6 digits',
  group: 'government_id',
  country: 'BR',
  sources: [
    'https://www.gov.br/pf/pt-br/assuntos/passaporte',
    'https://pt.wikipedia.org/wiki/Passaporte_brasileiro',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{2}[ \u00A0]?\d{6}/, score: 0.15 }],
  context: { pt: passportWords.pt, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Passaporte: [[FX123456]]',
      'número do passaporte [[YC 654321]]',
      'Brazilian passport [[GA112233]]',
    ],
    reject: [
      { text: 'passaporte FX12345', why: 'five digits' },
      { text: 'passaporte FX1234567', why: 'seven digits' },
      { text: 'voo FX123456', why: 'no passport word' },
    ],
  },
})
