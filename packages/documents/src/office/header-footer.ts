import type { Leaf } from '@sfumato/engine/structured'
import type { Place } from '../document.ts'
import { addLeaf, type Draft, newDraft } from './draft.ts'
import type { EditableText } from './editable-text.ts'
import type { Sink } from './sink.ts'

/** Elements that hold the text above or below the printed pages of a sheet. */
export const HEADERS_FOOTERS: ReadonlyMap<string, string> = new Map([
  ['x:oddHeader', 'header'],
  ['x:evenHeader', 'header'],
  ['x:firstHeader', 'header'],
  ['x:oddFooter', 'footer'],
  ['x:evenFooter', 'footer'],
  ['x:firstFooter', 'footer'],
])

/** `&L`, `&C`, `&R` begin a section, the others format or stand for page numbers (ECMA-376 part 1, 18.3.1.46). */
const CODE = /&(?:[LCR]|K[0-9A-Fa-f]{6}|K\d\d[+-]\d{3}|"[^"]*"|\d{1,3}|.)/gs

/** The text between the codes; each section is a passage of its own. */
export function readHeaderFooter(leaf: Leaf, place: Place, source: EditableText, sink: Sink): void {
  const { value } = leaf
  let draft: Draft | undefined
  const addText = (start: number, end: number) => {
    if (start === end) return
    if (!draft) {
      draft = newDraft(source, place)
      sink.drafts.push(draft)
    }
    addLeaf(draft, leaf, { range: { start, end }, encode: (text) => text.replaceAll('&', '&&') })
  }
  let done = 0
  for (const { 0: code, index } of value.matchAll(CODE)) {
    addText(done, index)
    done = index + code.length
    if (code === '&&') addText(index, index + 1)
    if (/^&[LCR]$/.test(code)) draft = undefined
  }
  addText(done, value.length)
}
