import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/english.ts'
import { DRIVER_LICENSE_FORMATS } from './_driver-license-formats.ts'

const someState = new RegExp(
  `^(?:${Object.values(DRIVER_LICENSE_FORMATS)
    .map((format) => format.source)
    .join('|')})$`,
)

/**
 * US driver's license. Fifty-one issuers, fifty-one shapes, no common check digit: the label is required and the
 * compact number must have the shape of at least one state.
 */
export default defineRecognizer({
  entity: 'US_DRIVER_LICENSE',
  title: "US driver's license number",
  description: "Number of a driver's license of a US state",
  format: 'By state, 6 to 19 letters and digits',
  group: 'government_id',
  country: 'US',
  sources: [
    'https://www.aamva.org/topics/driver-license-identification-card-standards',
    'https://ntsi.com/drivers-license-format/',
  ],
  patterns: [
    { name: 'letter and groups', regex: /[A-Z][- ]?\d{3,5}(?:[- ]\d{1,5}){1,4}/, score: 0.2 },
    { name: 'letters and digits', regex: /[A-Za-z]{1,3}\d{5,18}[A-Za-z]?/, score: 0.15 },
    { name: 'digits in groups', regex: /\d{2,3}[- ]\d{3}[- ]\d{3}/, score: 0.1 },
    { name: 'digits', regex: /\d{6,14}[A-Za-z]{0,2}|\d{16}/, score: 0.05 },
    { name: 'Iowa and New Hampshire', regex: /\d{2,3}[A-Za-z]{2,3}\d{4,5}/, score: 0.15 },
    { name: 'Washington', regex: /WDL[A-Za-z0-9]{9}|[A-Za-z*]{7}\d{3}[A-Za-z0-9]{2}/, score: 0.2 },
  ],
  context: {
    en: [...DRIVING_LICENCE_WORDS, "operator's license", 'operator license', 'commercial license', 'dmv'],
    es: ['licencia de conducir', 'licencia de manejar', 'licencia de conducción'],
  },
  contextRequired: true,
  check(value) {
    return someState.test(value.replace(/[- ]/g, '').toUpperCase()) ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      "California driver's license [[D1234567]]",
      'Drivers license: [[S530-460-68-123-0]] (Florida)',
      'Licencia de conducir [[123 456 789]]',
      'WA driver license [[WDLABCD456DG]]',
      "driver's license number is [[F162823540116]]",
    ],
    reject: [
      { text: "driver's license D12", why: 'too short for any state' },
      { text: "driver's license ABCD123456789", why: 'no state starts with four letters' },
      { text: "driver's license INTRODUCTORY", why: 'a word' },
      { text: 'licence key D1234567', why: 'a software licence' },
    ],
  },
})
