import type { NerSpan } from './model.ts'

/**
 * What a span must look like to be shown. The model learnt from sentences; in source code, logs, number tables
 * and licences it is surer than it is right. Spans that cannot be what they are called are dropped, doubtful ones
 * lowered so far that only a very sure one passes the default threshold.
 */
const DOUBT = 0.4
/** Organisations and places in small letters are words of the language more often than not. */
const SMALL_DOUBT = 0.6
/** As the rules treat publishers in copyright lines and lengths of time. */
const UNDER_THRESHOLD = 0.3

const LETTER = /\p{L}/u
const CAPITAL_OR_UNCASED = /\p{Lu}|\p{Lt}|\p{Lo}/u
/** arm64, win32: part of a technical name. */
const LETTERS_AND_DIGITS = /\p{Ll}\d/u
/** "## Start", "✓ Anna": marks of a heading, a list or a quotation, signs and halves of them belong to no name. */
const MARKS_BEFORE = /^[#*\s\p{S}\p{Cs}]+/u
const BLANK_LINE = /\r?\n[ \t\r]*\n/
/** "JOHN SMITH   Phone", "Ann</td>", "van den Berg,", "Tom Ford,34": the next column or tag, and signs that end no name. */
const BEHIND_NAME = /\t| {2,}|<|[,;:]{1,3}\d{0,6}$/
/** camelCase, snake_case, signs that stand in no name. */
const IDENTIFIER = /\p{Ll}\p{Lu}\p{L}*$|^\p{Ll}+\p{Lu}|[_={}[\]<>;|\\`$]/u
/** commandsInfo, but not eBay or iPhone. */
const CAMEL_CASE = /^\p{Ll}{3,}\p{Lu}/u
/** "CONTROL +": what is left of an expression. */
const OPERATOR_BEHIND = /\s[+*=&|<>?-]+$/
/** "jQote" of "jQote2". */
const ENDS_INSIDE_TOKEN = /[A-Za-z]$/
const CONTINUES_TOKEN = /^[A-Za-z0-9]/
/** Line of a program. */
const CODE = new RegExp(
  [
    // Ends of statements and of heads, operators.
    /[{};]\s*$|\)\s*[{;:]|=>|[=!]==?/,
    // A call, but not a second ending: "form(s)", "Mitarbeiter(in)".
    /\w\((?!(?:s|es|e|n|en|er|r|in|innen|ne|a|o|as|os|i)\))/,
    // Comments. A star of theirs stands under the one of the opening mark, so behind an odd number of blanks; others are lists.
    /^\s*(?:\/\/|\/\*|\*\/)|^(?:\t| {2})* \*\s/,
    /^\s*(?:const|let|var|function|return|import|export|type|interface|class|def|public|private|static)\s/,
    // A field with its type.
    /^\s+[\w$]+\??:\s*[\w$.[\]]+[,;]?\s*$/,
    // A tag, but not "Ann <ann@example.com>".
    /<\/?\w+[^<>@]{0,80}>/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
/** Right behind or before a name of a program. */
const CODE_BEFORE = /[\w$][.]$|[_$\\#]$/
const CODE_AFTER = /^(?:[([=_]|\.[A-Za-z_$])/
const QUOTE = /["'`“”„«»]/
/** "60 days": the rules keep lengths of time under the threshold, contracts are full of them. */
const DURATION =
  /^\S{1,12} (?:seconds?|minutes?|hours?|(?:calendar |business |working )?days?|weeks?|months?|years?|ms|Sekunden|Minuten|Stunden|Tagen?|Wochen?|Monaten?|Jahren?|jours?|heures?|semaines?|mois|ans|días|horas|semanas|meses|años|giorni|ore|settimane|mesi|anni|dias|anos|dagen|uren|weken|maanden|jaar)(?: (?:after|before|from|of|prior|nach|vor|après|avant|después|antes))?$/u
const COPYRIGHT = /copyright|©|\(c\) ?\d{4}/i
/** "the MIT License": the name of a licence. */
const LICENCE_BEFORE = /[Ll]icen[cs]e \($/
const LICENCE_AFTER = /^,?\s{0,12}(?:(?:Public|General|Open)\s{1,12})*[Ll]icen[cs]/
const LICENCE_REACH = 60
const LICENCE_NAME = /[Ll]icen[cs]e$/
/** Parties and things of contracts, written large there. */
const CONTRACT_TERMS =
  /^[#*\s]*(?:(?:the|your|a|an|of|on|and|or|covered|software|source|object|code|form|executable|larger|derivative|works?|program|contributions?|contributors?|licen[cs]or|licen[cs]ees?|licen[cs]es?|grants?|scope|patents?|agreement|recipients?|party|parties|customer|supplier|seller|buyer|vendor|you|exhibit|section|notices?|versions?|limitations?|documentation|materials?|holders?|font|reserved|modified|original|secondary|incompatible|with|initial|developer|warranty|disclaimer|termination|library|libraries)(?:['’]s)?[\s\-/,#*]*)+$/i

/** "You institute": the beginning of a clause. */
const PRONOUN_FIRST = /^(?:You|We|They|He|She|It|I) \p{Ll}/u

const NAMES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION'])

/** The span with the score it deserves in this text; undefined when it is none. */
export function plausible(text: string, span: NerSpan): NerSpan | undefined {
  const value = text.slice(span.start, span.end)
  if (!LETTER.test(value)) return undefined
  const marks = MARKS_BEFORE.exec(value)?.[0].length
  if (marks) return plausible(text, { ...span, start: span.start + marks })
  const blankLine = value.search(BLANK_LINE)
  if (blankLine > 0) return plausible(text, { ...span, end: span.start + blankLine })
  const nameEnd = NAMES.has(span.label) ? value.search(BEHIND_NAME) : -1
  if (nameEnd > 0) return plausible(text, { ...span, end: span.start + nameEnd })
  const lineStart = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - 200)
  const lineEnd = text.indexOf('\n', span.end)
  const before = text.slice(lineStart, span.start)
  const after = text.slice(span.end, Math.min(lineEnd < 0 ? text.length : lineEnd, span.end + 200))
  const isOrganisation = span.label === 'ORGANIZATION'
  if (NAMES.has(span.label) && (CONTRACT_TERMS.test(value) || PRONOUN_FIRST.test(value))) return undefined
  let { score } = span
  if (span.label === 'ADDRESS' && !CAPITAL_OR_UNCASED.test(value)) score *= DOUBT
  if (
    isOrganisation &&
    (LICENCE_AFTER.test(text.slice(span.end, span.end + LICENCE_REACH)) ||
      LICENCE_BEFORE.test(before) ||
      LICENCE_NAME.test(value))
  )
    score *= DOUBT
  if ((isOrganisation || span.label === 'LOCATION') && !CAPITAL_OR_UNCASED.test(value)) score *= SMALL_DOUBT
  if ((isOrganisation || span.label === 'LOCATION') && LETTERS_AND_DIGITS.test(value)) score *= DOUBT
  if (span.label !== 'PERSON' && COPYRIGHT.test(before)) score = Math.min(score, UNDER_THRESHOLD)
  if (span.label === 'DATE_TIME' && DURATION.test(value)) score = Math.min(score, UNDER_THRESHOLD)
  if (OPERATOR_BEHIND.test(value) || CAMEL_CASE.test(value)) score *= DOUBT
  if (ENDS_INSIDE_TOKEN.test(value) && CONTINUES_TOKEN.test(after)) score *= DOUBT
  const isQuoted =
    (QUOTE.test(before.slice(-1)) && QUOTE.test(after.slice(0, 1))) ||
    (before.endsWith('>') && after.startsWith('</'))
  if (IDENTIFIER.test(value) && CODE.test(before + value + after)) score *= DOUBT * DOUBT
  else if (CODE_BEFORE.test(before) || CODE_AFTER.test(after)) score *= DOUBT
  else if (!isQuoted && CODE.test(before + value + after)) score *= DOUBT
  return score === span.score ? span : { ...span, score }
}
