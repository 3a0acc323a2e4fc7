import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import type { Verdict } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/** Seventh digit: sex and century; 5 to 8 are foreigners. */
const CENTURIES = [1800, 1900, 1900, 2000, 2000, 1900, 1900, 2000, 2000, 1800]

/**
 * Korean registration numbers: YYMMDD, sex and century, six more digits. Until October 2020 the last was a check
 * digit (modulus 11, weights 2..9, 2..5, taken from 11 for residents and from 13 for foreigners); since then the last
 * six are random. A failed check therefore proves nothing, and in a plain run of thirteen digits (which may be a
 * time in milliseconds) a passed one says too little.
 */
export function registrationVerdict(value: string, base: 11 | 13): Verdict {
  const digits = digitsOf(value)
  const year = CENTURIES[digits[6]!]! + numberAt(digits, 0, 2)
  if (!isCalendarDate(year, numberAt(digits, 2, 2), numberAt(digits, 4, 2))) return 'invalid'
  const sum = weightedSum(digits.slice(0, 12), [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5])
  const passes = (base - (sum % 11)) % 10 === digits[12]
  return passes && value.includes('-') ? 'valid' : 'unknown'
}
