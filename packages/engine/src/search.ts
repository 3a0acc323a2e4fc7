import { followsLetter, isInsidePair } from './boundaries.ts'
import { LazyAutomaton } from './prefilter/lazy-automaton.ts'
import { type Node, parseRegex } from './prefilter/parse-regex.ts'
import { refusesLetterBefore } from './prefilter/starts.ts'

/**
 * Expressions that recognizers with a `find` of their own look for, all prepared by one walk over the text.
 *
 *   const TITLED = search(/(?:Mr|Mrs) \p{Lu}\p{L}+/gu)
 *   for (const match of TITLED.in(text)) ...
 *
 * gives what `text.matchAll(...)` gives, but costs next to nothing where the expression matches nowhere: the
 * first search in a text asks an automaton of all expressions where each may match.
 */
export interface Search {
  in(text: string): Iterable<RegExpExecArray>
}

interface Entry {
  /** Sticky: only asked where the automaton says it may match. */
  sticky: RegExp
  global: RegExp
  node: Node | undefined
  refusesLetterBefore: boolean
}

const BEHIND_NO_LETTER = 0
const ANYWHERE = 1
const entries: Entry[] = []
let automaton: LazyAutomaton | undefined
/** The text walked last, and for each expression the offsets where it may match. */
let walked: { text: string; starts: (number[] | undefined)[] } | undefined

export function search(regex: RegExp): Search {
  if (regex.flags !== 'gu') throw new Error('A search takes the flags g and u, no others.')
  const index = entries.length
  entries.push({
    sticky: new RegExp(regex.source, 'uy'),
    global: regex,
    node: parseRegex(regex.source),
    refusesLetterBefore: refusesLetterBefore(regex.source),
  })
  automaton = undefined
  walked = undefined
  return { in: (text) => searchIn(index, text) }
}

/** Forgets the text walked last: texts are personal and not kept longer than they are worked on. */
export function forgetSearchedText(): void {
  walked = undefined
}

function* searchIn(index: number, text: string): Iterable<RegExpExecArray> {
  const { sticky, global, node } = entries[index]!
  if (!node) {
    yield* text.matchAll(global)
    return
  }
  const starts = startsIn(text)[index]
  if (!starts) return
  let freeFrom = 0
  for (const start of starts) {
    if (start < freeFrom) continue
    sticky.lastIndex = start
    const match = sticky.exec(text)
    if (!match) continue
    freeFrom = start + Math.max(1, match[0].length)
    yield match
  }
}

function startsIn(text: string): (number[] | undefined)[] {
  if (walked?.text === text) return walked.starts
  automaton ??= makeAutomaton()
  const starts: (number[] | undefined)[] = new Array(entries.length)
  let offset = 0
  const possible = (index: number): void => {
    const list = starts[index]
    if (!list) starts[index] = [offset]
    else if (list[list.length - 1] !== offset) list.push(offset)
  }
  for (; offset < text.length; offset++) {
    if (isInsidePair(text, offset)) continue
    automaton.walk(text, offset, followsLetter(text, offset) ? ANYWHERE : BEHIND_NO_LETTER, possible)
  }
  walked = { text, starts }
  return starts
}

function makeAutomaton(): LazyAutomaton {
  const readable = entries.flatMap(({ node, refusesLetterBefore }, pattern) =>
    node ? [{ pattern, node, refusesLetterBefore }] : [],
  )
  return new LazyAutomaton([readable, readable.filter((entry) => !entry.refusesLetterBefore)])
}
