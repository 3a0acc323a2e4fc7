import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/** Office numbers of the Austrian tax offices in use before the reform of 2021; they stay part of the number. */
const OFFICES = new Set(
  [
    3, 4, 6, 7, 8, 9, 10, 12, 15, 16, 18, 22, 23, 29, 33, 38, 41, 46, 51, 52, 53, 54, 57, 59, 61, 65, 67, 68,
    69, 71, 72, 81, 82, 83, 84, 90, 91, 93, 97, 98,
  ].map((office) => String(office).padStart(2, '0')),
)

/**
 * Austrian tax account number (Abgabenkontonummer, Steuernummer): office, six digits, check digit. Every second
 * digit is doubled and folded, the sum completed to a multiple of ten: the Luhn rule over all nine digits.
 */
export default defineRecognizer({
  entity: 'AT_TAX_ID',
  title: 'Austrian tax account number',
  description: 'Tax account number of a person or business in Austria (Abgabenkontonummer, Steuernummer)',
  format: '9 digits NN-NNN/NNNN, the first two name the tax office',
  group: 'tax_id',
  country: 'AT',
  sources: [
    'https://www.bmf.gv.at/themen/steuern/start-ins-steuer-1-1/steuernummer.html',
    'https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/Austria-TIN.pdf',
  ],
  patterns: [
    { name: 'grouped', regex: /\d{2}[ \u00A0-]\d{3}\/\d{4}/, score: 0.6 },
    { name: 'plain', regex: /\d{9}/, score: 0.3 },
  ],
  context: {
    de: [
      'steuernummer',
      'steuernr',
      'steuer-nr',
      'st.nr',
      'stnr',
      'abgabenkontonummer',
      'abgabenkonto',
      'finanzamt',
      'fa/steuernummer',
    ],
    en: ['austrian tax number', 'tax number', 'tax id', 'tax account number'],
  },
  check(value) {
    const digits = digitsOf(value)
    return OFFICES.has(`${digits[0]}${digits[1]}`) && passesLuhn(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Steuernummer: [[59-119/9013]]',
      'Finanzamt Linz, St.Nr. [[46 678/9013]]',
      'Abgabenkontonummer [[031234560]]',
    ],
    reject: [
      { text: 'Steuernummer 59-119/9014', why: 'wrong check digit' },
      { text: 'Steuernummer 99-119/9013', why: 'no such tax office' },
      { text: 'Steuernummer 59-119/901', why: 'eight digits' },
      { text: 'Beleg 031234560', why: 'no label on a plain run of digits' },
    ],
  },
})
