/**
 * Letters of the scripts that put a space between words. Chinese, Japanese, Thai and their like do not, and Korean
 * particles cling to the word before: their letters right beside a value ("卡号4111...的") do not make it a part of
 * a longer word, as `boundaries.ts` has it for patterns.
 */
const SPACED_LETTERS = String.raw`\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}`

/** The same expression, with the letters it refuses right before and right behind it limited to those scripts. */
export const besideUnspaced = (regex: RegExp): RegExp =>
  new RegExp(
    regex.source.replace(/(\(\?<?!\[)\\p\{L\}/g, (_, opening: string) => opening + SPACED_LETTERS),
    regex.flags,
  )
