import type { Box } from '../document.ts'
import type { OcrEngine } from './engine.ts'
import type { OcrLine, OcrWord, RasterPage } from './ocr.ts'

/**
 * Data of most languages was trained on few addresses and account numbers: "@" comes out as "G" or "©", "GR30" in a
 * Greek text as "6830". Words that look like a spoilt address or a long number are cut out, put under each other on
 * a small page, and read once more with the data of English.
 */
const LATIN_DATA = 'eng'
/** A page has a few; a sheet full of long numbers is not read twice. */
const MAX_PLACES = 40
const GAP_PIXELS = 24
/** Shorter numbers are read well by all data. */
const LEAST_DIGITS = 4

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
  isLatin: boolean,
  signal: AbortSignal,
): Promise<OcrLine[]> {
  if (!engine.available.has(LATIN_DATA)) return [...lines]
  const places = lines.flatMap((line, index) => suspiciousPlaces(line, index, isLatin)).slice(0, MAX_PLACES)
  if (places.length === 0) return [...lines]
  const sheet = cutOut(page, places)
  const second = await engine.read(sheet.page, [LATIN_DATA], signal, 'block')
  const wordsAt = sheet.assign(second.flatMap(({ words }) => words))
  const mended = lines.map((line) => ({ ...line, words: [...line.words] }))
  // From the last to the first, so that places of the same line stay where they are.
  for (let index = places.length - 1; index >= 0; index--) {
    const { line, from, to } = places[index]!
    const words = mended[line]!.words
    const before = words.slice(from, to)
    const after = wordsAt[index]!
    if (isBetter(before, after)) words.splice(from, to - from, ...after)
  }
  return mended
}

const digitsOf = (text: string): number => text.replace(/\D/g, '').length

/** "name.surnameGexample.com", "name©firma.de": letters, a dot, and letters again, and no "@". */
const SPOILT_ADDRESS = /^[^@/]{3,}[\p{L}\p{N}]\.\p{L}{2,}[.,;)]?$/u
const NUMBER_LIKE = /^[\p{L}\p{N}|/.,:-]{1,34}$/u

function suspiciousPlaces(line: OcrLine, index: number, isLatin: boolean): Place[] {
  const places: Place[] = []
  const { words } = line
  const add = (from: number, to: number) => {
    const last = places.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else places.push({ line: index, from, to, box: words[from]!.box })
  }
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!
    if (/[©®]/.test(text) || SPOILT_ADDRESS.test(text) || (!isLatin && text.includes('@'))) {
      // What stands close by may be a part of it.
      const from = at > 0 && isClose(words[at - 1]!, words[at]!) ? at - 1 : at
      const to = at + 1 < words.length && isClose(words[at]!, words[at + 1]!) ? at + 2 : at + 1
      add(from, to)
    } else if (!isLatin && digitsOf(text) > 0) {
      let to = at
      let digits = 0
      while (to < words.length && NUMBER_LIKE.test(words[to]!.text) && digitsOf(words[to]!.text) > 0)
        digits += digitsOf(words[to++]!.text)
      if (digits >= LEAST_DIGITS) add(at, to)
      at = Math.max(at, to - 1)
    }
  }
  for (const place of places) place.box = around(words.slice(place.from, place.to))
  return places
}

function isClose(a: OcrWord, b: OcrWord): boolean {
  const gap = Math.max(a.box.left, b.box.left) - Math.min(a.box.left + a.box.width, b.box.left + b.box.width)
  return gap < Math.max(a.box.height, b.box.height) * 0.45
}

/** The second reading counts where it saw an address, or about as many signs as the first and was sure of them. */
function isBetter(before: readonly OcrWord[], after: readonly OcrWord[]): boolean {
  if (after.length === 0) return false
  const textBefore = before.map(({ text }) => text).join('')
  const textAfter = after.map(({ text }) => text).join('')
  const confidence = after.reduce((sum, word) => sum + word.confidence, 0) / after.length
  if (/[^@]@[^@]/.test(textAfter)) return confidence > 0.3
  if (digitsOf(textBefore) < LEAST_DIGITS) return false
  return confidence > 0.6 && Math.abs(textAfter.length - textBefore.length) <= 3
}

function cutOut(page: RasterPage, places: readonly Place[]) {
  const cuts = places.map(({ box }) => {
    const margin = Math.round(box.height * 0.3)
    const left = Math.max(0, Math.floor(box.left - margin))
    const top = Math.max(0, Math.floor(box.top - margin / 2))
    const right = Math.min(page.width, Math.ceil(box.left + box.width + margin))
    const bottom = Math.min(page.height, Math.ceil(box.top + box.height + margin / 2))
    return { left, top, width: right - left, height: bottom - top }
  })
  const width = Math.max(...cuts.map((cut) => cut.width)) + GAP_PIXELS * 2
  const height = cuts.reduce((sum, cut) => sum + cut.height + GAP_PIXELS, GAP_PIXELS)
  const pixels = new Uint8Array(width * height).fill(255)
  const tops: number[] = []
  let top = GAP_PIXELS
  for (const cut of cuts) {
    for (let y = 0; y < cut.height; y++) {
      const from = (cut.top + y) * page.width + cut.left
      pixels.set(page.pixels.subarray(from, from + cut.width), (top + y) * width + GAP_PIXELS)
    }
    tops.push(top)
    top += cut.height + GAP_PIXELS
  }
  return {
    page: { pixels, width, height },
    /** Words by the place they were cut from, with boxes on the page. */
    assign(words: readonly OcrWord[]): OcrWord[][] {
      const assigned: OcrWord[][] = cuts.map(() => [])
      for (const word of words) {
        const middle = word.box.top + word.box.height / 2
        const index = cuts.findIndex((cut, at) => middle >= tops[at]! && middle < tops[at]! + cut.height)
        if (index < 0) continue
        const box = {
          ...word.box,
          left: word.box.left - GAP_PIXELS + cuts[index]!.left,
          top: word.box.top - tops[index]! + cuts[index]!.top,
        }
        assigned[index]!.push({ ...word, box })
      }
      for (const list of assigned) list.sort((a, b) => a.box.left - b.box.left)
      return assigned
    },
  }
}

function around(words: readonly OcrWord[]): Box {
  const left = Math.min(...words.map(({ box }) => box.left))
  const top = Math.min(...words.map(({ box }) => box.top))
  const right = Math.max(...words.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...words.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
