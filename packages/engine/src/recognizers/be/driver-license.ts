import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { drivingLicenceWords } from '../_shared/western.ts'

/** Belgian driving licence number (field 5 of the card): ten digits without a published check; needs its label. */
export default defineRecognizer({
  entity: 'BE_DRIVER_LICENSE',
  title: 'Belgian driving licence number',
  description: 'Number of a Belgian driving licence (rijbewijs, permis de conduire)',
  format: '10 digits',
  group: 'government_id',
  country: 'BE',
  sources: [
    'https://mobilit.belgium.be/en/road/driving-licence',
    'https://www.consilium.europa.eu/prado/en/BEL-FO-07001/index.html',
  ],
  patterns: [{ name: 'number', regex: /\d{10}/, score: 0.1 }],
  context: {
    nl: drivingLicenceWords.nl,
    fr: drivingLicenceWords.fr,
    de: drivingLicenceWords.de,
    en: drivingLicenceWords.en,
  },
  contextRequired: true,
  check: (value) => (isOneDigitRepeated(digitsOf(value)) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'Rijbewijs nr. [[1234567890]]',
      'Permis de conduire : [[0987654321]]',
      'Belgian driving licence [[1700123456]]',
    ],
    reject: [
      { text: 'rijbewijs 123456789', why: 'nine digits' },
      { text: 'rijbewijs 1111111111', why: 'one digit repeated' },
      { text: 'dossier 1234567890', why: 'no licence word' },
    ],
  },
})
