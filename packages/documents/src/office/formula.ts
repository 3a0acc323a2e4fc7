import { type Leaf, type LeafEdit, rawOffset } from '@sfumato/engine/structured'
import type { Place } from '../document.ts'
import { decodePercent } from './decode-value.ts'
import { addLeaf, newDraft } from './draft.ts'
import type { EditableText } from './editable-text.ts'
import type { Sink } from './sink.ts'

/** Elements whose text is a formula of a spreadsheet. */
export const FORMULAS: ReadonlySet<string> = new Set(
  'x:f x:formula x:formula1 x:formula2 x:definedName x:calculatedColumnFormula x:totalsRowFormula xm:f c:f'.split(
    ' ',
  ),
)

/** A piece of a formula in which something could be named; offsets in the formula. */
export type FormulaToken =
  /** Between the quotes. */
  | { type: 'string'; start: number; end: number }
  /** The name of a sheet, with its quotes where it has any. */
  | { type: 'sheet'; start: number; end: number; name: string }
  /** Outer brackets with all inside: columns of a table, or the number of another workbook. */
  | { type: 'brackets'; start: number; end: number }
  | { type: 'name'; start: number; end: number }
  | { type: 'number'; start: number; end: number }

const STRING = /"(?:[^"]|"")*"/y
const QUOTED_SHEET = /'(?:[^']|'')*'(?=!)/y
const NAME = /[\p{L}_\\][\p{L}\p{N}_.\\]*/uy
const NUMBER = /\d+(?:\.\d+)?/y

/** One pass; a quote or bracket that is not closed takes the rest of the formula. */
export function* formulaTokens(formula: string): Generator<FormulaToken> {
  let at = 0
  while (at < formula.length) {
    const character = formula[at]
    if (character === '"') {
      const end = endOf(STRING, formula, at)
      yield { type: 'string', start: at + 1, end: end === undefined ? formula.length : end - 1 }
      at = end ?? formula.length
    } else if (character === "'") {
      const end = endOf(QUOTED_SHEET, formula, at)
      if (end !== undefined) {
        yield { type: 'sheet', start: at, end, name: formula.slice(at + 1, end - 1).replaceAll("''", "'") }
        at = end
      } else at = Math.max(formula.indexOf("'", at + 1), at) + 1
    } else if (character === '[') {
      const end = endOfBrackets(formula, at)
      yield { type: 'brackets', start: at, end }
      at = end
    } else {
      const nameEnd = endOf(NAME, formula, at)
      const numberEnd = nameEnd === undefined ? endOf(NUMBER, formula, at) : undefined
      if (nameEnd !== undefined) {
        if (formula[nameEnd] === '!')
          yield { type: 'sheet', start: at, end: nameEnd, name: formula.slice(at, nameEnd) }
        else if (formula[nameEnd] !== '(') yield { type: 'name', start: at, end: nameEnd }
      } else if (numberEnd !== undefined) yield { type: 'number', start: at, end: numberEnd }
      at = nameEnd ?? numberEnd ?? at + 1
    }
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

function endOfBrackets(formula: string, start: number): number {
  let depth = 0
  for (let at = start; at < formula.length; at++) {
    const character = formula[at]
    if (character === "'") at++
    else if (character === '[') depth++
    else if (character === ']' && --depth === 0) return at + 1
  }
  return formula.length
}

/** A value of another workbook: `[1]Sheet1!A1`. */
export const refersOutside = (formula: string): boolean => {
  for (const { type, start, end } of formulaTokens(formula)) {
    if (type === 'brackets' && /^\[\d+\]/.test(formula.slice(start, end))) return true
    if (type === 'sheet' && /^'[^']*\[/.test(formula.slice(start, end))) return true
  }
  return false
}

const LONG_NUMBER = 7

/**
 * The texts and long numbers that stand in a formula are passages: the rest of it only points to other cells.
 * Names of sheets are, where the sheets are not those of this file.
 */
export function readFormula(
  leaf: Leaf,
  place: Place,
  source: EditableText,
  sink: Sink,
  hasForeignSheets = false,
): void {
  const formula = leaf.value
  const begin = () => {
    const draft = newDraft(source, place)
    sink.drafts.push(draft)
    return draft
  }
  for (const token of formulaTokens(formula)) {
    const { type, start, end } = token
    const written = formula.slice(start, end)
    const range = { start, end }
    const whole = (text: string): LeafEdit[] => [
      { start: rawOffset(leaf, start), end: rawOffset(leaf, end), text: leaf.escape(text) },
    ]
    if (type === 'string' && /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(written)) {
      const decoded = decodePercent(written)
      addLeaf(begin(), leaf, {
        range,
        encode: withoutQuotes,
        ...(decoded ? { decoded: { ...decoded, offsets: decoded.offsets.map((at) => at + start) } } : {}),
      })
    } else if (type === 'number' && end - start >= LONG_NUMBER && !written.includes('.')) {
      const draft = begin()
      addLeaf(draft, leaf, { range })
      draft.rewrite = (newText) => whole(`"${withoutQuotes(newText)}"`)
    } else if (type === 'sheet' && hasForeignSheets) {
      const draft = begin()
      const isQuoted = written.startsWith("'")
      addLeaf(draft, leaf, { range: isQuoted ? { start: start + 1, end: end - 1 } : range })
      draft.rewrite = (newText) => whole(`'${toSheetName(newText)}'`)
    }
  }
}

const withoutQuotes = (text: string): string => text.replaceAll('"', "'")

/** https://support.microsoft.com/office/rename-a-worksheet-3f1f7148-ee83-404d-8ef0-9ff99fbad1f9 */
export const toSheetName = (text: string): string =>
  text.replace(/[[\]:*?/\\'\n\r\t]/g, '_').trim() || 'Sheet'

export interface Renames {
  sheets: Map<string, string>
  names: Map<string, string>
  columns: Map<string, string>
}

/** Changes of the formula that follow new names of sheets, cells and columns; offsets in the formula. */
export function renameInFormula(
  formula: string,
  renames: Renames,
): { start: number; end: number; text: string }[] {
  const changes: { start: number; end: number; text: string }[] = []
  for (const token of formulaTokens(formula)) {
    const { type, start, end } = token
    const written = formula.slice(start, end)
    let text: string | undefined
    if (type === 'sheet') {
      const renamed = renames.sheets.get(token.name.toLowerCase())
      if (renamed !== undefined) text = `'${renamed.replaceAll("'", "''")}'`
    } else if (type === 'name') text = renames.names.get(written.toLowerCase())
    else if (type === 'brackets' && renames.columns.size > 0) {
      const renamed = renameColumns(written, renames.columns)
      if (renamed !== written) text = renamed
    }
    if (text !== undefined) changes.push({ start, end, text })
  }
  return changes
}

/** `[Name]` alone needs a second pair of brackets where the new name has more than letters in it. */
function renameColumns(brackets: string, columns: ReadonlyMap<string, string>): string {
  const escaped = (name: string) => name.replace(/['[\]#@]/g, "'$&")
  const alone = /^\[(@?)([^[\]]*)\]$/.exec(brackets)
  if (alone) {
    const renamed = columns.get(alone[2]!.toLowerCase())
    return renamed === undefined ? brackets : `[${alone[1]}[${escaped(renamed)}]]`
  }
  return brackets.replace(/\[([^[\]]*)\]/g, (whole, name: string) => {
    const renamed = columns.get(name.toLowerCase())
    return renamed === undefined ? whole : `[${escaped(renamed)}]`
  })
}
