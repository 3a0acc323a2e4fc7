import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Brazilian social integration number (PIS, PASEP, NIT, NIS: one numbering): ten digits and a check digit, weights
 * 3, 2, 9 … 2, eleven minus the rest modulo 11, ten and eleven become 0.
 */
export default defineRecognizer({
  entity: 'BR_PIS',
  title: 'Brazilian social integration number',
  description: 'Social integration number of a worker in Brazil (PIS, PASEP, NIS, NIT)',
  format: '000.00000.00-0',
  group: 'government_id',
  country: 'BR',
  sources: [
    'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/nit-pis-pasep-nis',
    'https://pt.wikipedia.org/wiki/PIS/PASEP',
  ],
  patterns: [
    { name: 'official', regex: /\d{3}\.\d{5}\.\d{2}-\d/, score: 0.85 },
    { name: 'plain', regex: /\d{11}/, score: 0.3 },
  ],
  context: {
    pt: [
      'pis',
      'pasep',
      'pis/pasep',
      'nis',
      'nit',
      'número pis',
      'inscrição no pis',
      'integração social',
      'ctps',
      'cadúnico',
    ],
    en: ['pis number', 'brazilian social integration number', 'pis', 'pasep'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    const check = 11 - (weightedSum(digits.slice(0, 10), [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
    return (check >= 10 ? 0 : check) === digits[10] ? 'valid' : 'invalid'
  },
  examples: {
    match: ['PIS [[120.56412.54-5]]', 'PIS/PASEP: [[17012345673]]', 'trabalhador com NIS [[12045678913]]'],
    reject: [
      { text: 'PIS 120.56412.54-6', why: 'wrong check digit' },
      { text: 'PIS 120.56412.54', why: 'the check digit is missing' },
      { text: 'PIS 000.00000.00-0', why: 'all zeros' },
      { text: 'fatura 17012345673', why: 'no label on a plain run of digits' },
    ],
  },
})
