import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { defineRecognizer } from '../../define.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/**
 * Mexican taxpayer registry code (RFC): four letters for people, three for companies, date of birth or founding, three
 * characters of which the last is a check character (weights 13 to 2, modulo 11, A for ten). Codes given out by hand and
 * the generic ones (XAXX010101000) break the rule, so a failed check only leaves the score low.
 */
export default defineRecognizer({
  entity: 'MX_RFC',
  title: 'Mexican taxpayer registry code',
  description: 'Taxpayer registry code of a person or company in Mexico (RFC)',
  format: '3 or 4 letters, YYMMDD, 3 characters',
  group: 'tax_id',
  country: 'MX',
  sources: [
    'https://www.sat.gob.mx/personas/tramites-del-rfc',
    'https://es.wikipedia.org/wiki/Registro_Federal_de_Contribuyentes_(M%C3%A9xico)',
  ],
  patterns: [
    {
      name: 'plain or grouped',
      regex: /[A-ZÑ&a-zñ]{3,4}[ -]?\d{2}[01]\d[0-3]\d[ -]?[A-Za-z\d]{2}[\dAa]/,
      score: 0.2,
    },
  ],
  context: {
    es: [
      'rfc',
      'r.f.c',
      'registro federal de contribuyentes',
      'contribuyente',
      'clave de rfc',
      'cfdi',
      'receptor',
      'emisor',
    ],
    en: ['rfc', 'mexican tax id', 'taxpayer registry', 'tax id'],
  },
  check(value) {
    const code = value.replace(/[ -]/g, '').toUpperCase()
    const [year, month, day] = [-9, -7, -5].map((at) => Number(code.slice(at).slice(0, 2))) as [
      number,
      number,
      number,
    ]
    if (!isCalendarDateOfSomeCentury(year, month, day)) return 'invalid'
    const padded = code.slice(0, -1).padStart(12, ' ')
    let sum = 0
    for (let i = 0; i < 12; i++) sum += ALPHABET.indexOf(padded[i]!) * (13 - i)
    return '0A987654321'[sum % 11] === code.at(-1) ? 'valid' : 'unknown'
  },
  validScore: 0.8,
  examples: {
    match: [
      'RFC: [[GODE561231GR8]]',
      'Empresa con clave [[ABC680524P73]]',
      'RFC [[GODE-561231-GR8]]',
      'receptor con RFC genérico [[XAXX010101000]]',
      'RFC [[M&M030415ABA]]',
    ],
    reject: [
      { text: 'RFC GODE561331GR8', why: 'no 13th month' },
      { text: 'RFC GODE561231GR', why: 'the check character is missing' },
      { text: 'clave GODE561231GR7', why: 'wrong check character and no label' },
      { text: 'RFC GO561231GR8', why: 'two letters' },
    ],
  },
})
