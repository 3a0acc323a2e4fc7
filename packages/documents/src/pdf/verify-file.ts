import { DocumentError } from '../errors.ts'
import { boxesOf, type Originals } from './drawn-page.ts'
import { PdfFile } from './file.ts'
import { OverBudget } from './filters.ts'
import { fontsTelling } from './font-order.ts'
import { PdfDictionary, type PdfObject, PdfReference, PdfStream } from './objects.ts'
import { readCharacters } from './page-text.ts'
import { greyOf, type Raster, renderPage, type ShownBox } from './page-view.ts'
import type { Pdfium } from './pdfium.ts'
import type { Plan } from './plan.ts'
import type { ReadPage } from './read-page.ts'
import { expectedText, type Rewriting } from './rewrite.ts'
import { openSource } from './source.ts'
import { normalized, objectsHolding, saysTooOften } from './verify.ts'

/**
 * Opens the new file as anyone would and looks for what should be gone: in the text of each page and in every
 * string and stream. Pages drawn by their own instructions are also compared with how they looked before.
 */
export async function pagesThatSay(
  result: Uint8Array,
  rewriting: Rewriting,
  plan: Plan,
  forms: readonly string[],
  originals: Originals,
): Promise<Set<number>> {
  const { pdfium, pages, limits } = rewriting
  const failed = new Set<number>()
  const opened = openSource(pdfium, result, limits)
  try {
    if (opened.pageCount !== pages.length)
      throw new DocumentError('NOT_CLEANABLE', 'The PDF loses pages when it is written.')
    for (const page of pages) {
      const pagePlan = plan.pages.get(page.index)
      const isKept = forms[page.index] === 'instructions'
      if (!pagePlan && !isKept) continue
      const handle = pdfium.api.FPDF_LoadPage(opened.document, page.index)
      if (!handle) throw new DocumentError('NOT_CLEANABLE', 'The PDF loses pages when it is written.')
      try {
        if (
          pagePlan &&
          saysTooOften(textOf(pdfium, handle), expectedText(page, pagePlan), new Set(pagePlan.values))
        )
          failed.add(page.index)
        else if (
          isKept &&
          !looksAsBefore(pdfium, handle, page, originals, pagePlan ? boxesOf(page, pagePlan) : [])
        )
          failed.add(page.index)
      } finally {
        pdfium.api.FPDF_ClosePage(handle)
      }
    }
  } finally {
    opened.close()
  }
  for (const index of pagesHolding(result, rewriting, plan)) failed.add(index)
  return failed
}

function textOf(pdfium: Pdfium, page: number): string {
  const textPage = pdfium.api.FPDFText_LoadPage(page)
  if (!textPage) return ''
  const text = readCharacters(pdfium, textPage)
    .map((character) => character.text)
    .join('')
  pdfium.api.FPDFText_ClosePage(textPage)
  return text
}

/** Enough to see that a word or a picture is gone; letters themselves need not be told apart. */
const COMPARED_DOTS_PER_INCH = 40
const DIFFERENT_GREY = 70
const MOST_DIFFERENT = 0.002

function looksAsBefore(
  pdfium: Pdfium,
  handle: number,
  page: ReadPage,
  originals: Originals,
  boxes: readonly ShownBox[],
): boolean {
  const pixels = 1_000_000
  const before = originals.draw(page.index, page.view, COMPARED_DOTS_PER_INCH, pixels)
  const after = renderPage(pdfium, handle, page.view, COMPARED_DOTS_PER_INCH, pixels)
  for (const box of boxes) for (const raster of [before, after]) blank(raster, box)
  const [first, second] = [greyOf(before).pixels, greyOf(after).pixels]
  let different = 0
  for (let at = 0; at < first.length; at++)
    if (Math.abs((first[at] as number) - (second[at] as number)) > DIFFERENT_GREY) different++
  return different <= Math.max(6, first.length * MOST_DIFFERENT)
}

/** The box and a letter's width around it, where a replacement may reach. */
function blank(raster: Raster, box: ShownBox): void {
  const reach = box.bottom - box.top
  const left = Math.max(0, Math.floor((box.left - 2) * raster.scale))
  const right = Math.min(raster.width, Math.ceil((box.right + reach) * raster.scale))
  const top = Math.max(0, Math.floor((box.top - 4) * raster.scale))
  const bottom = Math.min(raster.height, Math.ceil((box.bottom + 4) * raster.scale))
  for (let row = top; row < bottom; row++)
    if (right > left)
      raster.pixels.fill(255, (row * raster.width + left) * 3, (row * raster.width + right) * 3)
}

/** Pages that lead to an object which holds a value that no page may say any more. */
function pagesHolding(result: Uint8Array, { pages, limits, hidden }: Rewriting, plan: Plan): Set<number> {
  const kept = hidden.flatMap(({ passage, owner }, index) =>
    owner && !plan.hidden.has(index) ? passage.text : [],
  )
  const texts = pages.map((page) => expectedText(page, plan.pages.get(page.index)))
  const allowed = normalized([...texts, ...kept].join('\ufffc'))
  const values = [...new Set(plan.values)].filter((value) => !allowed.includes(normalized(value)))
  const file = new PdfFile(result)
  const budget = { bytes: limits.unpackedBytes * 2 }
  let holding: Set<number>
  try {
    holding = objectsHolding(file, values, budget)
    for (const font of fontsTelling(file, values, budget)) holding.add(font)
  } catch (error) {
    if (error instanceof OverBudget)
      throw new DocumentError('TOO_LARGE', 'The PDF unpacks to more than allowed. Send it in parts.', {
        limit: 'unpackedBytes',
      })
    throw error
  }
  const found = new Set<number>()
  if (holding.size === 0) return found
  for (const [index, page] of file.pages().entries())
    if (leadsTo(file, page.dictionary, holding)) found.add(index)
  if (found.size === 0)
    throw new DocumentError('NOT_CLEANABLE', 'The PDF keeps what should be taken out beside its pages.')
  return found
}

function leadsTo(file: PdfFile, page: PdfDictionary, holding: ReadonlySet<number>): boolean {
  const seen = new Set<number>()
  const open: PdfObject[] = [...page].filter(([key]) => key !== 'Parent').map(([, value]) => value)
  while (open.length > 0) {
    const value = open.pop() ?? null
    if (value instanceof PdfReference) {
      if (seen.has(value.number)) continue
      if (holding.has(value.number)) return true
      seen.add(value.number)
      open.push(file.object(value.number))
    } else if (Array.isArray(value)) for (const item of value) open.push(item)
    else if (value instanceof PdfStream) open.push(value.dictionary)
    else if (value instanceof PdfDictionary && file.name(value.get('Type')) !== 'Page')
      for (const item of value.values()) open.push(item)
  }
  return false
}
