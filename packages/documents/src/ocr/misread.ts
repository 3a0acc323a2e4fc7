/**
 * What was taken for another sign must not hide a number that can be checked. A reading is looked through again
 * with the usual confusions undone, and what a check digit confirms is kept. A variant has the length of the text
 * and the same signs in the same order, apart from those changed; only blanks may have moved.
 */

/** Signs taken for a digit, and the digit. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', О: '0', о: '0' },
  ...{ l: '1', I: '1', i: '1', '|': '1', '!': '1', ']': '1', І: '1' },
  ...{
    Z: '2',
    z: '2',
    З: '3',
    з: '3',
    S: '5',
    s: '5',
    $: '5',
    G: '6',
    b: '6',
    б: '6',
    B: '8',
    В: '8',
    g: '9',
    q: '9',
  },
}
/** Digits taken for a letter, where a letter must stand. */
const AS_LETTER: Readonly<Record<string, string>> = {
  ...{ 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B', '|': 'I' },
  // Cyrillic and Greek letters that look the same.
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', І: 'I' },
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Χ: 'X',
  },
}

const LIKE_DIGIT = `\\d${Object.keys(AS_DIGIT)
  .map((sign) => (/[\]|$!]/.test(sign) ? `\\${sign}` : sign))
  .join('')}`
/** A word of digits, signs that look like digits, and what numbers are written with. */
const NUMBER_WORD = new RegExp(`^[${LIKE_DIGIT}.,:/()+-]+$`)
const DIGITS_OF_ALL_SCRIPTS = /[٠-٩۰-۹०-९๐-๙０-９]/g

/** Countries whose account numbers begin with four letters after the check digits (SWIFT registry). */
const BANK_IN_LETTERS = /^(?:AZ|BG|BH|GB|GI|IE|IQ|JO|KW|LC|LV|MT|MU|NL|PK|PS|QA|RO|SC|SV|VG)$/
/** Countries whose account numbers may hold letters further on. */
const HAS_LETTERS_INSIDE =
  /^(?:AL|BH|CH|CY|DO|FR|GI|GR|GT|IT|JO|KW|KZ|LB|LC|LI|LU|MC|MT|PK|PS|QA|RO|SA|SM|TR|UA)$/

/** At most five texts, none equal to another; none at all where the text holds nothing number-like. */
export function misreadVariants(text: string): string[] {
  const westernDigits = text.replace(DIGITS_OF_ALL_SCRIPTS, (digit) => String(digitValue(digit)))
  const words = splitWords(westernDigits)
  const numbers = words.map((word) => (isNumber(word) ? toDigits(word) : word)).join('')
  const joined = joinLines(numbers)
  const bold = joinLines(
    words.map((word, at) => (isBesideNumber(words, at) ? toDigits(word) : word)).join(''),
  )
  const mended = mendIbans(joinLines(joinAddresses(westernDigits)))
  const candidates = [numbers, joined, bold, mended, packed(joined)]
  return [...new Set(candidates)].filter((variant) => variant !== text)
}

export interface Reading {
  start: number
  end: number
  score: number
  /** As the engine explains its results: asked for with `explain`. */
  explanation?: { validated: boolean }
}

/** A number that only came to light by undoing a confusion is a little less sure. */
const MISREAD_FACTOR = 0.95

/**
 * Adds to the findings those of a variant that a check confirms and that overlap no confirmed one, unless that one is
 * a smaller and less sure part of theirs. Findings they overlap make room. Offsets of all are UTF-16 units; those of the variant are turned
 * into the text's.
 */
export function mergeMisread<R extends Reading>(
  found: readonly R[],
  inVariant: readonly R[],
  { text, variant }: { text: string; variant: string },
): R[] {
  const confirmed = inVariant.filter(({ explanation }) => explanation?.validated)
  if (confirmed.length === 0) return [...found]
  const toText = offsetsInText(text, variant)
  const merged = [...found]
  for (const finding of confirmed) {
    const moved = { ...finding, start: toText(finding.start), end: toText(finding.end - 1) + 1 }
    const overlapping = merged.filter(({ start, end }) => start < moved.end && end > moved.start)
    const isPart = ({ start, end, score }: R) =>
      start >= moved.start &&
      end <= moved.end &&
      end - start < moved.end - moved.start &&
      score < finding.score
    if (overlapping.some((other) => other.explanation?.validated && !isPart(other))) continue
    for (const loser of overlapping) merged.splice(merged.indexOf(loser), 1)
    const original = text.slice(moved.start, moved.end)
    merged.push({
      ...moved,
      score: moved.score * MISREAD_FACTOR,
      ...('text' in finding ? { text: original } : {}),
    })
  }
  return merged.sort((a, b) => a.start - b.start)
}

/**
 * What the certainty of the reading does to a score: a finding read with certainty c (its words' mean, weighted by
 * their letters) keeps 80 % of its score and c times the other 20 %. A confirmed check digit proves the reading,
 * so those keep all of it.
 */
export function scoreOfReading(
  finding: Reading,
  confidence: readonly { start: number; end: number; confidence: number }[] = [],
): number {
  if (finding.explanation?.validated) return finding.score
  let letters = 0
  let sum = 0
  for (const range of confidence) {
    const shared = Math.min(range.end, finding.end) - Math.max(range.start, finding.start)
    if (shared <= 0) continue
    letters += shared
    sum += shared * range.confidence
  }
  return letters === 0 ? finding.score : finding.score * (0.8 + (0.2 * sum) / letters)
}

/** Words and the blanks between them, in turn. */
const splitWords = (text: string): string[] => text.split(/(\s+)/)

/** A number, or a word next to one that could be its next group though it shows no digit. */
const isBesideNumber = (words: readonly string[], at: number): boolean =>
  isNumber(words[at]!) ||
  (NUMBER_WORD.test(words[at]!) && (isNumber(words[at - 2] ?? '') || isNumber(words[at + 2] ?? '')))

/** Only signs of numbers, and at least one true digit among every three. */
function isNumber(word: string): boolean {
  if (!NUMBER_WORD.test(word)) return false
  const digits = word.replace(/\D/g, '').length
  return digits > 0 && digits * 3 >= word.length
}

function toDigits(word: string): string {
  let mended = ''
  for (const sign of word) mended += AS_DIGIT[sign] ?? sign
  return mended
}

const digitValue = (digit: string): number => {
  const code = digit.charCodeAt(0)
  const zero = [0x660, 0x6f0, 0x966, 0xe50, 0xff10].find((first) => code >= first && code < first + 10)!
  return code - zero
}

/** A line break inside a number is a blank. */
const joinLines = (text: string): string => text.replace(/(?<=[\dA-Z])\n(?=[\dA-Z])/g, ' ')

/** An address broken at a hyphen or dot, or parted at its "@": the blank stands behind it instead. */
const joinAddresses = (text: string): string =>
  text
    .replace(/(@[\w.-]{1,60}[-.])(\s)([\w-]{1,60}\.[\w.-]{2,60})/g, '$1$3$2')
    .replace(/(?<=[\w.])(\s?)@(\s?)(?=\w[\w-]{0,60}\.\w)([\w.-]{1,60})/g, '@$3$1$2')

/** Groups of digits without the blanks between them, which stand behind the last instead. */
const packed = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\d+(?: \d+){1,8}(?![\p{L}\p{N}])/gu, (run) => {
    const digits = run.replaceAll(' ', '')
    return digits.length < 8 || digits.length > 34 ? run : digits + ' '.repeat(run.length - digits.length)
  })

/** Two letters, two digits, and an account in which letters and digits stand where the country has them. */
function mendIbans(text: string): string {
  const start = /(?<![\p{L}\p{N}])[\p{Lu}\d|]{2} ?[\dOQDIl|SBZGО]{2}(?:[ -]?[\p{L}\d|$!]){11,30}/gu
  return text.replace(start, (run) => {
    let at = 0
    let country = ''
    let mended = ''
    for (const sign of run) {
      if (/[ -]/.test(sign)) {
        mended += sign
        continue
      }
      const isLetter = at < 2 || (at >= 4 && at < 8 && BANK_IN_LETTERS.test(country))
      const isOfItaly = at === 4 && /^(?:IT|SM)$/.test(country)
      const isOpen = at > 8 && HAS_LETTERS_INSIDE.test(country) && /[A-Za-z]/.test(sign)
      const next =
        isLetter || isOfItaly ? (AS_LETTER[sign] ?? sign) : isOpen ? sign : (AS_DIGIT[sign] ?? sign)
      if (at < 2) country += next
      mended += next
      at += 1
    }
    return mended
  })
}

/** The n-th sign of the variant that is no blank is the n-th of the text. */
function offsetsInText(text: string, variant: string): (offset: number) => number {
  const places: number[] = []
  for (let at = 0; at < text.length; at++) if (!isBlank(text, at)) places.push(at)
  const counts = new Int32Array(variant.length + 1)
  let count = 0
  for (let at = 0; at < variant.length; at++) {
    counts[at] = count
    if (!isBlank(variant, at)) count += 1
  }
  return (offset) => places[counts[offset]!] ?? text.length - 1
}

const isBlank = (text: string, at: number): boolean => /\s/.test(text.charAt(at))
