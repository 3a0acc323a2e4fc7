import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { NUMBER_PLATE_WORDS } from '../_shared/english.ts'
import { KNOWN_PLATE_CODES } from './_plate-codes.ts'

/**
 * Nigerian vehicle plate since 2011: code of the local government, three digits from 001, two letters of the series.
 * With its hyphen and a known code the plate is shown; other codes and the joined form need a label.
 */
export default defineRecognizer({
  entity: 'NG_VEHICLE_REGISTRATION',
  title: 'Nigerian vehicle registration plate',
  description: 'Registration plate of a vehicle in Nigeria',
  format: 'AAA-NNNAA',
  group: 'vehicle',
  country: 'NG',
  sources: ['https://frsc.gov.ng', 'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_Nigeria'],
  patterns: [
    { name: 'plate', regex: /[A-Z]{3}[- \u00A0]?\d{3}[- \u00A0]?[A-HJ-NP-Z]{2}/, score: 0.15 },
    { name: 'lower case', regex: /[a-z]{3}-?\d{3}-?[a-hj-np-z]{2}/, score: 0.05 },
  ],
  context: {
    en: [...NUMBER_PLATE_WORDS, 'vehicle number', 'reg no', 'frsc', 'vehicle licence', 'car number'],
    ha: ['lambar mota'],
    yo: ['nọ́mbà ọkọ̀', 'nomba oko'],
  },
  check(value) {
    const plate = compact(value)
    if (plate.slice(3, 6) === '000') return 'invalid'
    const asPrinted = value[3] === '-' && value === value.toUpperCase()
    return asPrinted && KNOWN_PLATE_CODES.has(plate.slice(0, 3)) ? 'valid' : 'unknown'
  },
  validScore: 0.45,
  examples: {
    match: [
      'The car [[KJA-123AA]] was seen in Ikeja.',
      'plate number [[QRS 482 BX]]',
      'Lambar mota: [[abj-571ca]]',
    ],
    reject: [
      { text: 'plate number KJA-000AA', why: 'the digits start at 001' },
      { text: 'plate number KJA-12AA', why: 'two digits' },
      { text: 'plate number KJA-123A', why: 'one letter' },
      { text: 'part QRS-482BX', why: 'unknown code without a label' },
    ],
  },
})
