import { defineRecognizer } from '../../define.ts'
import { drivingLicenceWords } from '../_shared/western.ts'

/** Austrian driving licence number (field 5 of the card): eight digits without a check digit; needs its label. */
export default defineRecognizer({
  entity: 'AT_DRIVER_LICENSE',
  title: 'Austrian driving licence number',
  description: 'Number of an Austrian driving licence (Führerschein)',
  format: '8 digits',
  group: 'government_id',
  country: 'AT',
  sources: [
    'https://www.oesterreich.gv.at/themen/dokumente_und_recht/fuehrerschein.html',
    'https://www.consilium.europa.eu/prado/en/AUT-FO-06001/index.html',
  ],
  patterns: [{ name: 'number', regex: /\d{2}[ \u00A0]?\d{6}/, score: 0.1 }],
  context: { de: drivingLicenceWords.de, en: drivingLicenceWords.en },
  contextRequired: true,
  check: (value) => (/^[0 \u00A0]+$/.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'Führerschein-Nr. [[12345678]]',
      'Führerscheinnummer: [[08 123456]]',
      'driving licence [[20987654]]',
    ],
    reject: [
      { text: 'Führerschein 1234567', why: 'seven digits' },
      { text: 'Führerschein 00000000', why: 'all zeros' },
      { text: 'Kundennummer 12345678', why: 'no licence word' },
    ],
  },
})
