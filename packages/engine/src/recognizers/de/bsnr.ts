import { defineRecognizer } from '../../define.ts'

/**
 * Two-digit keys of the associations of statutory physicians and of their districts, and 35, 74, 75 for hospitals and
 * the federal association (KBV guideline, annex 1). Districts were merged over the years and old keys stay in use, so a
 * key outside this table only leaves the score lower; 00 and 99 are no keys.
 */
const ASSOCIATIONS = /^(?:0[1-36-9]|1\d|2[014578]|3[15789]|4\d|5[0125]|6\d|7[0-589]|8[0-35-9]|9[0-8])/

/**
 * German medical practice site number (Betriebsstättennummer): association key and seven digits, no check digit,
 * same length as the physician number. Only the label makes it one.
 */
export default defineRecognizer({
  entity: 'DE_BSNR',
  title: 'German medical practice site number',
  description: 'Number of a medical practice site in Germany (Betriebsstättennummer, BSNR)',
  format: '9 digits, the first two name the regional association',
  group: 'health',
  country: 'DE',
  sources: [
    'https://www.kbv.de/media/sp/Arztnummern_Richtlinie.pdf',
    'https://de.wikipedia.org/wiki/Betriebsst%C3%A4ttennummer',
  ],
  patterns: [{ name: 'plain', regex: /\d{2}[ \u00A0]?\d{7}/, score: 0.1 }],
  context: {
    de: [
      'bsnr',
      'nbsnr',
      'betriebsstättennummer',
      'betriebsstaettennummer',
      'betriebsstätten-nr',
      'betriebsstättennr',
      'betriebsstätte',
      'nebenbetriebsstätte',
      'praxisnummer',
    ],
    en: ['practice site number', 'practice number', 'site number of the practice'],
  },
  contextRequired: true,
  check(value) {
    if (/^(?:00|99)/.test(value)) return 'invalid'
    return ASSOCIATIONS.test(value) ? 'valid' : 'unknown'
  },
  validScore: 0.2,
  examples: {
    match: [
      'BSNR: [[190111100]]',
      'Betriebsstättennummer [[721234567]]',
      'practice site number [[021234568]]',
    ],
    reject: [
      { text: 'BSNR 001234567', why: 'no association has key 00' },
      { text: 'BSNR 991234567', why: 'no association has key 99' },
      { text: 'BSNR 72123456', why: 'eight digits' },
      { text: 'Lieferschein 721234567', why: 'no label' },
    ],
  },
})
