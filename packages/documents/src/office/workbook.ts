import type { Leaf, LeafEdit } from '@sfumato/engine/structured'
import type { Place } from '../document.ts'
import { decodeCharacterCodes, decodeUnderscores, toIdentifier } from './decode-value.ts'
import { addLeaf, type Draft, newDraft, newTextOf, type Replacement } from './draft.ts'
import type { EditableText } from './editable-text.ts'
import { type Renames, refersOutside, toSheetName } from './formula.ts'
import { readNumberFormats } from './number-format.ts'
import { type Hooks, readPart } from './read-part.ts'
import { newSink, type Sink } from './sink.ts'
import type { Attribute, Element } from './walk-xml.ts'
import { type SharedStrings, worksheetHooks } from './worksheet.ts'

/** What the parts of one workbook must know of each other. */
export interface Workbook {
  hooksFor(kind: string, source: EditableText, place: Place): Hooks
  /** Shared strings that no cell shows. */
  addUnused(): void
  /** Replacements nobody asked for: authors that comments begin with. */
  addForced(byDraft: Map<Draft, Replacement[]>): void
  /** Before the replacements are made: names that must differ are kept apart. */
  keepApart(replacementsOf: (draft: Draft) => readonly Replacement[]): void
  /** After they are made: the names that changed. */
  renames: Renames
}

interface Table {
  columns: { leaf: Leaf; source: EditableText; heading: Draft }[]
}

const LONGEST_SHEET_NAME = 31

export function newWorkbook(
  sink: Sink,
  stylesXml: string | undefined,
  stringsSource: EditableText | undefined,
): Workbook {
  const formats = readNumberFormats(stylesXml)
  const { strings, others } = readSharedStrings(stringsSource, sink)
  const byText = new Map<string, Draft>()
  for (const { draft } of strings) if (!byText.has(draft.text)) byText.set(draft.text, draft)
  const renames: Renames = { sheets: new Map(), names: new Map(), columns: new Map() }
  const sheetNames = new Set<string>()
  const usedNames = new Set<string>()
  const outsideNames = new Set<Element>()
  const tables: Table[] = []
  const authors: { name: string; source: EditableText }[] = []
  const comments: { draft: Draft; source: EditableText }[] = []

  function readSheetName(leaf: Leaf, source: EditableText): void {
    sheetNames.add(leaf.value.toLowerCase())
    const draft = newDraft(source, { sheet: leaf.value, part: 'sheet name' })
    addLeaf(draft, leaf)
    draft.rewrite = (newText) => {
      const name = freeName(toSheetName(newText), sheetNames, LONGEST_SHEET_NAME)
      renames.sheets.set(leaf.value.toLowerCase(), name)
      return [whole(leaf, name)]
    }
    sink.drafts.push(draft)
  }

  /** A name of cells or of a table: formulas use it. */
  function readName(leaf: Leaf, source: EditableText, place: Place): void {
    if (leaf.value.startsWith('_xlnm.')) return
    const draft = newDraft(source, place)
    addLeaf(draft, leaf, { decoded: decodeUnderscores(leaf.value) })
    draft.rewrite = (newText) => {
      const known = renames.names.get(leaf.value.toLowerCase())
      const name = known ?? freeName(toIdentifier(newText).replace(/^(?=\d|$)/, '_'), usedNames, 255)
      renames.names.set(leaf.value.toLowerCase(), name)
      return [whole(leaf, name)]
    }
    usedNames.add(leaf.value.toLowerCase())
    sink.drafts.push(draft)
  }

  /** A column of a table must be called as the cell above it, or the workbook is taken for damaged. */
  function readColumnName(leaf: Leaf, source: EditableText): boolean {
    const heading = byText.get(decodeCharacterCodes(leaf.value)?.text ?? leaf.value)
    if (!heading) return false
    tables.at(-1)?.columns.push({ leaf, source, heading })
    source.read.push(leaf.rawStart, leaf.rawEnd)
    return true
  }

  const bookHooks = (source: EditableText, place: Place): Hooks => ({
    open(element) {
      if (element.name === 'x:table') tables.push({ columns: [] })
      return false
    },
    attribute(element: Element, { name, leaf }: Attribute) {
      if (element.name === 'x:sheet' && name === 'name') readSheetName(leaf, source)
      else if (element.name === 'x:definedName' && name === 'name')
        readName(leaf, source, { ...place, part: 'defined name' })
      else if (element.name === 'x:table' && (name === 'name' || name === 'displayName'))
        readName(leaf, source, { ...place, part: 'table' })
      else if (element.name === 'x:tableColumn' && name === 'name') return readColumnName(leaf, source)
      else return false
      return true
    },
    text(parent, { leaf }) {
      if (parent.name === 'x:author') authors.push({ name: leaf.value, source })
      if (parent.name === 'x:definedName' && refersOutside(leaf.value)) outsideNames.add(parent)
      return false
    },
    close(element, _, end) {
      // The other workbook is left out, and a name that leads there would make this one a damaged one.
      if (outsideNames.delete(element)) source.standing.push({ start: element.start, end, text: '' })
    },
    paragraph(element, draft) {
      if (element.name === 'x:text') comments.push({ draft, source })
      // A comment stands at its cell.
      for (let at: Element | undefined = element; at; at = at.parent) {
        const ref = at.attributes.find(({ name }) => name === 'ref')?.leaf.value
        if (ref === undefined || (at.name !== 'x:comment' && at.name !== 'tc:threadedComment')) continue
        draft.place = { ...draft.place, cell: ref }
      }
    },
  })

  return {
    renames,
    hooksFor: (kind, source, place) =>
      kind === 'worksheet' || kind === 'dialogsheet'
        ? worksheetHooks({ source, place, sink, strings, formats, byText })
        : bookHooks(source, place),
    addUnused() {
      for (const { draft, reading, isUsed } of strings) {
        if (!isUsed) sink.drafts.push(draft)
        sink.drafts.push(...reading)
      }
      for (const draft of others) sink.drafts.push(draft)
    },
    addForced(byDraft) {
      for (const { draft, source } of comments) {
        const author = authors.find((one) => one.source === source && draft.text.startsWith(`${one.name}:`))
        if (!author) continue
        const end = author.name.length
        const asked = byDraft.get(draft) ?? []
        if (asked.some((one) => one.start < end && one.end > end)) continue
        const others = asked.filter((one) => one.start >= end)
        byDraft.set(draft, [{ start: 0, end, text: 'Author' }, ...others])
      }
    },
    keepApart(replacementsOf) {
      for (const { columns } of tables) {
        const taken = new Set<string>()
        for (const { leaf, source, heading } of columns) {
          const replacements = replacementsOf(heading)
          let name = newTextOf(heading, replacements)
          if (replacements.length > 0) {
            for (let count = 2; taken.has(name.toLowerCase()); count++) {
              heading.suffix = ` ${count}`
              name = newTextOf(heading, replacements)
            }
            renames.columns.set(leaf.value.toLowerCase(), name)
            source.asked.push(whole(leaf, name.replaceAll('\n', '_x000a_')))
          }
          taken.add(name.toLowerCase())
        }
      }
    },
  }
}

const whole = (leaf: Leaf, text: string): LeafEdit => ({
  start: leaf.rawStart,
  end: leaf.rawEnd,
  text: leaf.escape(text),
})

function freeName(wanted: string, taken: Set<string>, longest: number): string {
  let name = wanted.slice(0, longest).toWellFormed()
  for (let count = 2; taken.has(name.toLowerCase()); count++) {
    const suffix = `_${count}`
    name = wanted.slice(0, longest - suffix.length).toWellFormed() + suffix
  }
  taken.add(name.toLowerCase())
  return name
}

/** The table of texts that cells refer to by number, and whatever else its part says. */
function readSharedStrings(
  source: EditableText | undefined,
  { leftOut }: Sink,
): { strings: SharedStrings; others: Draft[] } {
  const strings: { draft: Draft; reading: Draft[]; isUsed: boolean }[] = []
  if (!source) return { strings, others: [] }
  const sink = { ...newSink(), leftOut }
  const own = new Set<Draft>()
  const hooks: Hooks = {
    paragraph(element, draft) {
      if (element.name === 'x:si') strings.push({ draft, reading: [], isUsed: false })
      else if (element.name === 'x:rPh' && strings.length > 0) strings.at(-1)!.reading.push(draft)
      else return
      own.add(draft)
    },
    close(element, _, end) {
      // How a text is read aloud names the same person: it goes with any change of the text.
      const draft = strings.at(-1)?.draft
      if (element.name !== 'x:rPh' || !draft) return
      draft.along ??= []
      draft.along.push({ start: element.start, end, text: '' })
    },
  }
  readPart({ source, sink, place: { part: 'shared strings' }, droppedIds: new Set(), hooks })
  return { strings, others: sink.drafts.filter((draft) => !own.has(draft)) }
}
