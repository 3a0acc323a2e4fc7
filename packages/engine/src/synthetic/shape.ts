import type { FakeRequest } from './generator.ts'
import type { Random } from './random.ts'

/** Alphabets a letter is exchanged within, each as first and last code point. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
  // Digits: Arabic, Persian, Devanagari, Bengali, Thai, full width.
  [0x660, 0x669],
  [0x6f0, 0x6f9],
  [0x966, 0x96f],
  [0x9e6, 0x9ef],
  [0xe50, 0xe59],
  [0xff10, 0xff19],
  // Letters: Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Hiragana, Katakana, Han, Hangul.
  [0x391, 0x3a1],
  [0x3b1, 0x3c1],
  [0x410, 0x42f],
  [0x430, 0x44f],
  [0x5d0, 0x5ea],
  [0x628, 0x63a],
  [0x915, 0x939],
  [0xe01, 0xe2e],
  [0x3042, 0x304a],
  [0x30a2, 0x30aa],
  [0x4e00, 0x4fff],
  [0xac00, 0xd7a3],
]
const HEX_LOWER = [0x61, 0x66] as const
const HEX_UPPER = [0x41, 0x46] as const

function exchanged(character: string, random: Random, hexadecimal: boolean): string {
  const code = character.codePointAt(0)!
  let range = RANGES.find(([first, last]) => code >= first && code <= last)
  if (!range) {
    // Accented and other letters of the Latin alphabet.
    if (!/\p{Script=Latin}/u.test(character)) return character
    range = /\p{Lu}/u.test(character) ? RANGES[1]! : RANGES[2]!
  }
  if (hexadecimal && range === RANGES[1]) range = HEX_UPPER
  if (hexadecimal && range === RANGES[2]) range = HEX_LOWER
  return String.fromCodePoint(random.between(range[0], range[1]))
}

/** A number in base 16 stays one. */
const HEXADECIMAL = /^(?:0x)?[0-9a-fA-F]{4,}(?:[-:. ][0-9a-fA-F]+)*$/

/** Digits for digits, letters for letters of the same script and case; everything else stays. */
export function sameShape(value: string, random: Random): string {
  const hexadecimal = HEXADECIMAL.test(value) && /[a-fA-F]/.test(value) && /\d/.test(value)
  const start = hexadecimal && value.startsWith('0x') ? 2 : 0
  return (
    value.slice(0, start) +
    Array.from(value.slice(start), (character) => exchanged(character, random, hexadecimal)).join('')
  )
}

/** Writes digits into the places of the digits of a value. Needs as many as there are. */
export function intoDigits(value: string, digits: string): string {
  let used = 0
  return value.replace(/\d/g, () => digits[used++] ?? '0')
}

/** Upper, lower or title case, after the model; mixed words are left as the list has them. */
export function inCaseOf(model: string, word: string): string {
  const letters = model.replace(/\P{L}/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return word.toUpperCase()
  if (letters !== '' && letters === letters.toLowerCase() && letters !== letters.toUpperCase())
    return word.toLowerCase()
  return word
}

/** What says of which kind a value is, and not which one: it stays in front. */
const TELLING_START =
  /^(?:(?:https:\/\/)?hooks\.slack\.com\/services\/|[a-z][a-z0-9+.]*:\/\/|(?:[A-Za-z]{2,10}[-_]){1,3}(?=.{8})|AKIA|ASIA|ABIA|ACCA|AIza|SG\.|eyJ|npm_|0x|bc1)/

export function fakeSecret({ value, random }: FakeRequest): string {
  // Objects, queries and settings keep their names, PEM the lines that say what it is.
  if (/^\s*\{/.test(value))
    return value.replace(
      /(:\s*")((?:[^"\\]|\\.)*)"/g,
      (_, start, text) => `${start}${sameShape(text, random)}"`,
    )
  if (/=/.test(value) && /[&;]/.test(value))
    return value.replace(/=([^&;]+)/g, (_, text) => `=${sameShape(text, random)}`)
  const pem = /^([\s\S]*?-----BEGIN [A-Z0-9 ]+-----)([\s\S]*?)(-----END[\s\S]*)?$/.exec(value)
  if (pem) {
    // A line end may be written as \\n.
    const body = pem[2]!.replace(/\\[nr]|[A-Za-z0-9]/g, (part) =>
      part.length > 1 ? part : sameShape(part, random),
    )
    return `${pem[1]}${body}${pem[3] ?? ''}`
  }
  const start = TELLING_START.exec(value)?.[0] ?? ''
  return start + sameShape(value.slice(start.length), random)
}

/** Words say what was measured or which court it is: only the numbers change. */
export const fakeNumbers = ({ value, random }: FakeRequest): string =>
  /\d/.test(value) ? value.replace(/\d/g, () => random.digits(1)) : sameShape(value, random)
