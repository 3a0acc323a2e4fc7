import { isCapitalised, type Tokens, tokensOf, WORD } from './tokens.ts'

/**
 * Closed lists of words and phrases, looked up token by token. All lists of this folder live in one map, so
 * that a text is walked once however many recognizers ask (see vocabulary.ts).
 *
 * A list is written as one string: entries split by `|`, endings in braces (`katoli{k|czka}` gives katolik
 * and katoliczka; an empty ending is allowed). An entry that begins with a capital letter matches only
 * capitalised text, one in lower case matches any case.
 */
export interface Entry<Kind extends string = string> {
  kind: Kind
  value: string
  language: string
  capital: boolean
  /** The words after the first. */
  rest: readonly string[]
}

export interface Hit<Kind extends string = string> {
  entry: Entry<Kind>
  /** Token indexes, both inclusive. */
  first: number
  last: number
  start: number
  end: number
}

export type PhraseIndex = Map<string, Entry[]>

/** Splits at the top-level bars and writes out the endings in braces. */
export function expandList(list: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index <= list.length; index++) {
    const char = list[index]
    if (char === '{') depth++
    else if (char === '}') depth--
    else if ((char === '|' && depth === 0) || char === undefined) {
      const entry = list.slice(from, index).trim()
      if (entry !== '') found.push(...expandEndings(entry))
      from = index + 1
    }
  }
  return found
}

function expandEndings(entry: string): string[] {
  const open = entry.indexOf('{')
  if (open < 0) return [entry]
  const close = entry.indexOf('}', open)
  const tails = expandEndings(entry.slice(close + 1))
  return entry
    .slice(open + 1, close)
    .split('|')
    .flatMap((ending) => tails.map((tail) => (entry.slice(0, open) + ending + tail).trim()))
}

/** One for all the phrases of one word, which are most. */
const NO_WORDS: readonly string[] = []
const PLAIN = /^[a-zà-öø-ÿа-яё]+$/
const WORDS = /[\p{L}\p{M}]+|\p{Nd}+/gu

export function addPhrase(
  index: PhraseIndex,
  kind: string,
  language: string,
  phrase: string,
  value = phrase,
) {
  const lower = phrase.toLowerCase()
  const words = PLAIN.test(lower) ? [lower] : lower.match(WORDS)
  if (!words) return
  const first = words[0]!
  const rest = words.length > 1 ? words.slice(1) : NO_WORDS
  const capital = phrase.charAt(0) !== phrase.charAt(0).toLowerCase()
  const entries = index.get(first)
  const entry: Entry = { kind, value, language, capital, rest }
  if (!entries) {
    index.set(first, [entry])
    return
  }
  const twin = entries.find(
    (other) =>
      other.kind === kind &&
      other.value === value &&
      other.rest.length === rest.length &&
      other.rest.every((word, place) => word === rest[place]),
  )
  if (twin) twin.capital &&= capital
  else entries.push(entry)
}

/** Longest phrases first, once all are in; in new lists, without the room that growing ones keep. */
export function sortPhrases(index: PhraseIndex) {
  for (const [first, entries] of index)
    if (entries.length > 1)
      index.set(
        first,
        entries.toSorted((a, b) => b.rest.length - a.rest.length),
      )
}

/** Words of one phrase are joined by a space, hyphen, apostrophe, dot or a line break, at most two of them. */
function joined(tokens: Tokens, index: number): boolean {
  const from = tokens.end[index]!
  const to = tokens.start[index + 1]!
  if (to - from > 2) return false
  for (let at = from; at < to; at++) {
    const code = tokens.text.charCodeAt(at)
    if (code !== 0x20 && code !== 0xa0 && code !== 0x2d && code !== 0x27 && code !== 0x2019 && code !== 0x2e)
      return false
  }
  return true
}

function restMatches(tokens: Tokens, index: number, rest: readonly string[]): boolean {
  if (index + rest.length >= tokens.count) return false
  for (let place = 0; place < rest.length; place++) {
    if (tokens.lower[index + place + 1] !== rest[place] || !joined(tokens, index + place)) return false
  }
  return true
}

/** All hits of the index in the text; of one kind the longest at each place. */
export function hitsIn(text: string, index: PhraseIndex): Hits {
  const tokens = tokensOf(text)
  const byKind = new Map<string, Hit[]>()
  const byToken = new Map<number, Hit[]>()
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== WORD) continue
    const entries = index.get(tokens.lower[at]!)
    if (!entries) continue
    let here: Hit[] | undefined
    for (const entry of entries) {
      if (entry.rest.length > 0 && !restMatches(tokens, at, entry.rest)) continue
      if (entry.capital && !isCapitalised(tokens, at)) continue
      if (here?.some((hit) => hit.entry.kind === entry.kind && hit.entry.rest.length > entry.rest.length))
        continue
      const last = at + entry.rest.length
      const hit: Hit = { entry, first: at, last, start: tokens.start[at]!, end: tokens.end[last]! }
      here ??= []
      here.push(hit)
      const kindHits = byKind.get(entry.kind)
      if (kindHits) kindHits.push(hit)
      else byKind.set(entry.kind, [hit])
    }
    if (here) byToken.set(at, here)
  }
  return { tokens, byKind, byToken }
}

export interface Hits {
  tokens: Tokens
  byKind: Map<string, Hit[]>
  byToken: Map<number, Hit[]>
}

export const hitAt = (hits: Hits, token: number, kind: string): Hit | undefined =>
  hits.byToken.get(token)?.find((hit) => hit.entry.kind === kind)
