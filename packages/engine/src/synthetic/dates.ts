import { LANGUAGES } from '../languages.ts'
import type { FakeRequest } from './generator.ts'
import type { Random } from './random.ts'

/** Dates, times and ages: another day of a year nearby, in the same writing and language. */
const namesByLanguage = new Map<string, { months: string[][]; weekdays: string[][] }>()

/** Month and day names of a language from the platform (CLDR): long, short, and as used inside a date. */
function calendarNames(language: string): { months: string[][]; weekdays: string[][] } {
  let names = namesByLanguage.get(language)
  if (!names) {
    const list = (options: Intl.DateTimeFormatOptions, part: string, days: readonly Date[]): string[] =>
      days.map(
        (day) =>
          new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
            .formatToParts(day)
            .find(({ type }) => type === part)?.value ?? '',
      )
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 10)))
    const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)))
    names = {
      months: [
        list({ month: 'long' }, 'month', months),
        list({ month: 'long', day: 'numeric' }, 'month', months),
        list({ month: 'short' }, 'month', months),
        list({ month: 'short', day: 'numeric' }, 'month', months),
      ],
      weekdays: [list({ weekday: 'long' }, 'weekday', week), list({ weekday: 'short' }, 'weekday', week)],
    }
    namesByLanguage.set(language, names)
  }
  return names
}

function otherName(word: string, language: string, random: Random): string | undefined {
  if (word.length < 3 && !/\p{Script=Hangul}|\p{Script=Han}/u.test(word)) return undefined
  // The language of the request, English, then the others: a text may quote a date in any.
  for (const code of [language, 'en', ...LANGUAGES]) {
    const other = otherNameIn(code, word, random)
    if (other !== undefined) return other
  }
  return undefined
}

function otherNameIn(language: string, word: string, random: Random): string | undefined {
  const { months, weekdays } = calendarNames(language)
  const plain = word.toLowerCase().replace(/\.$/, '')
  for (const names of [...months, ...weekdays]) {
    const at = names.findIndex((name) => name.toLowerCase().replace(/\.$/, '') === plain)
    if (at < 0) continue
    const other = names[(at + random.between(1, names.length - 1)) % names.length]!.replace(/\.$/, '')
    const cased = word === word.toUpperCase() && word.length > 1 ? other.toUpperCase() : other
    return cased + (word.endsWith('.') ? '.' : '')
  }
  return undefined
}

const ordinal = (number: number): string => {
  const last = number % 10
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${isTeen || last > 3 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')}`
}

const NEARBY_YEARS = 5

function otherYear(year: number, random: Random): number {
  const away = random.between(1, NEARBY_YEARS)
  return year + (random.below(2) === 0 ? -away : away)
}

/** Never later than the year given, so that a birth stays in the past. */
const earlierYear = (year: number, random: Random): number => year - random.between(1, NEARBY_YEARS)

const two = (number: number): string => String(number).padStart(2, '0')

function otherNumber(text: string, before: string, after: string, random: Random, isBirth: boolean): string {
  const number = Number(text)
  if (text.length > 4) return compactDate(text, random)
  if (text.length === 4 && number >= 1000 && number <= 2999)
    return String((isBirth ? earlierYear : otherYear)(number, random))
  const padded = (value: number): string => (text.length === 2 ? two(value) : String(value))
  if (before === ':') return two(random.below(60))
  if (after === ':') return padded(number <= 12 ? random.between(1, 12) : random.between(13, 23))
  if (before === '.' && text.length === 3) return random.digits(3)
  // Up to 12 it may be a month, up to 31 a day, beyond that a year of two digits.
  if (number <= 12) return padded(random.between(1, 12))
  if (number <= 31) return padded(random.between(13, 28))
  return padded(random.between(32, 99))
}

/** 20240503 and the like. */
const compactDate = (text: string, random: Random): string =>
  text.length === 8
    ? `${otherYear(Number(text.slice(0, 4)), random)}${two(random.between(1, 12))}${two(random.between(1, 28))}`
    : random.digits(text.length)

export function fakeDate({ value, entity, language, random }: FakeRequest): string {
  const isBirth = entity === 'DATE_OF_BIRTH'
  const fake = value.replace(/\d+|\p{L}+\.?/gu, (part, at: number) =>
    /\d/.test(part)
      ? otherNumber(part, value[at - 1] ?? '', value[at + part.length] ?? '', random, isBirth)
      : (otherName(part, language, random) ?? part),
  )
  if (fake !== value) return fake.replace(/(\d+)(?:st|nd|rd|th)\b/g, (_, number) => ordinal(Number(number)))
  // Words without a number or a name: "yesterday" becomes "9 days ago".
  return new Intl.RelativeTimeFormat(language).format(-random.between(2, 60), 'day')
}

/** Up to ten years more or less; written in words it becomes a number. */
export function fakeAge({ value, random }: FakeRequest): string {
  const other = (age: number): number => {
    const away = random.between(1, 10)
    return age > 12 && random.below(2) === 0 ? age - away : age + away
  }
  const fake = value.replace(/\d+/g, (digits) => String(other(Number(digits))))
  return fake === value ? String(random.between(19, 79)) : fake
}
