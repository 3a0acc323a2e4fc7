import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/english.ts'
import { DRIVER_LICENCE_FORMATS } from './_driver-licence-formats.ts'

const someProvince = new RegExp(
  `^(?:${Object.values(DRIVER_LICENCE_FORMATS)
    .map((format) => format.source)
    .join('|')})$`,
)

/** The last six digits of an Ontario number are the birth date: year, month (plus 50 for women), day. */
const hasOntarioBirthDate = (number: string) =>
  /(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(number)

/**
 * Canadian driver's licence. Each province has its own shape and none publishes a check digit: the label is required.
 */
export default defineRecognizer({
  entity: 'CA_DRIVER_LICENSE',
  title: "Canadian driver's licence number",
  description: "Number of a driver's licence of a Canadian province",
  format: 'Ontario letter and 14 digits, Quebec letter and 12 digits, others 5 to 14 characters',
  group: 'government_id',
  country: 'CA',
  sources: [
    'https://www.ccmta.ca/en/driver-licensing',
    'https://www.ontario.ca/page/get-drivers-licence-experienced-drivers',
  ],
  patterns: [
    { name: 'Ontario', regex: /[A-Za-z]\d{4}[- ]?\d{5}[- ]?\d{5}/, score: 0.3 },
    { name: 'Quebec', regex: /[A-Za-z]\d{4}[- ]\d{6}[- ]\d{2}/, score: 0.3 },
    // Without its hyphens as five states of the US write theirs.
    { name: 'Quebec, one piece', regex: /[A-Za-z]\d{12}/, score: 0.1 },
    { name: 'letters and nine digits', regex: /[A-Z]{5}[- ]\d{9}|[A-Za-z]{1,5}\d{9}/, score: 0.15 },
    {
      name: 'Manitoba',
      regex: /[A-Za-z*]{2}[- ]?[A-Za-z*]{2}[- ]?[A-Za-z*]{2}[- ]?[A-Za-z*]\d{3}[A-Za-z]{2}/,
      score: 0.2,
    },
    { name: 'digits', regex: /\d{5,10}|\d{6}-\d{3}/, score: 0.05 },
  ],
  context: {
    en: DRIVING_LICENCE_WORDS,
    fr: ['permis de conduire', 'numéro de permis', 'no de permis', 'permis'],
  },
  contextRequired: true,
  check(value) {
    const number = value.replace(/[- ]/g, '').toUpperCase()
    if (!someProvince.test(number)) return 'invalid'
    return number.length === 15 && !hasOntarioBirthDate(number) ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      "Ontario driver's licence [[A1234-56789-01225]]",
      'Permis de conduire [[S5412-120588-04]]',
      "BC driver's licence: [[1234567]]",
    ],
    reject: [
      { text: "driver's licence A1234-56789-09925", why: 'no month 99 in the Ontario birth date' },
      { text: "driver's licence 1234", why: 'four digits' },
      { text: "driver's licence ABCDEFG123456789", why: 'no province starts with seven letters' },
      { text: 'order A1234-56789-01225', why: 'no licence label' },
    ],
  },
})
