import { HANGUL, kindOf, UNSPACED } from '../../../characters.ts'

/**
 * Runs of digits that could be written telephone numbers: 7 to 15 digits (ITU-T E.164), grouped by spaces,
 * hyphens, dots, slashes or brackets, with an extension if there is one. One walk over the characters; whatever
 * is a date, an IP address, a version or a longer number is left out here, before anything is looked up.
 */
export interface PhoneRun {
  start: number
  end: number
  /** Without "+", extension and a trunk zero in brackets after the country code. */
  digits: string
  /** Number of digits in each group. */
  groups: readonly number[]
  /** The separators between the groups, one entry per gap. */
  separators: readonly string[]
  hasPlus: boolean
  /** Begins with digits in brackets: "(030) 1234". */
  hasArea: boolean
  hasExtension: boolean
}

const FEWEST_DIGITS = 7
const MOST_DIGITS = 15

/** The plus sign in the query of a web address. */
const ENCODED_PLUS = '%2B'

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isSpace = (code: number): boolean =>
  code === 32 || code === 0xa0 || code === 0x2009 || code === 0x202f || code === 0x2007
const isHyphen = (code: number): boolean =>
  code === 45 || code === 0x2010 || code === 0x2011 || code === 0x2013
const isJoiner = (code: number): boolean => isSpace(code) || isHyphen(code) || code === 46 || code === 47
/** Letters of scripts without spaces, and Korean particles, stand right beside a number: "电话138...", "010-...로". */
const isWordCharacter = (code: number): boolean =>
  isDigit(code) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 95 ||
  (code >= 0xc0 && !isPunctuation(code) && (kindOf(code) & (UNSPACED | HANGUL)) === 0)
/** General, ideographic and full-width punctuation. */
const isPunctuation = (code: number): boolean =>
  (code >= 0x2000 && code <= 0x206f) ||
  (code >= 0x3000 && code <= 0x303f) ||
  (code >= 0xff01 && code <= 0xff0f) ||
  (code >= 0xff1a && code <= 0xff20) ||
  code === 0x60c ||
  code === 0x61b ||
  code === 0x61f ||
  code === 0xfeff

const EXTENSION =
  /(?:[ \u00a0]?(?:x|#)|[ \u00a0]?[-,/;(]?[ \u00a0]?(?:extension|extn|ext|durchwahl|dw|poste|interno|int|anexo|ramal|доб|wew|tst|anknytning|내선|内線|ต่อ))\.?:?[ \u00a0]?\d{1,6}\)?(?![\p{L}\p{N}])/uy
const EXTENSION_START = /^[ \u00a0]?[-,/;(]?[ \u00a0]?[x#edpirwtaд내内ต]/u

/** Around short groups only: between whole numbers it separates two of them. */
const SPACED_HYPHEN = /^[ \u00a0]?[-\u2013][ \u00a0]?$/
/** "089 / 1234567": behind the area code. */
const SPACED_SLASH = /^[ \u00a0]\/[ \u00a0]$/
const LONGEST_AREA = 6
const ENDS_AREA = /^[^\d]*\d{1,5}\)/

/** Characters that make the number behind them something else: an amount, a path, an identifier. */
const SPOILS_BEFORE = '$€£¥₹₽₩/\\@%^~&*<{'
const SPOILS_AFTER = '%°€$£¥₹^@={\\'

export function phoneRuns(text: string): PhoneRun[] {
  const runs: PhoneRun[] = []
  const length = text.length
  let at = 0
  while (at < length) {
    if (!isDigit(text.charCodeAt(at))) {
      at++
      continue
    }
    const run = readRun(text, at)
    if (typeof run === 'number') at = run
    else {
      runs.push(run)
      at = run.end
    }
  }
  return runs
}

/** Length of the plus sign that ends here, with a stray space behind it ("+ 34 93 ..."); 0 without one. */
function plusBefore(text: string, end: number): number {
  if (text.slice(Math.max(0, end - ENCODED_PLUS.length), end) === ENCODED_PLUS) return ENCODED_PLUS.length
  const before = text.charCodeAt(end - 1)
  if (before === 43 || before === 0xff0b) return 1
  return isSpace(before) && text.charCodeAt(end - 2) === 43 ? 2 : 0
}

/** The run around the digit at `first`, or the offset from which to go on. */
function readRun(text: string, first: number): PhoneRun | number {
  let start = first
  let hasArea = false
  let before = first > 0 ? text.charCodeAt(first - 1) : 32
  if (before === 40) {
    hasArea = true
    start--
    before = start > 0 ? text.charCodeAt(start - 1) : 32
  }
  const plusLength = plusBefore(text, start)
  const hasPlus = plusLength > 0
  if (hasPlus) {
    start -= plusLength
    before = start > 0 ? text.charCodeAt(start - 1) : 32
  }
  const numberStart = hasPlus ? start : first
  if (hasPlus && before === 40) {
    hasArea = true
    start--
    before = start > 0 ? text.charCodeAt(start - 1) : 32
  }

  const groups: number[] = []
  const separators: string[] = []
  let digits = ''
  let group = 0
  let groupStart = first
  let end = first
  let open = hasArea ? 1 : 0
  let at = first
  for (;;) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) {
      group++
      at++
      end = at
      continue
    }
    // At the end of a group: what stands between it and the next digit?
    let next = at
    let gap = 0
    let opens = false
    while (next < text.length && gap < 4) {
      const joiner = text.charCodeAt(next)
      if (joiner === 41 && open > 0) open--
      else if (joiner === 40 && open === 0 && digits.length + group <= 5) {
        open++
        opens = true
      } else if (!isJoiner(joiner)) break
      next++
      gap++
    }
    const separator = text.slice(at, next)
    const continues =
      gap > 0 &&
      next < text.length &&
      isDigit(text.charCodeAt(next)) &&
      (gap === 1 ||
        opens ||
        separator.includes(')') ||
        (group <= 4 && SPACED_HYPHEN.test(separator)) ||
        (digits.length + group <= LONGEST_AREA && SPACED_SLASH.test(separator)))
    const isTrunkZero =
      separator.includes(')') && group === 1 && text.charCodeAt(groupStart) === 48 && digits !== ''
    if (!isTrunkZero) {
      digits += text.slice(groupStart, at)
      groups.push(group)
    }
    if (text.charCodeAt(at) === 41 && separator.startsWith(')')) end = at + 1
    if (!continues) break
    if (!isTrunkZero) separators.push(separator)
    group = 0
    groupStart = next
    at = next
    if (digits.length > MOST_DIGITS + 20) break
  }
  if (separators.length >= groups.length) separators.length = Math.max(0, groups.length - 1)

  const goOn = Math.max(end, first + 1)
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return goOn
  // A bracket that is not closed behind the first group belongs to the sentence: "(0171 2345678, evenings)".
  if (hasArea && (groups.length === 1 || !ENDS_AREA.test(text.slice(start, end)))) {
    if (text.charCodeAt(end - 1) === 41) end--
    start = numberStart
    hasArea = false
  }
  // No amount is written with hyphens or brackets.
  const isNoAmount = hasPlus || hasArea || separators.some((separator) => /[-\u2010-\u2013)]/.test(separator))
  if (start > 0 && !hasPlus && !opensHere(text, start, isNoAmount)) return goOn
  if (hasPlus && start > 0 && isWordCharacter(text.charCodeAt(start - 1))) {
    if (isDigit(text.charCodeAt(start - 1))) return goOn
  }

  let hasExtension = false
  if (end < text.length && EXTENSION_START.test(text.slice(end, end + 3).toLowerCase())) {
    const tail = text.slice(end, end + 24).toLowerCase()
    EXTENSION.lastIndex = 0
    if (EXTENSION.test(tail)) {
      hasExtension = true
      end += EXTENSION.lastIndex
      // The bracket around "(ext. 5)" is part of it only when opened inside.
      if (text.charCodeAt(end - 1) === 41 && !tail.slice(0, EXTENSION.lastIndex).includes('(')) end--
    }
  }
  if (!hasExtension && !closesHere(text, end, isNoAmount)) return goOn
  const run = { start, end, digits, groups, separators, hasPlus, hasArea, hasExtension }
  return isSomethingElse(withoutRange(run) ?? run) ? goOn : run
}

/** "94107,212-555-0187": the column before, where it is too long for the thousands of an amount. */
const COLUMN_BEFORE = /\d{4},$/
/** "212-555-0187,1979-11-30", "06 12 34 56 78,75001": the next column, not decimals. */
const COLUMN_AFTER = /^,(?:\d{4}|\d{1,3}[-/])/

function opensHere(text: string, start: number, isNoAmount: boolean): boolean {
  const before = text.charCodeAt(start - 1)
  if (isWordCharacter(before) || SPOILS_BEFORE.includes(text[start - 1]!)) return false
  if (start < 2) return before !== 45
  const beforeThat = text.charCodeAt(start - 2)
  if (before === 44 && (isNoAmount || COLUMN_BEFORE.test(text.slice(Math.max(0, start - 5), start))))
    return true
  if (before === 44 || before === 58 || before === 46 || isHyphen(before)) return !isDigit(beforeThat)
  return true
}

/** A comma before a digit makes an amount of what stands before it, unless that cannot be one or a column follows. */
function closesHere(text: string, end: number, isNoAmount: boolean): boolean {
  if (end >= text.length) return true
  const after = text.charCodeAt(end)
  if (isWordCharacter(after) || SPOILS_AFTER.includes(text[end]!)) return false
  const next = text.charCodeAt(end + 1)
  // A comparison spoils it, a tag does not.
  if (after === 60) return /[A-Za-z/!]/.test(text[end + 1] ?? '')
  const isColumn = isNoAmount || COLUMN_AFTER.test(text.slice(end, end + 5))
  return !(
    ((after === 44 && !isColumn) || after === 58 || after === 46 || after === 47 || isHyphen(after)) &&
    isDigit(next)
  )
}

const isYear = (value: number): boolean => value >= 1800 && value <= 2100
const isMonthOrDay = (value: number): boolean => value >= 1 && value <= 31

/**
 * The number without the end of a range: "0-2679-0038-9" are the lines 0038 to 0039, "02-142-2555-60" those from
 * 2555 to 2560, "212-555-0199/0200" two lines. Undefined where the number does not end like that.
 */
export function withoutRange(run: PhoneRun): PhoneRun | undefined {
  const { digits, groups, separators } = run
  const last = groups.at(-1)!
  const separator = separators.at(-1) ?? ''
  const isRange =
    groups.length >= 3 &&
    groups.at(-2)! >= 3 &&
    ((last <= 2 && /^[-\u2010-\u2013]$/.test(separator)) || (last <= 4 && separator === '/'))
  if (!isRange || digits.length - last < 8) return undefined
  return {
    ...run,
    digits: digits.slice(0, -last),
    groups: groups.slice(0, -1),
    separators: separators.slice(0, -1),
  }
}

/** Numbering plan of North America: area and exchange begin with 2 to 9. */
export const NORTH_AMERICAN = /^1?[2-9]\d\d[2-9]\d{6}$/

/** Dates, year ranges, IP addresses, decimals and ISBNs that have the length of a telephone number. */
function isSomethingElse({ digits, groups, separators, hasPlus, hasArea }: PhoneRun): boolean {
  if (hasPlus || hasArea) return false
  const numbers: number[] = []
  let at = 0
  for (const size of groups) {
    numbers.push(Number(digits.slice(at, at + size)))
    at += size
  }
  const [first = 0, second = 0, third = 0] = numbers
  if (groups.length === 2 && groups[0] === 4 && groups[1] === 4 && isYear(first) && isYear(second))
    return true
  if (groups.length === 2 && (separators[0] === '.' || separators[0] === '/') && digits[0] !== '0')
    return true
  const sameSeparator = separators.every((separator) => separator === separators[0])
  if (groups.length === 3 && sameSeparator) {
    if (groups[0] === 4 && isYear(first) && isMonthOrDay(second) && isMonthOrDay(third)) return true
    if (groups[2] === 4 && isYear(third) && isMonthOrDay(first) && isMonthOrDay(second)) return true
  }
  // A date that runs on into a time or another date: "2024-05-01 10 ..." or "01.02.2024 - 03.04.2024".
  if (groups.length > 3 && sameDateStart(numbers, groups)) return true
  // "1.415.555.2671": the country code of North America, though it stands there like the 1 of a version.
  if (sameSeparator && groups.join('-') === '1-3-3-4' && NORTH_AMERICAN.test(digits)) return false
  // "0.114 19.571": decimals in a row.
  if (separators.includes('.') && (!sameSeparator || groups[0] === 1)) return true
  if (separators.includes('.')) {
    if (groups.length === 4 && numbers.every((number) => number <= 255)) return true
    if (groups.some((size) => size === 1)) return true
  }
  if (groups.filter((size) => size === 1).length > 1) return true
  if (digits.length === 13 && /^97[89]/.test(digits)) return true
  return /^(\d)\1+$/.test(digits)
}

const sameDateStart = (numbers: readonly number[], groups: readonly number[]): boolean => {
  const [first = 0, second = 0, third = 0] = numbers
  return (
    (groups[0] === 4 && isYear(first) && groups[1]! <= 2 && groups[2]! <= 2 && isMonthOrDay(second)) ||
    (groups[2] === 4 && isYear(third) && groups[0]! <= 2 && groups[1]! <= 2 && isMonthOrDay(second))
  )
}
