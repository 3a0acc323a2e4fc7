import type { OperatorImplementation } from './operator.ts'

/**
 * Writes one character over the first or last of the value, all of them when no number is given (Presidio's
 * meaning). Counts code points: an emoji is one, and is never cut in two.
 */
export const mask: OperatorImplementation<'mask'> = {
  apply(value, { maskingChar = '*', charsToMask, fromEnd = false }) {
    const characters = Array.from(value)
    const count = Math.min(charsToMask ?? characters.length, characters.length)
    const masked = maskingChar.repeat(count)
    return fromEnd
      ? characters.slice(0, characters.length - count).join('') + masked
      : masked + characters.slice(count).join('')
  },
}
