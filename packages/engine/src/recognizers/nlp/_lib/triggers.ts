import { tokensOf } from './tokens.ts'

/**
 * Expressions that begin with one of many words are tried only where such a word stands: one look-up per
 * token is far cheaper than a long alternation at every character.
 */
export interface Triggered {
  /** Sticky; begins with the alternation the words were taken from. */
  expression: RegExp
  words: ReadonlySet<string>
}

export const triggered = (alternation: string, expression: string): Triggered => ({
  expression: new RegExp(expression, 'uy'),
  words: firstWords(alternation),
})

/** The first words of the alternatives, lower case: `[Mm]y name|Herrn?` gives my, herr, herrn. */
export function firstWords(alternation: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const alternative of topLevel(alternation)) {
    const plain = alternative
      .replace(/^\(\?:([^|)]*)[^)]*\)/u, '$1')
      .replace(/\[([^\]\\])[^\]]*\]/gu, '$1')
      .toLowerCase()
    const letters = /^[\p{L}\p{M}]+/u.exec(plain)?.[0]
    if (!letters) continue
    words.add(letters)
    if (plain.charAt(letters.length) === '?') words.add(letters.slice(0, -1))
  }
  return words
}

function topLevel(alternation: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < alternation.length; at++) {
    const char = alternation[at]
    if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === '|' && depth === 0) {
      parts.push(alternation.slice(from, at))
      from = at + 1
    }
  }
  parts.push(alternation.slice(from))
  return parts
}

export function* triggeredMatches(text: string, { expression, words }: Triggered): Iterable<RegExpExecArray> {
  const tokens = tokensOf(text)
  let reach = 0
  for (let at = 0; at < tokens.count; at++) {
    if (!words.has(tokens.lower[at]!) || tokens.start[at]! < reach) continue
    const start = tokens.start[at]!
    const before = text.charCodeAt(start - 1)
    if (before === 0x5f || before === 0x2d) continue
    expression.lastIndex = start
    const match = expression.exec(text)
    if (!match) continue
    reach = start + match[0].length
    yield match
  }
}
