import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Brazilian driving licence number (registro da CNH, Denatran): nine digits and two check digits modulo 11 with weights
 * 9 to 1 and 1 to 9. Where the first rest is ten it becomes 0 and 2 is taken from the second.
 */
export default defineRecognizer({
  entity: 'BR_CNH',
  title: 'Brazilian driving licence number',
  description: 'Register number of a Brazilian driving licence (CNH)',
  format: '11 digits',
  group: 'government_id',
  country: 'BR',
  sources: [
    'https://www.gov.br/transportes/pt-br/assuntos/transito/senatran',
    'https://pt.wikipedia.org/wiki/Carteira_Nacional_de_Habilita%C3%A7%C3%A3o',
  ],
  patterns: [{ name: 'plain', regex: /\d{9}[ \u00A0-]?\d{2}/, score: 0.3 }],
  context: {
    pt: [
      'cnh',
      'carteira nacional de habilitação',
      'carteira nacional de habilitacao',
      'carteira de motorista',
      'habilitação',
      'habilitacao',
      'registro da cnh',
      'carteira de habilitação',
    ],
    en: [
      'cnh',
      'brazilian driving licence',
      "brazilian driver's license",
      'driving licence',
      'driver license',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    const base = digits.slice(0, 9)
    const firstRest = weightedSum(base, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11
    const carry = firstRest === 10 ? 2 : 0
    const secondRest = ((weightedSum(base, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) - carry + 11) % 11
    return firstRest % 10 === digits[9] && secondRest % 10 === digits[10] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'CNH nº [[62472927637]]',
      'carteira de habilitação: [[02650306461]]',
      'Brazilian driving licence [[98765432109]]',
    ],
    reject: [
      { text: 'CNH 62472927638', why: 'wrong second check digit' },
      { text: 'CNH 6247292763', why: 'ten digits' },
      { text: 'CNH 11111111111', why: 'one digit repeated' },
      { text: 'protocolo 62472927637', why: 'no label on a plain run of digits' },
    ],
  },
})
