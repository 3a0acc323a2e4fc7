import type { DocumentLimits } from '../document.ts'
import { flattenPage } from './flatten.ts'
import type { ImagePage } from './image-page.ts'
import { isSpace, type PageCharacter } from './page-text.ts'
import { type PageView, renderPage, type ShownBox } from './page-view.ts'
import type { Pdfium } from './pdfium.ts'
import type { PagePlan } from './plan.ts'
import type { ReadPage } from './read-page.ts'

const DOTS_PER_INCH = 200

/** The untouched file once more, to draw pages from. */
export class Originals {
  private readonly pdfium: Pdfium
  private readonly document: number
  private readonly pointer: number
  private readonly flattened = new Set<number>()

  constructor(pdfium: Pdfium, bytes: Uint8Array) {
    this.pdfium = pdfium
    this.pointer = pdfium.put(bytes)
    this.document = pdfium.api.FPDF_LoadMemDocument(this.pointer, bytes.length, '')
  }

  draw(index: number, view: PageView, dotsPerInch: number, maxPixels: number): ImagePage['raster'] {
    const { api } = this.pdfium
    if (!this.flattened.has(index)) flattenPage(this.pdfium, this.document, index)
    this.flattened.add(index)
    const page = api.FPDF_LoadPage(this.document, index)
    if (!page) throw new RangeError('page')
    try {
      return renderPage(this.pdfium, page, view, dotsPerInch, maxPixels)
    } finally {
      api.FPDF_ClosePage(page)
    }
  }

  close(): void {
    this.pdfium.api.FPDF_CloseDocument(this.document)
    this.pdfium.free(this.pointer)
  }
}

/** The page as a picture with everything painted over that goes, and the words that stay. */
export function drawPage(
  originals: Originals,
  page: ReadPage,
  plan: PagePlan | undefined,
  limits: DocumentLimits,
  hasWords: boolean,
): ImagePage {
  const { view } = page
  const boxes = plan ? boxesOf(page, plan) : []
  return {
    width: view.width,
    height: view.height,
    raster: originals.draw(page.index, view, DOTS_PER_INCH, limits.imagePixels),
    boxes,
    words: hasWords ? wordsOf(page, plan?.removed ?? new Set(), boxes) : [],
  }
}

/** Letters reach a little out of their boxes where they are smoothed. */
const PADDING_POINTS = 1

export function boxesOf(page: ReadPage, plan: PagePlan): ImagePage['boxes'] {
  const fromText = plan.textEdits.flatMap(({ lines, replacement }) =>
    lines.flatMap((line, index) => {
      const characters = line
        .flatMap((at) => page.characters[at] ?? [])
        .filter((item) => !item.isGenerated && !isSpace(item))
      const box = shownBoxOf(page.view, characters)
      return box ? [{ ...padded(box), replacement: index === 0 ? replacement : '' }] : []
    }),
  )
  // Read twice, as text and in the picture under it: one of them carries the replacement.
  return [
    ...plan.boxes,
    ...fromText.map((box) =>
      plan.boxes.some((other) => overlaps(box, other)) ? { ...box, replacement: '' } : box,
    ),
  ]
}

function shownBoxOf(view: PageView, characters: readonly PageCharacter[]): ShownBox | undefined {
  if (characters.length === 0) return undefined
  const all = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  for (const { left, bottom, right, top } of characters) {
    all.left = Math.min(all.left, left)
    all.bottom = Math.min(all.bottom, bottom)
    all.right = Math.max(all.right, right)
    all.top = Math.max(all.top, top)
  }
  return view.toShown(all)
}

function padded({ left, top, right, bottom }: ShownBox): ShownBox {
  const reach = PADDING_POINTS + 0.1 * Math.min(bottom - top, right - left)
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
}

/** Words of the page that touch nothing that was painted over: read as text, and from its pictures elsewhere. */
function wordsOf(
  page: ReadPage,
  removed: ReadonlySet<number>,
  boxes: readonly ShownBox[],
): ImagePage['words'] {
  const isFree = (box: ShownBox): boolean => !boxes.some((other) => overlaps(box, other))
  const fromText = page.blocks.length > 0 ? textWords(page, removed).filter(isFree) : []
  const fromPicture = pictureWords(page).filter(
    (word) => isFree(word) && !fromText.some((other) => overlaps(word, other)),
  )
  return [...fromText, ...fromPicture].filter((word) => isOnPage(word, page.view))
}

function textWords(page: ReadPage, removed: ReadonlySet<number>): (ShownBox & { text: string })[] {
  const words: (ShownBox & { text: string })[] = []
  let characters: PageCharacter[] = []
  const flush = (): void => {
    const box = shownBoxOf(page.view, characters)
    if (box) words.push({ ...box, text: characters.map(({ text }) => text).join('') })
    characters = []
  }
  for (const [index, character] of page.characters.entries()) {
    if (removed.has(index) || isSpace(character)) flush()
    else if (!character.isUnreadable) characters.push(character)
  }
  flush()
  return words
}

function pictureWords({ picture }: ReadPage): (ShownBox & { text: string })[] {
  return (picture?.text.passages ?? []).flatMap(({ text }, passage) =>
    [...text.matchAll(/\S+/g)].flatMap((match) => {
      const box = picture?.boxesOf(passage, match.index, match.index + match[0].length)[0]
      return box ? [{ ...box, text: match[0] }] : []
    }),
  )
}

const isOnPage = (box: ShownBox, { width, height }: PageView): boolean =>
  box.right > 0 && box.bottom > 0 && box.left < width && box.top < height

/** More than a rim in common. */
export function overlaps(a: ShownBox, b: ShownBox): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return false
  return (
    width * height >
    0.15 * Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top))
  )
}

/** Whether the ink of what goes is in a picture (a scan under its own text): then it must be painted over there. */
export function isInPicture(page: ReadPage, plan: PagePlan): boolean {
  if (plan.boxes.length > 0) return true
  if (!page.picture) return false
  if (page.pictureKind === 'all') return plan.textEdits.length > 0
  const words = pictureWords(page)
  return boxesOf(page, plan).some((box) => words.some((word) => overlaps(word, box)))
}
