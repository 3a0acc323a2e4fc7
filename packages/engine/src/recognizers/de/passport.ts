import { defineRecognizer } from '../../define.ts'
import { passportWords } from '../_shared/western.ts'
import { checkDocumentNumber } from './_document-number.ts'

/**
 * German passport number (Seriennummer des Reisepasses). Same shape as the identity card number, so the word
 * beside it decides; the passport's first letter is usually C, F, G, H, J or K (place of issue).
 */
export default defineRecognizer({
  entity: 'DE_PASSPORT',
  title: 'German passport number',
  description: 'Serial number of a German passport (Reisepass)',
  format: '9 characters of C F G H J K L M N P R T V W X Y Z 0-9, optional tenth check digit',
  group: 'government_id',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/pa_g_1986/__4.html',
    'https://www.icao.int/publications/pages/publication.aspx?docnum=9303',
    'https://de.wikipedia.org/wiki/Deutscher_Reisepass',
  ],
  patterns: [
    { name: 'serial', regex: /[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\d]{8}(?:[ \u00A0]?\d)?/, score: 0.15 },
  ],
  context: { de: [...passportWords.de, 'kinderreisepass'], en: passportWords.en },
  contextRequired: true,
  check: checkDocumentNumber,
  validScore: 0.4,
  examples: {
    match: [
      'Reisepass Nr. [[C01X00T47]]',
      'Reisepassnummer: [[C01X00T478]]',
      'German passport number [[F2KT0HW41]]',
    ],
    reject: [
      { text: 'Reisepass C01X00T479', why: 'wrong check digit in place ten' },
      { text: 'Reisepass C01A00T47', why: 'A is not in the alphabet of serial numbers' },
      { text: 'Reisepass C01X00T4', why: 'eight characters' },
      { text: 'Artikel C01X00T47 ist lieferbar', why: 'no passport word' },
      { text: 'Personalausweis C01X00T47', why: 'the word says identity card' },
    ],
  },
})
