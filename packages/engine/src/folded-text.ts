/**
 * Values in other forms of the same characters: full-width letters and digits of East Asian forms, the digits of
 * Arabic, Persian, Indian and Thai writing, typographic hyphens inside numbers, and invisible characters between
 * letters, which pages put in for line breaking (or people, to slip past a filter). The pieces of a text that hold
 * them are read a second time in plain ASCII.
 */
export interface FoldedPiece {
  text: string
  /** Offset in the whole text of each place in `text`, and of its end. */
  offsets: readonly number[]
  /** True where the range holds a character that was folded or left out. */
  isFolded: (start: number, end: number) => boolean
}

const DIGITS = String.raw`\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59`
const WIDE = String.raw`\uff0e\uff10-\uff19\uff20-\uff3a\uff41-\uff5a`
const INVISIBLE = String.raw`\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`
const HYPHENS = String.raw`\u2010-\u2013\u2212\ufe63\uff0d`

/** Letters and digits to fold, what is invisible inside a word, hyphens inside a number of three groups. */
const TRIGGER = new RegExp(
  `[${DIGITS}${WIDE}]|\\uff08(?=\\d)|(?<=[A-Za-z0-9@.])[${INVISIBLE}]+(?=[A-Za-z0-9@.])|(?<=\\d)[${HYPHENS}](?=[A-Z0-9]{1,8}[${HYPHENS}]\\d)`,
  'gu',
)
const MAY_HOLD = new RegExp(`[\\uff08${DIGITS}${WIDE}${INVISIBLE}${HYPHENS}]`)
const IS_INVISIBLE = new RegExp(`[${INVISIBLE}]`)
const IS_HYPHEN = new RegExp(`[${HYPHENS}]`)

/** A label and a value on either side; then on to the end of the word. */
const REACH = 100
const LONGEST_WORD = 60

/** The ASCII character for one UTF-16 unit, "" for what is left out, the unit itself for all others. */
function fold(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code < 0xad) return unit
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code === 0x3000) return ' '
  for (const zero of [0x660, 0x6f0, 0x966, 0x9e6, 0xe50])
    if (code >= zero && code < zero + 10) return String(code - zero)
  if (IS_INVISIBLE.test(unit)) return ''
  return IS_HYPHEN.test(unit) ? '-' : unit
}

const isSpace = (unit: string | undefined): boolean => unit === undefined || /\s/.test(unit)

export function* foldedPieces(text: string): Iterable<FoldedPiece> {
  if (!MAY_HOLD.test(text)) return
  let start = -1
  let end = -1
  for (const { 0: match, index } of text.matchAll(TRIGGER)) {
    if (start >= 0 && index - REACH <= end) {
      end = Math.min(text.length, index + match.length + REACH)
      continue
    }
    if (start >= 0) yield piece(text, start, end)
    start = Math.max(0, index - REACH)
    end = Math.min(text.length, index + match.length + REACH)
  }
  if (start >= 0) yield piece(text, start, end)
}

function piece(text: string, from: number, to: number): FoldedPiece {
  let start = from
  while (start > 0 && from - start < LONGEST_WORD && !isSpace(text[start - 1])) start--
  let end = to
  while (end < text.length && end - to < LONGEST_WORD && !isSpace(text[end])) end++
  let folded = ''
  const offsets: number[] = []
  /** How many characters were folded or left out before each place, and up to and with it. */
  const before: number[] = []
  const upTo: number[] = []
  let changed = 0
  for (let at = start; at < end; at++) {
    const plain = fold(text[at]!)
    const isChanged = plain !== text[at]
    if (plain !== '') {
      folded += plain
      offsets.push(at)
      before.push(changed)
      upTo.push(changed + (isChanged ? 1 : 0))
    }
    if (isChanged) changed++
  }
  offsets.push(end)
  return { text: folded, offsets, isFolded: (first, last) => upTo[last - 1]! > before[first]! }
}
