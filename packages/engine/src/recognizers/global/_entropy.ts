/** Shannon entropy in bits per character. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let entropy = 0
  for (const count of counts.values()) entropy -= (count / text.length) * Math.log2(count / text.length)
  return entropy
}

/** xxxxxxxx, 00000000, 12345678..., abcdef...: what documentation writes in place of a secret. */
const FILLER = /(.)\1{5,}|(?:x|X){4,}|0123456789|1234567890|abcdefgh|ABCDEFGH/
const DUMMY_WORDS = /example|sample|dummy|placeholder|changeme|your[-_]?|insert|replace|redacted|xxxx|\.\.\./i

/**
 * A made-up value of the right form. Keys of vendors' own documentation ("AKIA...EXAMPLE") are kept by the
 * recognizers that know them; this is for tokens without such a convention.
 */
export const isFiller = (text: string): boolean => FILLER.test(text)
export const isDummy = (text: string): boolean => FILLER.test(text) || DUMMY_WORDS.test(text)

/**
 * Looks drawn at random: enough entropy for its length, letters and digits mixed, and not composed of words.
 * Thresholds: words joined by hyphens or in camel case stay below 3.6 bits with few digits; random Base62 of 20
 * characters has about 4, of 32 about 4.5; random hexadecimal at most 4.
 */
export function looksRandom(text: string): boolean {
  if (isDummy(text)) return false
  const digits = text.replace(/\D/g, '').length
  if (digits === 0 && !/[a-z][A-Z].*[a-z][A-Z]/.test(text)) return false
  const entropy = entropyOf(text)
  if (/^[0-9a-f-]+$/i.test(text)) return digits >= 4 && entropy >= 2.8 && /[a-f]/i.test(text)
  const longestWord = Math.max(0, ...(text.match(/[a-z]+|[A-Z][a-z]+/g) ?? []).map((word) => word.length))
  const needed = text.length < 20 ? 3.2 : text.length < 32 ? 3.5 : 3.8
  return entropy >= needed && longestWord < Math.max(7, text.length / 4) && (digits >= 2 || text.length >= 32)
}
