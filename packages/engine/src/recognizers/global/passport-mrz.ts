import { defineRecognizer } from '../../define.ts'
import { ISO_3166_ALPHA_3 } from '../_shared/countries.ts'

/**
 * Machine-readable zone of travel documents (ICAO Doc 9303): passports two lines of 44, visas 44 or 36, cards
 * three lines of 30 or two of 36. Check digits: characters as numbers (A = 10, "<" = 0), weighted 7, 3, 1, sum
 * modulo 10. Number, birth and expiry each have one, which makes chance matches one in a thousand at most.
 */
const WEIGHTS = [7, 3, 1]
/** Issuers of Doc 9303 part 3 that are no ISO country. */
const OTHER_ISSUERS = new Set(
  'D<< EUE GBD GBN GBO GBP GBS RKS UNO UNA UNK XXA XXB XXC XXX XPO XOM XCC XCO XEC XDC UTO XBA XIM XMP IAO'.split(
    ' ',
  ),
)

function checkDigit(field: string): string {
  let sum = 0
  for (let i = 0; i < field.length; i++) {
    const code = field.charCodeAt(i)
    const value = code === 60 ? 0 : code <= 57 ? code - 48 : code - 55
    sum += value * WEIGHTS[i % 3]!
  }
  return String(sum % 10)
}

/** "<" stands for 0 where an optional number is absent. */
const fits = (line: string, start: number, end: number): boolean =>
  checkDigit(line.slice(start, end)) === line[end]

const isIssuer = (code: string): boolean => ISO_3166_ALPHA_3.has(code) || OTHER_ISSUERS.has(code)

export default defineRecognizer({
  entity: 'PASSPORT_MRZ',
  title: 'Machine-readable zone',
  description: 'Machine-readable zone of a passport, visa or identity card',
  format: 'Two lines of 44, two of 36 or three of 30 characters A-Z 0-9 <',
  group: 'government_id',
  sources: [
    'https://www.icao.int/publications/doc-series/doc-9303',
    'https://www.icao.int/sites/default/files/publications/DocSeries/9303_p3_cons_en.pdf',
  ],
  patterns: [
    {
      name: 'passport',
      regex: /(?<![A-Z0-9<])[PV][A-Z<][A-Z<]{3}[A-Z0-9<]{39}[ \t]?\r?\n[ \t]{0,8}[A-Z0-9<]{44}(?![A-Z0-9<])/,
      score: 0.5,
      bounded: 'none',
    },
    {
      name: 'visa or card, two lines',
      regex:
        /(?<![A-Z0-9<])[ACIPV][A-Z<][A-Z<]{3}[A-Z0-9<]{31}[ \t]?\r?\n[ \t]{0,8}[A-Z0-9<]{36}(?![A-Z0-9<])/,
      score: 0.5,
      bounded: 'none',
    },
    {
      name: 'card, three lines',
      regex:
        /(?<![A-Z0-9<])[ACI][A-Z0-9<][A-Z<]{3}[A-Z0-9<]{25}[ \t]?\r?\n[ \t]{0,8}[A-Z0-9<]{30}[ \t]?\r?\n[ \t]{0,8}[A-Z<]{30}(?![A-Z0-9<])/,
      score: 0.5,
      bounded: 'none',
    },
  ],
  check(value) {
    const [first = '', second = '', third] = value.split(/[ \t]?\r?\n[ \t]*/)
    if (!isIssuer(first.slice(2, 5))) return 'invalid'
    const fieldsFit =
      third === undefined
        ? fits(second, 0, 9) && fits(second, 13, 19) && fits(second, 21, 27)
        : // A document number longer than nine characters runs on into the optional field.
          (first[14] === '<' || fits(first, 5, 14)) && fits(second, 0, 6) && fits(second, 8, 14)
    return fieldsFit ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      '[[P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10]]',
      'scan:\n[[I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<]]\nend',
      '[[I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6]]',
    ],
    reject: [
      {
        text: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C37UTO7408122F1204159ZE184226B<<<<<10',
        why: 'wrong check digit of the number',
      },
      {
        text: 'P<ZZZERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10',
        why: 'no such issuer',
      },
      { text: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', why: 'first line alone' },
    ],
  },
})
