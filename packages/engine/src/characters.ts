/**
 * What kind of character a UTF-16 code unit is. Asked for every character of every text, so the answers of the
 * Unicode tables are kept in one array, filled as characters are met.
 */
export const LETTER = 1
export const NUMBER = 2
export const MARK = 4
export const UPPER = 8
export const LOWER = 16
/** Scripts written without spaces: a word cannot be told by its ends. */
export const UNSPACED = 32
/** Hangul: spaced, but particles are glued to the noun, so words are found inside runs as well. */
export const HANGUL = 64
const KNOWN = 128

/** A letter, digit or combining mark: what words are made of. */
export const WORD = LETTER | NUMBER | MARK

const kinds = new Uint8Array(65536)

const TESTS: readonly [RegExp, number][] = [
  [/\p{L}/u, LETTER],
  [/\p{N}/u, NUMBER],
  [/\p{M}/u, MARK],
  [/\p{Lu}/u, UPPER],
  [/\p{Ll}/u, LOWER],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u,
    UNSPACED,
  ],
  [/\p{Script=Hangul}/u, HANGUL],
]

function classify(code: number): number {
  // Halves of surrogate pairs: nearly all astral characters are ideographs, emoji or historic letters. Counting
  // the halves as letters keeps a pair in one word; nothing else depends on it.
  let kind = code >= 0xd800 && code <= 0xdfff ? LETTER : 0
  if (!kind) {
    const character = String.fromCharCode(code)
    for (const [test, flag] of TESTS) if (test.test(character)) kind |= flag
  }
  kinds[code] = kind | KNOWN
  return kind
}

/** Flags of the code unit; see the constants above. */
export function kindOf(code: number): number {
  const kind = kinds[code]!
  return kind ? kind & ~KNOWN : classify(code)
}
