import { defineRecognizer } from '../../define.ts'
import { checkDocumentNumber } from './_document-number.ts'

/**
 * German identity card number (Seriennummer des Personalausweises). Since November 2010 four characters of the
 * authority and five random ones; before, ten digits: authority, running number, check digit. The check digit is
 * in place ten in both. Same shape as the passport number, so the word beside it decides.
 */
export default defineRecognizer({
  entity: 'DE_ID_CARD',
  title: 'German identity card number',
  description: 'Serial number of a German identity card (Personalausweis)',
  format:
    '9 characters of C F G H J K L M N P R T V W X Y Z 0-9, optional tenth check digit; before 2010 10 digits',
  group: 'government_id',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/pauswg/__5.html',
    'https://www.personalausweisportal.de/',
    'https://de.wikipedia.org/wiki/Ausweisnummer',
  ],
  patterns: [
    { name: 'serial', regex: /[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\d]{8}(?:[ \u00A0]?\d)?/, score: 0.15 },
    { name: 'before 2010', regex: /\d{10}D?/, score: 0.1 },
  ],
  context: {
    de: [
      'personalausweis',
      'personalausweises',
      'personalausweisnummer',
      'personalausweisnr',
      'personalausweis-nr',
      'ausweis',
      'ausweisnummer',
      'ausweis-nr',
      'ausweisnr',
      'perso',
    ],
    en: [
      'identity card',
      'id card',
      'german id',
      'id card number',
      'identity card number',
      'national id card',
    ],
  },
  contextRequired: true,
  check: checkDocumentNumber,
  validScore: 0.4,
  examples: {
    match: [
      'Personalausweis: [[L01X00T47]]',
      'Ausweisnummer [[L01X00T471]]',
      'Personalausweis-Nr. [[1220001297D]]',
      'German ID card number [[YL3K9F7MH]]',
    ],
    reject: [
      { text: 'Personalausweis L01X00T472', why: 'wrong check digit in place ten' },
      { text: 'Personalausweis L01E00T47', why: 'vowels are not used' },
      { text: 'Personalausweis 1220001298', why: 'wrong check digit of the old card' },
      { text: 'Bestellung L01X00T47', why: 'no identity card word' },
      { text: 'Reisepass L01X00T47', why: 'the word says passport' },
    ],
  },
})
