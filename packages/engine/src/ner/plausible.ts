import type { NerSpan } from './model.ts'

/**
 * What a span must look like to be shown. The model learnt from sentences; in source code, logs, number tables
 * and licences it is surer than it is right. Spans that cannot be what they are called are dropped, doubtful ones
 * lowered so far that only a very sure one passes the default threshold.
 */
const DOUBT = 0.4
/** Below the default threshold, as the rules treat publishers in copyright lines. */
const PUBLISHER_SCORE = 0.3

const LETTER = /\p{L}/u
const CAPITAL_OR_UNCASED = /\p{Lu}|\p{Lt}|\p{Lo}/u
/** camelCase, snake_case, signs that stand in no name. */
const IDENTIFIER = /\p{Ll}\p{Lu}\p{L}*$|^\p{Ll}+\p{Lu}|[_={}[\]<>;|\\`$]/u
/** Line of a program: statements, brackets, operators, comment marks, keywords. */
const CODE =
  /[{};]\s*$|=>|[=!]==?|\w\(|\)\s*[{;:]|^\s*(?:\/\/|\/\*|\*\/|\*\s)|^\s*(?:const|let|var|function|return|import|export|type|interface|class|def|public|private|static)\s|^\s+[\w$]+\??:\s*[\w$.[\]]+[,;]?\s*$|\w\.\w+\(|<\/?\w+[^<>]{0,80}>/
/** Right behind or before a name of a program. */
const CODE_BEFORE = /[\w$][.]$|[_$\\#]$/
const CODE_AFTER = /^(?:[([=_]|\.[A-Za-z_$])/
const QUOTE = /["'`“”„«»]/
const COPYRIGHT = /copyright|©|\(c\) ?\d{4}/i
/** "the MIT License": the name of a licence. */
const LICENCE_AFTER = /^,? ?(?:Public |General |Open )*[Ll]icen[cs]/
/** Parties and things of contracts, written large there. */
const CONTRACT_TERMS =
  /^(?:(?:the|your|a|an|of|on|and|or|covered|software|source|object|code|form|executable|larger|derivative|works?|program|contributions?|contributors?|licen[cs]or|licen[cs]ees?|licen[cs]es?|grants?|scope|patents?|agreement|recipients?|party|parties|customer|supplier|seller|buyer|vendor|you|exhibit|section|notice|versions?|limitations?|documentation|materials?|holders?|font|reserved|modified|original|secondary|incompatible|with|initial|developer)(?:['’]s)?[\s\-/,]*)+$/i

/** The span with the score it deserves in this text; undefined when it is none. */
export function plausible(text: string, span: NerSpan): NerSpan | undefined {
  const value = text.slice(span.start, span.end)
  if (!LETTER.test(value)) return undefined
  const lineStart = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - 200)
  const lineEnd = text.indexOf('\n', span.end)
  const before = text.slice(lineStart, span.start)
  const after = text.slice(span.end, Math.min(lineEnd < 0 ? text.length : lineEnd, span.end + 200))
  const isOrganisation = span.label === 'ORGANIZATION'
  if ((isOrganisation || span.label === 'PERSON') && CONTRACT_TERMS.test(value)) return undefined
  let { score } = span
  if (span.label === 'ADDRESS' && !CAPITAL_OR_UNCASED.test(value)) score *= DOUBT
  if (isOrganisation && LICENCE_AFTER.test(after)) score *= DOUBT
  if ((isOrganisation || span.label === 'DATE_TIME') && COPYRIGHT.test(before))
    score = Math.min(score, PUBLISHER_SCORE)
  const isQuoted = QUOTE.test(before.slice(-1)) && QUOTE.test(after.slice(0, 1))
  if (IDENTIFIER.test(value) && CODE.test(before + value + after)) score *= DOUBT * DOUBT
  else if (CODE_BEFORE.test(before) || CODE_AFTER.test(after)) score *= DOUBT
  else if (!isQuoted && CODE.test(before + value + after)) score *= DOUBT
  return score === span.score ? span : { ...span, score }
}
