/** Labels of English-language forms that several countries share. Compound forms are field names without a separator. */

export const PASSPORT_WORDS = [
  'passport',
  'passports',
  'passportno',
  'passportnumber',
  'passportid',
  'travel document',
] as const

export const DRIVING_LICENCE_WORDS = [
  "driver's license",
  'driver’s license',
  'drivers license',
  'driver license',
  'driving license',
  "driver's licence",
  'driver’s licence',
  'drivers licence',
  'driver licence',
  'driving licence',
  "driver's lic",
  'drivers lic',
  'driver lic',
  'driverlicense',
  'driverslicense',
  'drivinglicence',
  'drivinglicense',
  'dl no',
  'dl#',
  'dl number',
  'dln',
] as const

export const NUMBER_PLATE_WORDS = [
  'license plate',
  'license plates',
  'licence plate',
  'number plate',
  'numberplate',
  'licenseplate',
  'plate number',
  'plate no',
  'registration plate',
  'vehicle registration',
] as const
