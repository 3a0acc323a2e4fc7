/** The digits of a value as numbers; everything else (spaces, dots, hyphens) is left out. */
export const digitsOf = (value: string): number[] => {
  const digits: number[] = []
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i) - 48
    if (code >= 0 && code <= 9) digits.push(code)
  }
  return digits
}

/** Letters and digits of a value, upper case, without separators. */
export const compact = (value: string): string => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** True when all digits are the same: such numbers pass many checks and are never issued. */
export const isOneDigitRepeated = (digits: readonly number[]): boolean =>
  digits.every((digit) => digit === digits[0])
