import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Provinces of Indonesia in the codes of the Ministry of Home Affairs, with those of 2022 in Papua. Below a province
 * stand regencies (01 and up) and cities (71 and up), then districts (01 and up).
 * Source: https://www.kemendagri.go.id (Permendagri 72/2019, Kepmendagri 100.1.1-6117/2022)
 */
const PROVINCES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 ' +
    '71 72 73 74 75 76 81 82 91 92 93 94 95 96'
  )
    .split(' ')
    .map(Number),
)

/** Sixteen digits of an Indonesian identity number: region, birth date (day plus 40 for women), serial from 0001. */
export function isNik(digits: readonly number[]): boolean {
  if (digits.length !== 16 || !PROVINCES.has(numberAt(digits, 0, 2))) return false
  const regency = numberAt(digits, 2, 2)
  if (!((regency >= 1 && regency <= 39) || (regency >= 71 && regency <= 79))) return false
  if (numberAt(digits, 4, 2) === 0 || numberAt(digits, 12, 4) === 0) return false
  const day = numberAt(digits, 6, 2)
  return isCalendarDateOfSomeCentury(
    numberAt(digits, 10, 2),
    numberAt(digits, 8, 2),
    day > 40 ? day - 40 : day,
  )
}
