import { compact } from '../../checksums/digits.ts'
import type { Verdict } from '../../define.ts'
import { characterValue } from '../_shared/western.ts'

/**
 * Serial number of German passports and identity cards (BSI TR-03110, ICAO 9303): nine characters without vowels
 * and without B, D, Q, S (so that no words arise), then, in the machine-readable line, a check digit in place ten:
 * values weighted 7, 3, 1 and taken modulo 10. The official specimen L01X00T47 has check digit 1.
 */
export function checkDocumentNumber(value: string): Verdict {
  const number = compact(value)
  if (!/\d/.test(number)) return 'invalid'
  if (number.length === 9) return 'unknown'
  let sum = 0
  for (let i = 0; i < 9; i++) sum += characterValue(number[i]!) * [7, 3, 1][i % 3]!
  return sum % 10 === Number(number[9]) ? 'valid' : 'invalid'
}
