import { HANGUL, kindOf, UNSPACED } from '../../characters.ts'
import { type Words, withConjunction, wordsOf } from '../../context/words.ts'
import { oncePerText } from './once-per-text.ts'

/**
 * Where labels ("employee no", "fax", "mot de passe") stand in a text. Several recognizers ask about the same
 * text one after another, so its words are read once. Words are kept as
 * numbers (a hash of their lower-case letters) and compared as text only where the numbers agree.
 */
interface WordTable {
  text: string
  words: Words
  hashes: Int32Array
  /** Last place of each word; `previous` leads to the ones before, -1 ends the chain. */
  last: Map<number, number>
  previous: Int32Array
}

export const wordTable = oncePerText((text): WordTable => {
  const words = wordsOf(text)
  const hashes = new Int32Array(words.count)
  const previous = new Int32Array(words.count)
  const last = new Map<number, number>()
  for (let i = 0; i < words.count; i++) {
    const hash = hashOf(text, words.starts[i]!, words.ends[i]!)
    hashes[i] = hash
    previous[i] = last.get(hash) ?? -1
    last.set(hash, i)
  }
  return { text, words, hashes, last, previous }
})

/** Hash of a word without regard to case. */
export function hashOf(text: string, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return hashOfText(text.slice(start, end).toLowerCase())
    hash = (hash * 31 + (code >= 65 && code <= 90 ? code + 32 : code)) | 0
  }
  return hash
}

function hashOfText(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0
  return hash
}

const lowerWord = ({ text, words }: WordTable, index: number): string =>
  text.slice(words.starts[index], words.ends[index]).toLowerCase()

export interface Label {
  start: number
  end: number
}

const isUnspaced = (label: string): boolean => (kindOf(label.charCodeAt(0)) & (UNSPACED | HANGUL)) !== 0
const LONGEST_GAP = 3

interface Phrase {
  words: readonly string[]
  hashes: readonly number[]
}

/**
 * Compiles label phrases (lower case) into a search for all their places, sorted by start. Words of a phrase may
 * be joined by a space, hyphen, underscore, dot, slash or apostrophe, or by nothing in identifiers ("userId").
 */
export function labelSearch(phrases: readonly string[]): (text: string) => Label[] {
  const byFirst = new Map<number, Phrase[]>()
  const unspaced: string[] = []
  for (const phrase of new Set(phrases.flatMap(withConjunction))) {
    if (isUnspaced(phrase)) {
      unspaced.push(phrase)
      continue
    }
    const parts = wordsOf(phrase)
    if (parts.count === 0) continue
    const words = Array.from({ length: parts.count }, (_, i) =>
      phrase.slice(parts.starts[i], parts.ends[i]).toLowerCase(),
    )
    const hashes = words.map((word) => hashOf(word, 0, word.length))
    const known = byFirst.get(hashes[0]!)
    if (known) known.push({ words, hashes })
    else byFirst.set(hashes[0]!, [{ words, hashes }])
  }
  return (text) => {
    const table = wordTable(text)
    const found: Label[] = []
    for (const [hash, phrasesOfWord] of byFirst) {
      for (let index = table.last.get(hash) ?? -1; index >= 0; index = table.previous[index]!) {
        let end = -1
        for (const phrase of phrasesOfWord) {
          if (stands(table, phrase, index))
            end = Math.max(end, table.words.ends[index + phrase.words.length - 1]!)
        }
        if (end >= 0) found.push({ start: table.words.starts[index]!, end })
      }
    }
    for (const label of unspaced) {
      for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + label.length))
        found.push({ start: at, end: at + label.length })
    }
    return found.sort((a, b) => a.start - b.start)
  }
}

function stands(table: WordTable, { words, hashes }: Phrase, index: number): boolean {
  const { starts, ends, count } = table.words
  if (index + words.length > count) return false
  for (let i = 1; i < words.length; i++) {
    if (table.hashes[index + i] !== hashes[i]) return false
    if (starts[index + i]! - ends[index + i - 1]! > LONGEST_GAP) return false
  }
  return words.every((word, i) => lowerWord(table, index + i) === word)
}
