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

const isDigitJoiner = (code: number): boolean =>
  code === 32 || code === 45 || code === 46 || code === 44 || code === 47 || code === 58 || code === 0xa0

export function wordsOf(text: string): Words {
  const length = text.length
  const room = 16 + (length >> 2)
  const words: Words = {
    count: 0,
    starts: new Int32Array(room),
    ends: new Int32Array(room),
    places: new Int32Array(room),
    joined: new Uint8Array(room),
  }
  let place = 0
  let breaks = 0
  let at = 0
  while (at < length) {
    const code = text.charCodeAt(at)
    const kind = kindOf(code)
    if (!(kind & WORD)) {
      if (code === 10) breaks++
      at++
      continue
    }
    if (breaks > 0) {
      place += breaks > 1 ? BLANK_LINE_PLACES : LINE_BREAK_PLACES
      breaks = 0
    }
    const start = at
    const group = kind & (UNSPACED | HANGUL)
    let before = kind
    at++
    while (at < length) {
      const next = kindOf(text.charCodeAt(at))
      if (!(next & WORD)) break
      if ((next & (UNSPACED | HANGUL)) !== group) break
      if (group & UNSPACED && at - start >= UNSPACED_CHARACTERS_PER_WORD) break
      if (next & UPPER) {
        if (before & LOWER) break
        // "SSNNumber": the last capital of a run begins the next word.
        if (before & UPPER && at + 1 < length && kindOf(text.charCodeAt(at + 1)) & LOWER) break
      }
      before = next
      at++
    }
    const index = words.count
    const previousEnd = index > 0 ? words.ends[index - 1]! : -1
    const continuesNumber =
      kind & NUMBER &&
      previousEnd === start - 1 &&
      kindOf(text.charCodeAt(previousEnd - 1)) & NUMBER &&
      isDigitJoiner(text.charCodeAt(previousEnd))
    if (!continuesNumber) place++
    if (index === words.starts.length) grow(words)
    words.starts[index] = start
    words.ends[index] = at
    words.places[index] = place
    words.joined[index] =
      previousEnd === start || (previousEnd === start - 1 && text.charCodeAt(previousEnd) === 95) ? 1 : 0
    words.count = index + 1
  }
  return words
}

function grow(words: Words): void {
  const larger = <A extends Int32Array | Uint8Array>(from: A, to: A): A => {
    to.set(from)
    return to
  }
  const size = words.starts.length * 2
  words.starts = larger(words.starts, new Int32Array(size))
  words.ends = larger(words.ends, new Int32Array(size))
  words.places = larger(words.places, new Int32Array(size))
  words.joined = larger(words.joined, new Uint8Array(size))
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
