import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

const LA_POSTE = '356000000'

/**
 * French company number (SIREN, nine digits) and establishment number (SIRET, SIREN and five digits). Both pass the
 * Luhn test. La Poste ran out of fitting numbers: its establishments have a digit sum divisible by five instead.
 */
export default defineRecognizer({
  entity: 'FR_SIREN',
  title: 'French company or establishment number',
  description: 'Number of a company or of one of its establishments in France (SIREN, SIRET)',
  format: '9 digits, 3 3 3; 14 digits, 3 3 3 5, for one establishment',
  group: 'business_id',
  country: 'FR',
  sources: [
    'https://www.insee.fr/fr/metadonnees/definition/c2047',
    'https://www.insee.fr/fr/metadonnees/definition/c1841',
    'https://fr.wikipedia.org/wiki/Syst%C3%A8me_d%27identification_du_r%C3%A9pertoire_des_%C3%A9tablissements',
  ],
  patterns: [
    { name: 'SIRET grouped', regex: /\d{3}[ \u00A0]\d{3}[ \u00A0]\d{3}[ \u00A0]\d{5}/, score: 0.6 },
    { name: 'SIRET plain', regex: /\d{14}/, score: 0.3 },
    { name: 'SIREN', regex: /\d{3}[ \u00A0]?\d{3}[ \u00A0]?\d{3}/, score: 0.3 },
  ],
  context: {
    fr: [
      'siren',
      'siret',
      'n° siren',
      'n° siret',
      'numéro siren',
      'numéro siret',
      'rcs',
      'insee',
      'naf',
      'k-bis',
      'kbis',
    ],
    en: ['siren', 'siret', 'french company number', 'company registration number'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    const siren = digits.slice(0, 9)
    if (!passesLuhn(siren)) return 'invalid'
    if (digits.length === 9) return 'valid'
    if (siren.join('') === LA_POSTE && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0) return 'valid'
    return passesLuhn(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'SIREN [[732 829 320]]',
      'SIRET : [[73282932000074]]',
      'Entreprise immatriculée [[732 829 320 00074]] à Paris',
      'company registration number [[412345670]]',
    ],
    reject: [
      { text: 'SIREN 732 829 321', why: 'fails the Luhn test' },
      { text: 'SIRET 73282932000075', why: 'establishment digit wrong' },
      { text: 'SIREN 000000000', why: 'all zeros pass the test but are never issued' },
      { text: 'commande 732829320', why: 'no label: one number in ten passes' },
    ],
  },
})
