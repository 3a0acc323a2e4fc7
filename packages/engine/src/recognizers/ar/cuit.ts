import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** 20, 23 to 27 people, 30, 33, 34 companies, 50, 51, 55 others. */
const KINDS = new Set(['20', '23', '24', '25', '26', '27', '30', '33', '34', '50', '51', '55'])

/**
 * Argentine tax and labour code (CUIT, CUIL; AFIP, now ARCA): kind, identity or company number, check digit with
 * weights 5, 4, 3, 2, 7, 6, 5, 4, 3, 2. Where ten would come out another kind is given, so ten never fits.
 */
export default defineRecognizer({
  entity: 'AR_CUIT',
  title: 'Argentine tax and labour code',
  description: 'Tax or labour code of a person or company in Argentina (CUIT, CUIL)',
  format: '2-8-1 digits',
  group: 'tax_id',
  country: 'AR',
  sources: [
    'https://www.afip.gob.ar/genericos/guiavirtual/consultas_detalle.aspx?id=143620',
    'https://es.wikipedia.org/wiki/Clave_%C3%9Anica_de_Identificaci%C3%B3n_Tributaria',
  ],
  patterns: [
    { name: 'official', regex: /[235]\d[-/ \u00A0]\d{2}\.?\d{3}\.?\d{3}[-/ \u00A0]\d/, score: 0.75 },
    { name: 'plain', regex: /[235]\d{10}/, score: 0.3 },
  ],
  context: {
    es: [
      'cuit',
      'c.u.i.t',
      'cuil',
      'c.u.i.l',
      'cuit/cuil',
      'clave única de identificación tributaria',
      'identificación tributaria',
      'identificación laboral',
      'afip',
      'monotributo',
    ],
    en: ['cuit', 'cuil', 'argentine tax id', 'tax id'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (!KINDS.has(`${digits[0]}${digits[1]}`)) return 'invalid'
    const check = (11 - (weightedSum(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    return check === digits[10] ? 'valid' : 'invalid'
  },
  examples: {
    match: ['CUIT [[20-12345678-6]]', 'CUIL: [[27123456780]]', 'empresa [[30-70123456-8]] de Rosario'],
    reject: [
      { text: 'CUIT 20-12345678-7', why: 'wrong check digit' },
      { text: 'CUIT 21-12345678-6', why: 'no kind 21' },
      { text: 'CUIT 20-1234567-6', why: 'ten digits' },
      { text: 'legajo 20123456786', why: 'no label on a plain run of digits' },
    ],
  },
})
