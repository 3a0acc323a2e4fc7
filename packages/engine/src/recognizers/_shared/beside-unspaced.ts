/**
 * Letters of the scripts that put a space between words: Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, by their
 * blocks, which is quicker than to ask for the script. Chinese, Japanese, Thai and their like put none, and Korean
 * particles cling to the word before: their letters right beside a value ("卡号4111...的") do not make it a part of
 * a longer word, as `boundaries.ts` has it for patterns.
 */
const SPACED_LETTERS = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u0373\u0386-\u052f\u05d0-\u05ea\u0620-\u064a\u066e-\u06d3\u0904-\u0939\u1e00-\u1fff`

/** The same expression, with the letters it refuses right before and right behind it limited to those scripts. */
export const besideUnspaced = (regex: RegExp): RegExp =>
  new RegExp(
    regex.source.replace(/(\(\?<?!\[)\\p\{L\}/g, (_, opening: string) => opening + SPACED_LETTERS),
    regex.flags,
  )
