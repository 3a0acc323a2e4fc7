import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

const PRIMES = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43]

/**
 * Colombian tax number (NIT, DIAN): eight to ten digits, hyphen, check digit: from the right weighted 3, 7, 13, 17, 19,
 * 23, 29, 37, 41, 43, rest modulo 11, from 2 on eleven minus it. Companies begin with 8 or 9. The dotted form of eight
 * digits is also that of the Chilean RUT, so only nine digits speak for themselves.
 */
export default defineRecognizer({
  entity: 'CO_NIT',
  title: 'Colombian tax number',
  description: 'Tax number of a person or company in Colombia (NIT)',
  format: '8 to 10 digits, hyphen, check digit',
  group: 'tax_id',
  country: 'CO',
  sources: [
    'https://www.dian.gov.co/impuestos/Paginas/rut.aspx',
    'https://es.wikipedia.org/wiki/N%C3%BAmero_de_Identificaci%C3%B3n_Tributaria',
  ],
  patterns: [
    { name: 'dotted company', regex: /[89]\d{2}\.\d{3}\.\d{3}-\d/, score: 0.65 },
    { name: 'dotted', regex: /(?:\d{2}|\d\.\d{3}|[1-7]\d{2})\.\d{3}\.\d{3}-\d/, score: 0.3 },
    { name: 'hyphen', regex: /\d{8,10}-\d/, score: 0.3 },
    { name: 'plain company', regex: /[89]\d{9}/, score: 0.15 },
  ],
  context: {
    es: [
      'nit',
      'n.i.t',
      'número de identificación tributaria',
      'numero de identificacion tributaria',
      'identificación tributaria',
      'dian',
      'razón social',
      'cámara de comercio',
    ],
    en: ['nit', 'colombian tax id', 'colombian tax number', 'tax id'],
  },
  check(value) {
    const digits = digitsOf(value)
    const check = digits.pop()!
    digits.reverse()
    let sum = 0
    for (let i = 0; i < digits.length; i++) sum += digits[i]! * PRIMES[i]!
    const rest = sum % 11
    if (sum === 0) return 'invalid'
    return (rest < 2 ? rest : 11 - rest) === check ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'NIT [[860.034.313-7]]',
      'NIT: [[900373115-3]]',
      'la sociedad [[899.999.068-1]] de Bogotá',
      'nit [[12345678-8]]',
    ],
    reject: [
      { text: 'NIT 860.034.313-8', why: 'wrong check digit' },
      { text: 'NIT 860.034-7', why: 'six digits' },
      { text: 'NIT 000000000-0', why: 'all zeros' },
      { text: 'guía 900373115-3', why: 'no dots and no label' },
    ],
  },
})
