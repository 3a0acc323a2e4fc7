/**
 * Labels shared by the document numbers of Western Europe and Latin America, by language. Passport and licence
 * numbers have no check anyone publishes: the label beside them is what makes them one.
 */
export const passportWords = {
  en: ['passport', 'passport no', 'passport number', 'passport nr', 'travel document'],
  de: [
    'reisepass',
    'reisepasses',
    'reisepassnummer',
    'reisepass-nr',
    'passnummer',
    'pass-nr',
    'passnr',
    'pass nr',
    'seriennummer des passes',
  ],
  fr: ['passeport', 'passeports', 'numéro de passeport', 'numero de passeport', 'n° de passeport'],
  nl: ['paspoort', 'paspoortnummer', 'paspoortnr', 'reisdocument', 'documentnummer'],
  es: ['pasaporte', 'número de pasaporte', 'numero de pasaporte', 'nº de pasaporte', 'pasaportes'],
  pt: ['passaporte', 'número do passaporte', 'numero do passaporte', 'número de passaporte', 'passaportes'],
  it: ['passaporto', 'numero di passaporto', 'numero passaporto', 'passaporti', 'passaporto n'],
} as const

export const drivingLicenceWords = {
  en: [
    'driving licence',
    'driving license',
    "driver's license",
    "driver's licence",
    'driver license',
    'driver licence',
    'drivers license',
    'licence number',
    'license number',
  ],
  de: [
    'führerschein',
    'fuehrerschein',
    'führerscheins',
    'führerscheinnummer',
    'fuehrerscheinnummer',
    'führerschein-nr',
    'fahrerlaubnis',
    'fahrerlaubnisnummer',
  ],
  fr: [
    'permis de conduire',
    'numéro de permis',
    'numero de permis',
    'n° de permis',
    'neph',
    'numéro neph',
    'permis n°',
  ],
  nl: ['rijbewijs', 'rijbewijsnummer', 'rijbewijsnr', 'rijbewijzen'],
  pt: ['carta de condução', 'carta de conducao', 'título de condução', 'nº da carta de condução', 'carta n'],
  it: ['patente', 'patente di guida', 'numero patente', 'patente n', 'patenti'],
} as const

/** Letters A to Z as 10 to 35, digits as themselves: the values of ICAO 9303 and of many check-digit rules. */
export const characterValue = (character: string): number => Number.parseInt(character, 36)
