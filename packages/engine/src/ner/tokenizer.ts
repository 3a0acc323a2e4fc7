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
const CACHE_SIZE = 20_000

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

const GAP = { none: 0, space: 1, newline: 2, tab: 3 } as const
const CASE = { uncased: 0, lower: 1, capitalised: 2, upper: 3, singleUpper: 4, mixed: 5 } as const
const CASES = 8

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

interface Cut {
  id: number
  /** In code points of the normal form. */
  length: number
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

  let cache = new Map<string, Cut[]>()
  /** Greedy longest match over the normal form; a code point without a piece falls into one of 256 buckets. */
  const cut = (normal: number[]): Cut[] => {
    const key = String.fromCodePoint(...normal)
    const known = cache.get(key)
    if (known) return known
    const cuts: Cut[] = []
    for (let at = 0; at < normal.length; ) {
      const pieces = at === 0 ? initial : continuation
      let length = Math.min(normal.length - at, at === 0 ? longestInitial : longestContinuation)
      let id: number | undefined
      for (; length > 0; length--) {
        id = pieces.get(String.fromCodePoint(...normal.slice(at, at + length)))
        if (id !== undefined) break
      }
      cuts.push(id === undefined ? { id: FIRST_BUCKET + (normal[at]! % BUCKETS), length: 1 } : { id, length })
      at += Math.max(1, length)
    }
    if (cache.size >= CACHE_SIZE) cache = new Map()
    cache.set(key, cuts)
    return cuts
  }

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

  return {
    tokenize(text) {
      const pieces: Pieces = { ids: [], shapes: [], words: [], starts: [], ends: [] }
      let word = 0
      const add = (points: number[], starts: number[], gap: number) => {
        const shape = caseOf(points)
        const normal = points.map((point) =>
          classes[point] === DIGIT ? DIGIT_ZERO : (lowerOf.get(point) ?? point),
        )
        let at = 0
        for (const { id, length } of cut(normal)) {
          const last = at + length - 1
          pieces.ids.push(id)
          pieces.shapes.push(at === 0 ? gap * CASES + shape : shape)
          pieces.words.push(word)
          pieces.starts.push(starts[at]!)
          pieces.ends.push(starts[last]! + (points[last]! > 0xffff ? 2 : 1))
          at += length
        }
        word++
      }

      let gap: number = GAP.space // as if a space stood before the first word
      for (let at = 0; at < text.length; ) {
        const point = text.codePointAt(at)!
        const width = point > 0xffff ? 2 : 1
        const kind = classes[point]!
        if (kind === NEWLINE) gap = GAP.newline
        else if (kind === TAB && gap !== GAP.newline) gap = GAP.tab
        else if (kind === SPACE && gap === GAP.none) gap = GAP.space
        if (kind === IGNORABLE || kind >= NEWLINE) {
          at += width
          continue
        }
        const points = [point]
        const starts = [at]
        at += width
        const next = GOES_ON[kind]
        while (at < text.length) {
          const follower = text.codePointAt(at)!
          const followerKind = classes[follower]!
          if (next ? !next[followerKind] : follower !== point) break
          if (followerKind !== IGNORABLE) {
            points.push(follower)
            starts.push(at)
          }
          at += follower > 0xffff ? 2 : 1
        }
        for (let from = 0; from < points.length; from += LONGEST_WORD) {
          add(
            points.slice(from, from + LONGEST_WORD),
            starts.slice(from, from + LONGEST_WORD),
            from === 0 ? gap : GAP.none,
          )
        }
        gap = GAP.none
      }
      return pieces
    },
  }
}
