import { HANGUL, kindOf, UNSPACED } from '../../characters.ts'
import { type Words, wordsOf } from '../../context/words.ts'

/**
 * Where labels ("employee no", "fax", "mot de passe") stand in a text. Several recognizers ask about the same
 * text one after another, so its words are read once and forgotten when the current task ends.
 */
interface WordTable {
  text: string
  words: Words
  lower: string[]
  /** Indices of each lower-case word. */
  places: Map<string, number[]>
}

let latest: WordTable | undefined

export function wordTable(text: string): WordTable {
  if (latest?.text === text) return latest
  const words = wordsOf(text)
  const lower: string[] = new Array(words.count)
  const places = new Map<string, number[]>()
  for (let i = 0; i < words.count; i++) {
    const word = text.slice(words.starts[i], words.ends[i]).toLowerCase()
    lower[i] = word
    const first = word.charCodeAt(0)
    if (first >= 48 && first <= 57) continue
    const known = places.get(word)
    if (known) known.push(i)
    else places.set(word, [i])
  }
  latest = { text, words, lower, places }
  // Not a cache across requests: nobody's text stays in memory because of it.
  queueMicrotask(() => {
    latest = undefined
  })
  return latest
}

export interface Label {
  start: number
  end: number
}

const isUnspaced = (label: string): boolean => (kindOf(label.charCodeAt(0)) & (UNSPACED | HANGUL)) !== 0
const LONGEST_GAP = 3

/**
 * Compiles label phrases (lower case) into a search for all their places, sorted by start. Words of a phrase may
 * be joined by a space, hyphen, underscore, dot, slash or apostrophe, or by nothing in identifiers ("userId").
 */
export function labelSearch(phrases: readonly string[]): (text: string) => Label[] {
  const byFirst = new Map<string, string[][]>()
  const unspaced: string[] = []
  for (const phrase of new Set(phrases)) {
    if (isUnspaced(phrase)) {
      unspaced.push(phrase)
      continue
    }
    const words = wordsOf(phrase)
    const parts = Array.from({ length: words.count }, (_, i) =>
      phrase.slice(words.starts[i], words.ends[i]).toLowerCase(),
    )
    if (parts.length === 0) continue
    const known = byFirst.get(parts[0]!)
    if (known) known.push(parts)
    else byFirst.set(parts[0]!, [parts])
  }
  return (text) => {
    const { words, lower, places } = wordTable(text)
    const found: Label[] = []
    for (const [first, phrasesOfWord] of byFirst) {
      for (const index of places.get(first) ?? []) {
        let end = -1
        for (const parts of phrasesOfWord) {
          const last = index + parts.length - 1
          if (last >= words.count) continue
          let fits = true
          for (let i = 1; fits && i < parts.length; i++) {
            const gap = words.starts[index + i]! - words.ends[index + i - 1]!
            fits = gap <= LONGEST_GAP && lower[index + i] === parts[i]
          }
          if (fits) end = Math.max(end, words.ends[last]!)
        }
        if (end >= 0) found.push({ start: words.starts[index]!, end })
      }
    }
    for (const label of unspaced) {
      for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + label.length))
        found.push({ start: at, end: at + label.length })
    }
    return found.sort((a, b) => a.start - b.start)
  }
}
