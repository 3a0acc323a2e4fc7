import type { Pdfium } from './pdfium.ts'

const WIDGET = 20
const NORMAL_APPEARANCE = 0
const NORMAL_DISPLAY = 0

/**
 * Form fields and comments become part of the page as they look: their text is then text of the page. A field
 * that has a value and no look yet (forms filled in by programs) is given one first.
 */
export function flattenPage({ api }: Pdfium, document: number, index: number): void {
  const page = api.FPDF_LoadPage(document, index)
  if (!page) return
  const count = api.FPDFPage_GetAnnotCount(page)
  for (let at = 0; at < count; at++) {
    const annotation = api.FPDFPage_GetAnnot(page, at)
    if (!annotation) continue
    const isBare =
      api.FPDFAnnot_GetSubtype(annotation) === WIDGET &&
      !api.EPDFAnnot_HasAppearanceStream(annotation, NORMAL_APPEARANCE)
    if (isBare) api.EPDFAnnot_GenerateFormFieldAP(annotation)
    api.FPDFPage_CloseAnnot(annotation)
  }
  if (count > 0) api.FPDFPage_Flatten(page, NORMAL_DISPLAY)
  api.FPDF_ClosePage(page)
}
