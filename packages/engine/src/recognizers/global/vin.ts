import { defineRecognizer } from '../../define.ts'

/**
 * Vehicle identification number (ISO 3779): 17 characters without I, O and Q. North America (first character 1 to
 * 5) requires a check character in place 9: values times weights, modulo 11, ten written X (49 CFR 565.15). The
 * last four places are digits everywhere. Elsewhere place 9 is free, so a passing sum there proves nothing.
 */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** A to H count 1 to 8, J to R 1 to 9, S to Z 2 to 9. */
function characterValue(character: string): number {
  const code = character.charCodeAt(0)
  if (code <= 57) return code - 48
  if (character <= 'H') return code - 64
  return code - (character <= 'R' ? 73 : 81)
}

export default defineRecognizer({
  entity: 'VIN',
  title: 'Vehicle identification number',
  description: 'Vehicle identification number (chassis number)',
  format: '17 characters without I, O, Q',
  group: 'vehicle',
  sources: [
    'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565/subpart-B/section-565.15',
    'https://www.iso.org/standard/52200.html',
  ],
  patterns: [{ name: 'vin', regex: /[A-HJ-NPR-Za-hj-npr-z0-9]{13}\d{4}/, score: 0.1 }],
  context: {
    en: [
      'vin',
      'vehicle identification',
      'vehicle identification number',
      'chassis',
      'chassis number',
      'chassis no',
      'vin number',
    ],
    de: [
      'fin',
      'fahrgestellnummer',
      'fahrzeug-identifizierungsnummer',
      'fahrzeugidentifizierungsnummer',
      'fahrgestell-nr',
    ],
    fr: ['numéro de châssis', 'numéro de série du véhicule', 'vin', 'châssis'],
    es: ['número de bastidor', 'bastidor', 'número de chasis', 'chasis', 'vin'],
    pt: ['chassi', 'chassis', 'número do chassi', 'quadro'],
    it: ['numero di telaio', 'telaio', 'vin'],
    nl: ['chassisnummer', 'voertuigidentificatienummer', 'vin'],
    sv: ['chassinummer', 'vin'],
    nb: ['understellsnummer', 'chassisnummer'],
    da: ['stelnummer', 'vin'],
    fi: ['valmistenumero', 'alustanumero'],
    pl: ['numer vin', 'vin', 'numer nadwozia', 'nr nadwozia'],
    cs: ['vin', 'číslo karoserie'],
    hu: ['alvázszám', 'vin'],
    ro: ['serie șasiu', 'serie sasiu', 'vin'],
    tr: ['şasi no', 'şasi numarası', 'vin'],
    ru: ['vin', 'номер кузова', 'вин'],
    ja: ['車台番号'],
    ko: ['차대번호'],
    zh: ['车架号', '车辆识别代号', '車身號碼'],
  },
  check(value) {
    const vin = value.toUpperCase()
    if (!/[A-Z]/.test(vin) || /^(.)\1+$/.test(vin)) return 'invalid'
    if (!/^[1-5]/.test(vin)) return 'unknown'
    if (!/^[0-9X]$/.test(vin[8]!)) return 'invalid'
    let sum = 0
    for (let i = 0; i < 17; i++) sum += characterValue(vin[i]!) * WEIGHTS[i]!
    const check = sum % 11
    return (check === 10 ? 'X' : String(check)) === vin[8] ? 'valid' : 'invalid'
  },
  // The check character and four final digits: a random token of this length passes once in 100,000.
  validScore: 0.6,
  examples: {
    match: [
      'VIN [[1HGCM82633A004352]]',
      'The car, [[1M8GDM9AXKP042788]], was sold.',
      'Fahrgestellnummer: [[WVWZZZ1JZXW000001]]',
      'bastidor [[VSSZZZ6JZ9R012345]]',
    ],
    reject: [
      { text: 'VIN 1HGCM82643A004352', why: 'wrong check character' },
      { text: 'VIN 1HGCM82633A00435', why: 'sixteen characters' },
      { text: 'VIN 1HGCM82633O004352', why: 'letter O is never used' },
      { text: 'token WVWZZZ1JZXW000001', why: 'no check character in Europe and no label' },
    ],
  },
})
