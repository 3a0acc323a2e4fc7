import { GAP, shapeOf } from './shapes.ts'

/**
 * Text to pieces, exactly as in training: the twin of training/sfner/tokenizer.py. The rules stand in
 * training/TOKENIZER.md; tokenizer-vectors.json there holds both to them. Works on UTF-16 text with exact
 * offsets; nothing is normalised in a way that changes lengths.
 */
export interface TokenizerData {
  version: number
  kind: string
  size: number
  classes: Record<string, [first: number, last: number][]>
  lower: [upper: number, lower: number][]
  initial: string[]
  continuation: string[]
}

export interface Pieces {
  ids: number[]
  shapes: number[]
  /** Number of the word each piece belongs to. */
  words: number[]
  /** UTF-16 offsets. */
  starts: number[]
  ends: number[]
}

export interface Tokenizer {
  tokenize(text: string): Pieces
}

const FIRST_BUCKET = 8
const BUCKETS = 256
const FIRST_PIECE = FIRST_BUCKET + BUCKETS
const LONGEST_WORD = 48
const CODE_POINTS = 0x110000
const DIGIT_ZERO = 48
/** Words seen lately; texts repeat themselves. Emptied when full, which is cheaper than keeping an order. */
const CACHE_SIZE = 50_000
/** No UTF-16 unit below this is half of a pair. */
const FIRST_SURROGATE = 0xd800

/** Numbers of the classes; the order is ours alone. */
const CLASSES = [
  'other',
  'word',
  'mark',
  'digit',
  'single',
  'katakana',
  'ignorable',
  'newline',
  'tab',
  'space',
] as const
const [, WORD, MARK, DIGIT, SINGLE, KATAKANA, IGNORABLE, NEWLINE, TAB, SPACE] = CLASSES.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

const CASE = { uncased: 0, lower: 1, capitalised: 2, upper: 3, singleUpper: 4, mixed: 5 } as const

/** Which classes may follow the first code point of a word of each class. */
const GOES_ON: Record<number, readonly boolean[]> = {}
const goesOn = (first: number, ...next: number[]) => {
  GOES_ON[first] = CLASSES.map((_, kind) => next.includes(kind))
}
goesOn(WORD, WORD, MARK, IGNORABLE)
goesOn(MARK, WORD, MARK, IGNORABLE)
goesOn(DIGIT, DIGIT, IGNORABLE)
goesOn(SINGLE, MARK, IGNORABLE)
goesOn(KATAKANA, KATAKANA, MARK, IGNORABLE)

/** A word without ignorable code points, cut; the same wherever it stands. */
interface CutWord {
  case: number
  ids: number[]
  /** End of each piece in UTF-16 units from the start of the word. */
  ends: number[]
}

export function createTokenizer(data: TokenizerData): Tokenizer {
  if (data.kind !== 'sfumato-wordpiece' || data.version !== 1)
    throw new Error('This tokenizer file is of another kind.')
  const classes = new Uint8Array(CODE_POINTS)
  for (const [name, ranges] of Object.entries(data.classes)) {
    const kind = CLASSES.indexOf(name as (typeof CLASSES)[number])
    for (const [first, last] of ranges) classes.fill(kind, first, last + 1)
  }
  const lowerOf = new Map(data.lower)
  const lowerPartners = new Set(data.lower.map(([, lower]) => lower))
  const initial = new Map(data.initial.map((piece, i) => [piece, FIRST_PIECE + i]))
  const continuation = new Map(
    data.continuation.map((piece, i) => [piece, FIRST_PIECE + data.initial.length + i]),
  )
  const longest = (pieces: string[]) => pieces.reduce((most, piece) => Math.max(most, [...piece].length), 1)
  const longestInitial = longest(data.initial)
  const longestContinuation = longest(data.continuation)

  const caseOf = (points: number[]): number => {
    let upper = 0
    let partners = 0
    let lower = 0
    for (const point of points) {
      const isUpper = lowerOf.has(point)
      if (isUpper) upper++
      if (lowerPartners.has(point)) {
        partners++
        if (!isUpper) lower++
      }
    }
    if (upper === 0) return partners === 0 ? CASE.uncased : CASE.lower
    if (lower === 0) return upper === 1 ? CASE.singleUpper : CASE.upper
    return upper === 1 && lowerOf.has(points[0]!) ? CASE.capitalised : CASE.mixed
  }

  /** Greedy longest match over the normal form; a code point without a piece falls into one of 256 buckets. */
  const cut = (value: string): CutWord => {
    const points = Array.from(value, (character) => character.codePointAt(0)!)
    const normal = points.map((point) =>
      classes[point] === DIGIT ? DIGIT_ZERO : (lowerOf.get(point) ?? point),
    )
    const normalText = String.fromCodePoint(...normal)
    /** Where each code point starts in the normal text. */
    const units = [0]
    for (const point of normal) units.push(units.at(-1)! + (point > 0xffff ? 2 : 1))
    const word: CutWord = { case: caseOf(points), ids: [], ends: [] }
    let end = 0
    for (let at = 0; at < normal.length; ) {
      const pieces = at === 0 ? initial : continuation
      let length = Math.min(normal.length - at, at === 0 ? longestInitial : longestContinuation)
      let id: number | undefined
      for (; length > 0; length--) {
        id = pieces.get(normalText.slice(units[at], units[at + length]))
        if (id !== undefined) break
      }
      const next = at + Math.max(1, length)
      for (; at < next; at++) end += points[at]! > 0xffff ? 2 : 1
      word.ids.push(id ?? FIRST_BUCKET + (normal[next - 1]! % BUCKETS))
      word.ends.push(end)
    }
    return word
  }

  let cache = new Map<string, CutWord>()
  const cutCached = (value: string): CutWord => {
    let word = cache.get(value)
    if (!word) {
      word = cut(value)
      if (cache.size >= CACHE_SIZE) cache = new Map()
      cache.set(value, word)
    }
    return word
  }

  return {
    tokenize(text) {
      const pieces: Pieces = { ids: [], shapes: [], words: [], starts: [], ends: [] }
      let count = 0

      const addWord = (value: string, gap: number, offsetOf: (end: number, isStart: boolean) => number) => {
        const word = cutCached(value)
        for (let i = 0; i < word.ids.length; i++) {
          pieces.ids.push(word.ids[i]!)
          pieces.shapes.push(shapeOf(i === 0 ? gap : GAP.none, word.case))
          pieces.words.push(count)
          pieces.starts.push(offsetOf(i === 0 ? 0 : word.ends[i - 1]!, true))
          pieces.ends.push(offsetOf(word.ends[i]!, false))
        }
        count++
      }

      /** Words with ignorable code points or more than 48 code points. */
      const addUnusual = (start: number, end: number, gap: number) => {
        const points: string[] = []
        const offsets: number[] = []
        for (let at = start; at < end; ) {
          const point = text.codePointAt(at)!
          const width = point > 0xffff ? 2 : 1
          if (classes[point] !== IGNORABLE) {
            points.push(text.slice(at, at + width))
            for (let unit = 0; unit < width; unit++) offsets.push(at + unit)
          }
          at += width
        }
        let unit = 0
        for (let from = 0; from < points.length; from += LONGEST_WORD) {
          const value = points.slice(from, from + LONGEST_WORD).join('')
          const base = unit
          addWord(value, from === 0 ? gap : GAP.none, (end, isStart) =>
            isStart ? offsets[base + end]! : offsets[base + end - 1]! + 1,
          )
          unit += value.length
        }
      }

      let gap: number = GAP.space // as if a space stood before the first word
      const { length } = text
      for (let at = 0; at < length; ) {
        let point = text.charCodeAt(at)
        if (point >= FIRST_SURROGATE) point = text.codePointAt(at)!
        const width = point > 0xffff ? 2 : 1
        const kind = classes[point]!
        if (kind === NEWLINE) gap = GAP.newline
        else if (kind === TAB && gap !== GAP.newline) gap = GAP.tab
        else if (kind === SPACE && gap === GAP.none) gap = GAP.space
        if (kind === IGNORABLE || kind >= NEWLINE) {
          at += width
          continue
        }
        const start = at
        at += width
        const next = GOES_ON[kind]
        let isUsual = true
        while (at < length) {
          let follower = text.charCodeAt(at)
          if (follower >= FIRST_SURROGATE) follower = text.codePointAt(at)!
          const followerKind = classes[follower]!
          if (next ? !next[followerKind] : follower !== point) break
          if (followerKind === IGNORABLE) isUsual = false
          at += follower > 0xffff ? 2 : 1
        }
        if (isUsual && at - start <= LONGEST_WORD) {
          addWord(text.slice(start, at), gap, (units) => start + units)
        } else addUnusual(start, at, gap)
        gap = GAP.none
      }
      return pieces
    },
  }
}
