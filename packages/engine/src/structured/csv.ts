import { EngineError } from '../errors.ts'
import type { Leaf } from './leaf.ts'

/**
 * The fields of a CSV table with their places (RFC 4180, any common delimiter and line end), so that fields can
 * be changed and every other byte stays: quoting, spaces, line ends, missing fields.
 */
export interface CsvOptions {
  /** Told from the first line when absent. */
  delimiter?: string
  /** False when the first row is data; its columns are then named by nothing. */
  header?: boolean
}

const DELIMITERS = [',', ';', '\t', '|']

interface Field {
  value: string
  rawStart: number
  rawEnd: number
  rawOffsets?: Int32Array
  isQuoted: boolean
}

export function readCsv(data: string, options: CsvOptions = {}): Leaf[] {
  const delimiter = options.delimiter ?? tellDelimiter(data)
  const rows = readRows(data, delimiter)
  const hasHeader = options.header ?? true
  const names = hasHeader ? (rows[0] ?? []).map(({ value }) => value) : []
  return rows.slice(hasHeader ? 1 : 0).flatMap((row, rowIndex) =>
    row.map((field, column): Leaf => {
      const name = names[column]
      return {
        path: [rowIndex, name ?? column],
        label: name ?? '',
        value: field.value,
        rawStart: field.rawStart,
        rawEnd: field.rawEnd,
        ...(field.rawOffsets ? { rawOffsets: field.rawOffsets } : {}),
        escape: (text) => (field.isQuoted ? text.replaceAll('"', '""') : text),
        rewrite: (newValue) =>
          !field.isQuoted && (newValue.includes(delimiter) || /["\r\n]/.test(newValue))
            ? `"${newValue.replaceAll('"', '""')}"`
            : undefined,
      }
    }),
  )
}

/** The delimiter that stands most often in the first line, outside quotes. */
function tellDelimiter(data: string): string {
  const firstLine = data.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)[0]!
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

function readRows(data: string, delimiter: string): Field[][] {
  const rows: Field[][] = []
  let row: Field[] = []
  let at = data.startsWith('\ufeff') ? 1 : 0
  const start = at
  while (at < data.length) {
    const field = data[at] === '"' ? readQuoted(data, at, delimiter) : readBare(data, at, delimiter)
    row.push(field)
    at = field.rawEnd + (field.isQuoted ? 1 : 0)
    if (data[at] === delimiter) {
      at++
      if (at === data.length) row.push({ value: '', rawStart: at, rawEnd: at, isQuoted: false })
      continue
    }
    if (data[at] === '\r' && data[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return at === start ? [] : rows
}

function readBare(data: string, start: number, delimiter: string): Field {
  let end = start
  while (end < data.length && data[end] !== delimiter && data[end] !== '\n' && data[end] !== '\r') end++
  return { value: data.slice(start, end), rawStart: start, rawEnd: end, isQuoted: false }
}

function readQuoted(data: string, quote: number, delimiter: string): Field {
  const rawStart = quote + 1
  let value = ''
  const offsets: number[] = []
  let at = rawStart
  for (;;) {
    const next = data.indexOf('"', at)
    if (next < 0)
      throw new EngineError('MALFORMED_DATA', `A quote at offset ${quote} is never closed.`, {
        offset: quote,
      })
    const isDoubled = data[next + 1] === '"'
    const end = isDoubled ? next + 1 : next
    for (let i = at; i < end; i++) offsets.push(i)
    value += data.slice(at, end)
    at = isDoubled ? next + 2 : next
    if (!isDoubled) break
  }
  offsets.push(at)
  const after = data[at + 1]
  if (after !== undefined && after !== delimiter && after !== '\n' && after !== '\r')
    throw new EngineError('MALFORMED_DATA', `Text follows a closing quote at offset ${at}.`, { offset: at })
  const isEscaped = offsets.length - 1 !== at - rawStart
  return {
    value,
    rawStart,
    rawEnd: at,
    ...(isEscaped ? { rawOffsets: Int32Array.from(offsets) } : {}),
    isQuoted: true,
  }
}
