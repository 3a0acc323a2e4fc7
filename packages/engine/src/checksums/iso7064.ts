/** ISO/IEC 7064 check systems, over digits or over letters and digits (A = 10 ... Z = 35). */

/** Remainder of a long decimal number, letters expanded to two digits as in ISO 13616 (IBAN). */
export function mod97(value: string): number {
  let remainder = 0
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    const digit = code <= 57 ? code - 48 : code - 55
    remainder = (remainder * (digit > 9 ? 100 : 10) + digit) % 97
  }
  return remainder
}

/** MOD 11,10: the hybrid system of German tax numbers and Croatian OIB. True when the last digit fits. */
export function passesMod11_10(digits: readonly number[]): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (digit + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === digits.at(-1)
}

/** MOD 11-2: check character 0 to 9 or X (Chinese resident numbers, ORCID). */
export function mod11_2CheckCharacter(digits: readonly number[]): string {
  let product = 0
  for (const digit of digits) product = ((product + digit) * 2) % 11
  const check = (12 - product) % 11
  return check === 10 ? 'X' : String(check)
}

/** MOD 37,36: letters and digits with one check character. */
export function passesMod37_36(value: string): boolean {
  let product = 36
  const last = value.length - 1
  for (let i = 0; i < last; i++) {
    const sum = (parseInt(value[i]!, 36) + product) % 36 || 36
    product = (sum * 2) % 37
  }
  return (product + parseInt(value[last]!, 36)) % 36 === 1
}
