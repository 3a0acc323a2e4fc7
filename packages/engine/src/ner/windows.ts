import type { Encoding } from './encoding.ts'

/**
 * Cuts a text into windows of words for the model. Nothing is left out: every word is kept by exactly one window.
 *
 * A window is as long as is comfortable and ends where a sentence or line ends, since the model learnt from
 * sentences and its cost grows with the square of the length. A sentence longer than that gets a longer window;
 * where even that finds no end, windows overlap and each keeps its own middle.
 */
export interface Window {
  /** Words it reads. */
  start: number
  end: number
  /** Words whose tags are taken from it. */
  keepFrom: number
  keepTo: number
}

/** Lengths in pieces. */
export interface WindowLimits {
  comfortable: number
  longest: number
  /** How much two windows share where no sentence ends. */
  overlap: number
}

const NO_BREAK = 0
const LINE = 1
const SENTENCE = 2
const PARAGRAPH = 3

/** A window this much shorter than comfortable is not worth a better place to cut. */
const LEAST_FILL = 1 / 3
/** "Prof. Smith", "geb. Meier": a short word with a full stop is often an abbreviation. */
const SHORTEST_LAST_WORD = 5

export function windowsOf(text: string, encoding: Encoding, limits: WindowLimits): Window[] {
  const { firsts } = encoding
  const words = firsts.length - 1
  const windows: Window[] = []
  let start = 0
  let keepFrom = 0
  while (keepFrom < words) {
    const from = firsts[start]!
    if (firsts[words]! - from <= limits.comfortable) {
      windows.push({ start, end: words, keepFrom, keepTo: words })
      break
    }
    const cut = placeToCut(text, encoding, start, keepFrom, limits)
    if (cut > keepFrom) {
      windows.push({ start, end: cut, keepFrom, keepTo: cut })
      start = cut
      keepFrom = cut
      continue
    }
    const end = Math.max(keepFrom + 1, wordAt(firsts, start, from + limits.longest))
    const keepTo =
      end === words ? words : Math.max(keepFrom + 1, wordAt(firsts, start, firsts[end]! - limits.overlap / 2))
    windows.push({ start, end, keepFrom, keepTo })
    start = Math.min(keepTo, Math.max(start + 1, wordAt(firsts, start, firsts[end]! - limits.overlap)))
    keepFrom = keepTo
  }
  return windows
}

/** The last word from `word` on that starts at or before the piece. */
function wordAt(firsts: readonly number[], word: number, piece: number): number {
  let at = word
  while (at + 1 < firsts.length && firsts[at + 1]! <= piece) at++
  return at
}

/** The word before which to cut, or -1. */
function placeToCut(
  text: string,
  encoding: Encoding,
  start: number,
  keepFrom: number,
  { comfortable, longest }: WindowLimits,
): number {
  const { firsts } = encoding
  const from = firsts[start]!
  const last = wordAt(firsts, start, from + comfortable)
  let best = -1
  let bestRank = NO_BREAK
  for (let word = last; word > keepFrom && firsts[word]! - from > comfortable * LEAST_FILL; word--) {
    const rank = breakBefore(text, encoding, word)
    if (rank <= bestRank) continue
    best = word
    bestRank = rank
    if (rank === PARAGRAPH) break
  }
  if (best >= 0) return best
  const words = firsts.length - 1
  for (let word = Math.max(last, keepFrom) + 1; word < words; word++) {
    if (firsts[word]! - from > longest) return -1
    if (breakBefore(text, encoding, word) !== NO_BREAK) return word
  }
  return firsts[words]! - from <= longest ? words : -1
}

/** How good it is to cut before a word. */
function breakBefore(text: string, { starts, ends }: Encoding, word: number): number {
  const end = ends[word - 1]!
  const start = starts[word]!
  let lines = 0
  for (let at = end; at < start; at++) if (isLineEnd(text, at)) lines++
  const isSentence = endsSentence(text, starts[word - 1]!, end, start, word > 1 ? starts[word - 2]! : 0)
  if (lines > 0) return isSentence || lines > 1 ? PARAGRAPH : LINE
  return isSentence ? SENTENCE : NO_BREAK
}

function isLineEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code === 13) return text.charCodeAt(at + 1) !== 10
  return code === 10 || code === 0x85 || code === 0x2028 || code === 0x2029
}

/** A mark that ends sentences in Latin scripts, Greek, Arabic, Devanagari and East Asia. */
const SENTENCE_MARK = /^[.!?…؟۔।॥。！？｡]+$/u
const EAST_ASIAN_MARK = /^[。！？｡]+$/u
const SMALL_LETTER = /^\p{Ll}/u
const FULL_STOP = '.'.charCodeAt(0)

function endsSentence(
  text: string,
  markStart: number,
  markEnd: number,
  next: number,
  before: number,
): boolean {
  const mark = text.slice(markStart, markEnd)
  if (!SENTENCE_MARK.test(mark)) return false
  if (EAST_ASIAN_MARK.test(mark)) return true
  if (next === markEnd || SMALL_LETTER.test(text.slice(next, next + 2))) return false
  const isAbbreviation =
    text.charCodeAt(markStart) === FULL_STOP &&
    markEnd - markStart === 1 &&
    markStart - before < SHORTEST_LAST_WORD
  return !isAbbreviation
}
