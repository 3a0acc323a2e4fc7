import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Colombian citizenship card number (cédula de ciudadanía, also NUIP): six to ten digits without a check digit. Given
 * as "C.C." or "CC" and the number, or with a word; nine digits are not issued. "cc" is no label by itself, because
 * compilers are called so: the abbreviation must stand in capitals right before the number.
 */
export default defineRecognizer({
  entity: 'CO_CC',
  title: 'Colombian citizenship card number',
  description: 'Number of a Colombian citizenship card (cédula de ciudadanía)',
  format: '6 to 10 digits, often with dots',
  group: 'government_id',
  country: 'CO',
  sources: [
    'https://www.registraduria.gov.co/-Cedula-de-Ciudadania-.html',
    'https://es.wikipedia.org/wiki/C%C3%A9dula_de_ciudadan%C3%ADa_(Colombia)',
  ],
  patterns: [
    {
      name: 'after C.C.',
      regex:
        /(?:\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?|\d{6,8}|\d{10})(?<=(?:C\.[ ]?C\.|CC)[ \u00A0]?(?:No\.?|N°|Nº|#)?:?[ \u00A0]?[\d.]{6,13})/,
      score: 0.45,
    },
    { name: 'dotted', regex: /\d{1,3}\.\d{3}\.\d{3}(?:\.\d{3})?/, score: 0.1 },
    { name: 'plain', regex: /(?:\d{6,8}|\d{10})/, score: 0.05 },
  ],
  context: {
    es: [
      'cédula de ciudadanía',
      'cedula de ciudadania',
      'cédula',
      'cedula',
      'c.c. no',
      'número de cédula',
      'numero de cedula',
      'nuip',
      'identificado con cédula',
      'identificada con cédula',
    ],
    en: ['citizenship card', 'colombian id', 'cedula', 'colombian citizenship card'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length < 6 || digits.length > 10 || digits.length === 9 || digits[0] === 0) return 'invalid'
    return isOneDigitRepeated(digits) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'identificado con C.C. [[1.020.345.678]] de Bogotá',
      'Cédula de ciudadanía: [[52345678]]',
      'CC No. [[79456123]]',
      'Colombian citizenship card [[1098765432]]',
    ],
    reject: [
      { text: 'cédula 12345', why: 'five digits' },
      { text: 'cédula 12345678901', why: 'eleven digits' },
      { text: 'cédula 11111111', why: 'one digit repeated' },
      { text: 'cc -O2 main.c 52345678', why: 'a compiler, no label' },
    ],
  },
})
