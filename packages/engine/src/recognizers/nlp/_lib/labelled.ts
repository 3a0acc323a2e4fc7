import type { Candidate } from '../../../define.ts'
import { tokensOf } from './tokens.ts'

/**
 * Values of labelled fields in scripts without spaces. The expression's first group is the value; it runs
 * only over texts that hold such letters.
 */
export function* findLabelled(text: string, expression: RegExp, score: number): Iterable<Candidate> {
  if (!tokensOf(text).unspaced) return
  for (const match of text.matchAll(expression)) {
    const value = match[1]!
    const start = match.index + match[0].lastIndexOf(value)
    yield { start, end: start + value.length, score, pattern: 'label', verdict: 'unknown' }
  }
}
