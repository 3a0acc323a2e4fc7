import type { Box } from '../document.ts'
import { type Component, inkComponents, inkThreshold, letterHeight, lettersAmong } from './components.ts'
import { cutOut } from './cut-out.ts'
import type { OcrEngine } from './engine.ts'
import type { OcrLine, OcrWord, RasterPage } from './ocr.ts'
import { resized } from './resize.ts'

/**
 * The engine's look at the layout passes over a line now and then, in the middle of a page, and its one threshold over
 * faint print. What looks like a row of letters and lies under no word is cut out and read alone: a value must not
 * stay because its line was not seen.
 */
const MIN_LETTERS = 4
/** Beyond this it is a drawing or a pattern, and the words among it were read as well as they can be. */
const MAX_ROWS = 60
/** So much darker than the paper ink must be to be seen at all. */
const FAINTEST_INK = 48
const MIN_CONFIDENCE = 0.3

export async function readPassedOver(
  page: RasterPage,
  lines: readonly OcrLine[],
  engine: OcrEngine,
  data: readonly string[],
  signal: AbortSignal,
): Promise<OcrLine[]> {
  const { rows, height } = passedOverRows(page, lines)
  if (rows.length === 0 || rows.length > MAX_ROWS) return [...lines]
  const sheet = cutOut(page, rows)
  // At the size at which a line was passed over it is passed over again.
  const scale = height >= 20 ? 0.75 : 1.35
  const scaled = await resized(sheet.page, scale)
  const read = await engine.read(scaled, data, signal, 'block')
  const wordsByRow = sheet.assign(read.flatMap(({ words }) => words.map((word) => enlarged(word, 1 / scale))))
  let paragraph = lines.reduce((most, line) => Math.max(most, line.paragraph), 0)
  const found = wordsByRow.flatMap((words): OcrLine[] => {
    const likely = words.filter(
      (word) => word.confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(word.text),
    )
    return likely.length === 0 ? [] : [{ words: likely, paragraph: ++paragraph }]
  })
  return [...lines, ...found]
}

const enlarged = (word: OcrWord, scale: number): OcrWord => ({
  ...word,
  box: {
    left: word.box.left * scale,
    top: word.box.top * scale,
    width: word.box.width * scale,
    height: word.box.height * scale,
  },
})

function passedOverRows(page: RasterPage, lines: readonly OcrLine[]): { rows: Box[]; height: number } {
  const { threshold, paper } = inkThreshold(page)
  const faint = Math.max(threshold, paper - FAINTEST_INK)
  const letters = lettersAmong(inkComponents(page, faint, 2), page.height)
  const height = letterHeight(letters)
  if (height === undefined) return { rows: [], height: 0 }
  const covered = new Covered(
    page,
    lines.flatMap(({ words }) => words),
  )
  const free = letters.filter(
    (letter) =>
      letter.bottom - letter.top > height * 0.5 &&
      letter.bottom - letter.top < height * 2.5 &&
      !covered.has(letter),
  )
  return { rows: rowsOf(free, height), height }
}

/** Which squares of the page lie under a word. */
class Covered {
  static readonly #SQUARE = 8
  readonly #columns: number
  readonly #squares: Uint8Array

  constructor(page: RasterPage, words: readonly OcrWord[]) {
    const square = Covered.#SQUARE
    this.#columns = Math.ceil(page.width / square) + 1
    this.#squares = new Uint8Array(this.#columns * (Math.ceil(page.height / square) + 1))
    for (const { box } of words) {
      const right = Math.min(page.width, box.left + box.width)
      const bottom = Math.min(page.height, box.top + box.height)
      for (let y = Math.max(0, box.top); y <= bottom; y += square)
        for (let x = Math.max(0, box.left); x <= right; x += square) this.#squares[this.#at(x, y)] = 1
    }
  }

  has({ left, top, right, bottom }: Component): boolean {
    return this.#squares[this.#at((left + right) / 2, (top + bottom) / 2)] === 1
  }

  #at(x: number, y: number): number {
    return Math.floor(y / Covered.#SQUARE) * this.#columns + Math.floor(x / Covered.#SQUARE)
  }
}

/** Letters beside each other, no further apart than two or three letters, are a row. */
function rowsOf(letters: readonly Component[], height: number): Box[] {
  interface Row extends Component {
    count: number
  }
  const rows: Row[] = []
  for (const letter of [...letters].sort((a, b) => a.left - b.left)) {
    const middle = (letter.top + letter.bottom) / 2
    const row = rows.find(
      ({ top, bottom, right }) => middle > top && middle < bottom && letter.left - right < height * 3,
    )
    if (!row) rows.push({ ...letter, count: 1 })
    else {
      row.right = Math.max(row.right, letter.right)
      row.top = Math.min(row.top, letter.top)
      row.bottom = Math.max(row.bottom, letter.bottom)
      row.count += 1
    }
    // Noise makes a row of every speck; there is nothing to be read then.
    if (rows.length > 1_000) return []
  }
  return rows
    .filter(({ count, left, right, top, bottom }) => {
      const isFlat = bottom - top < height * 4 && right - left > height * 2
      return count >= MIN_LETTERS && isFlat
    })
    .sort((a, b) => a.top - b.top)
    .map(({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top }))
}
