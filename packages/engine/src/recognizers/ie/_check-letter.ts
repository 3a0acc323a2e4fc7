import { weightedSum } from '../../checksums/weighted-sum.ts'

/** Remainder 0 gives W, 1 gives A and so on to V. */
const CHECK_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/**
 * The check letter of Irish tax and PPS numbers: seven digits weighted 8 to 2, plus nine times the value of a second
 * letter (A = 1 … I = 9; the old W, T and X count nothing), modulo 23.
 */
export const irishCheckLetter = (digits: readonly number[], second = ''): string => {
  const secondValue = second >= 'A' && second <= 'I' ? second.charCodeAt(0) - 64 : 0
  return CHECK_LETTERS[(weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * secondValue) % 23]!
}
