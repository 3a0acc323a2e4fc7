import { HANGUL, kindOf, UNSPACED, WORD } from '../characters.ts'
import { type Words, withConjunction, wordAt, wordsOf } from './words.ts'

/**
 * Finds the context words of many recognizers in one walk over the words of a text.
 *
 * A context word counts for a value when it ends at most `PLACES_BEFORE` places before the value, or starts at
 * most `PLACES_AFTER` places after it (places are defined in words.ts; a blank line is never crossed). Labels
 * stand before their values far more often than behind them.
 */
export const PLACES_BEFORE = 8
export const PLACES_AFTER = 4
const MOST_WORDS_OF_PHRASE = 6

/** Words of one phrase may be apart by a separator such as "-", "_", ": " or "' ". */
const LONGEST_GAP_IN_PHRASE = 3
/** "customerTaxId" also reads as "taxid": neighbouring parts of one identifier are tried together. */
const MOST_PARTS_JOINED = 3

interface Phrase {
  id: number
  /** As the recognizer spells it; what `explain` shows. */
  spelled: string
  words: readonly string[]
  /** A phrase of several words in one piece. */
  isIdentifier?: boolean
  /** Set where punctuation is part of the word ("n°", "s/n"): compared letter by letter. */
  literal?: string
  /** Offset of the first word in `literal`, or of the anchor character in an unspaced word. */
  anchor: number
}

/** Fields are named "bankaccount" as well as "bank_account"; the short ones ("id no") would be words by chance. */
const SHORTEST_IDENTIFIER = 8
const identifierOf = (spelled: string): string | undefined => {
  if (!/^[A-Za-z]{2,}(?:[ -][A-Za-z]{2,})+$/.test(spelled)) return undefined
  const identifier = spelled.replace(/[ -]/g, '')
  return identifier.length >= SHORTEST_IDENTIFIER ? identifier : undefined
}

export type ContextWords = Readonly<Record<string, readonly string[]>>

const lowerCase = (text: string): string => {
  const lower = text.toLowerCase()
  // "İ" becomes "i" and a combining dot; Turkish context words are spelled with the plain letter.
  return lower.includes('\u0307') ? lower.replaceAll('i\u0307', 'i') : lower
}

export class ContextIndex {
  readonly #byFirstWord = new Map<string, Phrase[]>()
  /** Phrases of scripts without spaces (and Hangul), by their first such character. */
  readonly #byCharacter = new Map<number, Phrase[]>()
  /** Which ends and lengths first words have: spares most words of a text the look-up. */
  readonly #firstWordShapes = new Uint8Array(1 << 15)
  readonly #phrases: Phrase[] = []
  readonly #phrasesOfOwner: number[][] = []
  readonly #ownersOfPhrase: number[][] = []

  /** One entry per owner (a recognizer); its index is the owner's number. */
  constructor(owners: readonly (ContextWords | undefined)[]) {
    const byText = new Map<string, Phrase>()
    const phraseOf = (spelled: string): Phrase | undefined => {
      const text = lowerCase(spelled.trim())
      const phrase = byText.get(text) ?? this.#register(text, spelled)
      if (phrase) byText.set(text, phrase)
      return phrase
    }
    const byIdentifier = new Map<string, Phrase>()
    /** Apart from a phrase that is spelled so itself: that one is also put together from the parts of "taxId". */
    const identifierPhraseOf = (spelled: string): Phrase | undefined => {
      const identifier = identifierOf(lowerCase(spelled.trim()))
      if (identifier === undefined) return undefined
      const phrase = byIdentifier.get(identifier) ?? this.#register(identifier, identifier)
      if (!phrase) return undefined
      phrase.isIdentifier = true
      byIdentifier.set(identifier, phrase)
      return phrase
    }
    owners.forEach((words, owner) => {
      const ids = new Set<number>()
      for (const spelled of Object.values(words ?? {})
        .flat()
        .flatMap(withConjunction)) {
        for (const phrase of [phraseOf(spelled), identifierPhraseOf(spelled)]) if (phrase) ids.add(phrase.id)
      }
      this.#phrasesOfOwner.push([...ids])
      for (const id of ids) this.#ownersOfPhrase[id]!.push(owner)
    })
    // A list that grew keeps room for sixteen more, and most of these thousands have one entry.
    this.#ownersOfPhrase.forEach((list, id) => {
      this.#ownersOfPhrase[id] = list.slice()
    })
    for (const [first, list] of this.#byFirstWord)
      if (list.length > 1) this.#byFirstWord.set(first, list.slice())
  }

  #register(text: string, spelled: string): Phrase | undefined {
    const id = this.#phrases.length
    let phrase: Phrase
    const anchor = text.split('').findIndex((unit) => isUnspaced(unit.charCodeAt(0)))
    if (anchor >= 0) {
      phrase = { id, spelled, words: [], literal: text, anchor }
      push(this.#byCharacter, text.charCodeAt(anchor), phrase)
    } else {
      const parts = wordsOf(text)
      if (parts.count === 0) return undefined
      const words = Array.from({ length: parts.count }, (_, i) => text.slice(parts.starts[i], parts.ends[i]))
      const first = parts.starts[0]!
      const bare = first === 0 && parts.ends[parts.count - 1] === text.length
      const isLiteral = words.length === 1 ? !bare : words.every((word) => word.length === 1)
      phrase = { id, spelled, words, anchor: first, ...(isLiteral ? { literal: text } : {}) }
      push(this.#byFirstWord, words[0]!, phrase)
      this.#firstWordShapes[shapeOf(text, first, parts.ends[0]!)] = 1
    }
    this.#phrases.push(phrase)
    this.#ownersOfPhrase.push([])
    return phrase
  }

  read(text: string): ContextOfText {
    const words = wordsOf(text)
    const hits = new Hits(words, this.#phrases, this.#phrasesOfOwner, this.#ownersOfPhrase)
    const lowered: (string | undefined)[] = new Array(words.count)
    const wordText = (index: number): string => {
      lowered[index] ??= lowerCase(text.slice(words.starts[index], words.ends[index]))
      return lowered[index]
    }
    for (let index = 0; index < words.count; index++) {
      const start = words.starts[index]!
      if (isUnspaced(text.charCodeAt(start))) {
        this.#readInside(text, words, index, hits)
        continue
      }
      const shape = shapeOf(text, start, words.ends[index]!)
      const phrases =
        shape === ANY_SHAPE || this.#firstWordShapes[shape] === 1
          ? this.#byFirstWord.get(wordText(index))
          : undefined
      if (phrases) {
        for (const phrase of phrases) {
          const end = phrase.literal
            ? literalEnd(text, start - phrase.anchor, phrase.literal)
            : sequenceEnd(text, words, index, phrase.words, wordText)
          if (end > 0) hits.add(phrase, start, end, index)
        }
      }
      let identifier = ''
      for (let part = 1; part < MOST_PARTS_JOINED && words.joined[index + part] === 1; part++) {
        identifier = (identifier || wordText(index)) + wordText(index + part)
        const end = words.ends[index + part]!
        for (const phrase of this.#byFirstWord.get(identifier) ?? []) {
          if (phrase.words.length === 1 && !phrase.literal && !phrase.isIdentifier)
            hits.add(phrase, start, end, index)
        }
      }
    }
    hits.sort()
    return hits
  }

  #readInside(text: string, words: Words, index: number, hits: Hits): void {
    for (let at = words.starts[index]!; at < words.ends[index]!; at++) {
      for (const phrase of this.#byCharacter.get(text.charCodeAt(at)) ?? []) {
        const start = at - phrase.anchor
        const length = phrase.literal!.length
        if (start >= 0 && lowerCase(text.slice(start, start + length)) === phrase.literal)
          hits.add(phrase, start, start + length, index)
      }
    }
  }
}

const ANY_SHAPE = -1

/**
 * First letter, last letter and length of a word in 15 bits, the same for both cases; ANY_SHAPE where case may
 * change more than one bit.
 */
function shapeOf(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start)
  const last = text.charCodeAt(end - 1)
  if ((first | last) > 127) return ANY_SHAPE
  return (((end - start) & 31) << 10) | ((first & 31) << 5) | (last & 31)
}

const isUnspaced = (code: number): boolean => (kindOf(code) & (UNSPACED | HANGUL)) !== 0

function push<K>(map: Map<K, Phrase[]>, key: K, phrase: Phrase): void {
  const list = map.get(key)
  if (list) list.push(phrase)
  else map.set(key, [phrase])
}

function literalEnd(text: string, start: number, literal: string): number {
  if (start < 0) return 0
  const end = start + literal.length
  if (lowerCase(text.slice(start, end)) !== literal) return 0
  const endsInWord = kindOf(literal.charCodeAt(literal.length - 1)) & WORD
  return endsInWord && end < text.length && kindOf(text.charCodeAt(end)) & WORD ? 0 : end
}

function sequenceEnd(
  text: string,
  words: Words,
  index: number,
  expected: readonly string[],
  wordText: (index: number) => string,
): number {
  for (let i = 1; i < expected.length; i++) {
    const at = index + i
    if (at >= words.count || wordText(at) !== expected[i]) return 0
    const gapStart = words.ends[at - 1]!
    const gapEnd = words.starts[at]!
    if (gapEnd - gapStart > LONGEST_GAP_IN_PHRASE) return 0
    for (let gap = gapStart; gap < gapEnd; gap++) if (text.charCodeAt(gap) === 10) return 0
  }
  return words.ends[index + expected.length - 1]!
}

/** A context word where it stands in a text. */
export interface Label {
  /** As spelled in its recognizer. */
  word: string
  /** UTF-16 offsets. */
  start: number
  end: number
}

export interface ContextOfText {
  /** Owners with a context word anywhere in the text. */
  readonly owners: ReadonlySet<number>
  /** True when any context word of the owner stands anywhere in the text. */
  has(owner: number): boolean
  /** The nearest context word of the owner around the span; of those that end together the longest. */
  near(owner: number, start: number, end: number): Label | undefined
  /** The owners with a context word inside the range. */
  ownersWithin(range: { start: number; end: number }): Set<number>
  /** The owners with a context word that near the span; more may be named. */
  ownersNear(start: number, end: number): Set<number>
}

/** Context words found in one text, in order of their start. */
class Hits implements ContextOfText {
  readonly #words: Words
  readonly #phrases: readonly Phrase[]
  readonly #phrasesOfOwner: readonly number[][]
  readonly #ownersOfPhrase: readonly number[][]
  readonly #all: Hit[] = []
  readonly #byPhrase = new Map<number, Hit[]>()
  readonly #owners = new Set<number>()
  readonly #byOwner = new Map<number, Hit[]>()

  constructor(
    words: Words,
    phrases: readonly Phrase[],
    phrasesOfOwner: readonly number[][],
    ownersOfPhrase: readonly number[][],
  ) {
    this.#words = words
    this.#phrases = phrases
    this.#phrasesOfOwner = phrasesOfOwner
    this.#ownersOfPhrase = ownersOfPhrase
  }

  add(phrase: Phrase, start: number, end: number, firstWord: number): void {
    const lastWord = wordAt(this.#words, end - 1)
    this.#all.push({
      phrase: phrase.id,
      start,
      end,
      firstPlace: this.#words.places[firstWord]!,
      lastPlace: this.#words.places[lastWord]!,
    })
  }

  sort(): void {
    this.#all.sort((a, b) => a.start - b.start || a.end - b.end)
    for (const hit of this.#all) {
      const list = this.#byPhrase.get(hit.phrase)
      if (list) list.push(hit)
      else {
        this.#byPhrase.set(hit.phrase, [hit])
        for (const owner of this.#ownersOfPhrase[hit.phrase]!) this.#owners.add(owner)
      }
    }
  }

  get owners(): ReadonlySet<number> {
    return this.#owners
  }

  has(owner: number): boolean {
    return this.#owners.has(owner)
  }

  near(owner: number, start: number, end: number): Label | undefined {
    if (!this.#owners.has(owner)) return undefined
    const hits = this.#hitsOf(owner)
    const words = this.#words
    const { first, last } = this.#wordsOfSpan(start, end)
    for (let i = firstStartingAt(hits, start) - 1; i >= 0; i--) {
      const hit = hits[i]!
      if (hit.end > start) continue
      if (words.places[first]! - hit.lastPlace > PLACES_BEFORE) break
      return this.#label(longestEndingWith(hits, i))
    }
    const after = hits[firstStartingAt(hits, end)]
    if (after && after.firstPlace - words.places[last]! <= PLACES_AFTER) return this.#label(after)
    return undefined
  }

  #label({ phrase, start, end }: Hit): Label {
    return { word: this.#phrases[phrase]!.spelled, start, end }
  }

  ownersWithin({ start, end }: { start: number; end: number }): Set<number> {
    const owners = new Set<number>()
    for (let i = firstStartingAt(this.#all, start); i < this.#all.length; i++) {
      const hit = this.#all[i]!
      if (hit.start >= end) break
      if (hit.end <= end) for (const owner of this.#ownersOfPhrase[hit.phrase]!) owners.add(owner)
    }
    return owners
  }

  ownersNear(start: number, end: number): Set<number> {
    const owners = new Set<number>()
    const take = ({ phrase }: Hit): void => {
      for (const owner of this.#ownersOfPhrase[phrase]!) owners.add(owner)
    }
    const places = this.#words.places
    const { first, last } = this.#wordsOfSpan(start, end)
    const from = firstStartingAt(this.#all, start)
    // Sorted by start: of two hits the earlier may end later, but not by more places than a phrase has words.
    for (let i = from - 1; i >= 0; i--) {
      const hit = this.#all[i]!
      if (places[first]! - hit.firstPlace > PLACES_BEFORE + MOST_WORDS_OF_PHRASE) break
      take(hit)
    }
    for (let i = from; i < this.#all.length; i++) {
      const hit = this.#all[i]!
      if (hit.firstPlace - places[last]! > PLACES_AFTER) break
      take(hit)
    }
    return owners
  }

  /** First and last word of the span; a span of punctuation only belongs to the word after it. */
  #wordsOfSpan(start: number, end: number): { first: number; last: number } {
    const words = this.#words
    let first = wordAt(words, start)
    if (first < 0 || words.ends[first]! <= start) first = Math.min(first + 1, words.count - 1)
    return { first, last: Math.max(first, wordAt(words, end - 1)) }
  }

  #hitsOf(owner: number): Hit[] {
    let hits = this.#byOwner.get(owner)
    if (!hits) {
      const lists = this.#phrasesOfOwner[owner]!.flatMap((phrase) => this.#byPhrase.get(phrase) ?? [])
      hits = lists.sort((a, b) => a.start - b.start || a.end - b.end)
      this.#byOwner.set(owner, hits)
    }
    return hits
  }
}

interface Hit {
  phrase: number
  start: number
  end: number
  firstPlace: number
  lastPlace: number
}

/** Of the hits that end where the given one ends, the longest: "tax id" rather than "id". */
function longestEndingWith(hits: readonly Hit[], index: number): Hit {
  let longest = hits[index]!
  for (let i = index - 1; i >= 0; i--) {
    const hit = hits[i]!
    if (longest.lastPlace - hit.firstPlace > MOST_WORDS_OF_PHRASE) break
    if (hit.end === longest.end) longest = hit
  }
  return longest
}

function firstStartingAt(hits: readonly Hit[], offset: number): number {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hits[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
