import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Brazilian identity card number (registro geral), numbered by each state. Only São Paulo's rule is known: eight digits
 * weighted 2 to 9, eleven minus the rest modulo 11, X for ten. Another state's number fails it by right, so a failed
 * check leaves the score low and the label decides.
 */
export default defineRecognizer({
  entity: 'BR_RG',
  title: 'Brazilian identity card number',
  description: 'Number of a Brazilian state identity card (RG, registro geral)',
  format: '7 to 9 digits and a digit or X, often 00.000.000-0',
  group: 'government_id',
  country: 'BR',
  sources: [
    'https://www.planalto.gov.br/ccivil_03/leis/l7116.htm',
    'https://pt.wikipedia.org/wiki/C%C3%A9dula_de_identidade',
  ],
  patterns: [
    { name: 'dotted', regex: /\d{1,2}\.\d{3}\.\d{3}-[\dXx]/, score: 0.25 },
    { name: 'hyphen', regex: /\d{7,9}-[\dXx]/, score: 0.2 },
    { name: 'plain', regex: /\d{7,9}[\dXx]/, score: 0.1 },
  ],
  context: {
    pt: [
      'rg',
      'r.g',
      'rg nº',
      'registro geral',
      'carteira de identidade',
      'cédula de identidade',
      'cedula de identidade',
      'identidade',
      'ssp',
      'ssp/sp',
    ],
    en: ['brazilian id card', 'rg number', 'brazilian identity card', 'general registry'],
  },
  contextRequired: true,
  check(value) {
    const digits = digitsOf(value.slice(0, -1))
    if (isOneDigitRepeated(digits)) return 'invalid'
    if (digits.length !== 8) return 'unknown'
    const rest = 11 - (weightedSum(digits, [2, 3, 4, 5, 6, 7, 8, 9]) % 11)
    const check = rest === 11 ? '0' : rest === 10 ? 'X' : String(rest)
    return value.at(-1)!.toUpperCase() === check ? 'valid' : 'unknown'
  },
  validScore: 0.35,
  examples: {
    match: [
      'RG [[24.678.131-2]] SSP/SP',
      'carteira de identidade nº [[41234564X]]',
      'RG: [[12345678-9]]',
      'Brazilian identity card [[39.443.521-7]]',
    ],
    reject: [
      { text: 'RG 11.111.111-1', why: 'one digit repeated' },
      { text: 'RG 123456', why: 'six digits' },
      { text: 'total 24.678.131-2', why: 'no label' },
    ],
  },
})
