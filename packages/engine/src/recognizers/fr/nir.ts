import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * French social security number (NIR, INSEE): sex, birth year, month, department and commune, order, and a two-digit
 * key: 97 minus the thirteen digits modulo 97; Corsica's 2A and 2B count as 19 and 18. Sex 3 and 4 are provisional,
 * 7 and 8 temporary; months above 12 mark incomplete or foreign records (20 to 42, 50 to 99).
 */
export default defineRecognizer({
  entity: 'FR_NIR',
  title: 'French social security number',
  description:
    'Registration number of a person in France, used by social security (NIR, numéro de sécurité sociale)',
  format: '15 digits S AA MM DD CCC OOO KK',
  group: 'government_id',
  country: 'FR',
  sources: [
    'https://www.insee.fr/fr/metadonnees/definition/c1409',
    'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000882610',
    'https://fr.wikipedia.org/wiki/Num%C3%A9ro_de_s%C3%A9curit%C3%A9_sociale_en_France',
  ],
  patterns: [
    {
      name: 'grouped',
      regex:
        /[1-478][ \u00A0.-]\d{2}[ \u00A0.-]\d{2}[ \u00A0.-]\d[\dABab][ \u00A0.-]?\d{3}[ \u00A0.-]?\d{3}[ \u00A0.-]?\d{2}/,
      score: 0.9,
    },
    // With the usual sex and month a random number passes about once in 4,000.
    { name: 'plain, usual', regex: /[12]\d{2}(?:0[1-9]|1[0-2])\d[\dABab]\d{6}[ \u00A0]?\d{2}/, score: 0.45 },
    {
      name: 'plain, rare',
      regex: /(?:[3478]\d{4}|[12]\d{2}(?:1[3-9]|[2-9]\d))\d[\dABab]\d{6}[ \u00A0]?\d{2}/,
      score: 0.3,
    },
  ],
  context: {
    fr: [
      'nir',
      'insee',
      'numéro insee',
      'sécurité sociale',
      'securite sociale',
      'sécu',
      'numéro de sécu',
      'n° ss',
      'n° sécu',
      'numéro ss',
      'carte vitale',
      'assuré social',
    ],
    en: ['french social security number', 'social security number', 'social security', 'insee number'],
  },
  check(value) {
    const number = compact(value)
    const month = Number(number.slice(3, 5))
    if (month < 1 || (month > 12 && month < 20) || (month > 42 && month < 50)) return 'invalid'
    const department = number.slice(5, 7)
    if (/[AB]/.test(department) && department[0] !== '2') return 'invalid'
    if (department === '00') return 'invalid'
    const base = Number(number.slice(0, 13).replace('2A', '19').replace('2B', '18'))
    return 97 - (base % 97) === Number(number.slice(13)) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'N° de sécurité sociale : [[1 85 05 78 006 084 91]]',
      'NIR [[284037512345640]]',
      'Né en Corse, [[1 80 05 2A 012 345 33]]',
      'Le numéro [[265071305512041]] figure sur la carte.',
    ],
    reject: [
      { text: 'NIR 1 85 05 78 006 084 92', why: 'wrong key' },
      { text: 'NIR 1 85 15 78 006 084 91', why: 'no such month' },
      { text: 'NIR 585057800608491', why: 'sex is 1 to 4, 7 or 8' },
      { text: 'NIR 1 85 05 78 006 084', why: 'the key is missing' },
    ],
  },
})
