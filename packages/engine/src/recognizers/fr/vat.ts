import { compact, digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** Characters of the letter keys: digits and letters without I and O. */
const KEY_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Letter keys: the two characters are a number in a mixed base that both quotient and rest by 11 must fit. */
function letterKeyFits(key: string, siren: number): boolean {
  const first = KEY_ALPHABET.indexOf(key[0]!)
  const second = KEY_ALPHABET.indexOf(key[1]!)
  if (first < 0 || second < 0) return false
  const keyValue = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (siren + 1 + Math.floor(keyValue / 11)) % 11 === keyValue % 11
}

/**
 * French VAT number: FR, a two-character key, the SIREN. Numeric key: (12 + 3 × (SIREN mod 97)) mod 97. Keys with a
 * letter follow a second published rule. The SIREN passes Luhn, except in Monaco, whose numbers begin with 000.
 */
export default defineRecognizer({
  entity: 'FR_VAT',
  title: 'French VAT number',
  description: 'VAT number of a business in France or Monaco (numéro de TVA intracommunautaire)',
  format: 'FR, 2 characters, 9 digits',
  group: 'tax_id',
  country: 'FR',
  sources: [
    'https://entreprendre.service-public.fr/vosdroits/F23570',
    'https://fr.wikipedia.org/wiki/Code_Insee#Num%C3%A9ro_de_TVA_intracommunautaire',
  ],
  patterns: [
    {
      name: 'prefixed',
      regex: /(?:FR|fr)[ \u00A0-]?[A-HJ-NP-Z\d]{2}[ \u00A0-]?\d{3}[ \u00A0]?\d{3}[ \u00A0]?\d{3}/,
      score: 0.4,
    },
  ],
  context: {
    fr: ['tva', 'n° tva', 'numéro de tva', 'tva intracommunautaire', 'tva intra', 'identifiant tva'],
    en: ['vat', 'vat number', 'vat no', 'vat id'],
  },
  check(value) {
    const number = compact(value)
    const key = number.slice(2, 4)
    const siren = number.slice(4)
    if (!siren.startsWith('000') && !passesLuhn(digitsOf(siren))) return 'invalid'
    if (Number(siren) === 0) return 'invalid'
    const numeric = /^\d{2}$/.test(key)
    const fits = numeric
      ? (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
      : letterKeyFits(key, Number(siren))
    return fits ? 'valid' : 'invalid'
  },
  validScore: 0.9,
  examples: {
    match: [
      'N° TVA [[FR44732829320]]',
      'TVA intracommunautaire : [[FR 83 404 833 048]]',
      'VAT number [[FRK7399859412]]',
    ],
    reject: [
      { text: 'TVA FR45732829320', why: 'wrong key' },
      { text: 'TVA FR44732829321', why: 'SIREN fails the Luhn test' },
      { text: 'TVA FR4473282932', why: 'eight digits' },
    ],
  },
})
