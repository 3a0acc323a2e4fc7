import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Swiss enterprise number (UID, IDE, IDI; standard eCH-0097): CHE, eight digits and a check digit: weights 5, 4, 3,
 * 2, 7, 6, 5, 4, eleven minus the sum modulo 11; 10 is not issued. As VAT number MWST, TVA or IVA follows.
 */
export default defineRecognizer({
  entity: 'CH_UID',
  title: 'Swiss company and VAT number',
  description: 'Enterprise identification number in Switzerland, also as VAT number (UID, IDE, IDI)',
  format: 'CHE-123.456.789, optional MWST, TVA, IVA or HR',
  group: 'business_id',
  country: 'CH',
  sources: [
    'https://www.bfs.admin.ch/bfs/de/home/register/unternehmensregister/unternehmens-identifikationsnummer.html',
    'https://www.ech.ch/de/ech/ech-0097',
  ],
  patterns: [
    {
      name: 'prefixed',
      regex:
        /(?:CHE|che)[ \u00A0-]?\d{3}[. \u00A0]?\d{3}[. \u00A0]?\d{3}(?:[ \u00A0](?:MWST|TVA|IVA|VAT|HR|RC))?/,
      score: 0.4,
    },
  ],
  context: {
    de: ['uid', 'uid-nr', 'uid-nummer', 'mwst-nr', 'mwst-nummer', 'mehrwertsteuernummer', 'unternehmens-id'],
    fr: ['ide', 'n° ide', 'numéro ide', 'tva', 'n° tva', 'numéro de tva'],
    it: ['idi', 'n. idi', 'iva', 'numero iva'],
    en: ['vat', 'vat number', 'company number', 'enterprise number'],
  },
  check(value) {
    const digits = digitsOf(value)
    const check = (11 - (weightedSum(digits.slice(0, 8), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11
    return check === digits[8] ? 'valid' : 'invalid'
  },
  validScore: 0.9,
  examples: {
    match: [
      'UID [[CHE-116.281.710]]',
      'MWST-Nr. [[CHE-107.381.784 MWST]]',
      'Facture TVA [[CHE100326844 TVA]]',
    ],
    reject: [
      { text: 'UID CHE-116.281.711', why: 'wrong check digit' },
      { text: 'UID CHE-116.281.71', why: 'eight digits' },
      { text: 'UID CHF-116.281.710', why: 'francs, not an enterprise' },
    ],
  },
})
