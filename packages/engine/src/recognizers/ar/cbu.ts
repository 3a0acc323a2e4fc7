import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** Weights 3, 1, 7, 9 from the right; the last digit completes the sum to ten. */
function passes(block: readonly number[]): boolean {
  const last = block.length - 1
  let sum = 0
  for (let i = 0; i < last; i++) sum += block[last - 1 - i]! * [3, 1, 7, 9][i % 4]!
  return (10 - (sum % 10)) % 10 === block[last]
}

/**
 * Argentine uniform bank key (CBU, BCRA communication A 2622; CVU of payment providers has the same form): bank and
 * branch (7) with check digit, account (13) with check digit.
 */
export default defineRecognizer({
  entity: 'AR_CBU',
  title: 'Argentine uniform bank key',
  description: 'Uniform key of a bank or payment account in Argentina (CBU, CVU)',
  format: '22 digits, also 8 and 14',
  group: 'financial',
  country: 'AR',
  sources: [
    'https://www.bcra.gob.ar/MediosPago/SNP_CBU.asp',
    'https://es.wikipedia.org/wiki/Clave_Bancaria_Uniforme',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{8}[ \u00A0-]\d{14}/, score: 0.5 },
    { name: 'plain', regex: /\d{22}/, score: 0.3 },
  ],
  context: {
    es: [
      'cbu',
      'c.b.u',
      'cvu',
      'clave bancaria uniforme',
      'clave virtual uniforme',
      'cuenta bancaria',
      'transferencia',
      'caja de ahorro',
    ],
    en: ['cbu', 'cvu', 'argentine bank account', 'bank account'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    return passes(digits.slice(0, 8)) && passes(digits.slice(8)) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'CBU: [[2850590940090418135201]]',
      'CBU [[01702011 20000012345678]]',
      'transferir a la cuenta [[0140339660123456789018]], clave bancaria uniforme',
    ],
    reject: [
      { text: 'CBU 2850590940090418135202', why: 'wrong second check digit' },
      { text: 'CBU 2850590840090418135201', why: 'wrong first check digit' },
      { text: 'CBU 285059094009041813520', why: 'twenty-one digits' },
      { text: 'traza 2850590940090418135201', why: 'no label on a plain run of digits' },
    ],
  },
})
