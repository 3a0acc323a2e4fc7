import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

const checkDigit = (digits: readonly number[], weights: readonly number[]): number => {
  const rest = weightedSum(digits, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

/**
 * Brazilian individual taxpayer number (CPF, Receita Federal): nine digits (the ninth names the region) and two check
 * digits modulo 11, with weights 10 to 2 and 11 to 2.
 */
export default defineRecognizer({
  entity: 'BR_CPF',
  title: 'Brazilian individual taxpayer number',
  description: 'Taxpayer number of a person in Brazil (CPF)',
  format: '000.000.000-00',
  group: 'tax_id',
  country: 'BR',
  sources: [
    'https://www.gov.br/receitafederal/pt-br/assuntos/meu-cpf',
    'https://pt.wikipedia.org/wiki/Cadastro_de_Pessoas_F%C3%ADsicas',
  ],
  patterns: [
    { name: 'official', regex: /\d{3}\.\d{3}\.\d{3}[-/. ]\d{2}/, score: 0.9 },
    { name: 'hyphen', regex: /\d{9}-\d{2}/, score: 0.6 },
    { name: 'plain', regex: /\d{11}/, score: 0.3 },
  ],
  context: {
    pt: [
      'cpf',
      'cpf/mf',
      'cpf nº',
      'cadastro de pessoas físicas',
      'cadastro de pessoa física',
      'inscrito no cpf',
      'inscrita no cpf',
      'contribuinte',
    ],
    en: ['cpf', 'brazilian tax id', 'brazilian taxpayer number', 'tax id'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    const first = checkDigit(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2])
    const second = checkDigit(digits.slice(0, 10), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    return first === digits[9] && second === digits[10] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'CPF: [[529.982.247-25]]',
      'inscrito sob o número [[111.444.777-35]]',
      'cpf [[39053344705]]',
      'cliente [[529982247-25]]',
    ],
    reject: [
      { text: 'CPF 529.982.247-26', why: 'wrong check digits' },
      { text: 'CPF 111.111.111-11', why: 'one digit repeated passes the test but is never issued' },
      { text: 'CPF 529.982.247-2', why: 'ten digits' },
      { text: 'pedido 52998224725', why: 'no label on a plain run of digits' },
    ],
  },
})
