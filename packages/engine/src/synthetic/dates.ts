import { LANGUAGES } from '../languages.ts'
import type { FakeRequest } from './generator.ts'
import type { Random } from './random.ts'

/** Dates, times and ages: another day of a year nearby, in the same writing and language. */

/** Names of a language that can stand for each other, by each of them in small letters. */
type NameIndex = ReadonlyMap<string, readonly string[]>

const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '')

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 10)))
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)))
/** Long and short, alone and as used inside a date: some languages have another case there. */
const LISTS: readonly (readonly [Intl.DateTimeFormatOptions, 'month' | 'weekday', readonly Date[]])[] = [
  [{ month: 'long' }, 'month', MONTHS],
  [{ month: 'long', day: 'numeric' }, 'month', MONTHS],
  [{ month: 'short' }, 'month', MONTHS],
  [{ month: 'short', day: 'numeric' }, 'month', MONTHS],
  [{ weekday: 'long' }, 'weekday', WEEK],
  [{ weekday: 'short' }, 'weekday', WEEK],
]

const indexes = new Map<string, NameIndex>()

/** Month and day names from the platform (CLDR); where several languages are asked the first has the word. */
function nameIndex(...languages: readonly string[]): NameIndex {
  const key = languages.join()
  const known = indexes.get(key)
  if (known) return known
  const index = new Map<string, readonly string[]>()
  for (const language of languages)
    for (const [options, part, days] of LISTS) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      const names = days.map(
        (day) => format.formatToParts(day).find(({ type }) => type === part)?.value ?? '',
      )
      for (const name of names) if (!index.has(plainName(name))) index.set(plainName(name), names)
    }
  indexes.set(key, index)
  return index
}

function otherName(word: string, language: string, random: Random): string | undefined {
  const plain = plainName(word)
  if (plain.length < 3 && !/\p{Script=Hangul}|\p{Script=Han}/u.test(word)) return undefined
  // The language of the request, English, then the others: a text may quote a date in any.
  const names =
    nameIndex(language).get(plain) ?? nameIndex('en').get(plain) ?? nameIndex(...LANGUAGES).get(plain)
  if (!names) return undefined
  const at = names.findIndex((name) => plainName(name) === plain)
  const other = names[(at + random.between(1, names.length - 1)) % names.length]!.replace(/\.$/, '')
  const cased = word === word.toUpperCase() && word.length > 1 ? other.toUpperCase() : other
  return cased + (word.endsWith('.') ? '.' : '')
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
  if (fake !== value)
    return fake.replace(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)\b/g, (_, number) => ordinal(Number(number)))
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
