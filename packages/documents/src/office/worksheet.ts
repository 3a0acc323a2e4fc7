import type { Leaf, LeafEdit } from '@sfumato/engine/structured'
import type { Place } from '../document.ts'
import { decodeCharacterCodes, encodeCharacterCodes } from './decode-value.ts'
import { addLeaf, type Draft, newDraft } from './draft.ts'
import type { EditableText } from './editable-text.ts'
import { readFormula, refersOutside } from './formula.ts'
import { HEADERS_FOOTERS, readHeaderFooter } from './header-footer.ts'
import { type NumberFormats, shownDigits } from './number-format.ts'
import { escapeXml } from './package.ts'
import type { Hooks } from './read-part.ts'
import type { Sink } from './sink.ts'
import { attributeOf, type Element } from './walk-xml.ts'

export type SharedStrings = { draft: Draft; reading: Draft[]; isUsed: boolean }[]

export interface WorksheetContext {
  source: EditableText
  place: Place
  sink: Sink
  strings: SharedStrings
  formats: NumberFormats
  /** Texts of cells, for the names of tables' columns. */
  byText: Map<string, Draft>
}

interface Range {
  start: number
  end: number
}

interface Cell {
  start: number
  rawName: string
  reference: string
  row: number
  column: number
  type: string
  style: string | undefined
  value: Leaf | undefined
  inline: Draft | undefined
  formula: { group: FormulaGroup; range: Range } | undefined
}

/** The elements that share one formula. */
interface FormulaGroup {
  members: Range[]
  isRemoved: boolean
}

/** Rows in which the headings of the columns are looked for. */
const HEADING_ROWS = 10

/** Days are counted up to the end of the year 9999 (ECMA-376 part 1, 18.17.4.1). */
const LAST_DAY = 2_958_465

/** Kinds of cells whose values are no texts, and how those look (ECMA-376 part 1, 18.18.11). */
const VALUES: Partial<Record<string, RegExp>> = {
  n: /^-?[\d.]*(?:[eE][+-]?\d{1,3})?$/,
  b: /^(?:[01]|true|false)$/i,
  e: /^#[A-Z0-9/_]{1,24}[!?]?$/,
  d: /^(?:\d{4}-\d{2}-\d{2})?T?(?:\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?)?$/,
}

/** Elements of the table itself, whose attributes are numbers and names of the format. */
const TABLE_ELEMENTS = new Set(['x:c', 'x:row', 'x:f'])

export function worksheetHooks(context: WorksheetContext): Hooks {
  const { source, place, sink, strings, formats, byText } = context
  const groups = new Map<string, FormulaGroup>()
  const outside = new Set<FormulaGroup>()
  let row = 0
  let column = 0
  let cell: Cell | undefined
  let headingRow = 0
  let headings = new Map<number, string>()
  let rowTexts = new Map<number, string>()

  const placeOf = ({ reference }: Cell): Place => ({ ...place, cell: reference })
  const labelOf = (at: Cell): string | undefined =>
    at.row > headingRow ? headings.get(at.column) : undefined

  function openCell(element: Element): Cell {
    const reference = attributeOf(element, 'r') ?? ''
    const position = /^([A-Za-z]{1,3})(\d{1,7})$/.exec(reference)
    if (position) column = columnNumber(position[1]!)
    else column++
    return {
      start: element.start,
      rawName: element.rawName,
      reference: position ? reference.toUpperCase() : `${columnName(column)}${row}`,
      row,
      column,
      type: attributeOf(element, 't') ?? 'n',
      style: attributeOf(element, 's'),
      value: undefined,
      inline: undefined,
      formula: undefined,
    }
  }

  function openFormula(element: Element, at: Cell): void {
    const shared = attributeOf(element, 't') === 'shared' ? attributeOf(element, 'si') : undefined
    const known = shared === undefined ? undefined : groups.get(shared)
    const group = known ?? { members: [], isRemoved: false }
    if (shared !== undefined) groups.set(shared, group)
    const range = { start: element.start, end: element.openEnd }
    group.members.push(range)
    at.formula = { group, range }
  }

  function closeCell(at: Cell, end: number): void {
    const text = textOf(at, end)
    if (text !== undefined && /\S/.test(text)) rowTexts.set(at.column, text)
  }

  /** Makes the cell's passage; answers its text where it is one, not a number. */
  function textOf(at: Cell, end: number): string | undefined {
    const { value, type } = at
    const shared = type === 's' ? useShared(at) : undefined
    if (shared !== undefined) return shared
    if (type === 'inlineStr' && at.inline && !value) return describe(at.inline, at)
    if (!value) return undefined
    // Whatever a cell calls its value: one that is none of the kind is a text.
    if (!VALUES[type]?.test(value.value.trim())) return readText(at, value, end)
    if (type === 'n') readNumber(at, value, end)
    return undefined
  }

  function readText(at: Cell, value: Leaf, end: number): string | undefined {
    const decoded = decodeCharacterCodes(value.value)
    const draft = newDraft(source, placeOf(at))
    addLeaf(draft, value, decoded ? { decoded } : {})
    draft.rewrite = (newText) => asText(at, end, newText)
    sink.drafts.push(draft)
    return describe(draft, at)
  }

  function describe(draft: Draft | undefined, at: Cell): string | undefined {
    if (!draft) return undefined
    draft.label = labelOf(at)
    if (!byText.has(draft.text)) byText.set(draft.text, draft)
    return draft.text
  }

  /** One passage for all cells that show the text, at the first of them. */
  function useShared(at: Cell): string | undefined {
    const shared = strings[Number(at.value?.value.trim() ?? -1)]
    if (!shared) return undefined
    if (!shared.isUsed) {
      shared.isUsed = true
      shared.draft.place = placeOf(at)
      shared.draft.label = labelOf(at)
      for (const reading of shared.reading) reading.place = { ...placeOf(at), part: 'phonetic reading' }
      sink.drafts.push(shared.draft)
    }
    return shared.draft.text
  }

  function readNumber(at: Cell, value: Leaf, end: number): void {
    const style = Number(at.style ?? 0)
    if (formats.isDate(style) && Number(value.value) <= LAST_DAY) return
    const shown = shownDigits(value.value.trim(), formats.maskOf(style))
    if (shown === undefined) return
    const draft = newDraft(source, placeOf(at))
    draft.text = shown
    draft.label = labelOf(at)
    at.value = undefined
    draft.rewrite = (newText) => asText(at, end, newText)
    source.read.push(value.rawStart, value.rawEnd)
    sink.drafts.push(draft)
  }

  /**
   * The cell with a text instead of a number or of what a formula gave. The formula goes, since it would bring
   * the value back; so do those that share it, whose cells keep what they show.
   */
  function asText(at: Cell, end: number, text: string): LeafEdit[] {
    const { start, rawName, reference, style, formula } = at
    const prefix = rawName.slice(0, rawName.length - 1)
    const content = escapeXml(encodeCharacterCodes(text))
    const opening = `<${rawName} r="${reference}"${style === undefined ? '' : ` s="${escapeXml(style)}"`} t="inlineStr">`
    const inside = `<${prefix}is><${prefix}t xml:space="preserve">${content}</${prefix}t></${prefix}is>`
    const others = formula ? removalOf(formula.group) : []
    return [{ start, end, text: `${opening}${inside}</${rawName}>` }, ...others]
  }

  function endRow(): void {
    const isBetter = headings.size < 2 && rowTexts.size >= 2 && row <= HEADING_ROWS
    if (rowTexts.size > 0 && (headings.size === 0 || isBetter)) {
      headings = rowTexts
      headingRow = row
    }
    rowTexts = new Map()
  }

  return {
    open(element) {
      if (element.name === 'x:row') {
        const number = Number(attributeOf(element, 'r'))
        row = Number.isSafeInteger(number) && number > 0 ? number : row + 1
        column = 0
      } else if (element.name === 'x:c') cell = openCell(element)
      else if (element.name === 'x:f' && cell) openFormula(element, cell)
      return false
    },
    attribute: (element, { leaf }) => TABLE_ELEMENTS.has(element.name) && !/[\s@]/.test(leaf.value),
    text(parent, { leaf }) {
      const part = HEADERS_FOOTERS.get(parent.name)
      if (part !== undefined) {
        readHeaderFooter(leaf, { ...place, part }, source, sink)
        return true
      }
      if (!cell) return false
      if (parent.name === 'x:v' && !cell.value) {
        cell.value = leaf
        source.read.push(leaf.rawStart, leaf.rawEnd)
        return true
      }
      if (parent.name !== 'x:f') return false
      readFormula(leaf, { ...placeOf(cell), part: 'formula' }, source, sink)
      if (cell.formula && refersOutside(leaf.value)) outside.add(cell.formula.group)
      return true
    },
    paragraph(element, draft) {
      if (element.name !== 'x:is' || !cell) return
      draft.place = placeOf(cell)
      cell.inline = draft
    },
    close(element, _, end) {
      if (element.name === 'x:f' && cell?.formula) cell.formula.range.end = end
      else if (element.name === 'x:c' && cell) {
        closeCell(cell, end)
        cell = undefined
      } else if (element.name === 'x:row') endRow()
      else if (element.name === 'x:sheetData')
        for (const group of outside) source.standing.push(...removalOf(group))
    },
  }
}

function removalOf(group: FormulaGroup): LeafEdit[] {
  if (group.isRemoved) return []
  group.isRemoved = true
  return group.members.map(({ start, end }) => ({ start, end, text: '' }))
}

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

function columnName(number: number): string {
  let name = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
