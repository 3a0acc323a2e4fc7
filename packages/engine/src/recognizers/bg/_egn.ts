import { isCalendarDate } from '../../checksums/dates.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Bulgarian personal number: YYMMDD (month plus 20 for the 1800s, plus 40 for the 2000s), three digits and a check
 * digit by modulus 11 over the powers of two; 10 is written 0. VAT numbers of persons use it too.
 */
export function passesEgn(digits: readonly number[]): boolean {
  const coded = numberAt(digits, 2, 2)
  const century = coded > 40 ? 2000 : coded > 20 ? 1800 : 1900
  if (!isCalendarDate(century + numberAt(digits, 0, 2), coded % 20, numberAt(digits, 4, 2))) return false
  return (weightedSum(digits.slice(0, 9), [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === digits[9]
}
