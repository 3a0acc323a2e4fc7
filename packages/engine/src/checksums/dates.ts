/** True for a day that exists in the Gregorian calendar. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day <= days[month - 1]!
}

/** Two-digit year without a century: true when the day exists in 19YY or 20YY (29 February decides). */
export const isCalendarDateOfSomeCentury = (yy: number, month: number, day: number): boolean =>
  isCalendarDate(1900 + yy, month, day) || isCalendarDate(2000 + yy, month, day)
