import { CONTEXT_BOOST, CONTEXT_FLOOR, type Pattern, type Recognizer, type Verdict } from './define.ts'

/** Confidence of a pattern's match once it has been checked. */
export const checkedScore = (recognizer: Recognizer, pattern: Pattern, verdict: Verdict): number =>
  verdict === 'valid' ? (recognizer.validScore ?? pattern.score) : pattern.score

/** Confidence with a context word nearby. */
export const scoreInContext = (score: number): number =>
  // Hundredths: 0.3 and 0.35 make 0.65, not 0.6499999999999999.
  Math.min(1, Math.max(Math.round((score + CONTEXT_BOOST) * 100) / 100, CONTEXT_FLOOR))

/** The most a pattern can reach without context: lets the scan leave alone what cannot pass the threshold. */
export const bestBareScore = (recognizer: Recognizer, pattern: Pattern): number => {
  if (recognizer.contextRequired) return -1
  return recognizer.check ? Math.max(pattern.score, recognizer.validScore ?? 0) : pattern.score
}
