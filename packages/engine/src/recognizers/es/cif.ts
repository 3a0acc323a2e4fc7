import { compact, digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { luhnSum } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

const CONTROL_LETTERS = 'JABCDEFGHI'

/**
 * Spanish company tax number (NIF of legal persons, formerly CIF; Orden EHA/451/2008): letter of the legal form, seven
 * digits, control. The control is the Luhn digit of the seven, as a digit for A, B, E, H, as a letter (J, A to I) for
 * N, P, Q, R, S, W and where the number begins with 00, as either for the rest.
 */
export default defineRecognizer({
  entity: 'ES_CIF',
  title: 'Spanish company tax number',
  description: 'Tax number of a legal person in Spain (CIF, NIF of companies)',
  format: 'Letter, 7 digits, control digit or letter',
  group: 'business_id',
  country: 'ES',
  sources: [
    'https://www.boe.es/buscar/act.php?id=BOE-A-2008-3580',
    'https://es.wikipedia.org/wiki/C%C3%B3digo_de_identificaci%C3%B3n_fiscal',
  ],
  patterns: [
    { name: 'letter control', regex: /[C-GJNP-SUVW][ -]?\d{7}[ -]?[A-J]/, score: 0.45 },
    { name: 'digit control', regex: /[A-HJUVa-hjuv][ -]?\d{8}/, score: 0.3 },
    { name: 'digit control, dotted', regex: /[A-HJUV][ -]?\d{2}\.\d{3}\.\d{3}/, score: 0.5 },
  ],
  context: {
    es: [
      'cif',
      'c.i.f',
      'nif',
      'n.i.f',
      'código de identificación fiscal',
      'codigo de identificacion fiscal',
      'razón social',
      'sociedad limitada',
      's.l',
      's.a',
      'número de identificación fiscal',
    ],
    ca: ['cif', 'nif', "codi d'identificació fiscal", 'raó social'],
    en: ['cif', 'spanish company number', 'company tax number', 'spanish vat number', 'tax id'],
  },
  check(value) {
    const number = compact(value)
    const digits = digitsOf(number.slice(1, 8))
    if (isOneDigitRepeated(digits)) return 'invalid'
    const control = (10 - (luhnSum([...digits, 0]) % 10)) % 10
    const asDigit = number[8] === String(control)
    const asLetter = number[8] === CONTROL_LETTERS[control]
    if (/^[ABEH]/.test(number)) return asDigit ? 'valid' : 'invalid'
    if (/^(?:[NPQRSW]|.00)/.test(number)) return asLetter ? 'valid' : 'invalid'
    return asDigit || asLetter ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'CIF [[A58818501]]',
      'con CIF [[B-64410715]] y domicilio en Madrid',
      'La entidad [[P2807900B]] firmó.',
      'CIF: [[J99216582]]',
    ],
    reject: [
      { text: 'CIF A58818502', why: 'wrong control digit' },
      { text: 'CIF P28079002', why: 'public bodies have a letter as control' },
      { text: 'CIF I58818501', why: 'no legal form I' },
      { text: 'pieza A58818501', why: 'no label: a letter and eight digits are common' },
    ],
  },
})
