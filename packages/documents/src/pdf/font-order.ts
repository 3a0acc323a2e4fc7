import { readOperations } from './content.ts'
import type { PdfFile } from './file.ts'
import { type Budget, decodeStream } from './filters.ts'
import { PdfSyntaxError } from './lexer.ts'
import { PdfDictionary, PdfName, type PdfObject, PdfStream, PdfString } from './objects.ts'

/**
 * Programs that put parts of fonts into a file (LibreOffice and cairo among them) number the glyphs in the order of
 * their first use. The map from numbers to letters then begins like the text did: a page that starts with a number
 * of nine different digits has it spelled in its font, whatever becomes of the text.
 */

/** Fewer letters in a value's order stand in a font by chance. */
const FEWEST_LETTERS = 6
/** A value counts as told where this share of its letters stands in the font in its order. */
const TOLD_SHARE = 0.75
/** More than any font has. */
const MOST_LETTERS = 65_536

/** Numbers of the font objects whose glyphs spell a value. */
export function fontsTelling(file: PdfFile, values: readonly string[], budget: Budget): Set<number> {
  const found = new Set<number>()
  const wanted = values.map(lettersOf).filter((letters) => letters.length >= FEWEST_LETTERS)
  if (wanted.length === 0) return found
  for (const number of file.numbers) {
    const font = file.object(number)
    if (!(font instanceof PdfDictionary) || !(font.has('ToUnicode') || font.has('Encoding'))) continue
    const orders = [mapOrder(file, font, budget), differencesOrder(file, font)]
    if (orders.some((order) => tellsOne(order, wanted))) found.add(number)
  }
  return found
}

const lettersOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []

/** Letters of a font's own map, by code. */
function mapOrder(file: PdfFile, font: PdfDictionary, budget: Budget): string[] {
  const stream = file.resolve(font.get('ToUnicode'))
  const bytes = stream instanceof PdfStream ? decodeStream(file, stream, budget) : undefined
  if (!bytes) return []
  const byCode: [number, string][] = []
  try {
    for (const { operator, operands } of readOperations(bytes)) {
      if (operator === 'endbfchar') {
        for (let at = 0; at + 1 < operands.length; at += 2)
          byCode.push([codeOf(operands[at]), spelled(operands[at + 1])])
      } else if (operator === 'endbfrange') {
        for (let at = 0; at + 2 < operands.length; at += 3)
          byCode.push(...rangeOf(operands[at], operands[at + 1], operands[at + 2]))
      }
      if (byCode.length > MOST_LETTERS) break
    }
  } catch (error) {
    if (!(error instanceof PdfSyntaxError)) throw error
  }
  return byCode
    .filter(([, letters]) => letters.length > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([, letters]) => letters)
}

function codeOf(value: PdfObject | undefined): number {
  let code = 0
  if (value instanceof PdfString) for (const byte of value.bytes) code = code * 256 + byte
  return code
}

function spelled(value: PdfObject | undefined): string {
  if (!(value instanceof PdfString) || value.bytes.length % 2 !== 0) return ''
  return lettersOf(Buffer.from(value.bytes).swap16().toString('utf16le')).join('')
}

/** A range whose letters follow each other by code tells no order; one with a list may. */
function rangeOf(
  from: PdfObject | undefined,
  to: PdfObject | undefined,
  letters: PdfObject | undefined,
): [number, string][] {
  const first = codeOf(from)
  if (Array.isArray(letters)) return letters.map((item, at) => [first + at, spelled(item)])
  const count = Math.min(codeOf(to) - first + 1, 256)
  const start = spelled(letters).codePointAt(0)
  if (start === undefined) return []
  return Array.from({ length: Math.max(0, count) }, (_, at) => [first + at, letterAt(start + at)])
}

const letterAt = (code: number): string =>
  code <= 0x10ffff ? lettersOf(String.fromCodePoint(code)).join('') : ''

const DIGIT_NAMES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Letters of a font's encoding in the order it lists them. */
function differencesOrder(file: PdfFile, font: PdfDictionary): string[] {
  const encoding = file.dictionary(font.get('Encoding'))
  return file.array(encoding?.get('Differences')).flatMap((item) => {
    if (!(item instanceof PdfName)) return []
    const digit = DIGIT_NAMES.indexOf(item.name)
    return digit >= 0 ? String(digit) : lettersOf(item.name).length === 1 ? item.name : []
  })
}

function tellsOne(order: readonly string[], values: readonly (readonly string[])[]): boolean {
  const places = new Map<string, number[]>()
  for (const [at, letter] of order.entries()) {
    const known = places.get(letter)
    if (known) known.push(at)
    else places.set(letter, [at])
  }
  return values.some((value) => isTold(order, places, value))
}

/**
 * Letters that a font has in the order of a value, one behind the other. A letter counts at its first place in the
 * value: later ones bring no glyph. An order by code ("123456") is that of the alphabet and tells nothing.
 */
function isTold(
  order: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  value: readonly string[],
): boolean {
  const ranks = new Map<string, number>()
  for (const letter of value) if (!ranks.has(letter)) ranks.set(letter, ranks.size)
  const least = Math.max(FEWEST_LETTERS, Math.ceil(value.length * TOLD_SHARE))
  if (ranks.size < least) return false
  for (const [letter, rank] of ranks) {
    for (const place of places.get(letter) ?? []) {
      if ((ranks.get(order[place - 1] ?? '') ?? Infinity) < rank) continue
      let end = place + 1
      let isAscending = true
      for (let last = rank; end < order.length; end++) {
        const next = ranks.get(order[end] ?? '') ?? -1
        if (next <= last) break
        if ((order[end] ?? '') < (order[end - 1] ?? '')) isAscending = false
        last = next
      }
      if (end - place >= least && !isAscending) return true
    }
  }
  return false
}
