import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

const MONTHS = 'ABCDEHLMPRST'
/** Letters that replace digits, from the right, when two people would have the same code (omocodia). */
const DIGIT_LETTERS = 'LMNPQRSTUV'
/** Values of 0-9 (and of A-J) in odd places, then of K to Z. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]

const place = (character: string): number =>
  character <= '9' ? Number(character) : character.charCodeAt(0) - 65

const asDigits = (characters: string): number =>
  Number(characters.replace(/[L-V]/g, (letter) => String(DIGIT_LETTERS.indexOf(letter))))

/**
 * Italian fiscal code (codice fiscale, DM 12 March 1974): three letters of surname and three of first name, year, month
 * letter, day (40 added for women), municipality of birth, check letter: values of odd and even places modulo 26.
 */
export default defineRecognizer({
  entity: 'IT_FISCAL_CODE',
  title: 'Italian fiscal code',
  description: 'Fiscal code of a person in Italy (codice fiscale)',
  format: '16 letters and digits: 6 letters, 2 digits, letter, 2 digits, letter, 3 digits, letter',
  group: 'tax_id',
  country: 'IT',
  sources: [
    'https://www.agenziaentrate.gov.it/portale/web/guest/schede/istanze/richiesta-ts_cf/informazioni-codificazione-pf',
    'https://it.wikipedia.org/wiki/Codice_fiscale',
  ],
  patterns: [
    {
      name: 'plain',
      regex:
        /[A-Za-z]{6}[\dL-NP-Vl-np-v]{2}[ABCDEHLMPRSTabcdehlmprst][\dL-NP-Vl-np-v]{2}[A-Za-z][\dL-NP-Vl-np-v]{3}[A-Za-z]/,
      score: 0.5,
    },
    {
      name: 'grouped',
      regex:
        /[A-Z]{3}[ \u00A0][A-Z]{3}[ \u00A0][\dL-NP-V]{2}[ABCDEHLMPRST][\dL-NP-V]{2}[ \u00A0][A-Z][\dL-NP-V]{3}[ \u00A0]?[A-Z]/,
      score: 0.5,
    },
  ],
  context: {
    it: ['codice fiscale', 'cod. fiscale', 'cod. fisc', 'c.f', 'cf', 'codicefiscale', 'tessera sanitaria'],
    de: ['steuernummer', 'italienische steuernummer'],
    en: ['fiscal code', 'italian tax code', 'tax code', 'italian fiscal code'],
  },
  check(value) {
    const code = compact(value)
    const day = asDigits(code.slice(9, 11))
    const month = MONTHS.indexOf(code[8]!) + 1
    if (!/\d/.test(code)) return 'invalid'
    if (!isCalendarDateOfSomeCentury(asDigits(code.slice(6, 8)), month, day > 40 ? day - 40 : day))
      return 'invalid'
    let sum = 0
    for (let i = 0; i < 15; i++) sum += i % 2 === 0 ? ODD_VALUES[place(code[i]!)]! : place(code[i]!)
    return String.fromCharCode(65 + (sum % 26)) === code[15] ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      'Codice fiscale: [[RSSMRA85T10A562S]]',
      'La signora [[BNCGLI90A41H501E]] ha firmato.',
      'C.F. [[RSS MRA 85T10 A562S]]',
      'fiscal code [[rccmnl83s18d969h]]',
      'omocodia: [[RSSMRA85T10A56NH]]',
    ],
    reject: [
      { text: 'Codice fiscale RSSMRA85T10A562T', why: 'wrong check letter' },
      { text: 'Codice fiscale RSSMRA85T32A562Y', why: 'no 32nd day, although the check letter fits' },
      { text: 'Codice fiscale RSSMRA85F10A562S', why: 'F is no month letter' },
      { text: 'Codice fiscale RSSMRA85T10A562', why: 'fifteen characters' },
    ],
  },
})
