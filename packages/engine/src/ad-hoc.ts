import { RE2JS, RE2JSException } from 're2js'
import { ContextIndex } from './context/context-index.ts'
import { EngineError } from './errors.ts'
import { scoreInContext } from './score.ts'

/**
 * The one door for patterns of users. They run on a linear-time engine (re2js) and never on the backtracking
 * one: what it cannot run in linear time (look-ahead, back-references, huge counts) is refused with the reason.
 * Linear is not yet quick (compiling a hostile pattern alone can take half a second), so a request also has a
 * budget of time; the pool runs such requests in workers of their own and ends them at the deadline.
 *
 * Patterns are plain: case matters unless `(?i)` says otherwise, no boundaries are added.
 */
export const AD_HOC_LIMITS = { recognizers: 50, patternsPerRecognizer: 10, patternsInAll: 200 } as const

const LONGEST_PATTERN = 1000
const DEFAULT_BUDGET_MS = 2000
/** Matches between two looks at the clock. */
const MATCHES_PER_LOOK = 64

export interface AdHocPattern {
  name: string
  regex: string
  score: number
}

export interface AdHocRecognizer {
  entityType: string
  patterns: readonly AdHocPattern[]
  context?: readonly string[]
}

export interface AdHocFinding {
  entityType: string
  /** UTF-16 offsets. */
  start: number
  end: number
  score: number
  pattern: string
  contextWord: string | undefined
  shapeScore: number
}

/** Compiles a user's pattern or says why not. The reason quotes the pattern, never the text. */
export function compileAdHocPattern(regex: string): RE2JS {
  if (regex.length > LONGEST_PATTERN)
    throw new EngineError('PATTERN_REFUSED', `A pattern may have ${LONGEST_PATTERN} characters at most.`)
  try {
    return RE2JS.compile(regex, RE2JS.LOOKBEHINDS)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new EngineError('PATTERN_REFUSED', reasonFor(error.message), { reason: error.message })
  }
}

function reasonFor(message: string): string {
  if (/`\(\?[=!]/.test(message)) return 'Look-ahead is not supported: patterns must run in linear time.'
  if (/invalid escape sequence: `\\[1-9k]/.test(message))
    return 'Back-references are not supported: patterns must run in linear time.'
  if (/repeat count/.test(message)) return 'A repetition may count to 1000 at most, nested ones together.'
  return `The pattern does not compile: ${message.replace(/^error parsing regexp: /, '')}.`
}

/** Checks all patterns before any text is looked at; the first refused one is named in the error. */
function compileAll(recognizers: readonly AdHocRecognizer[], look: () => void): RE2JS[][] {
  return recognizers.map((recognizer) =>
    recognizer.patterns.map((pattern) => {
      look()
      try {
        return compileAdHocPattern(pattern.regex)
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        const details = { ...error.details, entity_type: recognizer.entityType, pattern: pattern.name }
        throw new EngineError(error.code, error.message, details)
      }
    }),
  )
}

export function scanAdHoc(
  text: string,
  recognizers: readonly AdHocRecognizer[],
  minScore: number,
  budgetMs = DEFAULT_BUDGET_MS,
): AdHocFinding[] {
  const deadline = performance.now() + budgetMs
  const look = (): void => {
    if (performance.now() > deadline)
      throw new EngineError('PATTERN_BUDGET', 'The patterns took more time than a request has for them.')
  }
  const compiled = compileAll(recognizers, look)
  const context = new ContextIndex(recognizers.map(({ context }) => (context ? { any: context } : undefined)))
  const contextOfText = context.read(text)

  const findings: AdHocFinding[] = []
  recognizers.forEach(({ entityType, patterns }, owner) => {
    patterns.forEach((pattern, index) => {
      look()
      const matcher = compiled[owner]![index]!.matcher(text)
      for (let matches = 1; matcher.find(); matches++) {
        if (matches % MATCHES_PER_LOOK === 0) look()
        const start = matcher.start()
        const end = matcher.end()
        if (start === end) continue
        const contextWord = contextOfText.near(owner, start, end)?.word
        const score = contextWord === undefined ? pattern.score : scoreInContext(pattern.score)
        if (score < minScore) continue
        findings.push({
          entityType,
          start,
          end,
          score,
          pattern: pattern.name,
          contextWord,
          shapeScore: pattern.score,
        })
      }
    })
  })
  return findings
}
