import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'
import type { PageView, ShownBox } from './page-view.ts'
import type { Pdfium } from './pdfium.ts'

/** What the library calls the kinds of things on a page. */
const TEXT = 1
const PATH = 2
const IMAGE = 3
const FORM = 5

const MAX_DEPTH = 12

export interface PageObjects {
  count: number
  texts: readonly number[]
  pathSegments: number
  /** Where pictures are shown, with the resolution they have there. */
  pictures: readonly (ShownBox & { dotsPerInch: number })[]
}

/** Everything on a page once, forms looked into. A picture of too many pixels is refused before it is drawn. */
export function readObjects(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  limits: DocumentLimits,
): PageObjects {
  const { api } = pdfium
  const texts: number[] = []
  const pictures: (ShownBox & { dotsPerInch: number })[] = []
  let count = 0
  let pathSegments = 0
  const visit = (object: number, depth: number): void => {
    count++
    const kind = api.FPDFPageObj_GetType(object)
    if (kind === TEXT) texts.push(object)
    else if (kind === PATH) pathSegments += api.FPDFPath_CountSegments(object)
    else if (kind === IMAGE) pictures.push(readPicture(pdfium, object, view, limits, depth))
    else if (kind === FORM && depth < MAX_DEPTH) {
      const children = api.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < children; index++)
        visit(api.FPDFFormObj_GetObject(object, index), depth + 1)
    }
  }
  const objects = api.FPDFPage_CountObjects(page)
  for (let index = 0; index < objects; index++) visit(api.FPDFPage_GetObject(page, index), 0)
  return { count, texts, pathSegments, pictures }
}

function readPicture(
  { api, scratch, floats }: Pdfium,
  object: number,
  view: PageView,
  limits: DocumentLimits,
  depth: number,
): ShownBox & { dotsPerInch: number } {
  api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)
  const width = api.pdfium.getValue(scratch, 'i32') >>> 0
  const height = api.pdfium.getValue(scratch + 4, 'i32') >>> 0
  if (width * height > limits.imagePixels)
    throw new DocumentError(
      'TOO_LARGE',
      'A picture in the PDF has more pixels than allowed. Scale it down.',
      {
        limit: 'imagePixels',
        max: limits.imagePixels,
        actual: width * height,
      },
    )
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(4)
  // Inside a form the bounds are the form's own; the whole page is then looked at.
  const box =
    depth > 0
      ? { left: 0, top: 0, right: view.width, bottom: view.height }
      : view.toShown({ left, bottom, right, top })
  const inches = Math.max(1, right - left, top - bottom) / 72
  return { ...box, dotsPerInch: Math.max(width, height) / inches }
}

/** Runs `work` while the texts of the page are not drawn. */
export function withoutTexts<T>({ api }: Pdfium, texts: readonly number[], work: () => T): T {
  for (const text of texts) api.FPDFPageObj_SetIsActive(text, false)
  try {
    return work()
  } finally {
    for (const text of texts) api.FPDFPageObj_SetIsActive(text, true)
  }
}
