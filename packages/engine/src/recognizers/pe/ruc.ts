import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Peruvian taxpayer number (RUC, SUNAT): kind (10, 15, 16, 17 people, 20 companies), eight digits (for people the DNI)
 * and a check digit: weights 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, eleven minus the rest, its last digit.
 */
export default defineRecognizer({
  entity: 'PE_RUC',
  title: 'Peruvian taxpayer number',
  description: 'Taxpayer number of a person or company in Peru (RUC)',
  format: '11 digits starting 10, 15, 16, 17 or 20',
  group: 'tax_id',
  country: 'PE',
  sources: [
    'https://orientacion.sunat.gob.pe/3066-01-que-es-el-ruc',
    'https://es.wikipedia.org/wiki/Registro_%C3%9Anico_de_Contribuyentes',
  ],
  patterns: [{ name: 'plain', regex: /(?:1[0567]|20)[ \u00A0-]?\d{8}[ \u00A0-]?\d/, score: 0.3 }],
  context: {
    es: [
      'ruc',
      'r.u.c',
      'registro único de contribuyentes',
      'registro unico de contribuyentes',
      'sunat',
      'razón social',
      'contribuyente',
    ],
    en: ['ruc', 'peruvian tax id', 'taxpayer number', 'tax id'],
  },
  check(value) {
    const digits = digitsOf(value)
    const check = (11 - (weightedSum(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10
    return check === digits[10] ? 'valid' : 'invalid'
  },
  examples: {
    match: ['RUC [[20512333339]]', 'RUC: [[10-12345678-1]]', 'Peruvian tax ID [[20100070970]]'],
    reject: [
      { text: 'RUC 20512333338', why: 'wrong check digit' },
      { text: 'RUC 30512333339', why: 'no kind 30' },
      { text: 'RUC 2051233333', why: 'ten digits' },
      { text: 'factura 20512333339', why: 'no label on a plain run of digits' },
    ],
  },
})
