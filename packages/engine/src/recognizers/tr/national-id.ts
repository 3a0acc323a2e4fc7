import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { withTurkishCapitals } from '../_shared/eastern.ts'

/**
 * Turkish identity number (T.C. kimlik numarası): eleven digits, the first not 0. The tenth comes from the odd and
 * even places (7 and 9 times), the eleventh is the sum of the first ten modulo 10. One random number in a hundred
 * passes, so a label is needed.
 */
export default defineRecognizer({
  entity: 'TR_NATIONAL_ID',
  title: 'Turkish identity number',
  description: 'Identity number of a person registered in Turkey (TCKN)',
  format: '11 digits, first not 0',
  group: 'government_id',
  country: 'TR',
  sources: [
    'https://tckimlik.nvi.gov.tr/',
    'https://tr.wikipedia.org/wiki/T%C3%BCrkiye_Cumhuriyeti_Kimlik_Numaras%C4%B1',
  ],
  patterns: [{ name: 'plain', regex: /[1-9]\d{9}[02468]/, score: 0.1 }],
  context: {
    tr: withTurkishCapitals([
      'tc kimlik',
      't.c. kimlik',
      'tckn',
      'tc kimlik no',
      'kimlik no',
      'kimlik numarası',
      'kimlik numaram',
      'tc no',
      't.c. no',
      'tcno',
      'vatandaşlık numarası',
    ]),
    en: ['tckn', 'turkish identity number', 'turkish id number', 'tr id number', 'turkish national id'],
  },
  check(value) {
    const digits = digitsOf(value)
    const ten = weightedSum(digits.slice(0, 9), [7, 9]) % 10 === digits[9]
    return ten && weightedSum(digits.slice(0, 10), [1]) % 10 === digits[10] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'TC Kimlik No: [[10000000146]]',
      'T.C. KİMLİK NUMARASI [[17291716060]]',
      'Turkish identity number [[12345678950]]',
    ],
    reject: [
      { text: 'TC Kimlik No: 10000000148', why: 'last digit is wrong' },
      { text: 'TC Kimlik No: 01234567890', why: 'starts with 0' },
      { text: 'TC Kimlik No: 1000000014', why: 'ten digits' },
      { text: 'sipariş 10000000146', why: 'eleven digits without a label' },
    ],
  },
})
