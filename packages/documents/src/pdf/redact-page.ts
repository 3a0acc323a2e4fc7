import { isSpace, type PageCharacter, readCharacters } from './page-text.ts'
import type { Pdfium } from './pdfium.ts'
import { fit, showable } from './replacement.ts'

/** A range of characters that goes, and what stands in its place. */
export interface TextEdit {
  /** Indexes of characters, in order, one list a line. */
  lines: readonly (readonly number[])[]
  replacement: string
}

interface Style {
  size: number
  colour: readonly [number, number, number, number]
  renderMode: number
}

/** Beyond this the library would compare for minutes; the page is drawn instead. */
const MAX_COMPARISONS = 3e8

const INVISIBLE = 3

/**
 * Takes characters out of the drawing instructions of a page and puts the replacements in. Answers false where
 * the library did not do exactly that: the page must then not be used.
 */
export function redactPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  before: readonly PageCharacter[],
  objectCount: number,
  edits: readonly TextEdit[],
): boolean {
  const { api } = pdfium
  const removed = new Set(edits.flatMap(({ lines }) => lines.flat()))
  const targets = [...removed].flatMap((at) => {
    const character = before[at]
    return character && !character.isGenerated && !isSpace(character) ? [character] : []
  })
  if (targets.length * Math.max(objectCount, before.length) > MAX_COMPARISONS) return false
  const page = api.FPDF_LoadPage(document, index)
  if (!page) return false
  try {
    const styles = readStyles(pdfium, page, before, edits)
    if (!styles) return false
    if (targets.length > 0 && !removeAt(pdfium, page, targets)) return false
    const after = charactersOf(pdfium, page)
    const kept = [...before.keys()].filter((at) => !removed.has(at) && isInkAt(before, at))
    const remaining = [...after.keys()].filter((at) => isInkAt(after, at))
    if (!isWhatRemains(pick(after, remaining), pick(before, kept), targets)) return false
    const places = placesOf(pdfium, page, edits, kept, remaining)
    insertReplacements(pdfium, document, page, before, edits, styles, places)
    return api.FPDFPage_GenerateContent(page)
  } finally {
    api.FPDF_ClosePage(page)
  }
}

const isInk = (character: PageCharacter): boolean => !character.isGenerated && !isSpace(character)

const isInkAt = (characters: readonly PageCharacter[], at: number): boolean => {
  const character = characters[at]
  return character !== undefined && isInk(character)
}

const pick = (characters: readonly PageCharacter[], indexes: readonly number[]): PageCharacter[] =>
  indexes.flatMap((at) => characters[at] ?? [])

/**
 * After which object of the page each replacement belongs, so that it is read where the value was: after the last
 * character before it. Undefined where that cannot be told; it then comes last.
 */
function placesOf(
  { api }: Pdfium,
  page: number,
  edits: readonly TextEdit[],
  kept: readonly number[],
  remaining: readonly number[],
): (number | undefined)[] {
  if (kept.length !== remaining.length) return edits.map(() => undefined)
  const textPage = api.FPDFText_LoadPage(page)
  if (!textPage) return edits.map(() => undefined)
  const order = new Map<number, number>()
  const count = api.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++) order.set(api.FPDFPage_GetObject(page, index), index)
  const placeAt = (ordinal: number): number | undefined => {
    const at = remaining[ordinal]
    return at === undefined ? undefined : order.get(api.FPDFText_GetTextObject(textPage, at))
  }
  const places = edits.map(({ lines }) => {
    const first = lines[0]?.[0] ?? 0
    const following = lowerBound(kept, first)
    const before = following > 0 ? placeAt(following - 1) : undefined
    if (before !== undefined) return before + 1
    return following === 0 ? placeAt(0) : undefined
  })
  api.FPDFText_ClosePage(textPage)
  return places
}

/** How many of the sorted numbers are below a limit. */
function lowerBound(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? Infinity) < limit) low = middle + 1
    else high = middle
  }
  return low
}

function charactersOf(pdfium: Pdfium, page: number): PageCharacter[] {
  const textPage = pdfium.api.FPDFText_LoadPage(page)
  if (!textPage) return []
  try {
    return readCharacters(pdfium, textPage)
  } finally {
    pdfium.api.FPDFText_ClosePage(textPage)
  }
}

/** The library removes each glyph whose box touches a given one: a spot in the middle spares the neighbours. */
function removeAt(pdfium: Pdfium, page: number, targets: readonly PageCharacter[]): boolean {
  const quads = new Float32Array(targets.length * 8)
  for (const [at, { left, right, bottom, top }] of targets.entries()) {
    const [x, y] = [(left + right) / 2, (bottom + top) / 2]
    const [dx, dy] = [Math.max(0.005, (right - left) * 0.1), Math.max(0.005, (top - bottom) * 0.1)]
    quads.set([x - dx, y + dy, x + dx, y + dy, x - dx, y - dy, x + dx, y - dy], at * 8)
  }
  const pointer = pdfium.put(new Uint8Array(quads.buffer))
  const isRemoved = pdfium.api.EPDFText_RedactInQuads(page, pointer, targets.length, true, false)
  pdfium.free(pointer)
  return isRemoved
}

/**
 * Nothing is there that should not be, and nothing is gone but what stood under a removed character (the same
 * letter printed twice, the other half of a ligature, a watermark).
 */
function isWhatRemains(
  remaining: readonly PageCharacter[],
  expected: readonly PageCharacter[],
  removed: readonly PageCharacter[],
): boolean {
  const isCovered = coverOf(removed)
  const counts = new Map<string, number>()
  for (const { text } of remaining) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const character of expected) {
    const count = counts.get(character.text) ?? 0
    if (count > 0) counts.set(character.text, count - 1)
    else if (!isCovered(character)) return false
  }
  if ([...counts.values()].some((count) => count > 0)) return false
  const isLeft = middleOf(removed)
  return !remaining.some(isLeft)
}

/** Removed characters by cells of the page, so that each is compared with its neighbours only. */
const CELL_POINTS = 8

function cellsOf(
  characters: readonly PageCharacter[],
): (left: number, bottom: number, right: number, top: number) => PageCharacter[] {
  const cells = new Map<string, PageCharacter[]>()
  const cell = (value: number): number => Math.floor(value / CELL_POINTS)
  for (const character of characters) {
    const key = `${cell((character.left + character.right) / 2)} ${cell((character.bottom + character.top) / 2)}`
    const known = cells.get(key)
    if (known) known.push(character)
    else cells.set(key, [character])
  }
  return (left, bottom, right, top) => {
    const found: PageCharacter[] = []
    // A watermark covers the page: what is larger than any text is compared with all.
    if (right - left > 400 || top - bottom > 400) return [...characters]
    for (let x = cell(left); x <= cell(right); x++)
      for (let y = cell(bottom); y <= cell(top); y++) found.push(...(cells.get(`${x} ${y}`) ?? []))
    return found
  }
}

/** Whether the middle of a removed character lies in a box. */
function coverOf(removed: readonly PageCharacter[]): (character: PageCharacter) => boolean {
  const near = cellsOf(removed)
  return ({ left, right, bottom, top }) =>
    near(left - 1, bottom - 1, right + 1, top + 1).some((other) => {
      const [x, y] = [(other.left + other.right) / 2, (other.bottom + other.top) / 2]
      const [dx, dy] = [(other.right - other.left) * 0.12 + 0.01, (other.top - other.bottom) * 0.12 + 0.01]
      return left <= x + dx && right >= x - dx && bottom <= y + dy && top >= y - dy
    })
}

/** Whether a character stands where the same one was removed. */
function middleOf(removed: readonly PageCharacter[]): (character: PageCharacter) => boolean {
  const near = cellsOf(removed)
  return ({ left, right, bottom, top, text }) =>
    near(left, bottom, right, top).some(
      (other) =>
        other.text === text &&
        Math.abs(other.left + other.right - left - right) < 0.2 &&
        Math.abs(other.bottom + other.top - bottom - top) < 0.2,
    )
}

/** Size, colour and visibility of the first character of each edit; undefined where the page reads differently now. */
function readStyles(
  pdfium: Pdfium,
  page: number,
  before: readonly PageCharacter[],
  edits: readonly TextEdit[],
): (Style | undefined)[] | undefined {
  const { api, scratch } = pdfium
  const textPage = api.FPDFText_LoadPage(page)
  if (!textPage) return undefined
  try {
    if (api.FPDFText_CountChars(textPage) !== before.length) return undefined
    return edits.map(({ lines }) => {
      const index = lines[0]?.find((at) => before[at] && isInk(before[at]))
      if (index === undefined) return undefined
      api.FPDFText_GetMatrix(textPage, index, scratch)
      const [, , c = 0, d = 1] = pdfium.floats(4)
      const size = api.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d)
      const hasColour = api.FPDFText_GetFillColor(
        textPage,
        index,
        scratch,
        scratch + 4,
        scratch + 8,
        scratch + 12,
      )
      const channel = (at: number): number => api.pdfium.getValue(scratch + at * 4, 'i32') & 0xff
      const object = api.FPDFText_GetTextObject(textPage, index)
      return {
        size: Number.isFinite(size) && size > 0.1 && size < 2000 ? size : 10,
        colour: hasColour ? [channel(0), channel(1), channel(2), channel(3)] : [0, 0, 0, 255],
        renderMode: object ? api.FPDFTextObj_GetTextRenderMode(object) : 0,
      }
    })
  } finally {
    api.FPDFText_ClosePage(textPage)
  }
}

function insertReplacements(
  pdfium: Pdfium,
  document: number,
  page: number,
  before: readonly PageCharacter[],
  edits: readonly TextEdit[],
  styles: readonly (Style | undefined)[],
  places: readonly (number | undefined)[],
): void {
  // From the last place to the first: what is put in does not move the places before it.
  const order = [...edits.keys()].toSorted(
    (a, b) => (places[b] ?? Infinity) - (places[a] ?? Infinity) || b - a,
  )
  for (const at of order) {
    const { lines = [], replacement = '' } = edits[at] ?? {}
    const style = styles[at]
    const characters = (lines[0] ?? [])
      .flatMap((index) => before[index] ?? [])
      .filter((item) => !item.isGenerated)
    const first = leftmost(characters.filter(isInk))
    if (!style || !first || replacement.trim() === '') continue
    const text = showable(replacement)
    const object =
      text === undefined
        ? newBox(pdfium, characters.filter(isInk))
        : newText(pdfium, document, text, first, roomOf(characters, first), style)
    const place = places[at]
    if (!object) continue
    if (place === undefined || !pdfium.api.FPDFPage_InsertObjectAtIndex(page, object, place))
      pdfium.api.FPDFPage_InsertObject(page, object)
  }
}

/** Where writing begins: with text from right to left the last character. */
function leftmost(characters: readonly PageCharacter[]): PageCharacter | undefined {
  const place = ({ x, y, angle }: PageCharacter): number => x * Math.cos(angle) + y * Math.sin(angle)
  let first = characters[0]
  for (const character of characters) if (first && place(character) < place(first)) first = character
  return first
}

/** How far the removed characters reach along their line. */
function roomOf(characters: readonly PageCharacter[], first: PageCharacter): number {
  const [cos, sin] = [Math.cos(first.angle), Math.sin(first.angle)]
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { left, right, bottom, top } of characters) {
    for (const place of [
      left * cos + bottom * sin,
      right * cos + top * sin,
      left * cos + top * sin,
      right * cos + bottom * sin,
    ]) {
      start = Math.min(start, place)
      end = Math.max(end, place)
    }
  }
  return Math.max(1, end - start)
}

function newText(
  pdfium: Pdfium,
  document: number,
  text: string,
  first: PageCharacter,
  room: number,
  style: Style,
): number {
  const { api, scratch } = pdfium
  const object = api.FPDFPageObj_NewTextObj(document, 'Helvetica', style.size)
  if (!object) return 0
  pdfium.withText(text, (pointer) => api.FPDFText_SetText(object, pointer))
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left = 0, , right = 0] = pdfium.floats(4)
  const { size, stretch } = fit(right - left, room)
  api.FPDFPageObj_SetFillColor(object, ...style.colour)
  if (style.renderMode === INVISIBLE) api.FPDFTextObj_SetTextRenderMode(object, INVISIBLE)
  const [cos, sin] = [Math.cos(first.angle), Math.sin(first.angle)]
  const [across, up] = [size * stretch, size]
  api.FPDFPageObj_Transform(object, across * cos, across * sin, -up * sin, up * cos, first.x, first.y)
  return object
}

/** Where the replacement cannot be written a grey box says that something was here. */
function newBox({ api }: Pdfium, characters: readonly PageCharacter[]): number {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const character of characters) {
    left = Math.min(left, character.left)
    bottom = Math.min(bottom, character.bottom)
    right = Math.max(right, character.right)
    top = Math.max(top, character.top)
  }
  if (!(right > left && top > bottom)) return 0
  const object = api.FPDFPageObj_CreateNewRect(left, bottom, right - left, top - bottom)
  api.FPDFPageObj_SetFillColor(object, 128, 128, 128, 255)
  api.FPDFPath_SetDrawMode(object, 1, false)
  return object
}
