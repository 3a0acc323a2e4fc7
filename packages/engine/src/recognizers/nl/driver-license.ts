import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { drivingLicenceWords } from '../_shared/western.ts'

/** Dutch driving licence number (field 5): ten digits without a published check; needs its label. */
export default defineRecognizer({
  entity: 'NL_DRIVER_LICENSE',
  title: 'Dutch driving licence number',
  description: 'Number of a Dutch driving licence (rijbewijsnummer)',
  format: '10 digits',
  group: 'government_id',
  country: 'NL',
  sources: [
    'https://www.rdw.nl/particulier/voertuigen/auto/het-rijbewijs',
    'https://nl.wikipedia.org/wiki/Rijbewijs_in_Nederland',
  ],
  patterns: [{ name: 'number', regex: /\d{10}/, score: 0.1 }],
  context: { nl: drivingLicenceWords.nl, en: drivingLicenceWords.en },
  contextRequired: true,
  check: (value) => (isOneDigitRepeated(digitsOf(value)) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'Rijbewijsnummer: [[5123456789]]',
      'Zijn rijbewijs heeft nummer [[4802137655]].',
      'Dutch driving licence [[5551239876]]',
    ],
    reject: [
      { text: 'rijbewijs 512345678', why: 'nine digits' },
      { text: 'rijbewijs 0000000000', why: 'one digit repeated' },
      { text: 'ordernummer 5123456789', why: 'no licence word' },
    ],
  },
})
