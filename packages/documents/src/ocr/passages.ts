import type { Box, Passage } from '../document.ts'
import type { OcrLine, OcrWord, RasterPage } from './ocr.ts'
import { type Turn, turnBack, turnedBox, turnedSize } from './turn.ts'

/** A paragraph and where each of its words stands, in the text and on the page. */
export interface ReadPassage {
  passage: Passage
  page: number
  /** Of the page as it was read: its boxes are turned back when they are asked for. */
  size: { width: number; height: number }
  turn: Turn
  lines: readonly { words: readonly PlacedWord[]; box: Box }[]
}

interface PlacedWord {
  start: number
  end: number
  text: string
  box: Box
}

/** Letters stand out of the box that was read by a pixel or two: smoothed edges, a comma, an accent. */
const PADDING_PIXELS = 2

/** One passage a paragraph: words parted by one space, lines by one line break. */
export function toPassages(
  lines: readonly OcrLine[],
  size: Pick<RasterPage, 'width' | 'height'>,
  pageNumber: number | undefined,
): ReadPassage[] {
  const byParagraph = new Map<number, OcrLine[]>()
  for (const line of lines) {
    if (line.words.length === 0) continue
    const paragraph = byParagraph.get(line.paragraph)
    if (paragraph) paragraph.push(line)
    else byParagraph.set(line.paragraph, [line])
  }
  return [...byParagraph.values()].map((paragraph, index) => {
    let text = ''
    const confidence: { start: number; end: number; confidence: number }[] = []
    const turn = paragraph[0]?.turn ?? 0
    const placed = paragraph.map((asShown) => {
      const words = asShown.words.map((word) => ({ ...word, box: turnedBox(word.box, size, turn) }))
      if (text !== '') text += '\n'
      const line = words.map((word, at): PlacedWord => {
        if (at > 0 && hasBlankBetween(words[at - 1]!, word)) text += ' '
        const start = text.length
        text += word.text
        confidence.push({ start, end: text.length, confidence: word.confidence })
        return { start, end: text.length, text: word.text, box: word.box }
      })
      return { words: line, box: union(words.map(({ box }) => box)) }
    })
    const place = { ...(pageNumber === undefined ? {} : { page: pageNumber }), paragraph: index + 1 }
    return {
      passage: { text, place, confidence },
      page: pageNumber ?? 1,
      size: turnedSize(size, turn),
      turn,
      lines: placed,
    }
  })
}

/** Scripts that put no blanks between words; the engine parts their words all the same. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々、。，：；「」（）]/u

function hasBlankBetween(left: OcrWord, right: OcrWord): boolean {
  const isLeftUnparted = UNPARTED.test(left.text.at(-1) ?? '')
  const isRightUnparted = UNPARTED.test(right.text.at(0) ?? '')
  if (!isLeftUnparted && !isRightUnparted) return true
  const gap = right.box.left - left.box.left - left.box.width
  const height = Math.max(left.box.height, right.box.height)
  return gap > height * (isLeftUnparted && isRightUnparted ? 0.6 : 0.25)
}

/** One box a line over all words the range touches. */
export function boxesOfRange(entry: ReadPassage, start: number, end: number): (Box & { page: number })[] {
  return entry.lines.flatMap(({ words, box }) => {
    const touched = words.filter((word) => word.start < end && word.end > start)
    if (touched.length === 0) return []
    const parts = touched.map((word) => partOfWord(word, start, end))
    const asRead = padded(union(parts), box, entry.size)
    return [{ ...turnedBox(asRead, entry.size, turnBack(entry.turn)), page: entry.page }]
  })
}

/**
 * The whole word, unless the range begins or ends at punctuation inside it ("IBAN:DE89..."): then the cut is made
 * there, by the usual widths of the letters, and moved outwards by most of one. Widths of letters differ, so more is
 * covered rather than less.
 */
function partOfWord(word: PlacedWord, start: number, end: number): Box {
  const from = Math.max(0, start - word.start)
  const to = Math.min(word.text.length, end - word.start)
  const cutsLeft = from > 0 && isParting(word.text.charAt(from - 1))
  const cutsRight = to < word.text.length && isParting(word.text.charAt(to))
  // A word that runs up or down on a page of others has no left and right to cut at.
  const isUpright = word.box.width >= word.box.height || word.text.length < 3
  if ((!cutsLeft && !cutsRight) || !isUpright) return word.box
  const widths = word.text.split('').map(relativeWidth)
  const unit = word.box.width / sum(widths)
  const outwards = unit * 0.75
  const left = cutsLeft ? Math.max(0, sum(widths.slice(0, from)) * unit - outwards) : 0
  const right = cutsRight
    ? Math.min(word.box.width, sum(widths.slice(0, to)) * unit + outwards)
    : word.box.width
  return { ...word.box, left: word.box.left + left, width: right - left }
}

/** Against a digit: signs of Chinese and Japanese fill a square, points and strokes are thin. */
function relativeWidth(sign: string): number {
  if (UNPARTED.test(sign)) return 1.8
  return /[.,:;'|!iIl()[\]]/.test(sign) ? 0.55 : 1
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0)

const isParting = (character: string): boolean => /[:;,=()[\]{}<>"'|/]/.test(character)

/** As high as the line, so that no ascender or descender of it shows; a little wider on each side. */
function padded(box: Box, line: Box, size: { width: number; height: number }): Box {
  const left = Math.max(0, Math.floor(box.left - PADDING_PIXELS))
  const right = Math.min(size.width, Math.ceil(box.left + box.width + PADDING_PIXELS))
  const reach = Math.round(box.height * 0.15) + PADDING_PIXELS
  const top = Math.max(0, Math.floor(Math.max(box.top - reach, Math.min(box.top, line.top) - PADDING_PIXELS)))
  const lowest = Math.max(box.top + box.height, line.top + line.height) + PADDING_PIXELS
  const bottom = Math.min(size.height, Math.ceil(Math.min(box.top + box.height + reach, lowest)))
  return { left, top, width: right - left, height: bottom - top }
}

function union(boxes: readonly Box[]): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = 0
  let bottom = 0
  for (const box of boxes) {
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.left + box.width)
    bottom = Math.max(bottom, box.top + box.height)
  }
  return { left, top, width: right - left, height: bottom - top }
}
