import type { DocumentTools } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { type TextBlock, toBlocks } from './blocks.ts'
import { flattenPage } from './flatten.ts'
import { readObjects } from './page-objects.ts'
import { isSpace, type PageCharacter, readCharacters } from './page-text.ts'
import { type PageView, viewOf } from './page-view.ts'
import type { Pdfium } from './pdfium.ts'
import {
  type PageSigns,
  type PictureCache,
  type PictureKind,
  type PictureText,
  pictureKindOf,
  readPictures,
} from './pictures.ts'

export interface ReadPage {
  index: number
  view: PageView
  objectCount: number
  characters: readonly PageCharacter[]
  blocks: readonly TextBlock[]
  pictureKind: PictureKind
  picture: PictureText | undefined
}

/** Characters that may still be read from the file. */
export interface CharacterBudget {
  characters: number
}

export async function readPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  around: Pick<PageSigns, 'isOpaque' | 'hasPatternPicture'>,
  tools: DocumentTools,
  budget: CharacterBudget,
  cache: PictureCache,
): Promise<ReadPage> {
  const { api } = pdfium
  flattenPage(pdfium, document, index)
  const page = api.FPDF_LoadPage(document, index)
  if (!page) throw new DocumentError('MALFORMED', `Page ${index + 1} of the PDF is damaged.`)
  try {
    const view = viewOf(pdfium, page)
    const objects = readObjects(pdfium, page, view, tools.limits)
    const characters = readTextOf(pdfium, page, tools, budget)
    const inked = characters.filter((character) => !character.isGenerated && !isSpace(character))
    const unreadable = inked.filter((character) => character.isUnreadable).length
    const counted = { readable: inked.length - unreadable, unreadable, unreadableRun: longestRun(inked) }
    const pictureKind = pictureKindOf(objects, { ...counted, ...around })
    const { hasPatternPicture } = around
    const picture = await readPictures(
      pdfium,
      page,
      view,
      objects,
      pictureKind,
      hasPatternPicture,
      tools,
      cache,
    )
    for (const { text } of picture?.text.passages ?? []) spend(budget, text.length, tools)
    // A page whose letters are mostly unknown says nothing as text; it is read as it is seen.
    const blocks = unreadable > inked.length / 2 ? [] : toBlocks(characters)
    return { index, view, objectCount: objects.count, characters, blocks, pictureKind, picture }
  } finally {
    api.FPDF_ClosePage(page)
  }
}

function longestRun(characters: readonly PageCharacter[]): number {
  let [longest, run] = [0, 0]
  for (const { isUnreadable } of characters) {
    run = isUnreadable ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function readTextOf(
  pdfium: Pdfium,
  page: number,
  tools: DocumentTools,
  budget: CharacterBudget,
): PageCharacter[] {
  const { api } = pdfium
  const textPage = api.FPDFText_LoadPage(page)
  if (!textPage) return []
  try {
    spend(budget, api.FPDFText_CountChars(textPage), tools)
    return readCharacters(pdfium, textPage)
  } finally {
    api.FPDFText_ClosePage(textPage)
  }
}

export function spend(
  budget: CharacterBudget,
  characters: number,
  { limits }: Pick<DocumentTools, 'limits'>,
): void {
  budget.characters -= characters
  if (budget.characters < 0)
    throw new DocumentError('TOO_LARGE', 'The PDF holds more text than allowed. Send it in parts.', {
      limit: 'characters',
      max: limits.characters,
    })
}
