import { isSpace, type PageCharacter } from './page-text.ts'

/** Text that belongs together; `source` names for each UTF-16 unit the character of the page, or -1. */
export interface TextBlock {
  text: string
  source: readonly number[]
}

interface Line {
  /** Indexes of its characters, without the line break. */
  from: number
  to: number
  /** Along and across the direction it is written in. */
  start: number
  end: number
  base: number
  height: number
  angle: number
}

/**
 * Lines in the order of the file, joined to blocks as they stand: near below each other, of one size and
 * direction. Programs write cell by cell and column by column, so their order is better than any guess.
 */
export function toBlocks(characters: readonly PageCharacter[]): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: Line[] = []
  for (const line of toLines(characters)) {
    const last = open.at(-1)
    if (last && !continues(last, line)) {
      blocks.push(toBlock(characters, open))
      open = []
    }
    open.push(line)
  }
  if (open.length > 0) blocks.push(toBlock(characters, open))
  for (const seam of seams(characters)) blocks.push(seam)
  return blocks
}

function toLines(characters: readonly PageCharacter[]): Line[] {
  const lines: Line[] = []
  let from = 0
  for (let index = 0; index <= characters.length; index++) {
    const character = characters[index]
    const isBreak = character === undefined || /[\r\n]/.test(character.text)
    if (!isBreak && !character.isHyphen) continue
    const to = character?.isHyphen ? index + 1 : index
    const line = measure(characters, from, to)
    if (line) lines.push(line)
    from = index + 1
  }
  return lines
}

function measure(characters: readonly PageCharacter[], from: number, to: number): Line | undefined {
  let first: PageCharacter | undefined
  let [start, end, height] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (let index = from; index < to; index++) {
    const character = characters[index]
    if (!character || isSpace(character)) continue
    first ??= character
    const [left, right] = along(character, first.angle)
    start = Math.min(start, left)
    end = Math.max(end, right)
    height = Math.max(height, across(character, first.angle))
  }
  if (!first) return undefined
  const base = first.y * Math.cos(first.angle) - first.x * Math.sin(first.angle)
  return { from, to, start, end, base, height: Math.max(height, 1), angle: first.angle }
}

/** Extent in the direction of writing; exact for right angles, near enough for others. */
function along(character: PageCharacter, angle: number): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [first, second] = [
    character.left * cos + character.bottom * sin,
    character.right * cos + character.top * sin,
  ]
  return first < second ? [first, second] : [second, first]
}

const across = (character: PageCharacter, angle: number): number =>
  Math.abs(Math.cos(angle)) * (character.top - character.bottom) +
  Math.abs(Math.sin(angle)) * (character.right - character.left)

function continues(last: Line, line: Line): boolean {
  const step = last.base - line.base
  const [small, large] = last.height < line.height ? [last.height, line.height] : [line.height, last.height]
  if (Math.abs(Math.sin(last.angle - line.angle)) > 0.1) return false
  // Capitals and digits against lower case make lines of one font up to twice as high.
  if (large > small * 2.2) return false
  if (step < -0.3 * large || step > 2.6 * large) return false
  return line.start < last.end + 2 * large && line.end > last.start - 2 * large
}

/** A gap this many times the height of a letter parts columns and cells. */
const COLUMN_GAP = 1.5

function toBlock(characters: readonly PageCharacter[], lines: readonly Line[]): TextBlock {
  let text = ''
  const source: number[] = []
  const add = (piece: string, index: number): void => {
    text += piece
    for (let unit = 0; unit < piece.length; unit++) source.push(index)
  }
  for (const [number, line] of lines.entries()) {
    let previous: PageCharacter | undefined
    for (let index = line.from; index < line.to; index++) {
      const character = characters[index]
      if (!character) continue
      const next = characters[index + 1]
      if (character.isHyphen && partsWord(characters, lines, number)) continue
      const isGap =
        character.isGenerated && previous && next && gapBetween(previous, next) > COLUMN_GAP * line.height
      add(isGap ? '\t' : character.text, index)
      if (!isSpace(character)) previous = character
    }
    const isParted = characters[line.to - 1]?.isHyphen === true && partsWord(characters, lines, number)
    if (number < lines.length - 1 && !isParted) add('\n', -1)
  }
  return { text, source }
}

/** "Muster-" above "mann" is one word; "030-" above "1234" and "Jean-" above "Pierre" keep their hyphen. */
function partsWord(characters: readonly PageCharacter[], lines: readonly Line[], number: number): boolean {
  const [line, next] = [lines[number], lines[number + 1]]
  if (!line || !next) return false
  return (
    /\p{L}/u.test(characters[line.to - 2]?.text ?? '') && /\p{Ll}/u.test(characters[next.from]?.text ?? '')
  )
}

const gapBetween = (previous: PageCharacter, next: PageCharacter): number =>
  Math.max(next.left - previous.right, previous.left - next.right)

/**
 * Where letters stand side by side that are far from each other in the file, the line is read once more as it
 * is seen: a value written in pieces is found all the same.
 */
function seams(characters: readonly PageCharacter[]): TextBlock[] {
  const rows = new Map<number, number[]>()
  for (const [index, character] of characters.entries()) {
    if (character.isGenerated || isSpace(character) || Math.abs(Math.sin(character.angle)) > 0.01) continue
    if (RIGHT_TO_LEFT.test(character.text)) continue
    const key = Math.round(character.y)
    const row = rows.get(key)
    if (row) row.push(index)
    else rows.set(key, [index])
  }
  const blocks: TextBlock[] = []
  for (const row of rows.values()) {
    const sorted = withoutDoubles(characters, row)
    if (hasSeam(characters, sorted)) blocks.push(toRow(characters, sorted))
  }
  return blocks
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** From left to right; a letter printed twice to look bold counts once. */
function withoutDoubles(characters: readonly PageCharacter[], row: readonly number[]): number[] {
  const sorted = row.toSorted((a, b) => (characters[a]?.x ?? 0) - (characters[b]?.x ?? 0) || a - b)
  return sorted.filter((index, at) => {
    const previous = sorted[at - 1] ?? -1
    const [character, before] = [characters[index], characters[previous]]
    // Letters of one glyph ("ff") stand in one place, one after the other in the file.
    if (!character || !before || Math.abs(index - previous) === 1) return true
    return character.text !== before.text || Math.abs(character.x - before.x) >= 0.5
  })
}

function hasSeam(characters: readonly PageCharacter[], row: readonly number[]): boolean {
  return row.some((index, at) => {
    const before = row[at - 1]
    if (before === undefined) return false
    const [left, right] = [characters[before], characters[index]]
    if (!left || !right || right.left - left.right > 0.3 * (left.top - left.bottom)) return false
    if (index > before) return hasInk(characters, before + 1, index)
    // Letters of one glyph share their place and may be sorted either way.
    return index < before && !(left.left === right.left && left.right === right.right)
  })
}

const hasInk = (characters: readonly PageCharacter[], from: number, to: number): boolean => {
  for (let index = from; index < Math.min(to, from + 8); index++) {
    const character = characters[index]
    if (character && !isSpace(character)) return true
  }
  return to - from > 8
}

function toRow(characters: readonly PageCharacter[], row: readonly number[]): TextBlock {
  let text = ''
  const source: number[] = []
  let height = 0
  for (const index of row)
    height = Math.max(height, (characters[index]?.top ?? 0) - (characters[index]?.bottom ?? 0))
  for (const [at, index] of row.entries()) {
    const [character, before] = [characters[index], characters[row[at - 1] ?? -1]]
    if (!character) continue
    if (before && character.left - before.right > 0.25 * height) {
      text += ' '
      source.push(-1)
    }
    text += character.text
    for (let unit = 0; unit < character.text.length; unit++) source.push(index)
  }
  return { text, source }
}
