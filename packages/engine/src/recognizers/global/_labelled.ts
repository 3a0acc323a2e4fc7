import type { Candidate } from '../../define.ts'
import { labelSearch } from '../_shared/labels.ts'

/**
 * Values that are recognized by the label before them: "Employee no.: 4711", `"user_id": "x"`, "CVV is 123". The
 * span is the value alone. Between label and value stand at most a few link words ("number", "is"), signs and
 * quotes; a value that reads on as source code (a call, an index, a member) is not one.
 */
export interface LabelledOptions {
  labels: Readonly<Record<string, readonly string[]>>
  /** Sticky; matches the value alone. */
  value: RegExp
  pattern: string
  /** Before the context boost of 0.35, which every match gets. */
  score?: number
  /** `sign`: only after ":", "=", "#" or a verb such as "is". */
  link?: 'any' | 'sign'
  accept?: (value: string, place: Place) => boolean
}

export interface Place {
  text: string
  labelStart: number
  labelEnd: number
  start: number
  end: number
  isQuoted: boolean
  /** What stands between label and value. */
  link: string
}

const WORDS =
  'numbers?|no|num|nr|nbr|nos|id|ids|code|nummer|numéro|numero|número|núm|numer|номер|nº|n°|№|is|was|are|equals|lautet|ist|est|es|é|è|jest|to|of|für|de|del|la|reads'
/** A closing quote or bracket of the label, link words. */
const CLOSING = `["'\`\u201d\u2019)\\]*_]{0,3}`
const LINK_WORDS = `(?:[ \\t\u00a0._-]{0,3}(?:${WORDS})(?![\\p{L}\\p{N}])\\.?){0,3}[ \\t\u00a0]{0,4}`
/** Then signs and an opening quote (or a mark of writing direction). At most one line break. */
const LINK = new RegExp(
  `${CLOSING}(?:[ \\t\u00a0]{0,3}\\([^()\\n]{1,24}\\))?${LINK_WORDS}(?:(?::=|=>|==|->|[:=#\uff1a.\u2013\u2014|-])[ \\t\u00a0]{0,4}(?:[:#=][ \\t\u00a0]{0,2})?(?:\\r?\\n[ \\t]{0,8})?)?["'\`\u201c\u2018(\\[<*#\u200b-\u200f\u2066-\u2069]{0,2}`,
  'uy',
)
/** Or tags: "<td>MRN</td><td>...", "<b>MRN:</b> ...", "<mrn>...". */
const TAGS = new RegExp(
  `(?:>|${CLOSING}${LINK_WORDS}[:=#]?[ \\t\u00a0]{0,4}(?:</?[A-Za-z][^<>\\n]{0,80}>[ \\t\\r\\n]{0,8}){1,4})["'(]?`,
  'uy',
)
/** Or a bracket: "her MRN (00482913)". */
const BRACKET = /[ \t\u00a0]{1,2}\(/y
/** Or the next line, in forms: the label has a line to itself, and so has the value. */
const NEXT_LINE = /[ \t]{0,3}\r?\n[ \t]{0,8}/y
const LINKS = [LINK, TAGS, BRACKET, NEXT_LINE]
/** The first tag begins this far from the label at most. */
const TAG_REACH = 48
const SIGN = /[:=#>\uff1a]|->|(?<![\p{L}])(?:is|was|are|lautet|ist|est|es|é|è|jest)(?![\p{L}])/u
const OPENING_QUOTE = /["'`\u201c\u2018]$/u
const READS_ON = /^(?:[([]|\.[\p{L}_]|::|->)/u

export const labelledValues = (options: LabelledOptions): ((text: string) => Iterable<Candidate>) => {
  const search = labelSearch(Object.values(options.labels).flat())
  const { value, pattern, accept, link = 'any', score = 0.25 } = options
  return function* (text) {
    let freeFrom = 0
    for (const label of search(text)) {
      if (label.end < freeFrom) continue
      for (const place of valuesAfter(text, label.start, label.end, value)) {
        if (place.start < freeFrom || (link === 'sign' && !SIGN.test(place.link))) continue
        if (accept && !accept(text.slice(place.start, place.end), place)) continue
        freeFrom = place.end
        yield { start: place.start, end: place.end, score, pattern, verdict: 'unknown' }
        break
      }
    }
  }
}

/** What may be the value of a label, likeliest first. */
function* valuesAfter(text: string, labelStart: number, labelEnd: number, value: RegExp): Iterable<Place> {
  for (const regex of LINKS) {
    if (regex === TAGS && !/[<>]/.test(text.slice(labelEnd, labelEnd + TAG_REACH))) continue
    regex.lastIndex = labelEnd
    const link = regex.exec(text)?.[0].toLowerCase() ?? ''
    // "users1234": the label has to end before the value begins.
    if (link === '' || (link.startsWith('>') && text[labelStart - 1] !== '<')) continue
    const start = labelEnd + link.length
    value.lastIndex = start
    const match = value.exec(text)
    if (!match || match[0] === '') continue
    const end = start + match[0].length
    const after = text.slice(end, end + 3)
    if (/^[\p{L}\p{N}_]/u.test(after) || READS_ON.test(after)) continue
    if (regex === BRACKET && !after.startsWith(')')) continue
    if (regex === NEXT_LINE && !(opensLine(text, labelStart) && /^[ \t]?(?:\r?\n|$)/.test(after))) continue
    yield { text, labelStart, labelEnd, start, end, isQuoted: OPENING_QUOTE.test(link), link }
  }
}

const opensLine = (text: string, at: number): boolean => /(?:^|\n)$/.test(text.slice(Math.max(0, at - 1), at))

const isNotAValue =
  /^(?:u?int\d+|float\d+|utf-?\d+|sha-?\d+|md5|base\d+|(?:var)?char\d*|v\d+(?:\.\d+)*|0x[\da-f]+|es\d+|h\d|[a-z]\d|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/i

/**
 * For record numbers without a rule of their own: so many letters and digits, some of them digits, none of the
 * usual words of source code.
 */
export const recordNumber =
  (fewest: number, most: number, fewestDigits = 2): ((value: string) => boolean) =>
  (value) => {
    const letters = value.replace(/[^\p{L}\p{N}]/gu, '')
    const digits = value.replace(/\D/g, '')
    return (
      letters.length >= fewest &&
      letters.length <= most &&
      digits.length >= fewestDigits &&
      !isNotAValue.test(value) &&
      !/^0+$/.test(letters)
    )
  }

/** Letters and digits joined by single hyphens, slashes or dots; ends in a letter or digit. */
export const RECORD_VALUE = /[A-Za-z0-9]{1,24}(?:[-/.][A-Za-z0-9]{1,24}){0,5}/y
