import type { OcrLine, OcrWord } from './ocr.ts'

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{N}]/u
/** Marks that say how to show a text; between letters they would only hide a value from being found. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Arabic, Persian and Hebrew digits of a number stand from left to right as well. */
const isLeftToRight = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')) && LEFT_TO_RIGHT.test(text)

/**
 * Words of lines that run from right to left in the order they are read: from the right, but numbers and Latin words
 * that stand together from the left, as a reader takes in "+966 11 123 4567".
 */
export function inReadingOrder(lines: readonly OcrLine[]): OcrLine[] {
  return lines.map((line) => {
    const words = line.words
      .map((word) => ({ ...word, text: word.text.replace(DIRECTION_MARKS, '') }))
      .filter((word) => !isStrayMark(word, line.words))
    if (!words.some(({ text }) => RIGHT_TO_LEFT.test(text))) {
      // A line of numbers alone, such as the rest of an account number.
      return { ...line, words: words.sort(fromLeft).map(untwisted) }
    }
    const ordered: OcrWord[] = []
    let run: OcrWord[] = []
    const flush = () => {
      ordered.push(...withMarkBehind(run.reverse()))
      run = []
    }
    for (const word of words.sort((a, b) => fromLeft(b, a))) {
      if (isLeftToRight(word.text)) run.push(untwisted(word))
      else {
        flush()
        ordered.push(word)
      }
    }
    flush()
    return { ...line, words: ordered }
  })
}

const fromLeft = (a: OcrWord, b: OcrWord): number => a.box.left - b.box.left

/** A comma that a second reading took into the word beside it would stand between its groups. */
const isStrayMark = (word: OcrWord, words: readonly OcrWord[]): boolean =>
  !/[\p{L}\p{N}]/u.test(word.text) &&
  words.some(({ text, box }) => {
    const end = Math.min(box.left + box.width, word.box.left + word.box.width)
    return /\p{N}/u.test(text) && end - Math.max(box.left, word.box.left) > word.box.width / 2
  })

/** What stands to the left of a number of several groups is behind all of them: ",+971 4 123". */
function withMarkBehind(run: readonly OcrWord[]): OcrWord[] {
  const [first, last] = [run[0], run.at(-1)]
  const mark = first && /^[^\p{L}]*\d([,;،؛])$/u.exec(first.text)?.[1]
  if (!first || !last || !mark || run.length < 2) return [...run]
  const bare = { ...first, text: first.text.slice(0, -mark.length) }
  return [bare, ...run.slice(1, -1), { ...last, text: last.text + mark }]
}

/** A sign that stands to the left of a number or an address was put behind it, and the other way round. */
function untwisted(word: OcrWord): OcrWord {
  const text = word.text
    .replace(/^([\d٠-٩۰-۹()-]+)\+([,;،؛.]?)$/, '+$1$2')
    .replace(/^([,;،؛.])([\p{Script=Latin}\d].*)$/u, '$2$1')
  return text === word.text ? word : { ...word, text }
}
