/**
 * Offsets in code points for callers, in UTF-16 units inside. Converted once at the edge, in one walk over the
 * text, and only when the text has surrogate pairs at all. A lone surrogate is one code point.
 */
export type OffsetUnit = 'codepoint' | 'utf16'

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/

/** UTF-16 offsets where a pair ends, in order: each pair makes later offsets differ by one more. */
function pairEnds(text: string): Int32Array {
  const ends: number[] = []
  for (let i = 1; i < text.length; i++) {
    if (isLow(text.charCodeAt(i)) && isHigh(text.charCodeAt(i - 1))) ends.push(i + 1)
  }
  return Int32Array.from(ends)
}

export interface OffsetMap {
  /** UTF-16 offset to the caller's unit; an offset inside a pair counts as before it. */
  toCaller(offset: number): number
  /** The caller's unit to a UTF-16 offset; beyond the text it stays beyond. */
  fromCaller(offset: number): number
}

const IDENTITY: OffsetMap = { toCaller: (offset) => offset, fromCaller: (offset) => offset }

export function offsetMap(text: string, unit: OffsetUnit): OffsetMap {
  if (unit === 'utf16' || !PAIR.test(text)) return IDENTITY
  const ends = pairEnds(text)
  return {
    toCaller(offset) {
      let low = 0
      let high = ends.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (ends[middle]! <= offset) low = middle + 1
        else high = middle
      }
      const insidePair = low < ends.length && ends[low]! - 1 === offset
      return offset - low - (insidePair ? 1 : 0)
    },
    fromCaller(offset) {
      // The n-th pair ends at code point ends[n] - (n + 1); count the pairs that end at or before the offset.
      let low = 0
      let high = ends.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (ends[middle]! - (middle + 1) <= offset) low = middle + 1
        else high = middle
      }
      return offset + low
    },
  }
}
