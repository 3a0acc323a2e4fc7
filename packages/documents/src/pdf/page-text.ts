import type { Pdfium } from './pdfium.ts'

/** One character of a page, in the order of the file. Lengths in points, y upwards, before the page is turned. */
export interface PageCharacter {
  text: string
  left: number
  bottom: number
  right: number
  top: number
  /** Where it stands on its line. */
  x: number
  y: number
  /** Radians against the page; 0 for text from left to right. */
  angle: number
  /** The library put it in where words or lines part: it is not in the file. */
  isGenerated: boolean
  /** A hyphen at the end of a line that parts a word. */
  isHyphen: boolean
  /** The font does not say which letter this is. */
  isUnreadable: boolean
}

export function readCharacters(pdfium: Pdfium, textPage: number): PageCharacter[] {
  const count = pdfium.api.FPDFText_CountChars(textPage)
  const characters: PageCharacter[] = []
  for (let index = 0; index < count; index++) characters.push(readCharacter(pdfium, textPage, index))
  return characters
}

function readCharacter({ text, memory, scratch }: Pdfium, textPage: number, index: number): PageCharacter {
  const code = text.FPDFText_GetUnicode(textPage, index) >>> 0
  text.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)
  text.FPDFText_GetCharOrigin(textPage, index, scratch + 32, scratch + 40)
  const doubles = memory()
  const at = scratch >> 3
  const isHyphen = code === HYPHEN || text.FPDFText_IsHyphen(textPage, index) === 1
  return {
    text: isHyphen ? '-' : textOfCode(code),
    left: doubles[at] ?? 0,
    right: doubles[at + 1] ?? 0,
    bottom: doubles[at + 2] ?? 0,
    top: doubles[at + 3] ?? 0,
    x: doubles[at + 4] ?? 0,
    y: doubles[at + 5] ?? 0,
    angle: text.FPDFText_GetCharAngle(textPage, index),
    isGenerated: text.FPDFText_IsGenerated(textPage, index) === 1,
    isHyphen,
    isUnreadable: isUnreadable(code) || text.FPDFText_HasUnicodeMapError(textPage, index) === 1,
  }
}

/** What the library answers for a hyphen that parts a word at the end of its line. */
const HYPHEN = 2

const textOfCode = (code: number): string =>
  code === 0 || code > 0x10ffff
    ? '\ufffd'
    : code > 0xffff
      ? String.fromCodePoint(code)
      : String.fromCharCode(code)

/** No letter, the sign for "none", or a private area: the shapes may say something that the codes do not. */
const isUnreadable = (code: number): boolean =>
  code === 0 || code === 0xfffd || code === 0xffff || (code >= 0xe000 && code <= 0xf8ff)

export const isSpace = (character: PageCharacter): boolean =>
  character.text === ' ' || /^\s*$/.test(character.text)
