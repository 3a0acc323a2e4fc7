import { digitsOf } from '../../../checksums/digits.ts'
import { passesLuhn } from '../../../checksums/luhn.ts'
import type { FindHints } from '../../../define.ts'
import { type Label, labelSearch } from '../labels.ts'
import { oncePerText } from '../once-per-text.ts'
import { FAX_WORDS, LABEL_BEHIND, LETTER_LABEL, PHONE_WORDS, WEAK_LABEL } from './labels.ts'
import { callingCodeOf, isValidInternational, nationalNumber } from './plans.ts'
import { regionsNamed, regionsOfLanguage } from './regions.ts'
import { NORTH_AMERICAN, type PhoneRun, phoneRuns, withoutRange } from './runs.ts'

/**
 * Decides which runs of digits are telephone numbers. A number with "+" and a valid plan speaks for itself; a
 * number in a form that little else has (North American 3-3-4, an area code in brackets) must be valid where
 * the text probably comes from; all others need a label next to them: "call me on", "Tel.:", "... office".
 */
export interface PhoneNumber extends PhoneRun {
  score: number
  isValid: boolean
  /** A fax word stands next to it. */
  isFax: boolean
  /** Digits with country code where the number was written with one. */
  international: string | undefined
}

const LABEL_REACH = 50
const WEAK_REACH = 48
/** "Tel. 956 013 059 y 956 013 060", "office 123 4567 / 123 4568". */
const LIST_GAP = /^[ ]?(?:[,;/|&-]|to|y|e|und|et|or|and|oder|ou|o|i|a|\/|หรือ|或)?[ ]?$/u

const phoneLabels = labelSearch(Object.values(PHONE_WORDS).flat())
const faxLabels = labelSearch(Object.values(FAX_WORDS).flat())

const numbersByLanguage = oncePerText(() => new Map<string, PhoneNumber[]>())

/** All telephone numbers of a text. */
export function phoneNumbers(text: string, hints: FindHints): PhoneNumber[] {
  const known = numbersByLanguage(text)
  const numbers = known.get(hints.language) ?? read(text, hints)
  known.set(hints.language, numbers)
  return numbers
}

function read(text: string, hints: FindHints): PhoneNumber[] {
  const runs = phoneRuns(text)
  if (runs.length === 0) return []
  const labels = phoneLabels(text)
  const faxes = faxLabels(text)
  const numbers: PhoneNumber[] = []
  let label = 0
  let fax = 0
  for (const run of runs) {
    while (label < labels.length && labels[label]!.end <= run.start) label++
    while (fax < faxes.length && faxes[fax]!.end <= run.start) fax++
    const before = label > 0 ? labels[label - 1] : undefined
    const previous = numbers.at(-1)
    const continuesList =
      previous !== undefined &&
      run.start - previous.end <= 6 &&
      LIST_GAP.test(text.slice(previous.end, run.start).trim())
    const inList = continuesList ? previous : undefined
    const one = withoutRange(run)
    const judged = judge(run, text, hints, before, inList) ?? (one && judge(one, text, hints, before, inList))
    if (!judged) continue
    const isFax =
      (fax > 0 && isAdjacent(text, faxes[fax - 1]!.end, run.start, 12)) ||
      (fax < faxes.length &&
        faxes[fax]!.start - run.end <= 3 &&
        /^[ \t(-]*$/.test(text.slice(run.end, faxes[fax]!.start)))
    numbers.push({ ...run, ...judged, isFax })
  }
  return numbers
}

const isAdjacent = (text: string, labelEnd: number, start: number, reach: number): boolean =>
  start - labelEnd <= reach &&
  /^\D*$/.test(text.slice(labelEnd, start)) &&
  !/\n\s*\n/.test(text.slice(labelEnd, start))

type Judged = Pick<PhoneNumber, 'score' | 'isValid' | 'international'>

function judge(
  run: PhoneRun,
  text: string,
  hints: FindHints,
  label: Label | undefined,
  previous: PhoneNumber | undefined,
): Judged | undefined {
  if (run.hasPlus) return judgeInternational(run, run.digits, isLabelled(run, text, label, previous), 0.6)
  if (isCardNumber(run)) return undefined
  const dialled = /^(?:00|011)(?=[1-9])/.exec(run.digits)
  if (dialled && run.digits.length >= 11) {
    const digits = run.digits.slice(dialled[0].length)
    const judged = judgeInternational(run, digits, false, 0.5)
    if (judged && run.groups.length > 1) return { ...judged, isValid: false }
  }
  if (isLabelled(run, text, label, previous) && isPlausible(run))
    return { score: 0.5, isValid: false, international: undefined }
  return judgeNational(run, text, hints)
}

function judgeInternational(
  run: PhoneRun,
  digits: string,
  labelled: boolean,
  score: number,
): Judged | undefined {
  if (isValidInternational(digits)) return { score, isValid: true, international: digits }
  const code = callingCodeOf(digits)
  if (!code || digits.length - code.length < 6) return undefined
  // Written like one, but not a number of the plan: believed when labelled or grouped as people group them.
  return labelled || run.groups.length >= 3
    ? { score: 0.45, isValid: false, international: digits }
    : undefined
}

function isLabelled(
  run: PhoneRun,
  text: string,
  label: Label | undefined,
  previous: PhoneNumber | undefined,
): boolean {
  if (previous && Math.abs(previous.digits.length - run.digits.length) <= 3) return true
  if (label && run.start - label.end <= LABEL_REACH) {
    const gap = text.slice(label.end, run.start)
    if (isLabelGap(gap)) return true
  }
  if (LABEL_BEHIND.test(text.slice(run.end, run.end + 32).toLowerCase())) return true
  const lineStart = text.slice(Math.max(0, run.start - 6), run.start)
  if (run.groups.length > 1 && LETTER_LABEL.test(run.start <= 6 ? `\n${lineStart}` : lineStart)) return true
  return (
    (run.groups.length > 1 || run.digits.length >= 9) &&
    WEAK_LABEL.test(
      text
        .slice(Math.max(0, run.start - WEAK_REACH), run.start)
        .replace(/\s+/g, ' ')
        .toLowerCase(),
    )
  )
}

/** Between a label and its number: words, but no other number, no end of a sentence, one line break at most. */
const isLabelGap = (between: string): boolean => {
  const gap = between.includes('<') || between.startsWith('>') ? withoutTags(between) : between
  if (/[\d{}<>$;\\]/.test(gap) || /[.!?](?:\s+\p{Lu}|\s*\n)/u.test(gap.replace(/^\.\s*/, ''))) return false
  const lineBreak = gap.indexOf('\n')
  return lineBreak < 0 || /^[^\p{L}\n]*\n[^\p{L}\n]*$/u.test(gap)
}

/** "<td>Phone</td><td>...", "<phone>...". */
const withoutTags = (gap: string): string => gap.replace(/^[^<>\n]{0,40}>|<\/?[A-Za-z][^<>\n]{0,60}>/g, ' ')

/** A labelled number still has to be grouped like one, or be long enough for a plain run. */
function isPlausible({ digits, groups, separators, hasArea, hasExtension }: PhoneRun): boolean {
  if (hasArea || hasExtension) return true
  if (groups.length === 1)
    return digits.length >= 8 && digits.length <= 14 && !/^(?:19|20)\d{6}$/.test(digits)
  // 3-2-4 with hyphens is a social security number, 5-4 a postal code, 5-3 one of Brazil ("CEP" is Turkish for mobile).
  if (separators.every((separator) => separator === '-')) {
    const shape = groups.join('-')
    if (shape === '3-2-4' || shape === '5-4' || shape === '5-3') return false
  }
  return groups.length <= 7
}

function judgeNational(run: PhoneRun, text: string, hints: FindHints): Judged | undefined {
  const { digits, groups, separators, hasArea } = run
  if (groups.length < 2) return undefined
  const shape = groups.join('-')
  if (shape === '5-4' && !hasArea) return undefined // ZIP+4: "02110-1301"
  if (shape === '3-3-4' || shape === '1-3-3-4' || shape === '3-7') {
    if (
      (hasArea || shape !== '3-7') &&
      NORTH_AMERICAN.test(digits) &&
      (nationalNumber(digits, 'US') || nationalNumber(digits, 'CA'))
    ) {
      const punctuated = hasArea || separators.some((separator) => /[-.]/.test(separator))
      if (punctuated || shape === '1-3-3-4' || hints.language === 'en')
        return { score: punctuated ? 0.5 : 0.4, isValid: false, international: undefined }
    }
  }
  // Spain has no trunk zero, but a grouping that amounts do not have.
  if (shape === '3-2-2-2' && separators.every((separator) => separator === separators[0]))
    if (regionsOfLanguage(hints.language).includes('ES') && nationalNumber(digits, 'ES'))
      return { score: 0.4, isValid: false, international: undefined }
  if (standsInSignature(run, text)) return { score: 0.4, isValid: false, international: undefined }
  const hasTrunkZero = digits.startsWith('0')
  if (digits.length < 8 || groups.length > 6 || (!hasArea && !hasTrunkZero)) return undefined
  // A group of one digit is the trunk zero ("0 216 ...", "0(216) ...") or no telephone number.
  if (!hasArea && groups.some((size, index) => size === 1 && (index > 0 || !hasTrunkZero))) return undefined
  const likely = regionsOfLanguage(hints.language)
  if (likely.some((region) => nationalNumber(digits, region)))
    return { score: 0.4, isValid: false, international: undefined }
  const around = text.slice(Math.max(0, run.start - 160), run.end + 80)
  if (regionsNamed(around).some((region) => nationalNumber(digits, region)))
    return { score: 0.4, isValid: false, international: undefined }
  return undefined
}

/** A line of its own with an e-mail address close by: the block of a signature or a business card. */
function standsInSignature({ start, end, digits, groups }: PhoneRun, text: string): boolean {
  if (
    digits.length > 13 ||
    groups.length > 5 ||
    !/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 20), start))
  )
    return false
  if (start > 20 && !text.slice(start - 20, start).includes('\n')) return false
  if (!/^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8))) return false
  return /[\p{L}\p{N}]@[\p{L}\p{N}]/u.test(text.slice(Math.max(0, start - 160), end + 160))
}

/** Thirteen digits and more that pass Luhn and begin like a payment card. */
const isCardNumber = ({ digits }: PhoneRun): boolean =>
  digits.length >= 13 && /^[2-6]/.test(digits) && passesLuhn(digitsOf(digits))
