import type { PdfFile, PdfPage } from './file.ts'
import {
  PdfDictionary,
  PdfName,
  type PdfObject,
  PdfReference,
  PdfString,
  textOf,
  toTextString,
} from './objects.ts'
import { dictionaryOf, type PdfWriter } from './write-file.ts'

/** An entry of the outline. */
export interface OutlineEntry {
  title: string
  source: PdfDictionary
  target: Target | undefined
  children: OutlineEntry[]
}

/** A place in the file: a page (from 0) and how it is shown there. */
interface Target {
  page: number
  view: readonly (PdfName | number | null)[]
}

export interface Link {
  source: PdfDictionary
  rectangle: readonly number[]
  uri: string | undefined
  target: Target | undefined
}

const MAX_ENTRIES = 100_000
const MAX_DEPTH = 50

/** Reads where outline and links lead, so that they can be written anew for the rewritten pages. */
export class Navigation {
  private readonly file: PdfFile
  private readonly pageOfNumber = new Map<number, number>()
  private readonly named = new Map<string, PdfObject>()

  constructor(file: PdfFile, pages: readonly PdfPage[]) {
    this.file = file
    for (const [index, { number }] of pages.entries())
      if (number !== undefined) this.pageOfNumber.set(number, index)
    const root = file.dictionary(file.trailer.get('Root'))
    for (const [name, value] of file.dictionary(root?.get('Dests')) ?? []) this.named.set(name, value)
    this.readNames(file.dictionary(file.dictionary(root?.get('Names'))?.get('Dests')))
  }

  outline(): OutlineEntry[] {
    const root = this.file.dictionary(this.file.trailer.get('Root'))
    const seen = new Set<PdfDictionary>()
    const siblings = (first: PdfObject | undefined, depth: number): OutlineEntry[] => {
      const entries: OutlineEntry[] = []
      let item = this.file.dictionary(first)
      while (item && !seen.has(item) && seen.size < MAX_ENTRIES && depth < MAX_DEPTH) {
        seen.add(item)
        const title = this.file.resolve(item.get('Title'))
        entries.push({
          title: title instanceof PdfString ? textOf(title).replaceAll('\0', '') : '',
          source: item,
          target: this.targetOf(item),
          children: siblings(item.get('First'), depth + 1),
        })
        item = this.file.dictionary(item.get('Next'))
      }
      return entries
    }
    return siblings(this.file.dictionary(root?.get('Outlines'))?.get('First'), 0)
  }

  links(page: PdfDictionary): Link[] {
    const links: Link[] = []
    for (const value of this.file.array(page.get('Annots'))) {
      const source = this.file.dictionary(value)
      if (!source || this.file.name(source.get('Subtype')) !== 'Link') continue
      const rectangle = this.file.array(source.get('Rect')).map((item) => this.file.resolve(item))
      const numbers = rectangle.filter((item) => typeof item === 'number')
      const uri = this.file.resolve(this.file.dictionary(source.get('A'))?.get('URI'))
      const target = this.targetOf(source)
      if (numbers.length !== 4 || !(uri instanceof PdfString || target)) continue
      links.push({
        source,
        rectangle: numbers,
        uri: uri instanceof PdfString ? textOf(uri) : undefined,
        target,
      })
    }
    return links
  }

  private targetOf(source: PdfDictionary): Target | undefined {
    const action = this.file.dictionary(source.get('A'))
    const isGoTo = this.file.name(action?.get('S')) === 'GoTo'
    let value = this.file.resolve(source.get('Dest') ?? (isGoTo ? action?.get('D') : undefined))
    if (value instanceof PdfName) value = this.file.resolve(this.named.get(value.name))
    else if (value instanceof PdfString) value = this.file.resolve(this.named.get(textOf(value)))
    if (value instanceof PdfDictionary) value = this.file.resolve(value.get('D'))
    if (!Array.isArray(value)) return undefined
    const [first, ...rest] = value
    const page = first instanceof PdfReference ? this.pageOfNumber.get(first.number) : first
    if (typeof page !== 'number') return undefined
    const view = rest.filter((item) => item === null || typeof item === 'number' || item instanceof PdfName)
    return { page, view: view.slice(0, 5) }
  }

  private readNames(tree: PdfDictionary | undefined): void {
    const seen = new Set<PdfDictionary>()
    const open = tree ? [tree] : []
    for (let node = open.pop(); node && seen.size < MAX_ENTRIES; node = open.pop()) {
      if (seen.has(node)) continue
      seen.add(node)
      for (const kid of this.file.array(node.get('Kids'))) {
        const child = this.file.dictionary(kid)
        if (child) open.push(child)
      }
      const names = this.file.array(node.get('Names'))
      for (let at = 0; at + 1 < names.length; at += 2) {
        const name = this.file.resolve(names[at])
        const value = names[at + 1]
        if (name instanceof PdfString && value !== undefined) this.named.set(textOf(name), value)
      }
    }
  }
}

/** Writes the outline with the titles it is given now. */
export function writeOutline(
  writer: PdfWriter,
  entries: readonly OutlineEntry[],
  titleOf: (entry: OutlineEntry) => string,
  pages: readonly PdfReference[],
): PdfReference | undefined {
  if (entries.length === 0) return undefined
  const root = writer.reserve()
  const write = (level: readonly OutlineEntry[], parent: PdfReference, into: PdfDictionary): number => {
    const references = level.map(() => writer.reserve())
    let count = 0
    for (const [index, entry] of level.entries()) {
      const item = dictionaryOf({ Title: toTextString(titleOf(entry)), Parent: parent })
      const [reference, before, after] = [references[index], references[index - 1], references[index + 1]]
      if (!reference) continue
      if (before) item.set('Prev', before)
      if (after) item.set('Next', after)
      const target = entry.target && destination(entry.target, pages)
      if (target) item.set('Dest', target)
      if (entry.children.length > 0) item.set('Count', -write(entry.children, reference, item))
      writer.set(reference, item)
      count++
    }
    into.set('First', references[0] ?? null)
    into.set('Last', references.at(-1) ?? null)
    return count
  }
  const dictionary = dictionaryOf({ Type: new PdfName('Outlines') })
  dictionary.set('Count', write(entries, root, dictionary))
  writer.set(root, dictionary)
  return root
}

export function writeLink(
  writer: PdfWriter,
  link: Link,
  pages: readonly PdfReference[],
): PdfReference | undefined {
  const annotation = dictionaryOf({
    Type: new PdfName('Annot'),
    Subtype: new PdfName('Link'),
    Rect: [...link.rectangle],
    Border: [0, 0, 0],
  })
  const target = link.target && destination(link.target, pages)
  if (target) annotation.set('Dest', target)
  else if (link.uri !== undefined && /^(https?|mailto|tel):/i.test(link.uri))
    annotation.set(
      'A',
      dictionaryOf({
        S: new PdfName('URI'),
        URI: toTextString(encodeURI(decodeSafely(link.uri).toWellFormed())),
      }),
    )
  else return undefined
  return writer.add(annotation)
}

/** Addresses are ASCII; what is not is written in percent signs. */
function decodeSafely(uri: string): string {
  try {
    return decodeURI(uri)
  } catch {
    return uri.replace(/[^\x21-\x7e]/g, '').replaceAll('%', '%25')
  }
}

function destination({ page, view }: Target, pages: readonly PdfReference[]): PdfObject[] | undefined {
  const reference = pages[page]
  return reference && [reference, ...(view.length > 0 ? view : [new PdfName('Fit')])]
}
