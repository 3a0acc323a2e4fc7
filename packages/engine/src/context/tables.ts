import type { FieldName } from './field-name.ts'

/**
 * Tables inside plain text: a line of column names and the lines below it that have as many delimiters (tab, bar,
 * semicolon or comma; quoted ones do not count). Told by form alone; a text that is a table as a whole is better
 * read by structured/csv.ts, which knows the whole format.
 */
export interface Cell {
  /** UTF-16 offsets, without spaces and quotes around. */
  start: number
  end: number
  /** The name of its column. */
  name: FieldName
}

const TAB = 9
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const SPACE = 32
const QUOTE = 34
const BAR = 124
const DELIMITERS = [TAB, BAR, 59, 44]
/** For each ASCII character its number among DELIMITERS from 1; 0 for others. */
const KIND = Uint8Array.from({ length: 128 }, (_, code) => DELIMITERS.indexOf(code) + 1)
/** Sentences have commas as well: with a space behind them one line below is not enough to call it a table. */
const FEWEST_ROWS_IF_SPACED = 2

const COLUMN_NAME = /^\p{L}[\p{L}\p{M}\p{N}_./#°'’()-]*(?: [\p{L}\p{N}#(][\p{L}\p{M}\p{N}_./#°'’()-]*){0,6}$/u
const LONGEST_COLUMN_NAME = 64

interface Line {
  start: number
  end: number
  /** How often each of DELIMITERS stands in it. */
  counts: readonly number[]
}

/** The cells of all tables in order of their start. */
export function tableCells(text: string): Cell[] {
  const cells: Cell[] = []
  let head: Line | undefined
  for (let at = 0; at < text.length; ) {
    const line: Line = readLine(text, at)
    at = line.end + 1
    const end = head && tableOf(text, head, line, cells)
    if (end !== undefined) at = end
    head = end === undefined && line.counts.some((count) => count > 0) ? line : undefined
  }
  return cells
}

/** Reads the table whose head and first row these may be; where it ends, undefined if it is none. */
function tableOf(text: string, head: Line, first: Line, cells: Cell[]): number | undefined {
  const kind = DELIMITERS.findIndex((_, i) => head.counts[i]! > 0 && head.counts[i] === first.counts[i])
  if (kind < 0) return undefined
  const delimiter = DELIMITERS[kind]!
  const names = split(text, head, delimiter)
  if (
    !names.every((name, i) =>
      isColumnName(text, name, delimiter === BAR && (i === 0 || i === names.length - 1)),
    )
  )
    return undefined
  const rows = [first]
  let at = first.end + 1
  for (; at < text.length; ) {
    const row = readLine(text, at)
    if (row.counts[kind] !== head.counts[kind]) break
    rows.push(row)
    at = row.end + 1
  }
  const isSpaced = delimiter > SPACE && delimiter !== BAR && text.charCodeAt(names[1]!.start - 1) === SPACE
  if (isSpaced && rows.length < FEWEST_ROWS_IF_SPACED) return undefined
  for (const row of rows)
    split(text, row, delimiter).forEach(({ start, end }, i) => {
      if (end > start) cells.push({ start, end, name: names[i]! })
    })
  return at
}

const isColumnName = (text: string, { start, end }: FieldName, mayBeEmpty: boolean): boolean =>
  start === end ? mayBeEmpty : end - start <= LONGEST_COLUMN_NAME && COLUMN_NAME.test(text.slice(start, end))

function readLine(text: string, start: number): Line {
  const counts = [0, 0, 0, 0]
  let isQuoted = false
  let at = start
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > BAR || (code > 59 && code < BAR)) continue
    if (code === LINE_FEED) break
    if (code === QUOTE) isQuoted = !isQuoted
    const kind = isQuoted ? 0 : KIND[code]!
    if (kind > 0) counts[kind - 1]!++
  }
  return { start, end: at, counts }
}

function split(text: string, line: Line, delimiter: number): FieldName[] {
  const parts: FieldName[] = []
  let isQuoted = false
  let start = line.start
  for (let at = line.start; at <= line.end; at++) {
    const code = at === line.end ? delimiter : text.charCodeAt(at)
    if (code === QUOTE) isQuoted = !isQuoted
    if (code !== delimiter || (isQuoted && at < line.end)) continue
    parts.push(trimmed(text, start, at))
    start = at + 1
  }
  return parts
}

function trimmed(text: string, from: number, to: number): FieldName {
  const isAround = (code: number): boolean => code === SPACE || code === QUOTE || code === CARRIAGE_RETURN
  let start = from
  let end = to
  while (start < end && isAround(text.charCodeAt(start))) start++
  while (end > start && isAround(text.charCodeAt(end - 1))) end--
  return { start, end }
}

/** The cell that holds the offset. */
export function cellAt(cells: readonly Cell[], offset: number): Cell | undefined {
  let low = 0
  let high = cells.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (cells[middle]!.start <= offset) low = middle + 1
    else high = middle
  }
  const cell = cells[low - 1]
  return cell && offset < cell.end ? cell : undefined
}
