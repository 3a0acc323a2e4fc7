import type { Candidate } from '../../../define.ts'
import {
  AFTER_YEAR,
  AMBIGUOUS_RELATIVE,
  BEFORE_YEAR_STRONG,
  BEFORE_YEAR_WEAK,
  DATE_LINKS,
  HOUR_CUES,
  NUMBER_WORDS,
  RANGE_LINKS,
  TIME_CUES,
  YEAR_FIRST_LINKS,
  YEAR_NOUNS,
} from '../_data/date-forms.ts'
import { isDayOfMonth, isYear, numericDateAt } from './date-numeric.ts'
import { type Hit, type Hits, hitAt } from './phrases.ts'
import { gapAfter, isCapitalised, NUMBER, numberAt, spaceAfter, type Tokens, WORD } from './tokens.ts'

/** Marks which tokens already belong to a date, so that a year inside a full date is not told twice. */
type Taken = Uint8Array

/** Month names that are everyday words in some language: they need a day or a year beside them. */
const EVERYDAY_MONTHS = new Set(
  'may march mars mai mart maj mei mac maija mais mail marzo abril aprile april august augusto agosto set oct lis maggio mayo june lipiec kasım ekim ocak marta gen'.split(
    ' ',
  ),
)
/** English short names, the only ones sure enough without a year. */
const SURE_SHORT = new Set('jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '))

export function* findWordedDates(hits: Hits, taken: Taken): Iterable<Candidate> {
  const { tokens } = hits
  for (const hit of merged(hits.byKind.get('month'), hits.byKind.get('monthShort'))) {
    if (taken[hit.first]) continue
    const candidate = dateAround(tokens, hits, hit, taken)
    if (candidate) yield candidate
  }
  for (const hit of hits.byKind.get('weekday') ?? []) {
    if (taken[hit.first] || inIdentifier(tokens, hit.first, hit.last)) continue
    const word = tokens.lower[hit.first]!
    const sure =
      (hit.last > hit.first || !EVERYDAY_WEEKDAYS.has(word)) &&
      (hit.entry.language !== 'en' || tokens.end[hit.last]! - hit.start > 5)
    const recurring = hit.first > 0 && spaceAfter(tokens, hit.first - 1) && isRecurring(tokens, hit.first - 1)
    yield take(tokens, taken, hit.first, hit.last, sure && !recurring ? 0.45 : 0.25, 'weekday')
  }
  yield* findRelative(hits, taken)
}

/** "every Sunday", "the first Monday of the month" is a rule, not a date. */
const isRecurring = (tokens: Tokens, before: number) =>
  tokens.lower[before] === 'every' ||
  (before > 0 && tokens.lower[before - 1] === 'the' && ORDINALS.has(tokens.lower[before]!))
const ORDINALS = new Set('first second third fourth last'.split(' '))

const EVERYDAY_WEEKDAYS = new Set(
  'salı pazar bazar cuma luni marți sun mon sat ma to la ke su pe ti segunda terça quarta quinta sexta joi'.split(
    ' ',
  ),
)

function* merged(one: readonly Hit[] = [], other: readonly Hit[] = []): Iterable<Hit> {
  yield* one
  yield* other
}

function take(
  tokens: Tokens,
  taken: Taken,
  first: number,
  last: number,
  score: number,
  pattern: string,
  end = tokens.end[last]!,
): Candidate {
  taken.fill(1, first, last + 1)
  return { start: tokens.start[first]!, end, score, pattern, verdict: 'unknown' }
}

const isNumber = (tokens: Tokens, index: number) =>
  index >= 0 && index < tokens.count && tokens.kind[index] === NUMBER

/** A day of at most two digits that is no part of a longer number or a word. */
function dayAt(tokens: Tokens, index: number, month: number): number {
  if (!isNumber(tokens, index) || tokens.lower[index]!.length > 2) return 0
  const before = tokens.text.charAt(tokens.start[index]! - 1)
  if (
    /[\p{L}_$€£#%]/u.test(before) ||
    (/[.,:]/.test(before) &&
      isNumber(tokens, index - 1) &&
      tokens.end[index - 1] === tokens.start[index]! - 1)
  )
    return 0
  const day = numberAt(tokens, index)
  return isDayOfMonth(day, month) ? day : 0
}

function yearAt(tokens: Tokens, index: number): number {
  if (!isNumber(tokens, index)) return 0
  const digits = tokens.lower[index]!.length
  const year = numberAt(tokens, index)
  if (digits === 4 && ((year >= 1000 && year <= 2199) || (year >= 2400 && year <= 2600))) {
    return tokens.text.charAt(tokens.end[index]!) === '%' ? 0 : year
  }
  return 0
}

const LINK_GAP = /^(?:[ \u00a0]{1,2}|[.,]? ?|[-/ ]|\. |, |\n)$/u

/** The month with the day, year, weekday and time beside it. */
function dateAround(tokens: Tokens, hits: Hits, month: Hit, taken: Taken): Candidate | undefined {
  if (inIdentifier(tokens, month.first, month.last)) return undefined
  const number = Number(month.entry.value)
  const word = tokens.lower[month.first]!
  const short = month.entry.kind === 'monthShort'
  let first = month.first
  let last = month.last
  let day = 0
  let year = 0

  // Day before: "3 May", "3rd of May", "3. Mai", "1er mai", "3 de mayo", "12-Mar", "6 päivänä joulukuuta".
  let before = first - 1
  let links = 0
  while (
    before >= 0 &&
    links < 3 &&
    tokens.kind[before] === WORD &&
    DATE_LINKS.has(tokens.lower[before]!) &&
    isClose(tokens, before)
  ) {
    before--
    links++
  }
  if (before >= 0 && isClose(tokens, before) && !gapAfter(tokens, before).includes(',')) {
    day = dayAt(tokens, before, number)
    if (day) first = before
  }
  // Day after: "May 3", "március 5-én", "March 3rd".
  if (!day && last + 1 < tokens.count && isClose(tokens, last)) {
    const here = dayAt(tokens, last + 1, number)
    if (here && !isClockOrDecimal(tokens, last + 1)) {
      day = here
      last++
      if (
        last + 1 < tokens.count &&
        tokens.start[last + 1] === tokens.end[last] &&
        /^(?:st|nd|rd|th)$/.test(tokens.lower[last + 1]!)
      )
        last++
    }
  }
  // A second day: "5 and 6 May", "5-6 May".
  if (day && first < month.first) first = secondDay(tokens, first, number)

  // Year after: "May 2019", "May 3, 2019", "mayo de 2019", "mai 1985".
  let after = last + 1
  if (
    after < tokens.count &&
    tokens.kind[after] === WORD &&
    DATE_LINKS.has(tokens.lower[after]!) &&
    isClose(tokens, last)
  )
    after++
  if (after < tokens.count && isClose(tokens, after - 1)) {
    year = yearAt(tokens, after)
    if (year) last = after
    else if (
      day &&
      after === last + 1 &&
      isNumber(tokens, after) &&
      tokens.lower[after]!.length === 2 &&
      /^[-/]$|^ ?['’]$/.test(gapAfter(tokens, last))
    ) {
      year = 1900 + numberAt(tokens, after)
      last = after
    }
  }
  // Year before: "2012. március 5.", "2002. gada 23. septembrī".
  if (!year) {
    let at = first - 1
    while (
      at >= 0 &&
      tokens.kind[at] === WORD &&
      YEAR_FIRST_LINKS.has(tokens.lower[at]!) &&
      isClose(tokens, at)
    )
      at--
    if (at >= 0 && isClose(tokens, at) && !gapAfter(tokens, at).includes(',') && yearAt(tokens, at)) {
      year = yearAt(tokens, at)
      first = at
    }
  }
  if (day && year && !isDayOfMonth(day, number, year)) return undefined

  if (short) {
    const dotted = tokens.text.charAt(tokens.end[month.last]!) === '.'
    const sure = SURE_SHORT.has(word) && isCapitalised(tokens, month.first)
    if (!day && !(year && sure)) return undefined
    if (!year && !sure && !dotted) return undefined
  }
  if (!day && !year) {
    const everyday = EVERYDAY_MONTHS.has(word)
    const capital = isCapitalised(tokens, month.first)
    const cased = CASED_MONTHS.has(month.entry.language)
    const inPhrase = first > 0 && spaceAfter(tokens, first - 1) && BEFORE_MONTH.has(tokens.lower[first - 1]!)
    const score = everyday
      ? inPhrase && capital
        ? 0.4
        : 0.2
      : inPhrase || (cased && capital) || INFLECTED.has(month.entry.language)
        ? 0.4
        : 0.3
    return take(tokens, taken, first, last, score, 'month')
  }
  if (
    !year &&
    EVERYDAY_MONTHS.has(word) &&
    !isCapitalised(tokens, month.first) &&
    month.first > first === false
  )
    return undefined
  first = withWeekday(tokens, hits, first)
  const end = withTime(tokens, last)
  const score = day && year ? 0.7 : 0.5
  return take(
    tokens,
    taken,
    first,
    lastTokenBefore(tokens, last, end),
    score,
    day && year ? 'worded date' : 'partial date',
    end,
  )
}

const CASED_MONTHS = new Set(['en', 'de', 'tr', 'lb', 'id', 'ms', 'el'])
/** In these languages the inflected form itself says "in January". */
const INFLECTED = new Set(['fi', 'et', 'hu', 'lv', 'kk', 'ar'])
const BEFORE_MONTH = new Set(
  'in im since until by of last next this early late mid during from to seit bis ab anfang ende mitte en de fin début desde hasta nel a ad di em de sinds tot w od do v od do в с до i fra til från till în din luna u lunii februarie'.split(
    ' ',
  ),
)

function isClose(tokens: Tokens, index: number): boolean {
  const length = tokens.start[index + 1]! - tokens.end[index]!
  return length === 0 || (length <= 2 && LINK_GAP.test(gapAfter(tokens, index)))
}

/** "March 5:30" or "May 1.5": the number is no day. */
function isClockOrDecimal(tokens: Tokens, index: number): boolean {
  const gap = index + 1 < tokens.count ? gapAfter(tokens, index) : ''
  return isNumber(tokens, index + 1) && (gap === ':' || gap === '.' || gap === '%')
}

function secondDay(tokens: Tokens, first: number, month: number): number {
  let at = first - 1
  if (at < 0) return first
  const gap = gapAfter(tokens, at)
  if (tokens.kind[at] === WORD && RANGE_LINKS.has(tokens.lower[at]!) && spaceAfter(tokens, at)) at--
  else if (!/^\.? ?[-–] ?$/u.test(gap)) return first
  if (at < 0 || !isNumber(tokens, at) || !dayAt(tokens, at, month)) return first
  return /^[. ]{0,2}[-–]? ?$/u.test(gapAfter(tokens, at)) ? at : first
}

function withWeekday(tokens: Tokens, hits: Hits, first: number): number {
  for (let back = 1; back <= 3 && first - back >= 0; back++) {
    const hit = hitAt(hits, first - back, 'weekday') ?? hitAt(hits, first - back, 'weekdayShort')
    if (hit && hit.last < first) {
      const between = tokens.text.slice(hit.end, tokens.start[first]!)
      const short = hit.entry.kind === 'weekdayShort'
      if (short && !/[.,]/.test(between) && (hit.end - hit.start < 3 || !isCapitalised(tokens, hit.first)))
        continue
      if (/^(?:[.,]{0,2} ?|,? (?:the|den|der|dem|the|le|il|el|de|du) )$/u.test(between)) return hit.first
    }
  }
  return first
}

const TIME_AFTER = /^(?:,? (?:um |at |kl\.? |klo |à |alle |o )?| - |:|T)(?=\d)/u

/** Takes in a clock time that follows: "12 March 2019, 14:30", "Mar 12 10:11:12", "12/Mar/2019:10:11:12". */
function withTime(tokens: Tokens, last: number): number {
  const end = tokens.end[last]!
  const link = TIME_AFTER.exec(tokens.text.slice(end, end + 8))
  if (!link) return end
  const time = numericDateAt(tokens.text, end + link[0].length)
  return time?.pattern.startsWith('time') ? time.end : end
}

function lastTokenBefore(tokens: Tokens, last: number, end: number): number {
  while (last + 1 < tokens.count && tokens.start[last + 1]! < end) last++
  return last
}

/** Part of a name in code, a path or an address: `may_use`, `/march/`, `mon.txt`. */
export function inIdentifier(tokens: Tokens, first: number, last: number): boolean {
  const before = tokens.text.charCodeAt(tokens.start[first]! - 1)
  const after = tokens.text.charCodeAt(tokens.end[last]!)
  if (before === 0x5f || after === 0x5f || before === 0x40 || before === 0x5c) return true
  if (before === 0x2e && isWordChar(tokens.text.charCodeAt(tokens.start[first]! - 2))) return true
  return (after === 0x2e || after === 0x28) && isWordChar(tokens.text.charCodeAt(tokens.end[last]! + 1))
}
const isWordChar = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x29 || code === 0x5f

function* findRelative(hits: Hits, taken: Taken): Iterable<Candidate> {
  const { tokens } = hits
  for (const hit of hits.byKind.get('relative') ?? []) {
    if (taken[hit.first] || inIdentifier(tokens, hit.first, hit.last)) continue
    const vague = hit.first === hit.last && AMBIGUOUS_RELATIVE.has(tokens.lower[hit.first]!)
    const recurring =
      hit.first > 0 && tokens.lower[hit.first - 1] === 'the' && ORDINALS.has(tokens.lower[hit.first]!)
    yield take(tokens, taken, hit.first, hit.last, vague || recurring ? 0.2 : 0.4, 'relative')
  }
  for (const hit of hits.byKind.get('ago') ?? []) {
    const number = hit.first - 1
    if (taken[hit.first] || number < 0 || !spaceAfter(tokens, number) || taken[number]) continue
    if (!isCount(tokens, number)) continue
    const prefix = hit.entry.value === '' ? [] : hit.entry.value.split(' ')
    const first = number - prefix.length
    if (first < 0 || prefix.some((word, place) => tokens.lower[first + place] !== word)) continue
    if (prefix.length === 0 && hit.first === hit.last) continue
    const past = !FUTURE.has(prefix[0] ?? '')
    yield take(tokens, taken, first, hit.last, past ? 0.4 : 0.3, 'counted relative')
  }
  for (const hit of hits.byKind.get('unit') ?? []) {
    const number = hit.first - 1
    if (taken[hit.first] || number < 0 || !spaceAfter(tokens, number) || taken[number]) continue
    if (isCount(tokens, number)) yield take(tokens, taken, number, hit.last, 0.3, 'duration')
  }
}
const FUTURE = new Set('in en om dans dentro tra fra za через em daqui peste kuluttua'.split(' '))

const isCount = (tokens: Tokens, index: number) =>
  tokens.kind[index] === NUMBER
    ? tokens.lower[index]!.length <= 3 &&
      !/[.,:/\-_$€£#\p{L}]/u.test(tokens.text.charAt(tokens.start[index]! - 1))
    : NUMBER_WORDS.has(tokens.lower[index]!)

/** Plural nouns after a number make it a count: "in 2000 lines". Verbs in -s are not nouns. */
const NOT_NOUNS = new Set(
  'was is has as this its does his us thus les los las des dans sous plus tous nos vos ses mas'.split(' '),
)

/** Years alone, decades and year ranges; sure only in a clear phrase. */
const YEAR_LIST =
  /^(?:, | (?:and|to|or|und|bis|et|y|e|en|i|och|og|ja|și|ve|ile|и|a|o|ou|до|til|till|tot|al) )$/u

export function* findYears(hits: Hits, taken: Taken): Iterable<Candidate> {
  const { tokens } = hits
  const { text } = tokens
  let shownEnd = -1
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== NUMBER || tokens.end[at]! - tokens.start[at]! !== 4 || taken[at]) continue
    const year = numberAt(tokens, at)
    if (!isYear(year)) continue
    let start = tokens.start[at]!
    let end = tokens.end[at]!
    const previous = start > 0 ? tokens.text.charAt(start - 1) : ' '
    if (/[\p{L}\p{N}_$€£#@&+=\\/.:-]/u.test(previous)) continue
    let last = at
    const range = /^ ?[-–—/] ?(\d{4}|\d{2})(?![\p{L}\p{N}_]|[-./:,]\d)/u.exec(tokens.text.slice(end, end + 9))
    if (range) {
      const second =
        range[1]!.length === 4 ? Number(range[1]) : Math.floor(year / 100) * 100 + Number(range[1])
      if (second < year || second > 2199 || second - year > 150) continue
      last = at + 1
      end += range[0].length
    } else if (
      /^(?:[.,:/-]\d|[_%$€£*+=()[\]{}<>\\@#]{1}[\p{L}\d]?)/u.test(tokens.text.slice(end, end + 2)) &&
      !/^\)/.test(tokens.text.slice(end, end + 1))
    )
      continue
    const suffix = tokens.text.slice(end, end + 8)
    const decade = /^(?:['’]?s|er|ern|-х|-е|-ych|-ci|['’]l[ae]r\p{L}{0,4})(?!\p{L})/u.exec(suffix)
    if (decade) end += decade[0].length
    else if (/^\p{L}/u.test(suffix)) continue
    let score = yearScore(tokens, at, last, year, suffix, decade !== null)
    // "in 1952 and 1959": the second year belongs to the phrase of the first.
    if (score < 0.35 && shownEnd >= 0 && start - shownEnd < 8 && YEAR_LIST.test(text.slice(shownEnd, start)))
      score = 0.4
    // A birth word nearby lifts a bare year, not a number that no living person was born in.
    if (score < 0.35 && (year < 1850 || year > 2100)) continue
    if (score >= 0.35) shownEnd = end
    taken.fill(1, at, last + 1)
    if (at > 0 && spaceAfter(tokens, at - 1) && YEAR_NOUNS.has(tokens.lower[at - 1]!))
      start = tokens.start[at - 1]!
    else if (
      last + 1 < tokens.count &&
      /^\.? ?$/.test(gapAfter(tokens, last)) &&
      YEAR_NOUNS.has(tokens.lower[last + 1]!)
    )
      end = tokens.end[last + 1]!
    yield { start, end, score, pattern: 'year', verdict: 'unknown' }
  }
}

const YEAR_SUFFIX =
  /^(?:['’](?:de|da|te|ta|den|dan|ten|tan|nin|nın|in|ün|un|e|a|ye|ya|yi)(?!\p{L})|-(?:ban|ben|as|es|os|ös|tól|től|ig|ra|re|ik|i|м|го|ом|му|х|жылы|ші|шы)(?!\p{L}))/u

function yearScore(
  tokens: Tokens,
  at: number,
  last: number,
  year: number,
  suffix: string,
  decade: boolean,
): number {
  if (decade || YEAR_SUFFIX.test(suffix)) return 0.45
  const next = last + 1 < tokens.count ? tokens.lower[last + 1]! : ''
  const gap = last + 1 < tokens.count ? gapAfter(tokens, last) : ''
  if (/^\.? ?$/.test(gap) && AFTER_YEAR.has(next)) return 0.45
  const countable =
    gap === ' ' &&
    next.length > 3 &&
    next.endsWith('s') &&
    !NOT_NOUNS.has(next) &&
    !isCapitalised(tokens, last + 1)
  if (at === 0 || year === 1024 || year === 2048) return 0.2
  const word = tokens.lower[at - 1]!
  const before = gapAfter(tokens, at - 1)
  if (word === 'of' && at > 1 && year >= 1600 && year <= 2099 && before === ' ' && spaceAfter(tokens, at - 2))
    return OF_YEAR.has(tokens.lower[at - 2]!) ? 0.4 : 0.25
  if (countable) return 0.2
  const unit = gap === ' ' && UNITS.has(next)
  if (before === ' ' || before === '\u00a0' || before === ' (') {
    if (BEFORE_YEAR_STRONG.has(word)) return unit ? 0.2 : 0.45
    if (BEFORE_YEAR_WEAK.has(word) && year >= 1500 && year <= 2099 && before === ' ' && !unit)
      return SINGLE_LETTER.test(word) && tokens.text.charCodeAt(tokens.start[at - 1]!) < 0x80 && year < 1800
        ? 0.2
        : 0.4
  }
  return gap.startsWith(')') && before.endsWith('(') ? 0.3 : 0.2
}
const SINGLE_LETTER = /^\p{L}$/u
const UNITS = new Set(
  'bytes byte bits kb mb gb ms hz khz mhz px dpi rpm items users people characters'.split(' '),
)
const OF_YEAR = new Set(
  'act law code treaty spring summer autumn fall winter class census war crisis end beginning start middle election revolution convention constitution league'.split(
    ' ',
  ),
)

/** A plain hh:mm counts as a time where a word says so. */
export function hasTimeCue(tokens: Tokens, at: number): boolean {
  if (at === 0) return false
  const gap = gapAfter(tokens, at - 1)
  return (gap === ' ' || gap === '. ' || gap === ': ') && TIME_CUES.has(tokens.lower[at - 1]!)
}

/** "kl. 13", "ora 9": an hour after its own word. */
export function hourCue(tokens: Tokens, at: number): number {
  if (at === 0 || tokens.lower[at]!.length > 2 || numberAt(tokens, at) > 24) return -1
  const gap = gapAfter(tokens, at - 1)
  return (gap === ' ' || gap === '. ') && HOUR_CUES.has(tokens.lower[at - 1]!) ? at - 1 : -1
}
