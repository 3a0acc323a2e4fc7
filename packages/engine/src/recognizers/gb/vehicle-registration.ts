import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { NUMBER_PLATE_WORDS } from '../_shared/english.ts'

/**
 * First letters of the local memory tag since 2001 (I J Q U Z are not used; T and X only for overflow and exports).
 * Source: DVLA leaflet INF104, "Vehicle registration numbers and number plates".
 */
const MEMORY_TAG = /^[ABCDEFGHKLMNOPRSTVWXY][A-HJ-PR-Y]/

/** Age identifiers run 02-50 for March and 51-00 for September; those beyond this decade are not issued yet. */
const isIssuedAge = (age: number) => (age >= 2 && age <= 29) || (age >= 51 && age <= 79)

/**
 * UK vehicle registration mark: current AB12 CDE (2001), prefix A123 BCD (1983) and suffix ABC 123D (1963). The older
 * and dateless styles are the shape of product codes, so they need a label; the current one is shown in its
 * official spacing.
 */
export default defineRecognizer({
  entity: 'UK_VEHICLE_REGISTRATION',
  title: 'UK vehicle registration mark',
  description: 'Registration mark of a vehicle in Great Britain',
  format: 'AB12 CDE, A123 BCD or ABC 123D',
  group: 'vehicle',
  country: 'GB',
  sources: [
    'https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates',
    'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_the_United_Kingdom',
  ],
  patterns: [
    { name: 'current', regex: /[A-Y][A-Y]\d{2}[ \u00A0][A-HJ-PR-Z]{3}/, score: 0.2 },
    { name: 'current, joined', regex: /[A-Ya-y]{2}\d{2}[A-HJ-PR-Za-hj-pr-z]{3}/, score: 0.2 },
    { name: 'prefix', regex: /[A-HJ-NPR-TV-Y]\d{1,3}[ \u00A0]?[A-HJ-PR-Y]{3}/, score: 0.1 },
    { name: 'suffix', regex: /[A-HJ-PR-Y]{3}[ \u00A0]?\d{1,3}[A-HJ-NPR-TV-Y]/, score: 0.1 },
  ],
  context: {
    en: [
      ...NUMBER_PLATE_WORDS,
      'registration mark',
      'registration number',
      'vrm',
      'vrn',
      'reg no',
      'reg number',
      'car reg',
      'vehicle reg',
      'v5c',
      'dvla',
    ],
    cy: ['rhif cofrestru', 'plât rhif'],
  },
  check(value) {
    const mark = compact(value)
    if (!/^[A-Z]{2}\d{2}[A-Z]{3}$/.test(mark)) return 'unknown'
    if (!MEMORY_TAG.test(mark) || !isIssuedAge(Number(mark.slice(2, 4)))) return 'invalid'
    // Of the letters A to F alone it may be hexadecimal.
    return /[ \u00A0]/.test(value) && /[G-Z]/.test(mark) ? 'valid' : 'unknown'
  },
  validScore: 0.4,
  examples: {
    match: [
      'A blue Fiesta, [[BD51 SMR]], left the scene.',
      'car reg [[lk19xyz]]',
      'Registration number [[P123 ABC]]',
      'Rhif cofrestru [[ABC 123D]]',
    ],
    reject: [
      { text: 'number plate JD51 SMR', why: 'no memory tag starts with J' },
      { text: 'number plate BD45 SMR', why: 'age identifier 45 is not issued yet' },
      { text: 'number plate BD51 SIR', why: 'the letter I is not used' },
      { text: 'part P123 ABC is in stock', why: 'older styles need a label' },
    ],
  },
})
