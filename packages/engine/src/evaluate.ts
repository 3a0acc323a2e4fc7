import {
  CONTEXT_BOOST,
  CONTEXT_FLOOR,
  type Candidate,
  type FindHints,
  type Pattern,
  type Recognizer,
} from './define.ts'

/**
 * What one recognizer makes of one text: shape, check, context, score. The whole-catalog scan (scan.ts) does
 * the same with shared passes; this is the plain form that tests and tools use for a single recognizer.
 */
export interface Evaluated extends Candidate {
  contextWord: string | undefined
}

const BEFORE = String.raw`(?<![\p{L}\p{N}_]|\p{N}[-./:])`
const AFTER = String.raw`(?![\p{L}\p{N}_]|[-./:]\p{N})`

/** The regular expression the engine runs for a pattern: boundaries added, global, Unicode. */
export const compilePattern = (pattern: Pattern): RegExp =>
  new RegExp(
    pattern.bounded === 'none' ? pattern.regex.source : `${BEFORE}(?:${pattern.regex.source})${AFTER}`,
    'gu',
  )

export function* findCandidates(recognizer: Recognizer, text: string, hints: FindHints): Iterable<Candidate> {
  if (recognizer.find) yield* recognizer.find(text, hints)
  for (const pattern of recognizer.patterns ?? []) {
    for (const match of text.matchAll(compilePattern(pattern))) {
      const verdict = recognizer.check?.(match[0]) ?? 'unknown'
      if (verdict === 'invalid') continue
      const score = verdict === 'valid' ? (recognizer.validScore ?? pattern.score) : pattern.score
      yield { start: match.index, end: match.index + match[0].length, score, pattern: pattern.name, verdict }
    }
  }
}

const WINDOW_BEFORE = 60
const WINDOW_AFTER = 40

function contextNear(recognizer: Recognizer, text: string, start: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, start - WINDOW_BEFORE), start).toLowerCase()
  const after = text.slice(end, end + WINDOW_AFTER).toLowerCase()
  for (const word of Object.values(recognizer.context ?? {}).flat()) {
    const whole = new RegExp(
      `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'u',
    )
    const inside =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(word)
    if (inside ? before.includes(word) || after.includes(word) : whole.test(before) || whole.test(after))
      return word
  }
  return undefined
}

export function evaluate(
  recognizer: Recognizer,
  text: string,
  hints: FindHints = { language: 'en' },
): Evaluated[] {
  const found: Evaluated[] = []
  for (const candidate of findCandidates(recognizer, text, hints)) {
    const contextWord = contextNear(recognizer, text, candidate.start, candidate.end)
    if (recognizer.contextRequired && !contextWord) continue
    const score = contextWord
      ? Math.min(1, Math.max(candidate.score + CONTEXT_BOOST, CONTEXT_FLOOR))
      : candidate.score
    found.push({ ...candidate, score, contextWord })
  }
  return found
}
