import type { Edit, Passage } from '../src/document.ts'
import type { Planted } from './make/planter.ts'
import { squeeze } from './needles.ts'

/**
 * Finds the planted values in passages, knowing them. It stands in for a perfect detection, so that what is left over
 * afterwards is the format's fault and nothing else's.
 */
export function findPlanted(passages: readonly Passage[], planted: readonly Planted[]) {
  const edits: Edit[] = []
  const found = new Set<Planted>()
  for (const [index, passage] of passages.entries()) {
    const taken: Edit[] = []
    const readings = [mapped(passage.text, false)]
    if (passage.text.includes('%')) readings.push(mapped(passage.text, true))
    for (const one of planted) {
      const squeezed = squeeze(one.value)
      for (const reading of readings) {
        const ranges = passage.confidence
          ? similarRanges(reading.text, squeezed)
          : equalRanges(reading.text, squeezed)
        for (const [from, to] of ranges) {
          const start = reading.starts[from]!
          const end = reading.ends[to - 1]!
          found.add(one)
          if (taken.some((edit) => edit.start < end && start < edit.end)) continue
          taken.push({
            passage: index,
            start,
            end,
            replacement: replacementFor(passage.text.slice(start, end)),
          })
        }
      }
    }
    edits.push(...taken.sort((a, b) => a.start - b.start))
  }
  return { edits, found }
}

/** Shorter or longer than what it replaces, so that formats cannot rely on the length. */
function replacementFor(text: string): string {
  return text.length % 3 === 0
    ? '<GONE>'
    : text.length % 3 === 1
      ? 'X'
      : 'removed & replaced by a longer text'
}

interface MappedText {
  text: string
  /** By character of `text`, UTF-16 offsets of the passage. */
  starts: number[]
  ends: number[]
}

/** Letters and digits of a text alone, each with its place; percent escapes as what they stand for, if asked. */
function mapped(text: string, decodesPercent: boolean): MappedText {
  const result: MappedText = { text: '', starts: [], ends: [] }
  const put = (letters: string, start: number, end: number) => {
    for (const letter of squeeze(letters)) {
      result.text += letter
      for (let unit = 0; unit < letter.length; unit++) {
        result.starts.push(start)
        result.ends.push(end)
      }
    }
  }
  const pieces = decodesPercent ? /(?:%[0-9a-fA-F]{2})+|[\s\S]/gu : /[\s\S]/gu
  for (const match of text.matchAll(pieces)) {
    const [piece] = match
    const end = match.index + piece.length
    put(piece.length > 2 ? Buffer.from(piece.replaceAll('%', ''), 'hex').toString() : piece, match.index, end)
  }
  return result
}

function* equalRanges(text: string, value: string): Generator<[number, number]> {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
    yield [at, at + value.length]
}

const CONFUSED: Record<string, string> = {
  o: '0',
  q: '0',
  l: '1',
  i: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
  g: '9',
  ß: '8',
}

/** What readers of pictures mix up, as one sign each. */
export function foldMisread(text: string): string {
  return [...text].map((letter) => CONFUSED[letter] ?? letter).join('')
}

/** The part of the text with the fewest wrong signs against the value (Sellers), if they are few enough. */
export function similarRanges(text: string, value: string, tolerance = 0.25): [number, number][] {
  const wanted = foldMisread(value)
  const read = foldMisread(text)
  const limit = Math.floor(wanted.length * tolerance)
  let costs = Array.from({ length: wanted.length + 1 }, (_, index) => index)
  let starts = new Array<number>(wanted.length + 1).fill(0)
  let best: { cost: number; from: number; to: number } | undefined
  for (let at = 0; at < read.length; at++) {
    const nextCosts = [0]
    const nextStarts = [at + 1]
    for (let index = 1; index <= wanted.length; index++) {
      const replaced = costs[index - 1]! + (wanted[index - 1] === read[at] ? 0 : 1)
      const skipped = costs[index]! + 1
      const missing = nextCosts[index - 1]! + 1
      const least = Math.min(replaced, skipped, missing)
      nextCosts.push(least)
      nextStarts.push(
        least === replaced
          ? index === 1
            ? at
            : starts[index - 1]!
          : least === skipped
            ? starts[index]!
            : nextStarts[index - 1]!,
      )
    }
    costs = nextCosts
    starts = nextStarts
    const cost = costs[wanted.length]!
    if (cost <= limit && (best === undefined || cost < best.cost))
      best = { cost, from: starts[wanted.length]!, to: at + 1 }
  }
  return best ? [[best.from, best.to]] : []
}
