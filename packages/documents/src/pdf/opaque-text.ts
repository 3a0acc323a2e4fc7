import { stringsOf } from './content.ts'
import type { PdfFile } from './file.ts'
import { type Budget, decodeStream } from './filters.ts'
import { PdfDictionary, type PdfObject, PdfReference, PdfStream } from './objects.ts'

/**
 * Text inside patterns, glyphs that are drawn by text, and soft masks is shown and yet not read as text by the
 * library. A page that has such text is a picture for us.
 */
export class OpaqueText {
  private readonly file: PdfFile
  private readonly budget: Budget
  /** Apart for what is met as part of a page and inside a pattern, glyph or mask. */
  private readonly known = { plain: new Map<PdfObject, boolean>(), opaque: new Map<PdfObject, boolean>() }

  constructor(file: PdfFile, budget: Budget) {
    this.file = file
    this.budget = budget
  }

  isOn(page: PdfDictionary): boolean {
    return this.within(page.get('Resources'), false, 0)
  }

  /** Pictures that a pattern paints (backgrounds of web pages) are not among the objects of a page. */
  hasPatternPicture(page: PdfDictionary): boolean {
    const patterns = this.file.dictionary(this.file.dictionary(page.get('Resources'))?.get('Pattern'))
    for (const pattern of patterns?.values() ?? []) {
      const resources = this.file.dictionary(this.file.dictionary(pattern)?.get('Resources'))
      for (const item of this.file.dictionary(resources?.get('XObject'))?.values() ?? []) {
        const width = this.file.resolve(this.file.dictionary(item)?.get('Width'))
        if (typeof width === 'number' && width >= MIN_PICTURE_PIXELS) return true
      }
    }
    return false
  }

  private within(value: PdfObject | undefined, isOpaque: boolean, depth: number): boolean {
    const object = this.file.resolve(value)
    if (object === null || typeof object !== 'object' || depth > 60) return false
    const known = isOpaque ? this.known.opaque : this.known.plain
    const before = known.get(object)
    if (before !== undefined) return before
    known.set(object, false)
    const result = this.look(object, isOpaque, depth)
    known.set(object, result)
    return result
  }

  private look(object: PdfObject, isOpaque: boolean, depth: number): boolean {
    if (Array.isArray(object))
      return object.some((item) => isOpenable(item) && this.within(item, isOpaque, depth + 1))
    const dictionary = object instanceof PdfStream ? object.dictionary : object
    if (!(dictionary instanceof PdfDictionary)) return false
    if (isOpaque && object instanceof PdfStream && !dictionary.has('Width') && this.showsText(object))
      return true
    for (const [key, child] of dictionary) {
      if (!isOpenable(child) || !LEADING.has(key)) continue
      const turnsOpaque = key === 'Pattern' || key === 'CharProcs' || key === 'SMask'
      if (key === 'SMask' && dictionary.has('Width')) continue
      if (
        key === 'Pattern' ||
        key === 'CharProcs' ||
        key === 'XObject' ||
        key === 'Font' ||
        key === 'ExtGState'
      ) {
        const entries = this.file.dictionary(child)?.values() ?? []
        for (const entry of entries) if (this.within(entry, isOpaque || turnsOpaque, depth + 1)) return true
      } else if (this.within(child, isOpaque || turnsOpaque, depth + 1)) return true
    }
    return false
  }

  private showsText(stream: PdfStream): boolean {
    const bytes = decodeStream(this.file, stream, this.budget)
    if (!bytes) return false
    try {
      return stringsOf(bytes).showsText
    } catch {
      return true
    }
  }
}

/** Narrower ones hold no word. */
const MIN_PICTURE_PIXELS = 40

const LEADING = new Set(['Pattern', 'CharProcs', 'SMask', 'G', 'XObject', 'Font', 'ExtGState', 'Resources'])

const isOpenable = (value: PdfObject): boolean =>
  value instanceof PdfReference ||
  Array.isArray(value) ||
  value instanceof PdfDictionary ||
  value instanceof PdfStream
