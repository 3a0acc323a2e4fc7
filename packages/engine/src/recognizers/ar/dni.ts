import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** Argentine national identity number (DNI, Renaper): seven or eight digits without a check digit; needs its label. */
export default defineRecognizer({
  entity: 'AR_DNI',
  title: 'Argentine national identity number',
  description: 'National identity number of a person in Argentina (DNI)',
  format: '7 or 8 digits, often with dots',
  group: 'government_id',
  country: 'AR',
  sources: [
    'https://www.argentina.gob.ar/interior/dni',
    'https://es.wikipedia.org/wiki/Documento_Nacional_de_Identidad_(Argentina)',
  ],
  patterns: [
    { name: 'dotted', regex: /\d{1,2}\.\d{3}\.\d{3}/, score: 0.2 },
    { name: 'plain', regex: /\d{7,8}/, score: 0.1 },
  ],
  context: {
    es: [
      'dni',
      'd.n.i',
      'documento nacional de identidad',
      'documento de identidad',
      'nro. de documento',
      'número de documento',
      'numero de documento',
      'doc. nº',
      'libreta cívica',
      'libreta de enrolamiento',
    ],
    en: ['dni', 'argentine id', 'national identity document', 'national id number'],
  },
  contextRequired: true,
  check: (value) => (isOneDigitRepeated(digitsOf(value)) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'DNI: [[20.123.456]]',
      'titular del documento nacional de identidad [[34567890]]',
      'Argentine DNI [[7654321]]',
    ],
    reject: [
      { text: 'DNI 123456', why: 'six digits' },
      { text: 'DNI 11.111.111', why: 'one digit repeated' },
      { text: 'población 20.123.456', why: 'no label' },
    ],
  },
})
