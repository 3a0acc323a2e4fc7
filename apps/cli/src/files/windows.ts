/**
 * A long text is analyzed in windows that overlap. Each window answers for the findings that begin in its own
 * part; the margins around that part let a value and its context words be seen whole. So memory does not grow
 * with the file, and the answer is the one the whole text would get, save for values longer than a margin.
 */
export interface Window {
  /** The own part with its margins. */
  text: string
  /** UTF-16 offsets of the own part in `text`. */
  from: number
  to: number
  format: 'text' | 'json' | 'csv'
  /** Whether each line is a document of its own. */
  isLines?: true
  /** First row of the table. */
  header?: string
  /** Whether `text` begins with it: the first window of a table. */
  hasHeader?: boolean
}

type Pieces = AsyncIterable<string>

const OWN_UNITS = 256 * 1024
const MARGIN_UNITS = 16 * 1024
/** Leaves of a JSON document weigh many times its text; larger ones are read as plain text. */
const LARGEST_DOCUMENT = 8 * 1024 * 1024
/** Past this a row is none: a quote that is never closed. */
const LONGEST_ROW = 4 * OWN_UNITS

const isInsidePair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(at - 1, 0), at + 1))

/** Behind a line, else behind a space, else anywhere but inside a surrogate pair. */
function cutPlace(text: string, least: number, most: number): number {
  for (const end of ['\n', ' ']) {
    const place = text.lastIndexOf(end, most - 1) + 1
    if (place > least) return place
  }
  return isInsidePair(text, most) ? most - 1 : most
}

export async function* textWindows(pieces: Pieces): AsyncGenerator<Window> {
  let text = ''
  let from = 0
  for await (const piece of pieces) {
    text += piece
    while (text.length - from > OWN_UNITS + MARGIN_UNITS) {
      const to = cutPlace(text, from + OWN_UNITS / 2, from + OWN_UNITS)
      yield { text: text.slice(0, to + MARGIN_UNITS), from, to, format: 'text' }
      const left = cutPlace(text, to - 2 * MARGIN_UNITS, to - MARGIN_UNITS)
      text = text.slice(left)
      from = to - left
    }
  }
  yield { text, from, to: text.length, format: 'text' }
}

/** One JSON document, whole. */
export async function* documentWindows(pieces: Pieces): AsyncGenerator<Window> {
  const iterator = pieces[Symbol.asyncIterator]()
  let text = ''
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    text += next.value
    if (text.length > LARGEST_DOCUMENT) return yield* textWindows(withFirst(text, iterator))
  }
  yield { text, from: 0, to: text.length, format: 'json' }
}

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** JSON lines: whole lines, each a document of its own, so without margins. */
export async function* lineWindows(pieces: Pieces): AsyncGenerator<Window> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    const to = text.length < OWN_UNITS ? 0 : text.lastIndexOf('\n') + 1
    if (to > 0) yield { text: text.slice(0, to), from: 0, to, format: 'json', isLines: true }
    text = text.slice(to)
  }
  yield { text, from: 0, to: text.length, format: 'json', isLines: true }
}

/** The two halves of several lines; undefined where there is but one. */
export function halvesOf(window: Window): [Window, Window] | undefined {
  const { text } = window
  const middle = text.indexOf('\n', text.length / 2) + 1
  const cut = middle > 0 && middle < text.length ? middle : text.lastIndexOf('\n', text.length / 2) + 1
  if (cut === 0 || cut === text.length) return undefined
  const half = (part: string): Window => ({ ...window, text: part, from: 0, to: part.length })
  return [half(text.slice(0, cut)), half(text.slice(cut))]
}

/** Whole rows of a table, without margins. A line end inside quotes ends no row. */
export async function* tableWindows(pieces: Pieces): AsyncGenerator<Window> {
  let text = ''
  let looked = 0
  let rowEnd = 0
  let isQuoted = false
  let header: string | undefined
  let isFirst = true
  const windowTo = (to: number): Window => {
    const window: Window = {
      ...{ text: text.slice(0, to), from: 0, to, format: 'csv' as const },
      ...{ header: header ?? text, hasHeader: isFirst },
    }
    isFirst = false
    return window
  }
  for await (const piece of pieces) {
    text += piece
    for (; looked < text.length; looked++) {
      const character = text.charCodeAt(looked)
      if (character === 0x22) isQuoted = !isQuoted
      else if (character === 0x0a && !isQuoted) {
        rowEnd = looked + 1
        header ??= text.slice(0, rowEnd)
      }
    }
    if (rowEnd === 0 && text.length > LONGEST_ROW) {
      rowEnd = cutPlace(text, 0, text.length)
      isQuoted = false
    }
    if (text.length < OWN_UNITS || rowEnd === 0) continue
    yield windowTo(rowEnd)
    text = text.slice(rowEnd)
    looked -= rowEnd
    rowEnd = 0
  }
  yield windowTo(text.length)
}
