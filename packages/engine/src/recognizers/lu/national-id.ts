import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { passesVerhoeff } from '../../checksums/verhoeff.ts'
import { defineRecognizer } from '../../define.ts'

/** Nobody alive was born earlier; it also keeps millisecond timestamps (16…, 17…) out. */
const OLDEST_YEAR = 1880
const NEWEST_YEAR = 2099

/**
 * Luxembourg national identification number (matricule, law of 19 June 2013): birth date YYYYMMDD, three digits, then
 * a Luhn digit and a Verhoeff digit, each over the first eleven.
 */
export default defineRecognizer({
  entity: 'LU_NATIONAL_ID',
  title: 'Luxembourg national identification number',
  description: 'National identification number of a person in Luxembourg (matricule)',
  format: '13 digits YYYYMMDD and 5',
  group: 'government_id',
  country: 'LU',
  sources: [
    'https://guichet.public.lu/en/citoyens/citoyennete/registre-national/identification-registre/numero-identification.html',
    'https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/Luxembourg-TIN.pdf',
  ],
  patterns: [
    {
      name: 'grouped',
      regex: /(?:1[89]|20)\d{2}[ \u00A0]?[01]\d[ \u00A0]?[0-3]\d[ \u00A0-]\d{3}[ \u00A0]?\d{2}/,
      score: 0.7,
    },
    { name: 'plain', regex: /(?:1[89]|20)\d{2}[01]\d[0-3]\d{6}/, score: 0.5 },
  ],
  context: {
    fr: [
      'matricule',
      'numéro matricule',
      'numero matricule',
      "numéro d'identification",
      'ccss',
      'n° matricule',
    ],
    de: ['matrikel', 'matrikelnummer', 'nationale identifikationsnummer', 'sozialversicherungsnummer'],
    lb: ['matricule', 'matriculesnummer', 'sozialversécherungsnummer'],
    en: ['matricule', 'national identification number', 'social security number', 'national id'],
  },
  check(value) {
    const digits = digitsOf(value)
    const number = digits.join('')
    const year = Number(number.slice(0, 4))
    if (year < OLDEST_YEAR || year > NEWEST_YEAR) return 'invalid'
    if (!isCalendarDate(year, Number(number.slice(4, 6)), Number(number.slice(6, 8)))) return 'invalid'
    const base = digits.slice(0, 11)
    return passesLuhn([...base, digits[11]!]) && passesVerhoeff([...base, digits[12]!]) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Matricule : [[1893120105732]]',
      'Numéro matricule [[19850730 01295]]',
      'national identification number [[2004022912371]]',
    ],
    reject: [
      { text: 'matricule 1893120105733', why: 'wrong Verhoeff digit' },
      { text: 'matricule 1893120105742', why: 'wrong Luhn digit' },
      { text: 'matricule 1985133001295', why: 'no 13th month' },
      { text: 'matricule 198507300129', why: 'twelve digits' },
    ],
  },
})
