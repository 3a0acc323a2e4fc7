import { HANGUL, kindOf, LOWER, NUMBER, UNSPACED, UPPER, WORD } from '../characters.ts'

/**
 * Words of a text and how far they are from each other.
 *
 * A word is a run of letters, marks and digits; identifiers are taken apart at underscores and inner capitals,
 * so that the JSON key "passportNumber" reads as two words. Each word has a `place`, and the distance of two
 * words is the difference of their places:
 * - a word counts 1; a run of digits joined by a space or one of `- . , / :` counts 1 as a whole;
 * - four characters of a script without spaces count 1;
 * - a line break counts 3, a blank line separates for good.
 */
export interface Words {
  count: number
  /** UTF-16 offsets. */
  starts: Int32Array
  ends: Int32Array
  places: Int32Array
  /** 1 where a word continues the identifier of the word before ("Number" in "passportNumber"). */
  joined: Uint8Array
}

const LINE_BREAK_PLACES = 3
const BLANK_LINE_PLACES = 1000
const UNSPACED_CHARACTERS_PER_WORD = 4
const LINE_FEED = 10
const UNDERSCORE = 95

const isDigitJoiner = (code: number): boolean =>
  code === 32 || code === 45 || code === 46 || code === 44 || code === 47 || code === 58 || code === 0xa0

export function wordsOf(text: string): Words {
  const length = text.length
  let room = 16 + (length >> 2)
  let starts = new Int32Array(room)
  let ends = new Int32Array(room)
  let places = new Int32Array(room)
  let joined = new Uint8Array(room)
  let count = 0
  let place = 0
  let breaks = 0
  let previousEnd = -1
  let at = 0
  while (at < length) {
    const code = text.charCodeAt(at)
    const kind = kindOf(code)
    if (!(kind & WORD)) {
      if (code === LINE_FEED) breaks++
      at++
      continue
    }
    if (breaks > 0) {
      place += breaks > 1 ? BLANK_LINE_PLACES : LINE_BREAK_PLACES
      breaks = 0
    }
    const start = at
    at = endOfWord(text, start, kind)
    const gap = start - previousEnd
    const between = gap === 1 ? text.charCodeAt(previousEnd) : 0
    const continuesNumber =
      (kind & NUMBER) !== 0 &&
      gap === 1 &&
      isDigitJoiner(between) &&
      previousEnd > 0 &&
      (kindOf(text.charCodeAt(previousEnd - 1)) & NUMBER) !== 0
    if (!continuesNumber) place++
    if (count === room) {
      room *= 2
      starts = copyTo(new Int32Array(room), starts)
      ends = copyTo(new Int32Array(room), ends)
      places = copyTo(new Int32Array(room), places)
      joined = copyTo(new Uint8Array(room), joined)
    }
    starts[count] = start
    ends[count] = at
    places[count] = place
    if (gap === 0 || between === UNDERSCORE) joined[count] = 1
    count++
    previousEnd = at
  }
  return { count, starts, ends, places, joined }
}

function endOfWord(text: string, start: number, firstKind: number): number {
  const script = firstKind & (UNSPACED | HANGUL)
  const length = text.length
  let before = firstKind
  let at = start + 1
  for (; at < length; at++) {
    const next = kindOf(text.charCodeAt(at))
    if (next === before && !(next & (UPPER | UNSPACED))) continue
    if (!(next & WORD) || (next & (UNSPACED | HANGUL)) !== script) break
    if (script & UNSPACED && at - start >= UNSPACED_CHARACTERS_PER_WORD) break
    if (next & UPPER) {
      if (before & LOWER) break
      // "SSNNumber": the last capital of a run begins the next word.
      if (before & UPPER && at + 1 < length && kindOf(text.charCodeAt(at + 1)) & LOWER) break
    }
    before = next
  }
  return at
}

function copyTo<A extends Int32Array | Uint8Array>(target: A, source: A): A {
  target.set(source)
  return target
}

/** Index of the last word that starts at or before the offset; -1 before the first. */
export function wordAt(words: Words, offset: number): number {
  let low = 0
  let high = words.count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words.starts[middle]! <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

const BEGINS_ARABIC = /^[\u0620-\u064a]/

/** Arabic writes "and" as one letter joined to the next word: "ورقم الهوية" reads "and the number of the identity". */
export const withConjunction = (phrase: string): string[] =>
  BEGINS_ARABIC.test(phrase) ? [phrase, `و${phrase}`] : [phrase]
