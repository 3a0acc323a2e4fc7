import type { Box } from '../document.ts'
import { around, cutOut } from './cut-out.ts'
import type { OcrEngine } from './engine.ts'
import { isRightToLeft, LATIN_LANGUAGES } from './languages.ts'
import { startsBehindMarks } from './marks.ts'
import type { OcrLine, OcrWord, RasterPage } from './ocr.ts'

/**
 * Data of most languages was trained on few addresses and account numbers: "@" comes out as "G" or "©", "GR30" in a
 * Greek text as "6830". Words that look like a spoilt address or a long number are cut out, put under each other on
 * a small page, and read once more with the data of English.
 */
const LATIN_DATA = 'eng'
/** A page has a few; a sheet full of long numbers is not read twice. */
const MAX_PLACES = 40
/** Shorter numbers are read well by all data. */
const LEAST_DIGITS = 4
/** Words before a number that may be a part of it, and how unsure they are then. */
const MOST_BEFORE = 4
const UNSURE = 0.5
/** Of a line's height: no more than a letter at each end is missed. */
const MOST_MISSED = 0.8
/** The longest account number. */
const LONGEST_WORD = 36

interface Place {
  line: number
  from: number
  to: number
  box: Box
}

export async function lookAgain(
  page: RasterPage,
  lines: readonly OcrLine[],
  engine: OcrEngine,
  language: string,
  signal: AbortSignal,
): Promise<OcrLine[]> {
  const isLatin = LATIN_LANGUAGES.has(language)
  if (!engine.available.has(LATIN_DATA)) return [...lines]
  const places = lines.flatMap((_, index) => suspiciousPlaces(lines, index, isLatin)).slice(0, MAX_PLACES)
  if (places.length === 0) return [...lines]
  const boxes = places.map(({ box }) => box)
  const starts = isRightToLeft(language) ? startsBehindMarks(page, boxes) : []
  const sheet = cutOut(page, boxes, starts)
  const second = await engine.read(sheet.page, [LATIN_DATA], signal, 'block')
  const wordsAt = sheet.assign(second.flatMap(({ words }) => words))
  const mended = lines.map((line) => ({ ...line, words: [...line.words] }))
  // From the last to the first, so that places of the same line stay where they are.
  for (let index = places.length - 1; index >= 0; index--) {
    const { line, from, to } = places[index]!
    const words = mended[line]!.words
    const before = words.slice(from, to)
    const after = wordsAt[index]!
    words.splice(from, to - from, ...(isBetter(before, after) ? after : widened(before, after)))
  }
  return mended
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '')
const digitsOf = (text: string): number => onlyDigits(text).length

/** "name.surnameGexample.com", "name©firma.de": letters, a dot, and letters again, and no "@". */
const SPOILT_ADDRESS = /^[^@/]{3,}[\p{L}\p{N}]\.\p{L}{2,}[.,;)]?$/u
/** What "@" is taken for: "©", "®", "(0", "(a". */
const SPOILT_AT = /[©®]|[\p{L}\p{N}]\([0aeoOQGC]\)?[\p{L}\p{N}]/u
/** How the rest of an address begins the next line. */
const HOST = /^[\w-]+\.[a-z][\w.-]+[,;.)]?$/
const ADDRESS = /^[,;:(]?[\w.+-]+@[\w-]+(?:\.[\w-]+)+[,;.)]?$/
const LATIN_WORD = /^[\p{Script=Latin}\d._@©®|-]+$/u

function suspiciousPlaces(lines: readonly OcrLine[], index: number, isLatin: boolean): Place[] {
  const places: Place[] = []
  const { words } = lines[index]!
  const nextWord = lines[index + 1]?.words[0]?.text ?? ''
  const add = (from: number, to: number) => {
    const last = places.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else places.push({ line: index, from, to, box: words[from]!.box })
  }
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!
    const isBroken = at === words.length - 1 && /[^@]{3,}[-.]$/.test(text) && HOST.test(nextWord)
    if (isStarved(words[at]!)) add(at, at + 1)
    else if (isBroken || isSpoiltAddress(words[at]!, isLatin)) {
      // What stands close by may be a part of it.
      const from = at > 0 && isCloseTo(words[at]!, words[at - 1]!) ? at - 1 : at
      const to = at + 1 < words.length && isCloseTo(words[at]!, words[at + 1]!) ? at + 2 : at + 1
      add(from, to)
    } else if (!isLatin && digitsOf(text) > 0) {
      let to = at
      let digits = 0
      while (to < words.length && words[to]!.text.length <= LONGEST_WORD && digitsOf(words[to]!.text) > 0)
        digits += digitsOf(words[to++]!.text)
      if (digits >= LEAST_DIGITS) add(startOfNumber(words, at), to)
      at = Math.max(at, to - 1)
    }
  }
  for (const place of places) place.box = around(words.slice(place.from, place.to))
  return places
}

/** Letters a number begins with, as the country of an account, or what was made of them, stand close before it. */
function startOfNumber(words: readonly OcrWord[], at: number): number {
  let from = at
  while (from > 0 && at - from < MOST_BEFORE) {
    const [word, next] = [words[from - 1]!, words[from]!]
    const gap = next.box.left - word.box.left - word.box.width
    const isClose = Math.abs(gap) < Math.max(word.box.height, next.box.height) * 0.6
    if (!isClose || !(word.confidence < UNSURE || /^[A-Z]{1,4}$/.test(word.text))) break
    from -= 1
  }
  return from
}

/** Wider than any letters of the word could be: most of what stands there was not read. */
const isStarved = ({ text, box }: OcrWord): boolean => box.width > (text.length + 3) * box.height * 1.2

function isSpoiltAddress({ text, confidence }: OcrWord, isLatin: boolean): boolean {
  if (SPOILT_AT.test(text) || SPOILT_ADDRESS.test(text)) return true
  return !isLatin && text.includes('@') && (confidence < UNSURE || !ADDRESS.test(text))
}

function isCloseTo(a: OcrWord, b: OcrWord): boolean {
  if (!LATIN_WORD.test(b.text)) return false
  const gap = Math.max(a.box.left, b.box.left) - Math.min(a.box.left + a.box.width, b.box.left + b.box.width)
  return gap < Math.max(a.box.height, b.box.height) * 0.45
}

/**
 * The second reading counts where it saw an address, or about as many signs as the first and was sure of them, or
 * surer. Where both saw digits alone, or the first saw letters with them, the surer one counts.
 */
function isBetter(before: readonly OcrWord[], after: readonly OcrWord[]): boolean {
  if (after.length === 0) return false
  const textBefore = signsOf(before)
  const textAfter = signsOf(after)
  const confidence = meanConfidence(after)
  if (/[^@]@[^@]/.test(textAfter)) return confidence > 0.3
  if (before.some(isStarved)) return confidence > 0.5 && textAfter.length > textBefore.length + 3
  if (digitsOf(textBefore) < LEAST_DIGITS || Math.abs(textAfter.length - textBefore.length) > 3) return false
  const confidenceBefore = meanConfidence(before)
  const hasSameDigits = onlyDigits(textBefore) === onlyDigits(textAfter)
  // The same digits: boxes of data that knows them are the better ones.
  if (hasSameDigits && !/\p{L}/u.test(textBefore)) return true
  const isAllDigits = !/\p{L}/u.test(textBefore + textAfter) && digitsOf(textAfter) === digitsOf(textBefore)
  if (isAllDigits || /[A-Z]{2}/.test(textBefore)) return confidence >= confidenceBefore
  return confidence > 0.6 || (confidence > 0.3 && confidence > confidenceBefore)
}

/** The first reading with boxes that reach as far as the second saw signs: each misses some at the edges. */
function widened(before: readonly OcrWord[], after: readonly OcrWord[]): OcrWord[] {
  if (after.length === 0 || digitsOf(signsOf(before)) < LEAST_DIGITS) return [...before]
  const seen = around(after)
  const [first, last] = [around(before).left, around(before).left + around(before).width]
  return before.map((word) => {
    const { left, width, height } = word.box
    const reach = height * MOST_MISSED
    const newLeft = left === first ? Math.max(left - reach, Math.min(left, seen.left)) : left
    const right = left + width
    const newRight = right === last ? Math.min(right + reach, Math.max(right, seen.left + seen.width)) : right
    return { ...word, box: { ...word.box, left: newLeft, width: newRight - newLeft } }
  })
}

const signsOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join('')

const meanConfidence = (words: readonly OcrWord[]): number =>
  words.reduce((sum, word) => sum + word.confidence, 0) / words.length
