import { BOUNDARY_AFTER, BOUNDARY_BEFORE } from './boundaries.ts'
import { ContextIndex } from './context/context-index.ts'
import type { Candidate, FindHints, Pattern, Recognizer } from './define.ts'
import { checkedScore, scoreInContext } from './score.ts'

/**
 * What one recognizer makes of one text: shape, check, context, score. The whole-catalog scan (scan.ts) gives
 * the same answers with shared passes; this is the plain form that tests and tools use for a single recognizer.
 */
export interface Evaluated extends Candidate {
  contextWord: string | undefined
}

/** Source of the expression the engine runs for a pattern: with the boundaries. */
export const patternSource = (pattern: Pattern): string =>
  pattern.bounded === 'none'
    ? pattern.regex.source
    : `${BOUNDARY_BEFORE}(?:${pattern.regex.source})${BOUNDARY_AFTER}`

/** The regular expression the engine runs for a pattern: boundaries added, global, Unicode. */
export function compilePattern(pattern: Pattern): RegExp {
  let regex = compiled.get(pattern)
  if (!regex) {
    regex = new RegExp(patternSource(pattern), 'gu')
    compiled.set(pattern, regex)
  }
  return regex
}
const compiled = new WeakMap<Pattern, RegExp>()

export function* findCandidates(recognizer: Recognizer, text: string, hints: FindHints): Iterable<Candidate> {
  if (recognizer.find) yield* recognizer.find(text, hints)
  for (const pattern of recognizer.patterns ?? []) {
    for (const match of text.matchAll(compilePattern(pattern))) {
      if (match[0] === '') continue
      const verdict = recognizer.check?.(match[0]) ?? 'unknown'
      if (verdict === 'invalid') continue
      const score = checkedScore(recognizer, pattern, verdict)
      yield { start: match.index, end: match.index + match[0].length, score, pattern: pattern.name, verdict }
    }
  }
}

export function evaluate(
  recognizer: Recognizer,
  text: string,
  hints: FindHints = { language: 'en' },
): Evaluated[] {
  const context = new ContextIndex([recognizer.context]).read(text)
  const found: Evaluated[] = []
  for (const candidate of findCandidates(recognizer, text, hints)) {
    const contextWord = context.near(0, candidate.start, candidate.end)?.word
    if (candidate.verdict === 'invalid' || (recognizer.contextRequired && !contextWord)) continue
    const score = contextWord ? scoreInContext(candidate.score) : candidate.score
    found.push({ ...candidate, score, contextWord })
  }
  return found
}
