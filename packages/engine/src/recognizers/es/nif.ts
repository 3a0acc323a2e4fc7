import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { controlLetter } from './_control-letter.ts'

/**
 * Spanish personal tax number (NIF), for citizens the number of the identity card (DNI): eight digits and a control
 * letter, the number modulo 23. K, L and M stand for minors, residents abroad and foreigners without NIE, with seven
 * digits. A random letter fits once in 23; lower case and spaced forms are no proof without a label.
 */
export default defineRecognizer({
  entity: 'ES_NIF',
  title: 'Spanish personal tax number',
  description: 'Tax and identity number of a person in Spain (NIF, DNI)',
  format: '8 digits and letter; K, L or M, 7 digits and letter',
  group: 'tax_id',
  country: 'ES',
  sources: [
    'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15984',
    'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/',
  ],
  patterns: [
    { name: 'dotted', regex: /\d{1,2}\.\d{3}\.\d{3}[ \u00A0-]?[A-HJ-NP-TV-Za-hj-np-tv-z]/, score: 0.7 },
    { name: 'upper case', regex: /\d{8}-?[A-HJ-NP-TV-Z]/, score: 0.5 },
    { name: 'loose', regex: /\d{8}(?:[ \u00A0-]?[a-hj-np-tv-z]|[ \u00A0][A-HJ-NP-TV-Z])/, score: 0.2 },
    { name: 'special', regex: /[KLMklm][ -]?\d{7}[ -]?[A-HJ-NP-TV-Za-hj-np-tv-z]/, score: 0.3 },
  ],
  context: {
    es: [
      'dni',
      'd.n.i',
      'nif',
      'n.i.f',
      'documento nacional de identidad',
      'número de identificación fiscal',
      'numero de identificacion fiscal',
      'documento de identidad',
      'identificación fiscal',
    ],
    ca: ['dni', 'nif', "document nacional d'identitat", "número d'identificació fiscal"],
    gl: ['dni', 'nif', 'documento nacional de identidade'],
    eu: ['ifz', 'nan zenbakia', 'identifikazio fiskaleko zenbakia'],
    en: ['spanish id', 'dni', 'nif', 'national identity document', 'spanish tax number'],
  },
  check(value) {
    const number = compact(value)
    const digits = /^[KLM]/.test(number) ? number.slice(1, -1) : number.slice(0, -1)
    if (Number(digits) === 0) return 'invalid'
    return controlLetter(Number(digits)) === number.at(-1) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'DNI: [[12345678Z]]',
      'con NIF [[54.362.315-K]], vecino de Sevilla',
      'Se presentó [[05127846L]] en la oficina.',
      'nif [[12345678 z]]',
      'NIF [[K1234567L]]',
    ],
    reject: [
      { text: 'DNI 12345678A', why: 'wrong control letter' },
      { text: 'DNI 00000000T', why: 'number zero is never issued' },
      { text: 'DNI 1234567L', why: 'seven digits without K, L or M' },
      { text: 'build 12345678z', why: 'lower case without a label' },
    ],
  },
})
