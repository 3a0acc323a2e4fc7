import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Swiss social security number (AHV, AVS, NAVS13, art. 50c AHVG): country code 756, nine random digits and an EAN-13
 * check digit. No barcode begins with 756, so the run of thirteen digits is rare by itself.
 */
export default defineRecognizer({
  entity: 'CH_AHV',
  title: 'Swiss social security number',
  description: 'Social security number of a person in Switzerland (AHV-Nummer, numéro AVS)',
  format: '756.NNNN.NNNN.NN',
  group: 'government_id',
  country: 'CH',
  sources: [
    'https://www.zas.admin.ch/zas/de/home/partenaires-et-institutions-/navs13.html',
    'https://de.wikipedia.org/wiki/Sozialversicherungsnummer#Schweiz',
  ],
  patterns: [
    { name: 'grouped', regex: /756[. \u00A0-]\d{4}[. \u00A0-]\d{4}[. \u00A0-]\d{2}/, score: 0.9 },
    { name: 'plain', regex: /756\d{10}/, score: 0.5 },
  ],
  context: {
    de: ['ahv', 'ahv-nr', 'ahv-nummer', 'ahvnr', 'ahvn13', 'sozialversicherungsnummer', 'versichertennummer'],
    fr: ['avs', 'no avs', 'n° avs', 'numéro avs', 'numero avs', 'navs13', 'navs'],
    it: ['avs', 'numero avs', 'n. avs', 'no. avs'],
    en: ['swiss social security number', 'social security number', 'ahv number', 'avs number'],
  },
  check: (value) => (weightedSum(digitsOf(value), [1, 3]) % 10 === 0 ? 'valid' : 'invalid'),
  examples: {
    match: [
      'AHV-Nr. [[756.9217.0769.85]]',
      'Numéro AVS : [[756 1234 5678 97]]',
      'Die Nummer [[7563047009236]] steht auf der Karte.',
    ],
    reject: [
      { text: 'AHV-Nr. 756.9217.0769.84', why: 'wrong check digit' },
      { text: 'AHV-Nr. 757.9217.0769.85', why: 'does not begin with 756' },
      { text: 'AHV-Nr. 756.9217.0769.8', why: 'twelve digits' },
    ],
  },
})
