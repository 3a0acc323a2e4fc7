import type { Passage } from '../document.ts'
import type { PdfFile } from './file.ts'
import { type Budget, decodeStream } from './filters.ts'
import { PdfDictionary, type PdfObject, PdfReference, PdfStream, PdfString, textOf } from './objects.ts'

/** What a file says beside its pages, and what of it the rewritten file will not have. */
export interface HiddenText {
  passages: HiddenPassage[]
  leftOut: Set<string>
}

export interface HiddenPassage {
  passage: Passage
  /** The annotation or outline entry that says it; it can be written without it. */
  owner?: PdfDictionary
}

/** Reads properties, forms, comments, scripts, names and descriptions; every tree once, whatever it refers to. */
export function readHiddenText(file: PdfFile, pages: readonly PdfDictionary[], budget: Budget): HiddenText {
  const reader = new Reader(file, budget)
  const root = file.dictionary(file.trailer.get('Root')) ?? new PdfDictionary()
  reader.properties(root)
  reader.forms(file.dictionary(root.get('AcroForm')))
  reader.names(file.dictionary(root.get('Names')), file.dictionary(root.get('Dests')))
  reader.scripts([root.get('OpenAction'), root.get('AA'), ...pages.map((page) => page.get('AA'))])
  for (const [index, page] of pages.entries()) reader.annotations(page, index + 1)
  reader.strings(
    root.get('StructTreeRoot'),
    'alternative text',
    'tags',
    new Set(['Alt', 'ActualText', 'E', 'T']),
  )
  reader.strings(root.get('PageLabels'), 'page labels', 'page labels', new Set(['P']))
  reader.strings(root.get('OCProperties'), 'layers', undefined, new Set(['Name']))
  if (pages.some((page) => page.has('PieceInfo')) || root.has('PieceInfo'))
    reader.result.leftOut.add('application data')
  if (pages.some((page) => page.has('Thumb'))) reader.result.leftOut.add('thumbnails')
  return reader.result
}

class Reader {
  readonly result: HiddenText = { passages: [], leftOut: new Set() }
  private readonly file: PdfFile
  private readonly budget: Budget

  constructor(file: PdfFile, budget: Budget) {
    this.file = file
    this.budget = budget
  }

  properties(root: PdfDictionary): void {
    const info = this.file.dictionary(this.file.trailer.get('Info'))
    if (info) this.result.leftOut.add('properties')
    for (const [key, value] of info ?? [])
      if (!OF_THE_PROGRAM.has(key)) this.add(this.textAt(value), 'properties', 'properties', key)
    this.add(this.markup(root.get('Metadata')), 'properties', 'properties')
  }

  forms(form: PdfDictionary | undefined): void {
    if (!form) return
    const fields = this.file.array(form.get('Fields'))
    if (fields.length > 0) this.result.leftOut.add('form fields')
    this.walk(fields, new Set(['Kids']), (field) => {
      const name = this.textAt(field.get('T'))
      for (const key of ['TU', 'TM', 'V', 'DV', 'RV']) {
        for (const value of this.valuesAt(field.get(key)))
          this.add(value, 'form', undefined, name || undefined)
      }
      this.add(name, 'form')
      this.scripts([field.get('AA'), field.get('A')])
    })
    const xfa = this.file.resolve(form.get('XFA'))
    for (const part of Array.isArray(xfa) ? xfa : [xfa]) this.add(this.markup(part), 'form', 'XFA form')
  }

  names(names: PdfDictionary | undefined, destinations: PdfDictionary | undefined): void {
    this.scripts([names?.get('JavaScript')])
    this.strings(
      names?.get('EmbeddedFiles'),
      'attachments',
      'attachments',
      new Set(['F', 'UF', 'Desc', 'Names']),
    )
    this.strings(names?.get('Dests'), 'destinations', 'named destinations', new Set(['Names']))
    for (const key of destinations?.keys() ?? []) this.add(key, 'destinations', 'named destinations')
  }

  annotations(page: PdfDictionary, number: number): void {
    for (const value of this.file.array(page.get('Annots'))) {
      const annotation = this.file.dictionary(value)
      if (!annotation) continue
      const kind = this.file.name(annotation.get('Subtype'))
      if (kind === 'Widget') {
        for (const key of ['TU', 'V', 'DV'])
          for (const text of this.valuesAt(annotation.get(key)))
            this.add(text, 'form', 'form fields', undefined, number)
        this.scripts([annotation.get('AA'), annotation.get('A')])
        continue
      }
      if (
        kind === 'FileAttachment' ||
        kind === 'RichMedia' ||
        kind === 'Screen' ||
        kind === 'Sound' ||
        kind === '3D'
      )
        this.result.leftOut.add('attachments')
      for (const key of ['Contents', 'T', 'Subj', 'RC', 'NM', 'TU']) {
        const leftOut = kind === 'Link' ? undefined : 'comments'
        this.add(
          this.textAt(annotation.get(key)),
          kind === 'Link' ? 'link' : 'comment',
          leftOut,
          undefined,
          number,
        )
      }
      const action = this.file.dictionary(annotation.get('A'))
      this.add(this.textAt(action?.get('URI')), 'link', undefined, undefined, number, annotation)
      this.scripts([annotation.get('A'), annotation.get('AA')])
    }
  }

  /** Scripts wherever an action holds them, as text or stream. */
  scripts(values: readonly (PdfObject | undefined)[]): void {
    this.walk(values, undefined, (dictionary) => {
      const kind = this.file.name(dictionary.get('S'))
      if (kind === 'JavaScript') this.add(this.textAt(dictionary.get('JS')), 'scripts', 'scripts')
      else if (kind === 'Launch' || kind === 'SubmitForm' || kind === 'ImportData' || kind === 'GoToR')
        this.result.leftOut.add('actions')
    })
  }

  /** All strings under the given keys of a tree. */
  strings(
    tree: PdfObject | undefined,
    part: string,
    leftOut: string | undefined,
    keys: ReadonlySet<string>,
  ): void {
    if (!this.file.dictionary(tree)) return
    if (leftOut) this.result.leftOut.add(leftOut)
    this.walk([tree], undefined, (dictionary) => {
      for (const [key, value] of dictionary)
        if (keys.has(key)) for (const text of this.valuesAt(value)) this.add(text, part, leftOut)
    })
  }

  /** Every dictionary of a tree once, without pages (`Parent`, `P`, `Pg`, `Dest` lead there) and without recursion. */
  private walk(
    start: readonly (PdfObject | undefined)[],
    keys: ReadonlySet<string> | undefined,
    visit: (dictionary: PdfDictionary) => void,
  ): void {
    const seen = new Set<PdfObject>()
    const open: (PdfObject | undefined)[] = start.toReversed()
    while (open.length > 0) {
      const value = this.file.resolve(open.pop())
      if (value === null || typeof value !== 'object' || seen.has(value)) continue
      seen.add(value)
      if (Array.isArray(value)) for (const item of value.toReversed()) open.push(item)
      const dictionary = value instanceof PdfStream ? value.dictionary : value
      if (!(dictionary instanceof PdfDictionary) || this.file.name(dictionary.get('Type')) === 'Page')
        continue
      visit(dictionary)
      for (const [key, child] of dictionary)
        if (keys ? keys.has(key) : !AWAY.has(key)) if (isOpenable(child)) open.push(child)
    }
  }

  private valuesAt(value: PdfObject | undefined): string[] {
    const object = this.file.resolve(value)
    if (!Array.isArray(object)) return [this.textAt(object)]
    return object
      .map((item) => this.file.resolve(item))
      .map((item) => (item instanceof PdfString ? textOf(item) : ''))
  }

  private textAt(value: PdfObject | undefined): string {
    const object = this.file.resolve(value)
    if (object instanceof PdfString) return textOf(object)
    if (!(object instanceof PdfStream)) return ''
    const bytes = decodeStream(this.file, object, this.budget)
    return bytes ? textOf(new PdfString(bytes)) : ''
  }

  /** The words of an XML stream: between its tags and in their attributes. */
  private markup(value: PdfObject | undefined): string {
    const object = this.file.resolve(value)
    if (!(object instanceof PdfStream)) return ''
    const bytes = decodeStream(this.file, object, this.budget)
    if (!bytes) return ''
    const words: string[] = []
    for (const [, text, double, single] of new TextDecoder()
      .decode(bytes)
      .matchAll(/>([^<>]+)<|="([^"<>]*)"|='([^'<>]*)'/g)) {
      const word = (text ?? double ?? single ?? '').trim()
      if (word && !word.startsWith('http://ns.') && !word.startsWith('http://www.w3.org/')) words.push(word)
    }
    return words.join('\n')
  }

  private add(
    text: string,
    part: string,
    leftOut?: string,
    label?: string,
    page?: number,
    owner?: PdfDictionary,
  ): void {
    const clean = text.replaceAll('\0', '').trim()
    if (clean === '') return
    if (leftOut) this.result.leftOut.add(leftOut)
    const place = page === undefined ? { part } : { page, part }
    const passage = label === undefined ? { text: clean, place } : { text: clean, place, label }
    this.result.passages.push(owner ? { passage, owner } : { passage })
  }
}

/** Written by the program that made the file, of itself; left out like the rest. */
const OF_THE_PROGRAM = new Set([
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
  'Trapped',
  'PTEX.Fullbanner',
])

const AWAY = new Set(['Parent', 'P', 'Pg', 'Dest', 'D', 'Prev', 'Popup', 'IRT', 'EF', 'AP'])

const isOpenable = (value: PdfObject): boolean =>
  value instanceof PdfReference ||
  Array.isArray(value) ||
  value instanceof PdfDictionary ||
  value instanceof PdfStream
