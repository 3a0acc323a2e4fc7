import type { Passage } from './document.ts'
import type { Finding } from './find.ts'

/** Shorter values stand in too many words, and short numbers mean too many things. */
const SHORTEST_VALUE = 5
const SHORTEST_NUMBER = 7
/** A value of more words than this is a sentence; looking for those would cost more than it finds. */
const MOST_WORDS = 12
/** What may stand between two words of a value: "Anna  Meyer", "anna_meyer", "Meyer, Anna". */
const WIDEST_GAP = 3

/** Times and numbers that say something only where they stand. */
const BOUND_TO_THEIR_PLACE = new Set(['DATE_TIME', 'AGE', 'NRP', 'URL'])

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const ONLY_DIGITS = /^\p{N}+$/u
const HAS_DIGIT = /\p{N}/u

interface Value {
  entityType: string
  score: number
  /** Its words as they must be written; any case will do where absent. */
  written: readonly string[] | undefined
}

interface Node {
  next: Map<string, Node>
  /** Set where a value ends. */
  value?: Value
}

interface Word {
  start: number
  end: number
  key: string
}

const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase()

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD))
    words.push({ start: match.index, end: match.index + match[0].length, key: keyOf(match[0]) })
  return words
}

/**
 * Adds every place where a value that was found stands once more as whole words. One walk over the words of the
 * file beside a tree of the values' words, so that neither many values nor long texts multiply.
 */
export function spreadValues(passages: readonly Passage[], found: readonly Finding[]): Finding[] {
  const root = treeOf(found)
  if (root.next.size === 0) return [...found]
  const all: Finding[] = []
  let at = 0
  for (const [index, passage] of passages.entries()) {
    const own: Finding[] = []
    while (at < found.length && found[at]!.passage === index) own.push(found[at++]!)
    all.push(...(passage.text.length < SHORTEST_VALUE ? own : withMatches(root, index, passage, own)))
  }
  return all
}

/** The name of a file with every value gone that was found in it, and every part of a person's name. */
export function cleanName(name: string, found: readonly Finding[]): string {
  const root = treeOf(found)
  for (const { entityType, text, score } of found) {
    if (entityType !== 'PERSON') continue
    for (const { key } of wordsOf(text))
      if (key.length > 2) child(root, key).value ??= { entityType, score, written: undefined }
  }
  const matches = withMatches(root, 0, { text: name, place: {} }, [])
  let clean = ''
  let done = 0
  for (const { start, end } of matches) {
    clean += name.slice(done, start)
    done = end
  }
  return clean + name.slice(done)
}

function child(node: Node, key: string): Node {
  let next = node.next.get(key)
  if (!next) {
    next = { next: new Map() }
    node.next.set(key, next)
  }
  return next
}

function treeOf(found: readonly Finding[]): Node {
  const root: Node = { next: new Map() }
  for (const { text, entityType, score } of found) {
    if (BOUND_TO_THEIR_PLACE.has(entityType) || text.length < SHORTEST_VALUE) continue
    const words = wordsOf(text)
    if (words.length === 0 || words.length > MOST_WORDS) continue
    const isNumber = words.every(({ key }) => ONLY_DIGITS.test(key))
    if (isNumber && words.reduce((sum, { key }) => sum + key.length, 0) < SHORTEST_NUMBER) continue
    let node = root
    for (const { key } of words) node = child(node, key)
    const written = words.map(({ start, end }) => text.slice(start, end))
    // Words of letters alone may be words of the language, too: "The Company", "May". Then the case counts, and small
    // letters do not. A name of several words, an address or a number is itself in any case.
    const isPlain = !HAS_DIGIT.test(text) && !text.includes('@')
    const isExact = isPlain && (words.length === 1 || entityType !== 'PERSON')
    if (isExact && (written.every(isSmall) || written.join('').length < SHORTEST_VALUE)) continue
    if (!node.value || node.value.score < score)
      node.value = { entityType, score, written: isExact ? written : undefined }
  }
  return root
}

const isSmall = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase()

function withMatches(
  root: Node,
  index: number,
  { text, place }: Passage,
  own: readonly Finding[],
): Finding[] {
  const words = wordsOf(text)
  const all: Finding[] = []
  let next = 0
  for (let at = 0; at < words.length; ) {
    const first = words[at]!
    while (next < own.length && own[next]!.start < first.start) all.push(own[next++]!)
    const match = longestMatch(root, words, at, text)
    const start = first.start
    const end = match ? words[match.last]!.end : 0
    const isFree = (all.at(-1)?.end ?? 0) <= start && (own[next]?.start ?? Number.POSITIVE_INFINITY) >= end
    if (match && isFree) {
      const { entityType, score } = match.value
      all.push({ passage: index, start, end, entityType, score, text: text.slice(start, end), place })
      at = match.last + 1
    } else at++
  }
  while (next < own.length) all.push(own[next++]!)
  return all
}

function longestMatch(root: Node, words: readonly Word[], from: number, text: string) {
  let node: Node | undefined = root
  let best: { last: number; value: Value } | undefined
  for (let at = from; at < words.length; at++) {
    const word = words[at]!
    if (at > from && word.start - words[at - 1]!.end > WIDEST_GAP) break
    node = node.next.get(word.key)
    if (!node) break
    const { value } = node
    if (value && isWritten(value, words, from, text)) best = { last: at, value }
  }
  return best
}

const isWritten = ({ written }: Value, words: readonly Word[], from: number, text: string): boolean =>
  written === undefined ||
  written.every((word, index) => text.slice(words[from + index]!.start, words[from + index]!.end) === word)
