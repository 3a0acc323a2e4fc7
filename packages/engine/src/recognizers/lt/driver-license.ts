import { defineRecognizer } from '../../define.ts'
import { DRIVING_LICENCE_WORDS } from '../_shared/eastern.ts'

/**
 * Lithuanian driving licence number: eight digits without a check digit; the licence must be named.
 */
export default defineRecognizer({
  entity: 'LT_DRIVER_LICENSE',
  title: 'Lithuanian driving licence number',
  description: 'Number of a Lithuanian driving licence',
  format: '8 digits with a licence word nearby',
  group: 'government_id',
  country: 'LT',
  sources: [
    'https://www.regitra.lt/en/driving-licences',
    'https://learn.microsoft.com/en-us/purview/sit-defn-lithuania-drivers-license-number',
  ],
  patterns: [{ name: 'number', regex: /\d{8}/, score: 0.05 }],
  context: {
    lt: [
      'vairuotojo pažymėjimas',
      'vairuotojo pažymėjimo',
      'vairuotojo pažymėjimą',
      'vairuotojo pazymejimas',
      'vairuotojo pazymejimo',
      'vairuotojo teisės',
    ],
    en: DRIVING_LICENCE_WORDS,
  },
  contextRequired: true,
  examples: {
    match: [
      'Vairuotojo pažymėjimo Nr. [[01234567]]',
      'Lithuanian driving licence [[00987654]]',
      "driver's license: [[01112223]]",
    ],
    reject: [
      { text: 'Siunta 01234567', why: 'no licence word' },
      { text: 'Vairuotojo pažymėjimo Nr. 0123456', why: 'seven digits' },
      { text: 'Vairuotojo pažymėjimo Nr. 012345678', why: 'nine digits' },
    ],
  },
})
