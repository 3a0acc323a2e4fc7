import { compact, digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** Check characters by rest modulo 11: a digit on older documents, or the letter beside it. */
const CHECK_DIGITS = '65432110987'
const CHECK_LETTERS = 'KJIHGFEDCBA'

/**
 * Peruvian national identity number (DNI, CUI; Reniec): eight digits and, on the card, a check character: weights
 * 3, 2, 7, 6, 5, 4, 3, 2 modulo 11 pick it. Mostly given without it, so the label decides.
 */
export default defineRecognizer({
  entity: 'PE_DNI',
  title: 'Peruvian national identity number',
  description: 'National identity number of a person in Peru (DNI, CUI)',
  format: '8 digits, optional check digit or letter',
  group: 'government_id',
  country: 'PE',
  sources: [
    'https://www.gob.pe/235-documento-nacional-de-identidad-dni',
    'https://es.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Per%C3%BA)',
  ],
  patterns: [
    { name: 'with check character', regex: /\d{8}[ \u00A0-]?[\dA-K]/, score: 0.15 },
    { name: 'plain', regex: /\d{8}/, score: 0.1 },
  ],
  context: {
    es: [
      'dni',
      'd.n.i',
      'documento nacional de identidad',
      'documento de identidad',
      'cui',
      'reniec',
      'número de documento',
      'numero de documento',
    ],
    en: ['dni', 'peruvian id', 'national identity document', 'national id number'],
  },
  contextRequired: true,
  check(value) {
    const number = compact(value)
    const digits = digitsOf(number.slice(0, 8))
    if (isOneDigitRepeated(digits)) return 'invalid'
    if (number.length === 8) return 'unknown'
    const rest = weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11
    return number[8] === CHECK_DIGITS[rest] || number[8] === CHECK_LETTERS[rest] ? 'valid' : 'invalid'
  },
  validScore: 0.4,
  examples: {
    match: ['DNI [[10117410-2]]', 'identificado con DNI [[45678912]]', 'Peruvian DNI [[17801146-D]]'],
    reject: [
      { text: 'DNI 10117410-3', why: 'wrong check digit' },
      { text: 'DNI 1011741', why: 'seven digits' },
      { text: 'DNI 00000000', why: 'all zeros' },
      { text: 'expediente 45678912', why: 'no label' },
    ],
  },
})
