import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { isNik } from './_regions.ts'

/**
 * Indonesian identity number (NIK, on the KTP): province, regency, district, birth date (day plus 40 for women) and a
 * serial. There is no check digit: region and date leave about one random number in 150, so a label is needed.
 */
export default defineRecognizer({
  entity: 'ID_NIK',
  title: 'Indonesian identity number',
  description: 'Population identity number of a resident of Indonesia (NIK)',
  format: '16 digits',
  group: 'government_id',
  country: 'ID',
  sources: ['https://dukcapil.kemendagri.go.id/', 'https://id.wikipedia.org/wiki/Nomor_Induk_Kependudukan'],
  patterns: [
    { name: 'plain', regex: /[1-9]\d{7}[01]\d{7}/, score: 0.1 },
    { name: 'grouped', regex: /[1-9]\d{5}[ \u00a0.-]\d{6}[ \u00a0.-]\d{4}/, score: 0.1 },
  ],
  context: {
    id: [
      'nik',
      'no nik',
      'nomor induk kependudukan',
      'ktp',
      'e-ktp',
      'no ktp',
      'nomor ktp',
      'no. ktp',
      'kartu tanda penduduk',
      'no. ktp/nik',
    ],
    en: ['nik', 'indonesian id', 'indonesian identity number', 'ktp', 'population identification number'],
  },
  check: (value) => (isNik(digitsOf(value)) ? 'valid' : 'invalid'),
  validScore: 0.3,
  examples: {
    match: [
      'NIK: [[3171011501900001]]',
      'No. KTP [[3273055506050002]]',
      'Indonesian ID (NIK) [[1271023112850003]]',
      'NIK [[317101-150190-0001]]',
    ],
    reject: [
      { text: 'NIK 9971011501900001', why: 'no province 99' },
      { text: 'NIK 3171013201900001', why: 'day 32' },
      { text: 'NIK 317101150190000', why: 'fifteen digits' },
      { text: 'nomor 3171011501900001', why: 'sixteen digits without a label' },
    ],
  },
})
