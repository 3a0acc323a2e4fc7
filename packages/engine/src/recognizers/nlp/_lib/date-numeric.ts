/**
 * Dates and times written in digits. Each expression is tried at the start of a number (sticky), so the cost
 * is one attempt per number. All values are checked against the calendar.
 */
export interface NumericDate {
  end: number
  score: number
  pattern: string
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const isDayOfMonth = (day: number, month: number, year?: number) =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= DAYS[month - 1]! &&
  (month !== 2 || day < 29 || year === undefined || isLeap(year))

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Years a text about people speaks of; Buddhist and Jewish calendars have their own forms. */
export const isYear = (year: number) => year >= 1000 && year <= 2199

/** Clock with optional seconds, fraction and zone. */
const CLOCK = String.raw`([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d|60)(?:[.,]\d{1,9})?)?(?: ?(?:[AaPp]\.?[Mm]\b\.?))?(?: ?(?:Z\b|(?:UTC|GMT)\b|[+-]\d{2}:?\d{2}(?!\d)))?`
const TAIL = String.raw`(?:(?:T|,? | - |:|, um | um | at | alle | kl\. ?| à )${CLOCK})?`
const END = String.raw`(?![\p{L}\p{N}_]|[-./:]\p{N})`

const ISO = new RegExp(String.raw`(\d{4})([-./])(\d{1,2})\2(\d{1,2})${TAIL}${END}`, 'uy')
const DAY_FIRST = new RegExp(String.raw`(\d{1,2})( ?[-./] ?)(\d{1,2})\2(\d{4})${TAIL}${END}`, 'uy')
const SHORT_YEAR = /(\d{1,2})([-./])(\d{1,2})\2(\d{2})(?![\p{L}\p{N}_%]|[-./:,]\p{N})/uy
const DOT_SPACE = new RegExp(String.raw`(\d{1,2})\. ?(\d{1,2})\. ?((?:1[5-9]|2[01])\d\d)${TAIL}${END}`, 'uy')
const BASIC_ISO = /((?:19|20)\d\d)(\d\d)(\d\d)T?([01]\d|2[0-3])([0-5]\d)([0-5]\d)?Z(?![\p{L}\p{N}_])/uy
const MONTH_YEAR = /(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\p{L}\p{N}_]|[-./:]\p{N})/uy
const YEAR_MONTH = /((?:19|20)\d\d)-(0[1-9]|1[0-2])(?![\p{L}\p{N}_]|[-./:]\p{N})/uy
const TIME = new RegExp(`${CLOCK}${END}`, 'uy')
const TIME_H = /([01]?\d|2[0-4]) ?[hH] ?([0-5]\d)(?![\p{L}\p{N}_]|[-./:]\p{N})/uy
const HOUR_WITH_MARK =
  /([01]?\d|2[0-4])(?:[.:]([0-5]\d))? ?(?:[AaPp]\.?[Mm]\.?(?!\p{L})|Uhr(?!\p{L})|uhr(?!\p{L})|o[’']clock|uur(?!\p{L})|hrs(?!\p{L}))(?![\p{N}_])/uy

function at(expression: RegExp, text: string, index: number): RegExpExecArray | null {
  expression.lastIndex = index
  return expression.exec(text)
}

/** The longest numeric date or time that begins at the index. */
export function numericDateAt(text: string, index: number): NumericDate | undefined {
  const iso = at(ISO, text, index)
  if (iso) {
    const year = Number(iso[1])
    if (isYear(year) && isDayOfMonth(Number(iso[4]), Number(iso[3]), year))
      return { end: index + iso[0].length, score: iso[2] === '.' ? 0.55 : 0.6, pattern: 'iso' }
    if (iso[2] === '-' && isYear(year) && isDayOfMonth(Number(iso[3]), Number(iso[4]), year))
      return { end: index + iso[0].length, score: 0.3, pattern: 'year day month' }
    return undefined
  }
  const dayFirst = at(DAY_FIRST, text, index) ?? undefined
  if (dayFirst) {
    const [first, second, year] = [Number(dayFirst[1]), Number(dayFirst[3]), Number(dayFirst[4])]
    if (isYear(year) && (isDayOfMonth(first, second, year) || isDayOfMonth(second, first, year)))
      return { end: index + dayFirst[0].length, score: 0.6, pattern: 'numeric date' }
    return undefined
  }
  const spaced = at(DOT_SPACE, text, index)
  if (spaced && isDayOfMonth(Number(spaced[1]), Number(spaced[2]), Number(spaced[3])))
    return { end: index + spaced[0].length, score: 0.6, pattern: 'numeric date' }
  const short = at(SHORT_YEAR, text, index)
  if (short) {
    const [first, second] = [Number(short[1]), Number(short[3])]
    if (!isDayOfMonth(first, second) && !isDayOfMonth(second, first)) return undefined
    const padded = short[1]!.length === 2 && short[3]!.length === 2
    const score = short[2] === '/' ? (padded ? 0.45 : 0.3) : padded ? 0.4 : 0.3
    return { end: index + short[0].length, score, pattern: 'short year' }
  }
  const basic = at(BASIC_ISO, text, index)
  if (basic && isDayOfMonth(Number(basic[3]), Number(basic[2]), Number(basic[1])))
    return { end: index + basic[0].length, score: 0.6, pattern: 'iso basic' }
  const monthYear = at(MONTH_YEAR, text, index)
  if (monthYear) return { end: index + monthYear[0].length, score: 0.4, pattern: 'month and year' }
  const yearMonth = at(YEAR_MONTH, text, index)
  if (yearMonth) return { end: index + yearMonth[0].length, score: 0.3, pattern: 'year and month' }
  return clockAt(text, index)
}

/** A clock time: sure with am/pm, "Uhr" or seconds, a guess as plain hh:mm. */
export function clockAt(text: string, index: number): NumericDate | undefined {
  const marked = at(HOUR_WITH_MARK, text, index)
  if (marked && (marked[1] !== '0' || marked[2] !== undefined) && Number(marked[1]) <= 24)
    return { end: index + marked[0].trimEnd().length, score: 0.5, pattern: 'time' }
  const time = at(TIME, text, index)
  if (time) {
    const zoned = /[\p{L}+]/u.test(time[0])
    const score = zoned ? 0.5 : time[3] !== undefined && time[1]!.length === 2 ? 0.45 : 0.3
    return { end: index + time[0].length, score, pattern: time[3] ? 'time with seconds' : 'time' }
  }
  const french = at(TIME_H, text, index)
  if (french) return { end: index + french[0].length, score: 0.4, pattern: 'time' }
  return undefined
}
