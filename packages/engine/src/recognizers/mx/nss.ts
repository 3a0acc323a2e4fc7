import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** Mexican social security number (NSS, IMSS): subdelegation, year of entry, year of birth, serial, Luhn digit. */
export default defineRecognizer({
  entity: 'MX_NSS',
  title: 'Mexican social security number',
  description: 'Social security number of a person in Mexico (NSS of the IMSS)',
  format: '11 digits, also 2-2-2-4-1',
  group: 'government_id',
  country: 'MX',
  sources: [
    'https://www.gob.mx/tramites/ficha/asignacion-o-localizacion-de-numero-de-seguridad-social/IMSS164',
    'https://es.wikipedia.org/wiki/Instituto_Mexicano_del_Seguro_Social',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{2}[ \u00A0-]\d{2}[ \u00A0-]\d{2}[ \u00A0-]\d{4}[ \u00A0-]\d/, score: 0.5 },
    { name: 'plain', regex: /\d{11}/, score: 0.3 },
  ],
  context: {
    es: [
      'nss',
      'n.s.s',
      'imss',
      'seguro social',
      'número de seguridad social',
      'numero de seguridad social',
      'número de seguro social',
      'seguridad social',
      'afiliación',
      'derechohabiente',
    ],
    en: ['nss', 'imss', 'mexican social security number', 'social security number'],
  },
  check(value) {
    const digits = digitsOf(value)
    return !isOneDigitRepeated(digits) && passesLuhn(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: ['NSS: [[92937512348]]', 'Número de seguridad social [[04-78-56-1230-2]]', 'IMSS [[12345678903]]'],
    reject: [
      { text: 'NSS 92937512349', why: 'fails the Luhn test' },
      { text: 'NSS 9293751234', why: 'ten digits' },
      { text: 'NSS 00000000000', why: 'all zeros' },
      { text: 'folio 92937512348', why: 'no label on a plain run of digits' },
    ],
  },
})
