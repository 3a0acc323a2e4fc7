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

/** One pass finds the few characters that may matter; what stands beside them decides (isTrigger). */
const MAY_TRIGGER = new RegExp(`[\\uff08${DIGITS}${WIDE}${INVISIBLE}${HYPHENS}]`, 'g')
const IS_DIGIT_OR_WIDE = new RegExp(`[${DIGITS}${WIDE}]`)
const IS_INVISIBLE = new RegExp(`[${INVISIBLE}]`)
const IS_HYPHEN = new RegExp(`[${HYPHENS}]`)
const NEXT_GROUP = new RegExp(`^[A-Z0-9]{1,8}[${HYPHENS}]\\d`)

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

const isAscii = (text: string, at: number, set: RegExp): boolean =>
  at >= 0 && at < text.length && set.test(text[at]!)

/** Hyphens count inside a number of three groups, invisible characters inside a word, a wide bracket before a digit. */
function isTrigger(text: string, at: number): boolean {
  const unit = text[at]!
  if (IS_DIGIT_OR_WIDE.test(unit)) return true
  if (unit === '\uff08') return isAscii(text, at + 1, /\d/)
  if (IS_HYPHEN.test(unit)) return isAscii(text, at - 1, /\d/) && NEXT_GROUP.test(text.slice(at + 1, at + 11))
  let next = at + 1
  while (next < text.length && next - at < LONGEST_WORD && IS_INVISIBLE.test(text[next]!)) next++
  return isAscii(text, at - 1, /[A-Za-z0-9@.]/) && isAscii(text, next, /[A-Za-z0-9@.]/)
}

export function* foldedPieces(text: string): Iterable<FoldedPiece> {
  let start = -1
  let end = -1
  for (const { index } of text.matchAll(MAY_TRIGGER)) {
    if (!isTrigger(text, index)) continue
    if (start >= 0 && index - REACH > end) {
      yield piece(text, start, end)
      start = -1
    }
    if (start < 0) start = Math.max(0, index - REACH)
    end = Math.min(text.length, index + 1 + REACH)
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
