import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { controlLetter } from './_control-letter.ts'

/**
 * Spanish foreigner identity number (NIE): X, Y or Z, seven digits, control letter. X, Y, Z count as 0, 1, 2 in front of
 * the digits; then modulo 23 as in the DNI.
 */
export default defineRecognizer({
  entity: 'ES_NIE',
  title: 'Spanish foreigner identity number',
  description: 'Identity number of a foreigner in Spain (NIE)',
  format: 'X, Y or Z, 7 digits, letter',
  group: 'government_id',
  country: 'ES',
  sources: [
    'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/',
    'https://es.wikipedia.org/wiki/N%C3%BAmero_de_identidad_de_extranjero',
  ],
  patterns: [
    { name: 'upper case', regex: /[XYZ]-?\d{7}-?[A-HJ-NP-TV-Z]/, score: 0.6 },
    {
      name: 'loose',
      regex: /(?:[xyz][ -]?\d{7}[ -]?[a-hj-np-tv-z]|[XYZ][ -]\d{7}[ -][A-HJ-NP-TV-Z])/,
      score: 0.3,
    },
  ],
  context: {
    es: [
      'nie',
      'n.i.e',
      'número de identidad de extranjero',
      'numero de identidad de extranjero',
      'tarjeta de residencia',
      'extranjero',
      'extranjera',
      'permiso de residencia',
    ],
    ca: ['nie', "número d'identitat d'estranger"],
    en: ['nie', 'foreigner identity number', 'foreigner id', 'spanish residence card', 'nie number'],
  },
  check(value) {
    const number = compact(value)
    const leading = 'XYZ'.indexOf(number[0]!)
    return controlLetter(Number(`${leading}${number.slice(1, 8)}`)) === number[8] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'NIE: [[X1234567L]]',
      'titular del NIE [[Y-5576831-N]]',
      'NIE number [[Z9543210D]]',
      'nie [[x1234567l]]',
    ],
    reject: [
      { text: 'NIE X1234567M', why: 'wrong control letter' },
      { text: 'NIE W1234567L', why: 'begins with X, Y or Z' },
      { text: 'NIE X123456L', why: 'six digits' },
    ],
  },
})
