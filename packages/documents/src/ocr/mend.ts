import type { OcrLine, OcrWord, RasterPage } from './ocr.ts'

/**
 * What the engine is known to get wrong in addresses and numbers, put right by the look of the page: a gap that is no
 * gap, an underscore taken for a blank, the plus of a phone number taken for a star.
 */
export function mendWords(page: RasterPage, lines: readonly OcrLine[]): OcrLine[] {
  return lines.map((line) => {
    const words: OcrWord[] = []
    for (const next of line.words) {
      const word = { ...next, text: mendText(next.text) }
      const last = words.at(-1)
      const joint = last && jointOf(page, last, word)
      if (joint === undefined) words.push(word)
      else words[words.length - 1] = joined(last!, word, joint)
    }
    return { ...line, words }
  })
}

/**
 * The plus of a phone number, a seven with a stroke of its own, a comma among the dots of a network address, a stroke
 * before the "@" of an address that was part of it.
 */
export function mendText(text: string): string {
  if (text.includes('@')) return mendSeven(text.replace(/(?<=[\w.])['’‘`´(](?=@[\w-]{1,60}\.)/, ''))
  if (/^\*\d/.test(text)) return `+${text.slice(1)}`
  const isLongNumber = text.replace(/\D/g, '').length >= 10 && /^(?:[A-Z]{2})?\d+\/7\d*\W?$/.test(text)
  if (isLongNumber) return text.replace('/7', '7')
  if (/^\d{1,3}(?:[.,]\d{1,3}){3}$/.test(text) && text.includes('.')) return text.replaceAll(',', '.')
  return text
}

const mendSeven = (address: string): string =>
  /^[\w.-]+\/7[\w.-]*@/.test(address) ? address.replace('/7', '7') : address

const ENDS_IN_LATIN = /[\p{Script=Latin}\d._|@-]$/u
const STARTS_IN_LATIN = /^[\p{Script=Latin}\d._|@-]/u

/** What stands between two words of a line: nothing, an underscore, or (undefined) a blank. */
function jointOf(page: RasterPage, left: OcrWord, right: OcrWord): '' | '_' | undefined {
  if (!ENDS_IN_LATIN.test(left.text) || !STARTS_IN_LATIN.test(right.text)) return undefined
  // Only what could be part of an address: elsewhere a blank too many does no harm.
  if (!/[@_]/.test(left.text + right.text)) return undefined
  const height = Math.max(left.box.height, right.box.height)
  const start = left.box.left + left.box.width
  const gap = right.box.left - start
  if (gap < -height / 2 || gap > height) return undefined
  if (gap < height * 0.16 || left.text.endsWith('_') || right.text.startsWith('_')) return ''
  return isUnderscore(page, start, right.box.left, left, right) ? '_' : undefined
}

/** A bar on the foot line that fills the gap, and does not go on under the words as an underline would. */
function isUnderscore(page: RasterPage, start: number, end: number, left: OcrWord, right: OcrWord): boolean {
  const top = Math.floor(Math.min(left.box.top, right.box.top) + left.box.height * 0.6)
  const bottom = Math.min(
    page.height - 1,
    Math.ceil(
      Math.max(left.box.top + left.box.height, right.box.top + right.box.height) + left.box.height * 0.3,
    ),
  )
  const underWord = Math.min(page.width, Math.floor(right.box.left + right.box.width / 2))
  for (let y = Math.max(0, top); y <= bottom; y++) {
    const isBar = darkShare(page, y, start + 1, end - 1) > 0.75
    if (isBar && darkShare(page, y, end + 2, underWord) < 0.5) return true
  }
  return false
}

function darkShare({ pixels, width }: RasterPage, y: number, from: number, to: number): number {
  let dark = 0
  for (let x = Math.floor(from); x < to; x++) if (pixels[y * width + x]! < 140) dark += 1
  return dark / Math.max(1, to - Math.floor(from))
}

function joined(left: OcrWord, right: OcrWord, joint: string): OcrWord {
  const top = Math.min(left.box.top, right.box.top)
  const bottom = Math.max(left.box.top + left.box.height, right.box.top + right.box.height)
  const start = Math.min(left.box.left, right.box.left)
  const end = Math.max(left.box.left + left.box.width, right.box.left + right.box.width)
  return {
    text: left.text + joint + right.text,
    box: { left: start, top, width: end - start, height: bottom - top },
    confidence: Math.min(left.confidence, right.confidence),
  }
}
