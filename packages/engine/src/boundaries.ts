import { HANGUL, kindOf, LETTER, NUMBER, UNSPACED } from './characters.ts'

/**
 * The ends of a token pattern: the match touches no letter, digit or underscore, and is not a part of a longer
 * number joined by `-`, `.`, `/` or `:`. Scripts that put no space between words (and Korean, whose particles
 * cling to the word before) stand right beside a value: "卡号4111...", "192.0.2.1입니다"; there the change from
 * their letters to ASCII is an end as well. Said twice, as expression and as code; a test holds them together.
 */
const CLINGING = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}ー]`
export const BOUNDARY_BEFORE = String.raw`(?:(?<![\p{L}\p{N}_]|\p{N}[-./:])|(?<=(?!\p{N})${CLINGING})(?=[\0-\x7f]))`
export const BOUNDARY_AFTER = String.raw`(?:(?![\p{L}\p{N}_]|[-./:]\p{N})|(?<=[\0-\x7f])(?!\p{N})(?=${CLINGING}))`

const UNDERSCORE = 95
const isJoiner = (code: number): boolean => code === 45 || code === 46 || code === 47 || code === 58
/** Characters that can make two tokens one. */
export const isTokenJoiner = (code: number): boolean => code === UNDERSCORE || isJoiner(code)

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff

const ASTRAL_LETTER = /^\p{L}/u
const ASTRAL_NUMBER = /^\p{N}/u

/** Letter or number flags of the character that ends at the offset. */
function kindBefore(text: string, offset: number): number {
  const code = text.charCodeAt(offset - 1)
  if (!isLow(code)) return isHigh(code) ? 0 : kindOf(code)
  return offset > 1 && isHigh(text.charCodeAt(offset - 2)) ? astralKind(text.slice(offset - 2, offset)) : 0
}

/** Letter or number flags of the character that starts at the offset. */
function kindAfter(text: string, offset: number): number {
  const code = text.charCodeAt(offset)
  if (!isHigh(code)) return isLow(code) ? 0 : kindOf(code)
  const isPair = offset + 1 < text.length && isLow(text.charCodeAt(offset + 1))
  return isPair ? astralKind(text.slice(offset, offset + 2)) : 0
}

const astralKind = (pair: string): number =>
  ASTRAL_LETTER.test(pair) ? LETTER : ASTRAL_NUMBER.test(pair) ? NUMBER : 0

/** A letter of a script that stands beside other words without a space. Astral ideographs are not asked for. */
const clings = (code: number): boolean => {
  const kind = kindOf(code)
  return (kind & (UNSPACED | HANGUL)) !== 0 && (kind & NUMBER) === 0
}

/** True where BOUNDARY_BEFORE holds. */
export function startsToken(text: string, offset: number): boolean {
  if (offset === 0) return true
  const code = text.charCodeAt(offset - 1)
  if (code === UNDERSCORE || kindBefore(text, offset) & (LETTER | NUMBER))
    return clings(code) && text.charCodeAt(offset) < 128
  return !(isJoiner(code) && offset > 1 && kindBefore(text, offset - 1) & NUMBER)
}

/** True where BOUNDARY_AFTER holds. */
export function endsToken(text: string, offset: number): boolean {
  if (offset >= text.length) return true
  const code = text.charCodeAt(offset)
  if (code === UNDERSCORE || kindAfter(text, offset) & (LETTER | NUMBER))
    return clings(code) && text.charCodeAt(offset - 1) < 128
  return !(isJoiner(code) && offset + 1 < text.length && kindAfter(text, offset + 1) & NUMBER)
}

/** True between the two halves of a surrogate pair: no match starts there. */
export const isInsidePair = (text: string, offset: number): boolean =>
  offset > 0 && isLow(text.charCodeAt(offset)) && isHigh(text.charCodeAt(offset - 1))
