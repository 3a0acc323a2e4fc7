import { defineRecognizer } from '../../define.ts'
import { PLATE_CODES } from './_plate-codes.ts'

/** Never given out since the letters recall the National Socialist state (FZV, guidance of the federal states). */
const BANNED_LETTERS = new Set(['HJ', 'KZ', 'NS', 'SA', 'SS'])
/** Capitals with a number that look like plates and are not: standards, products, notations. */
const LOOK_ALIKES = new Set(['DIN EN', 'DIN VD', 'AC DC', 'OS X', 'A Z', 'CO OP', 'HP UX'])

const PARTS = /^([A-ZÄÖÜ]{1,3})([- \u00A0])([A-Z]{1,2})([- \u00A0]?)(\d{1,4})([EH]?)$/

/**
 * German vehicle registration plate: district code, one or two letters, up to four digits, at most eight characters,
 * E for electric and H for historic vehicles behind. Only the district code can be checked, and short capitals with
 * a number are everywhere ("RFC 2119"), so without a plate word the usual written form is asked for: hyphen after
 * the district, space before the number, at least four characters behind the hyphen.
 */
export default defineRecognizer({
  entity: 'DE_KFZ',
  title: 'German vehicle registration plate',
  description: 'Registration plate of a vehicle in Germany (Kfz-Kennzeichen)',
  format: '1-3 letters of the district, hyphen, 1-2 letters, space, 1-4 digits, optional E or H',
  group: 'vehicle',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/fzv_2023/__9.html',
    'https://www.kba.de/DE/Service/Kennzeichen/kennzeichen_node.html',
  ],
  patterns: [
    { name: 'plate', regex: /[A-ZÄÖÜ]{1,3}[- \u00A0][A-Z]{1,2}[- \u00A0]?[1-9]\d{0,3}[EH]?/, score: 0.15 },
  ],
  context: {
    de: [
      'kennzeichen',
      'kfz',
      'kfz-kennzeichen',
      'autokennzeichen',
      'nummernschild',
      'amtliches kennzeichen',
      'amtlichen kennzeichen',
      'fahrzeug',
      'fahrzeugs',
      'pkw',
      'lkw',
      'halter',
      'fahrzeugschein',
      'zulassung',
    ],
    en: [
      'license plate',
      'licence plate',
      'number plate',
      'plate number',
      'registration plate',
      'vehicle registration',
    ],
  },
  check(value) {
    const parts = PARTS.exec(value)
    if (!parts) return 'invalid'
    const [, district, separator, letters, gap, digits, suffix] = parts as unknown as string[]
    if (!PLATE_CODES.has(district!) || BANNED_LETTERS.has(letters!)) return 'invalid'
    if (district!.length + letters!.length + digits!.length + suffix!.length > 8) return 'invalid'
    const usualForm = separator === '-' && (gap === ' ' || gap === '\u00A0')
    if (!usualForm || letters!.length + digits!.length < 4) return 'unknown'
    return LOOK_ALIKES.has(`${district} ${letters}`) ? 'unknown' : 'valid'
  },
  validScore: 0.5,
  examples: {
    match: [
      'Das Auto mit dem Kennzeichen [[B AB 1234]] stand vor der Tür.',
      'Der Wagen [[M-XY 987]] fuhr davon.',
      'license plate [[HH-KL 42E]]',
      'Kfz-Kennzeichen: [[TÜ-R 7]]',
      'Ein Oldtimer, [[GÖ-AB 123H]], stand im Hof.',
    ],
    reject: [
      { text: 'ISO 9001 und RFC 2119', why: 'no letters between code and number' },
      { text: 'DIN EN 1090 gilt.', why: 'a standard; DIN is also the code of Dinslaken' },
      { text: 'nach DIN-EN 1090 geprüft', why: 'a standard in plate form' },
      { text: 'Kennzeichen QX-AB 123', why: 'no district has the code QX' },
      { text: 'Kennzeichen B-SS 123', why: 'letters that are never given out' },
      { text: 'Kennzeichen B-AB 0123', why: 'numbers do not begin with 0' },
      { text: 'OS-X 10, HP-UX 11 und AC-DC 12', why: 'too short or a known notation, no plate word' },
    ],
  },
})
