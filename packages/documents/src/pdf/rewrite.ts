import type { DocumentLimits, Edit } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { CleanCopy } from './clean-copy.ts'
import { drawPage, isInPicture, Originals } from './drawn-page.ts'
import { PdfFile } from './file.ts'
import { type Budget, OverBudget } from './filters.ts'
import type { HiddenPassage } from './hidden-text.ts'
import { ImagePages } from './image-page.ts'
import { PdfSyntaxError } from './lexer.ts'
import { type Link, type OutlineEntry, writeLink, writeOutline } from './navigation.ts'
import { type PdfDictionary, PdfName } from './objects.ts'
import { isSpace } from './page-text.ts'
import type { Pdfium } from './pdfium.ts'
import type { PagePlan, Plan } from './plan.ts'
import type { ReadPage } from './read-page.ts'
import { redactPage } from './redact-page.ts'
import type { MaskPlaces } from './soft-masks.ts'
import type { PdfSource } from './source.ts'
import { pagesThatSay } from './verify-file.ts'
import { dictionaryOf, PdfWriter } from './write-file.ts'

/** Everything the rewritten file is made of. */
export interface Rewriting {
  pdfium: Pdfium
  source: PdfSource
  bytes: Uint8Array
  pages: readonly ReadPage[]
  /** Pages that hold text no one can read as text. */
  opaque: ReadonlySet<number>
  outline: readonly OutlineEntry[]
  links: readonly (readonly Link[])[]
  /** Of each page as it was. */
  masks: readonly MaskPlaces[]
  hidden: readonly HiddenPassage[]
  limits: DocumentLimits
}

/** How a page comes into the new file: its own instructions, its picture with words, its picture alone. */
type Form = 'instructions' | 'picture with words' | 'picture'

const NEXT: Record<Form, Form | undefined> = {
  instructions: 'picture with words',
  'picture with words': 'picture',
  picture: undefined,
}

/**
 * Takes the text out, writes a new file of nothing but pages, outline and links, and looks for what should be
 * gone. A page that still says it becomes a picture; if that does not help, the file is refused.
 */
export async function rewritePdf(rewriting: Rewriting, plan: Plan): Promise<Uint8Array> {
  const { pdfium, source, bytes, pages, opaque } = rewriting
  const originals = new Originals(pdfium, bytes)
  try {
    const forms = pages.map((page): Form => {
      const pagePlan = plan.pages.get(page.index)
      if (opaque.has(page.index)) return 'picture with words'
      if (!pagePlan) return 'instructions'
      if (isInPicture(page, pagePlan)) return 'picture with words'
      const { characters, objectCount, index } = page
      return redactPage(pdfium, source.document, index, characters, objectCount, pagePlan.textEdits)
        ? 'instructions'
        : 'picture with words'
    })
    const cleaned = new PdfFile(source.save())
    for (;;) {
      const result = await writeFile(rewriting, plan, cleaned, originals, forms)
      const failed = await pagesThatSay(result, rewriting, plan, forms, originals)
      if (failed.size === 0) return result
      for (const index of failed) {
        const next = NEXT[forms[index] ?? 'picture']
        if (!next) throw notCleanable()
        forms[index] = next
      }
    }
  } finally {
    originals.close()
  }
}

const notCleanable = (): DocumentError =>
  new DocumentError(
    'NOT_CLEANABLE',
    'The PDF keeps what should be taken out in a place that cannot be cleaned.',
  )

async function writeFile(
  rewriting: Rewriting,
  plan: Plan,
  cleaned: PdfFile,
  originals: Originals,
  forms: Form[],
): Promise<Uint8Array> {
  const { pages, limits, links, hidden, outline, masks } = rewriting
  const budget: Budget = { bytes: limits.unpackedBytes }
  const writer = new PdfWriter()
  const copy = new CleanCopy(cleaned, writer, budget)
  const drawn = new ImagePages(writer)
  const tree = writer.reserve()
  const sources = cleaned.pagesOf(rewriting.source.pageNumbers())
  const edited = new Set([...plan.hidden.keys()].map((index) => hidden[index]?.owner))
  const references = pages.map(() => writer.reserve())
  for (const page of pages) {
    const { index } = page
    const kept = (links[index] ?? []).filter((link) => !edited.has(link.source))
    const reference = references[index]
    if (!reference) continue
    const turned = forms[index] === 'instructions' ? kept : []
    const annotations = turned.flatMap((link) => writeLink(writer, link, references) ?? [])
    const source = sources[index]?.dictionary
    if (forms[index] === 'instructions' && source) {
      // Pages without edits keep their own instructions, masks and all.
      const moved = plan.pages.has(index) ? (masks[index] ?? new Map()) : new Map()
      const copied = tryCopy(() => copy.page(source, tree, annotations, moved))
      if (copied) {
        writer.set(reference, copied)
        continue
      }
    }
    if (forms[index] === 'instructions') forms[index] = 'picture with words'
    const picture = drawPage(
      originals,
      page,
      plan.pages.get(index),
      limits,
      forms[index] === 'picture with words',
    )
    writer.set(reference, await drawn.page(picture, tree))
  }
  writer.set(tree, dictionaryOf({ Type: new PdfName('Pages'), Kids: references, Count: references.length }))
  const root = dictionaryOf({ Type: new PdfName('Catalog'), Pages: tree })
  const bookmarks = writeOutline(writer, outline, (entry) => titleOf(entry, plan, hidden), references)
  if (bookmarks) root.set('Outlines', bookmarks)
  const catalog = cleaned.dictionary(cleaned.trailer.get('Root'))
  const layers = copy.layerSettings(cleaned.dictionary(catalog?.get('OCProperties')))
  if (layers) root.set('OCProperties', layers)
  return writer.write(writer.add(root))
}

/** Undefined where the page holds what cannot be copied with certainty; what was begun is not written. */
function tryCopy(copy: () => PdfDictionary): PdfDictionary | undefined {
  try {
    return copy()
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined
    if (error instanceof OverBudget) throw tooLarge()
    throw error
  }
}

const tooLarge = (): DocumentError =>
  new DocumentError('TOO_LARGE', 'The PDF unpacks to more than allowed. Send it in parts.', {
    limit: 'unpackedBytes',
  })

function titleOf(entry: OutlineEntry, plan: Plan, hidden: readonly HiddenPassage[]): string {
  let title = entry.title
  for (const [index, edits] of plan.hidden)
    if (hidden[index]?.owner === entry.source) title = applied(hidden[index].passage.text, edits)
  return title
}

function applied(text: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const { start, end, replacement } of edits) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return result + text.slice(from)
}

/** What a page may say after its plan: the characters that stay, and the replacements. */
export function expectedText(page: ReadPage, plan: PagePlan | undefined): string {
  const kept = page.characters.map((character, index) => {
    if (plan?.removed.has(index)) return '\ufffc'
    return isSpace(character) ? ' ' : character.text
  })
  const read = page.picture?.text.passages.map(({ text }) => text) ?? []
  const replacements = plan ? [...plan.textEdits, ...plan.boxes].map(({ replacement }) => replacement) : []
  return [kept.join(''), ...(plan ? [] : read), ...replacements].join('\ufffc')
}
