import { compact, digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Chilean national and tax number (RUN, RUT; Registro Civil and SII): up to eight digits and a check character: weights
 * 2 to 7 from the right, repeating, eleven minus the rest, K for ten, 0 for eleven. Without dots "20240131-1" has the
 * same look, so only the dotted form and the letter K speak for themselves. The word "run" is too common in English
 * to count as a label.
 */
export default defineRecognizer({
  entity: 'CL_RUT',
  title: 'Chilean national and tax number',
  description: 'National and tax number of a person or company in Chile (RUN, RUT)',
  format: '12.345.678-5, check digit or K',
  group: 'government_id',
  country: 'CL',
  sources: [
    'https://www.sii.cl/preguntas_frecuentes/catastro/001_012_0408.htm',
    'https://es.wikipedia.org/wiki/Rol_%C3%9Anico_Tributario',
  ],
  patterns: [
    { name: 'dotted', regex: /\d{1,2}\.\d{3}\.\d{3}-[\dKk]/, score: 0.75 },
    { name: 'hyphen, K', regex: /\d{7,8}-[Kk]/, score: 0.5 },
    { name: 'hyphen, digit', regex: /\d{7,8}-\d/, score: 0.3 },
    { name: 'plain', regex: /\d{7,8}[\dKk]/, score: 0.2 },
  ],
  context: {
    es: [
      'rut',
      'r.u.t',
      'r.u.n',
      'rol único tributario',
      'rol unico tributario',
      'rol único nacional',
      'cédula de identidad',
      'cedula de identidad',
      'carnet de identidad',
      'rut/run',
    ],
    en: ['rut', 'chilean id', 'chilean tax id', 'chilean national id'],
  },
  check(value) {
    const number = compact(value)
    const digits = digitsOf(number.slice(0, -1)).reverse()
    if (digits.every((digit) => digit === 0)) return 'invalid'
    let sum = 0
    for (let i = 0; i < digits.length; i++) sum += digits[i]! * (2 + (i % 6))
    return '0K987654321'[sum % 11] === number.at(-1) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'RUT: [[12.345.678-5]]',
      'RUT [[7654321-6]]',
      'la persona [[15678902-K]] compareció',
      'Chilean ID [[20347878k]]',
    ],
    reject: [
      { text: 'RUT 12.345.678-6', why: 'wrong check digit' },
      { text: 'RUT 12.345.678-P', why: 'the letter can only be K' },
      { text: 'RUT 123.456-5', why: 'too short' },
      { text: 'build 12345678-5', why: 'no dots and no label' },
    ],
  },
})
