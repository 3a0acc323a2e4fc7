import { isCalendarDate } from '../../checksums/dates.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Latvian personal codes issued until 30 June 2017: DDMMYY, the century (0, 1 or 2 for 18xx, 19xx, 20xx), three
 * digits and a check digit. Later codes start with 3 and a digit from 2 and are random throughout.
 */
export function isDatedPersonalCode(digits: readonly number[]): boolean {
  const century = digits[6]!
  if (century > 2) return false
  const year = 1800 + century * 100 + numberAt(digits, 4, 2)
  if (!isCalendarDate(year, numberAt(digits, 2, 2), numberAt(digits, 0, 2))) return false
  const sum = 1 + weightedSum(digits.slice(0, 10), [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])
  return (sum % 11) % 10 === digits[10]
}
