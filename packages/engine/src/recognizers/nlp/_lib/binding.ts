import {
  COPULAS,
  FILLERS,
  HAVE_VERBS,
  PERSON_NOUNS,
  SELF_COPULAS,
  SUBJECT_PRONOUNS,
} from '../_data/person-words.ts'
import { expandList, type Hit, type Hits } from './phrases.ts'
import { gapAfter, gapLength, isCapitalised, type Tokens, WORD } from './tokens.ts'

/**
 * What ties a word to a person. `label`: it is the value of a field ("Religion: Catholic"). `subject`: it is
 * said of a person ("she is Catholic"). `noun`: it stands with a noun for a person ("a Catholic woman").
 */
export type Binding = 'label' | 'subject' | 'noun' | undefined

/** Field names as a set of lower-case phrases; "maritalStatus" is looked up without its space. */
export function labelSet(lists: Readonly<Record<string, string>>): ReadonlySet<string> {
  const labels = new Set<string>()
  for (const list of Object.values(lists))
    for (const label of expandList(list.toLowerCase())) {
      labels.add(label)
      labels.add(label.replaceAll(' ', ''))
    }
  return labels
}

const AFTER_LABEL =
  /^["'’”)\]*_]{0,3}[ \u00a0]{0,2}(?:[:=：]|=>|\t|\||- |– )[ \u00a0\t]{0,8}["'“„«*_[(]{0,3}[ \u00a0]?$/u

/** True if the token is the value of a field with one of these names. */
export function hasLabel(tokens: Tokens, first: number, labels: ReadonlySet<string>): boolean {
  const last = first - 1
  if (last < 0) return false
  const length = gapLength(tokens, last)
  if (length > 16 || length === 0 || !AFTER_LABEL.test(gapAfter(tokens, last))) return false
  return endsWithLabel(tokens, last, labels)
}

/** True if the words up to the token end with one of the labels; four words at most. */
export function endsWithLabel(tokens: Tokens, last: number, labels: ReadonlySet<string>): boolean {
  let phrase = ''
  for (let back = 0; back < 4 && last - back >= 0; back++) {
    if (tokens.kind[last - back] !== WORD || (back > 0 && gapLength(tokens, last - back) > 2)) return false
    phrase = back === 0 ? tokens.lower[last]! : `${tokens.lower[last - back]!} ${phrase}`
    if (labels.has(phrase)) return true
  }
  return false
}

const CLAUSE_END = /[.!?;:()\n|]/

const sameClause = (tokens: Tokens, index: number) => !CLAUSE_END.test(gapAfter(tokens, index))

/** Walks back over fillers to a verb, then to a subject: "she is a practising ...". */
export function hasSubject(tokens: Tokens, first: number, verbs: ReadonlySet<string> = COPULAS): boolean {
  let at = first - 1
  for (let fillers = 0; at >= 0 && fillers < 4; fillers++) {
    if (!sameClause(tokens, at)) return false
    const word = tokens.lower[at]!
    if (SELF_COPULAS.has(word) || (fillers === 0 && ZERO_COPULA.has(word))) return true
    if (verbs.has(word) && isSubject(tokens, at - 1) && !isPossessive(tokens, at)) return true
    if (!FILLERS.has(word) && !COPULAS.has(word)) return false
    at--
  }
  return false
}

/** "lady's maid": a short "is" follows a pronoun only. */
const isPossessive = (tokens: Tokens, index: number) =>
  tokens.lower[index] === 's' && !SUBJECT_PRONOUNS.has(tokens.lower[index - 1] ?? '')

/** Russian and Ukrainian have no "is" in the present: "она инвалид". */
const ZERO_COPULA = new Set(['он', 'она', 'я', 'він', 'вона'])

/** A pronoun, a noun for a person or a name stands at the token, or before an adverb there. */
function isSubject(tokens: Tokens, index: number): boolean {
  for (let back = 0; back < 3; back++) {
    const at = index - back
    if (at < 0 || !sameClause(tokens, at)) return false
    const word = tokens.lower[at]!
    if (SUBJECT_PRONOUNS.has(word) || PERSON_NOUNS.has(word)) return true
    if (isName(tokens, at)) return true
    if (!FILLERS.has(word) && !COPULAS.has(word) && !HAVE_VERBS.has(word)) return false
  }
  return false
}

/** Two capitalised words in a row, or one after a title: a name for our purpose. */
function isName(tokens: Tokens, index: number): boolean {
  return (
    index > 0 &&
    isCapitalised(tokens, index) &&
    isCapitalised(tokens, index - 1) &&
    tokens.lower[index]!.length > 1 &&
    tokens.end[index]! - tokens.start[index]! > 1 &&
    /^\.? $/.test(gapAfter(tokens, index - 1)) &&
    !isAllCapitals(tokens, index)
  )
}
const isAllCapitals = (tokens: Tokens, index: number) => {
  const word = tokens.text.slice(tokens.start[index], tokens.end[index])
  return word === word.toUpperCase()
}

const isSpaced = (tokens: Tokens, index: number) =>
  index >= 0 && index + 1 < tokens.count && gapAfter(tokens, index) === ' '

/** "Muslim woman", "homme musulman", "of Turkish origin". */
export function hasPersonNoun(tokens: Tokens, first: number, last: number, language = ''): boolean {
  return (
    (isSpaced(tokens, last) &&
      PERSON_NOUNS.has(tokens.lower[last + 1]!) &&
      // "American National Standards" is a name.
      (language === 'de' || !isCapitalised(tokens, last + 1))) ||
    (first > 0 &&
      isSpaced(tokens, first - 1) &&
      // "famiglia Branca" is a name.
      !isCapitalised(tokens, first) &&
      PERSON_NOUNS.has(tokens.lower[first - 1]!) &&
      !ENGLISH_NOUN_FIRST.has(tokens.lower[first - 1]!))
  )
}
/** English adjectives stand before their noun: "people English" binds nothing. */
const ENGLISH_NOUN_FIRST = new Set(
  'people person members member community family child national friend'.split(' '),
)

export function bindingOf(hits: Hits, hit: Hit, labels: ReadonlySet<string>): Binding {
  const { tokens } = hits
  if (hasLabel(tokens, hit.first, labels)) return 'label'
  if (hasSubject(tokens, hit.first)) return 'subject'
  if (hasPersonNoun(tokens, hit.first, hit.last, hit.entry.language)) return 'noun'
  return undefined
}
