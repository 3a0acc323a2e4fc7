import { BYTE_ORDER_MARK } from '@sfumato/documents/text'

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** How many code points a text has; a lone half of a pair is one. */
export function codePoints(text: string): number {
  let pairs = 0
  for (const _ of text.matchAll(PAIR)) pairs++
  return text.length - pairs
}

/** Walks along the segments of one file and tells line, column and offset. Only ever moves forward. */
export class TextPosition {
  /** Of the whole file up to here, in code points. */
  #offset = 0
  #line = 1
  #column = 1
  /** UTF-16 offset in the present segment. */
  #at = 0

  moveTo(text: string, to: number): { line: number; column: number; offset: number } {
    const passed = text.slice(this.#at, to)
    const lastLineEnd = passed.lastIndexOf('\n')
    if (lastLineEnd >= 0) {
      for (let end = passed.indexOf('\n'); end >= 0; end = passed.indexOf('\n', end + 1)) this.#line++
      this.#column = 1
    }
    this.#column += codePoints(passed.slice(lastLineEnd + 1))
    // Editors do not show it, and begin to count behind it.
    if (this.#offset === 0 && passed.startsWith(BYTE_ORDER_MARK) && lastLineEnd < 0) this.#column--
    this.#offset += codePoints(passed)
    this.#at = to
    return { line: this.#line, column: this.#column, offset: this.#offset }
  }

  /** The next call is about the next segment. */
  finish(text: string): void {
    this.moveTo(text, text.length)
    this.#at = 0
  }
}
