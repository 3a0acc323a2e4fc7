import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Spanish social security number (número de afiliación, NUSS): province (01 to 53, 66), eight digits, two check digits:
 * province and number modulo 97. Numbers below ten million are joined to the province without their leading zero.
 */
export default defineRecognizer({
  entity: 'ES_NSS',
  title: 'Spanish social security number',
  description: 'Social security number of a person in Spain (número de afiliación, NUSS)',
  format: '12 digits: province 2, number 8, check 2, also with slashes',
  group: 'government_id',
  country: 'ES',
  sources: [
    'https://www.seg-social.es/wps/portal/wss/internet/Trabajadores/Afiliacion/7332',
    'https://es.wikipedia.org/wiki/N%C3%BAmero_de_la_Seguridad_Social',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{2}[/ \u00A0-]\d{7,8}[/ \u00A0-]?\d{2}/, score: 0.7 },
    { name: 'plain', regex: /\d{12}/, score: 0.3 },
  ],
  context: {
    es: [
      'nss',
      'nuss',
      'naf',
      'seguridad social',
      'número de afiliación',
      'numero de afiliacion',
      'nº afiliación',
      'número de la seguridad social',
      'afiliación',
      'n.º s.s',
    ],
    ca: ['seguretat social', "número d'afiliació", 'nss'],
    en: ['spanish social security number', 'social security number', 'social security'],
  },
  check(value) {
    const digits = digitsOf(value).join('')
    const province = Number(digits.slice(0, 2))
    if (province < 1 || (province > 53 && province !== 66)) return 'invalid'
    const body = digits.slice(2, -2)
    const number = Number(body)
    const check = Number(digits.slice(-2))
    if (number === 0) return 'invalid'
    const shortForm = number < 10_000_000 && (province * 10_000_000 + number) % 97 === check
    const fullForm = body.length === 8 && (province * 100_000_000 + number) % 97 === check
    return shortForm || fullForm ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Seguridad Social: [[28/12345678/40]]',
      'Número de afiliación [[419876543255]]',
      'Nº Seguridad Social [[28 1234567840]]',
      'Spanish social security number [[28 12345678 40]]',
    ],
    reject: [
      { text: 'NSS 28/12345678/41', why: 'wrong check digits' },
      { text: 'NSS 55/12345678/40', why: 'no province 55' },
      { text: 'NSS 28123456784', why: 'eleven digits' },
      { text: 'pedido 281234567840', why: 'no label on a plain run of digits' },
    ],
  },
})
