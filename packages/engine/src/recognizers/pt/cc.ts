import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { characterValue } from '../_shared/western.ts'

/**
 * Portuguese citizen card number: civil identification number (8), its check digit, version (two letters or digits)
 * and a check digit over all: letters count 10 to 35, from the right every second value is doubled and, from 10 on,
 * reduced by 9; the sum is a multiple of ten.
 */
export default defineRecognizer({
  entity: 'PT_CC',
  title: 'Portuguese citizen card number',
  description: 'Document number of a Portuguese citizen card (cartão de cidadão)',
  format: '8 digits, digit, 2 characters, digit',
  group: 'government_id',
  country: 'PT',
  sources: [
    'https://www.autenticacao.gov.pt/documents/20126/115760/Valida%C3%A7%C3%A3o+de+N%C3%BAmero+de+Documento+do+Cart%C3%A3o+de+Cidad%C3%A3o.pdf',
    'https://pt.wikipedia.org/wiki/Cart%C3%A3o_de_cidad%C3%A3o',
  ],
  patterns: [
    {
      name: 'with letters',
      regex: /\d{8}[ \u00A0-]?\d[ \u00A0-]?(?:[A-Z][A-Z\d]|\d[A-Z])[ \u00A0]?\d/,
      score: 0.75,
    },
    { name: 'digits only', regex: /\d{8}[ \u00A0-]\d[ \u00A0-]\d{3}/, score: 0.2 },
  ],
  context: {
    pt: [
      'cartão de cidadão',
      'cartao de cidadao',
      'cartão do cidadão',
      'cartão cidadão',
      'n.º cc',
      'bilhete de identidade',
      'documento de identificação',
      'número de documento',
    ],
    en: ['citizen card', 'portuguese id', 'citizen card number', 'identity card'],
  },
  check(value) {
    const number = compact(value)
    let sum = 0
    for (let i = 0; i < 12; i++) {
      const single = characterValue(number[i]!)
      const doubled = single * 2 >= 10 ? single * 2 - 9 : single * 2
      sum += i % 2 === 0 ? doubled : single
    }
    return sum % 10 === 0 ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Cartão de Cidadão: [[00000000 0 ZZ4]]',
      'Documento n.º [[123456789ZY3]]',
      'citizen card [[14321098 7 ZX0]]',
    ],
    reject: [
      { text: 'Cartão de Cidadão 00000000 0 ZZ5', why: 'wrong check digit' },
      { text: 'Cartão de Cidadão 0000000 0 ZZ4', why: 'seven digits in front' },
      { text: 'Cartão de Cidadão 00000000 0 ZZZ', why: 'the last place is a digit' },
    ],
  },
})
