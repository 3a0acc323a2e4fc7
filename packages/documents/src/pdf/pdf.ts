import type { DocumentFormat, DocumentTools, OpenDocument, Passage } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { pageContent } from './clean-copy.ts'
import { PdfFile } from './file.ts'
import { type Budget, decodeStream, OverBudget } from './filters.ts'
import { type HiddenPassage, readHiddenText } from './hidden-text.ts'
import { PdfSyntaxError } from './lexer.ts'
import { Navigation, type OutlineEntry } from './navigation.ts'
import { PdfDictionary, PdfStream } from './objects.ts'
import { OpaqueText } from './opaque-text.ts'
import { guarded, loadPdfium } from './pdfium.ts'
import type { PictureCache } from './pictures.ts'
import { type PassageSource, planOf } from './plan.ts'
import { type CharacterBudget, type ReadPage, readPage, spend } from './read-page.ts'
import { type Rewriting, rewritePdf } from './rewrite.ts'
import { type MaskPlaces, maskPlaces } from './soft-masks.ts'
import { openSource, type PdfSource } from './source.ts'

/** Pages are read as text and as pictures; what is rewritten is a new file of pages, outline and links only. */
export const pdf: DocumentFormat = {
  name: 'pdf',
  extensions: ['pdf'],
  mediaType: 'application/pdf',
  open: (bytes, tools) => guarded(() => openPdf(bytes, tools)),
}

async function openPdf(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
  const pdfium = await loadPdfium()
  const source = openSource(pdfium, bytes, tools.limits)
  try {
    const budget: CharacterBudget = { characters: tools.limits.characters }
    const around = readAround(source, tools)
    const cache: PictureCache = new Map()
    const pages: ReadPage[] = []
    for (let index = 0; index < source.pageCount; index++)
      pages.push(await readPage(pdfium, source.document, index, around.signsOf(index), tools, budget, cache))
    const hidden = withoutRepeats(around.hidden, pages)
    for (const { passage } of hidden) spend(budget, passage.text.length, tools)
    const { passages, sources } = listPassages(pages, hidden)
    const { outline, links, opaque, masks } = around
    const rewriting: Rewriting = {
      pdfium,
      source,
      bytes,
      pages,
      opaque,
      outline,
      links,
      masks,
      hidden,
      limits: tools.limits,
    }
    return {
      passages,
      leftOut: around.leftOut,
      rewrite: (edits) =>
        guarded(async () => {
          const texts = passages.map(({ text }) => text)
          return await rewritePdf(rewriting, planOf(edits, sources, texts, pages))
        }),
      close: () => source.close(),
    }
  } catch (error) {
    if (error instanceof DocumentError) source.close()
    throw error
  }
}

/** Everything that is not on the pages themselves, from the file as the library writes it. */
function readAround(source: PdfSource, { limits }: DocumentTools) {
  const unpacking: Budget = { bytes: limits.unpackedBytes }
  try {
    const file = new PdfFile(source.save())
    measureStreams(file, { bytes: limits.unpackedBytes })
    const pages = file
      .pagesOf(source.pageNumbers())
      .map((page) => page ?? { dictionary: new PdfDictionary(), number: undefined })
    const dictionaries = pages.map(({ dictionary }) => dictionary)
    const navigation = new Navigation(file, pages)
    const outline = navigation.outline()
    const { passages, leftOut } = readHiddenText(file, dictionaries, unpacking)
    const opaqueText = new OpaqueText(file, unpacking)
    const signs = dictionaries.map((page) => ({
      isOpaque: opaqueText.isOn(page),
      hasPatternPicture: opaqueText.hasPatternPicture(page),
    }))
    return {
      outline,
      links: dictionaries.map((page) => navigation.links(page)),
      masks: dictionaries.map((page) => readMasks(file, page, unpacking)),
      hidden: [...passages, ...outlinePassages(outline)],
      leftOut: [...leftOut],
      signsOf: (index: number) => signs[index] ?? { isOpaque: false, hasPatternPicture: false },
      opaque: new Set(signs.flatMap(({ isOpaque }, index) => (isOpaque ? [index] : []))),
    }
  } catch (error) {
    if (error instanceof OverBudget)
      throw new DocumentError('TOO_LARGE', 'The PDF unpacks to more than allowed. Send it in parts.', {
        limit: 'unpackedBytes',
        max: limits.unpackedBytes,
      })
    if (error instanceof PdfSyntaxError)
      throw new DocumentError('MALFORMED', 'The PDF is damaged: its objects cannot be told apart.')
    throw error
  }
}

/** Unpacks everything but pictures within a budget, before the library does it without one. */
function measureStreams(file: PdfFile, budget: Budget): void {
  for (const number of file.numbers) {
    const object = file.object(number)
    if (object instanceof PdfStream && !object.dictionary.has('Width')) decodeStream(file, object, budget)
  }
}

/** A page that cannot be followed has no masks to mend; it becomes a picture if it is changed. */
function readMasks(file: PdfFile, page: PdfDictionary, budget: Budget): MaskPlaces {
  try {
    return maskPlaces(file, page, pageContent(file, page, budget))
  } catch (error) {
    if (error instanceof PdfSyntaxError) return new Map()
    throw error
  }
}

function outlinePassages(entries: readonly OutlineEntry[]): HiddenPassage[] {
  return entries.flatMap(({ title, source, children }) => [
    ...(title.trim() === '' ? [] : [{ passage: { text: title, place: { part: 'outline' } }, owner: source }]),
    ...outlinePassages(children),
  ])
}

/** A filled-in field or a described heading says what its page says: once is enough. Links and outline are kept. */
function withoutRepeats(hidden: readonly HiddenPassage[], pages: readonly ReadPage[]): HiddenPassage[] {
  const said = new Set<string>()
  for (const { blocks } of pages) {
    for (const { text } of blocks) for (const line of [text, ...text.split(/[\n\t]/)]) said.add(line.trim())
  }
  return hidden.filter(({ passage }) => {
    const { part = '' } = passage.place
    return part === 'outline' || part === 'link' || part === 'properties' || !said.has(passage.text)
  })
}

function listPassages(pages: readonly ReadPage[], hidden: readonly HiddenPassage[]) {
  const passages: Passage[] = []
  const sources: PassageSource[] = []
  for (const { index, blocks, picture } of pages) {
    const page = index + 1
    for (const [block, { text }] of blocks.entries()) {
      passages.push({ text, place: { page, paragraph: block + 1 } })
      sources.push({ kind: 'text', page: index, block })
    }
    for (const [passage, read] of (picture?.text.passages ?? []).entries()) {
      passages.push({ ...read, place: { page, part: 'picture' } })
      sources.push({ kind: 'picture', page: index, passage })
    }
  }
  for (const [index, { passage }] of hidden.entries()) {
    passages.push(passage)
    sources.push({ kind: 'hidden', hidden: index })
  }
  return { passages, sources }
}
