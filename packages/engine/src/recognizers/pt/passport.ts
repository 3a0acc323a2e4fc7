import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'

/** Portuguese passport number: one or two letters and six digits, no published check; needs a passport word. */
export default defineRecognizer({
  entity: 'PT_PASSPORT',
  title: 'Portuguese passport number',
  description: 'Number of a Portuguese passport (passaporte)',
  format: '1 or 2 letters and 6 digits',
  group: 'government_id',
  country: 'PT',
  sources: [
    'https://justica.gov.pt/Servicos/Pedir-passaporte',
    'https://www.consilium.europa.eu/prado/en/PRT-AO-04001/index.html',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{1,2}[ \u00A0]?\d{6}/, score: 0.15 }],
  context: { pt: passportWords.pt, en: passportWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Passaporte n.º [[P123456]]',
      'número do passaporte: [[CA 654321]]',
      'Portuguese passport [[N112233]]',
    ],
    reject: [
      { text: 'passaporte P12345', why: 'five digits' },
      { text: 'passaporte P1234567', why: 'seven digits' },
      { text: 'lote P123456', why: 'no passport word' },
    ],
  },
})
