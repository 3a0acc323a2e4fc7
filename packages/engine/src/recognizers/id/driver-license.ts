import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/**
 * Indonesian driving licence number (SIM): twelve to fourteen digits (birth month and year, region and serial in
 * orders that changed over time), without a check digit. "SIM" alone is also a telephone card, so the label must say
 * licence.
 */
export default defineRecognizer({
  entity: 'ID_DRIVER_LICENSE',
  title: 'Indonesian driving licence number',
  description: 'Number of an Indonesian driving licence (SIM)',
  format: '12 to 14 digits',
  group: 'government_id',
  country: 'ID',
  sources: ['https://www.digitalkorlantas.id/', 'https://id.wikipedia.org/wiki/Surat_izin_mengemudi'],
  patterns: [
    { name: 'grouped', regex: /\d{4}-\d{4}-\d{4,6}/, score: 0.1 },
    { name: 'plain', regex: /\d{12,14}/, score: 0.05 },
  ],
  context: {
    id: ['surat izin mengemudi', 'nomor sim', 'no sim', 'no. sim', 'sim a', 'sim b1', 'sim c', 'simnya'],
    en: DRIVING_LICENCE_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Nomor SIM: [[900112345678]]',
      'SIM A [[12349001000123]]',
      'Indonesian driving licence [[9001-1234-567890]]',
    ],
    reject: [
      { text: 'kartu SIM 900112345678', why: 'a telephone card, not a licence' },
      { text: 'Nomor SIM 90011234567', why: 'eleven digits' },
      { text: 'Nomor SIM 900112345678901', why: 'fifteen digits' },
    ],
  },
})
