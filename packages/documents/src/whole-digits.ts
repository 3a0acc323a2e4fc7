const NUMBER = /^[-+]?(\d{1,40})(?:\.(\d{0,40}))?(?:[eE]([-+]?\d{1,3}))?$/

/** Numbers over this are amounts of nothing, and no one's. */
const MOST_DIGITS = 30

/** The digits of a whole number, however it is written: 972560348, 972560348.0, 9.72560348E+8. */
export function wholeDigits(number: string): string | undefined {
  const match = NUMBER.exec(number)
  if (!match) return undefined
  const [, whole = '', decimals = '', exponent = '0'] = match
  const digits = whole + decimals
  const point = whole.length + Number(exponent)
  if (point < 1 || point > MOST_DIGITS + 10 || /[1-9]/.test(digits.slice(point))) return undefined
  const shown = digits.slice(0, point).padEnd(point, '0')
  // Zeros in front are part of what is written plainly, and not of what a program wrote.
  const plain = match[3] === undefined ? shown : shown.replace(/^0+(?=\d)/, '')
  return plain.length <= MOST_DIGITS ? plain : undefined
}
