/**
 * Values broken over a line end: "NHS number 943 476\n5919". The two lines are put together where a number may go
 * on from one to the next, and the piece around the break is read as if it were one line.
 */
export interface WrappedPiece {
  /** The end of one line and the beginning of the next, with one space (behind a hyphen: nothing) between. */
  text: string
  /** Where the second line begins in `text`. */
  break: number
  /** Offset of a place in `text` in the whole text. */
  toWhole: (offset: number) => number
}

/** The longest value on either side of the break. */
const REACH = 48
const LONGEST_INDENT = 8
const NEWLINE = 10
const CARRIAGE_RETURN = 13
const SPACE = 32
const HYPHEN = 45

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isDigitOrCapital = (code: number): boolean => isDigit(code) || (code >= 65 && code <= 90)
const isGap = (code: number): boolean => code === SPACE || code === 9

/** The breaks at which both lines have digits next to them. */
export function* wrappedPieces(text: string): Iterable<WrappedPiece> {
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    let end = at
    if (text.charCodeAt(end - 1) === CARRIAGE_RETURN) end--
    if (isGap(text.charCodeAt(end - 1))) end--
    const isHyphenated = text.charCodeAt(end - 1) === HYPHEN
    if (!isDigitOrCapital(text.charCodeAt(isHyphenated ? end - 2 : end - 1))) continue
    let next = at + 1
    while (next - at <= LONGEST_INDENT && isGap(text.charCodeAt(next))) next++
    if (!isDigitOrCapital(text.charCodeAt(next))) continue
    if (!hasDigit(text, end - 6, end) || !hasDigit(text, next, next + 6)) continue
    const lineStart = text.lastIndexOf('\n', end - 1) + 1
    const start = Math.max(lineStart, end - REACH)
    const lineEnd = text.indexOf('\n', next)
    const first = text.slice(start, end) + (isHyphenated ? '' : ' ')
    const second = text.slice(next, Math.min(next + REACH, lineEnd < 0 ? text.length : lineEnd))
    yield {
      text: first + second,
      break: first.length,
      toWhole: (offset) => (offset < first.length ? start + offset : next + offset - first.length),
    }
  }
}

function hasDigit(text: string, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to && text.charCodeAt(at) !== NEWLINE; at++)
    if (isDigit(text.charCodeAt(at))) return true
  return false
}
