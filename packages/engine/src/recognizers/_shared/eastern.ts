import { isCalendarDate } from '../../checksums/dates.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'

/**
 * The ends of a number in Chinese, Japanese, Korean and Thai text. These are written without spaces, and
 * Korean particles follow a number directly ("900115-1234567입니다"), so a letter of those scripts may touch
 * the match; Latin letters, digits and an underscore may not. For patterns with `bounded: 'none'`.
 */
export const besideIdeographs = (regex: RegExp): RegExp =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_]|\\p{N}[-./:])(?:${regex.source})(?![\\p{Script=Latin}\\p{N}_]|[-./:]\\p{N})`,
    'u',
  )

/**
 * Turkish labels are also typed with i for ı, and capital I, which stands for ı, lower-cases to i outside the
 * Turkish locale ("NUMARASI"). Adds those spellings to a word list; İ is seen to by the context index.
 */
export const withTurkishCapitals = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, word.replaceAll('ı', 'i')])),
]

/** Arabic-Indic, Persian and full-width digits as 0 to 9; everything else unchanged. */
export const westernDigits = (value: string): string =>
  value.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code >= 0xff10 ? code - 0xff10 : code >= 0x06f0 ? code - 0x06f0 : code - 0x0660)
  })

/** Number written by some of the digits, from place `start`. */
export const numberAt = (digits: readonly number[], start: number, length: number): number =>
  digits.slice(start, start + length).reduce((sum, digit) => sum * 10 + digit, 0)

/**
 * True for YYMMDD-HHMM of the years 2010 to 2039, as programs stamp files and log lines. Nordic numbers of birth
 * date, hyphen and four digits look the same and pass their checks by chance.
 */
export function looksLikeTimestamp(value: string): boolean {
  const parts = /^([123]\d)(\d{2})(\d{2})-(\d{2})(\d{2})$/.exec(value)
  if (!parts) return false
  const [yy, month, day, hour, minute] = parts.slice(1).map(Number)
  return isCalendarDate(2000 + yy!, month!, day!) && hour! < 24 && minute! < 60
}

/**
 * Estonian and Lithuanian personal codes: modulus 11 with weights 1..9, 1; where that leaves 10, again with
 * weights 3..9, 1, 2, 3; where that leaves 10 too, the check digit is 0.
 */
export function passesBalticMod11(digits: readonly number[]): boolean {
  const body = digits.slice(0, 10)
  let check = weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  if (check === 10) check = weightedSum(body, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
  return check % 10 === digits[10]
}

/** G YY MM DD at the head of a Baltic personal code: G 1 and 2 are the 19th century, then two per century. */
export const startsWithBalticBirthDate = (digits: readonly number[]): boolean =>
  isCalendarDate(
    1800 + Math.floor((digits[0]! - 1) / 2) * 100 + numberAt(digits, 1, 2),
    numberAt(digits, 3, 2),
    numberAt(digits, 5, 2),
  )

/**
 * The Yugoslav master citizen number (JMBG, EMŠO), still issued by its successor states: DDMMYYY, two digits
 * of region, three of serial, one check digit by modulus 11 over weights 7..2 twice (10 and 11 become 0). The year
 * lacks its first digit: 8xx and 9xx are 18xx and 19xx, 0xx is 20xx.
 */
export function passesMasterCitizenNumber(digits: readonly number[]): boolean {
  const year = numberAt(digits, 4, 3)
  if (year >= 100 && year < 850) return false
  if (!isCalendarDate(year < 100 ? 2000 + year : 1000 + year, numberAt(digits, 2, 2), numberAt(digits, 0, 2)))
    return false
  const check = 11 - (weightedSum(digits.slice(0, 12), [7, 6, 5, 4, 3, 2]) % 11)
  return (check > 9 ? 0 : check) === digits[12]
}

/**
 * Czech and Slovak birth number of ten digits: YYMMDD and four digits, the whole divisible by 11. Until 1985 a
 * few were issued whose first nine digits leave 10 and whose last digit is 0. `monthShifts` is what may be
 * added to the month: 50 for women; in the Czech Republic since 2004 also 20 and 70 on crowded days.
 */
export function passesBirthNumber(digits: readonly number[], monthShifts: readonly number[]): boolean {
  const yy = numberAt(digits, 0, 2)
  const year = yy < 54 ? 2000 + yy : 1900 + yy
  const remainder = numberAt(digits, 0, 9) % 11
  if (remainder === 10 ? digits[9] !== 0 || year > 1985 : remainder !== digits[9]) return false
  const shifts = year >= 2004 ? monthShifts : monthShifts.filter((shift) => shift % 50 === 0)
  return startsWithShiftedMonth(digits, year, shifts)
}

/** Nine digits, YYMMDD and three: issued until the end of 1953 and without a check digit. */
export function isOldBirthNumber(digits: readonly number[]): boolean {
  const yy = numberAt(digits, 0, 2)
  return startsWithShiftedMonth(digits, yy < 54 ? 1900 + yy : 1800 + yy, [0, 50])
}

const startsWithShiftedMonth = (
  digits: readonly number[],
  year: number,
  shifts: readonly number[],
): boolean =>
  shifts.some((shift) => isCalendarDate(year, numberAt(digits, 2, 2) - shift, numberAt(digits, 4, 2)))

/** English labels of documents whose numbers carry no check of their own. */
export const PASSPORT_WORDS = ['passport', 'passports', 'passport number', 'passport no', 'passportno']
export const IDENTITY_CARD_WORDS = [
  'id card',
  'identity card',
  'identity card number',
  'national id card',
  'identification card',
  'identity document',
]
export const DRIVING_LICENCE_WORDS = [
  'driving licence',
  'driving license',
  'driver licence',
  'driver license',
  'drivers license',
  "driver's licence",
  "driver's license",
  'driver’s license',
  'driving permit',
]
