/** Luhn sum (ISO/IEC 7812-1 annex B), rightmost digit not doubled. */
export function luhnSum(digits: readonly number[]): number {
  let sum = 0
  for (let i = digits.length - 1, double = false; i >= 0; i--, double = !double) {
    const digit = digits[i]!
    const value = double ? digit * 2 : digit
    sum += value > 9 ? value - 9 : value
  }
  return sum
}

export const passesLuhn = (digits: readonly number[]): boolean => luhnSum(digits) % 10 === 0
