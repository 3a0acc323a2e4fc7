import type { AnalyzeRequest, AnalyzeResult } from '../analyze.ts'
import { EngineError } from '../errors.ts'
import { type OffsetUnit, offsetMap } from '../offsets.ts'
import { type CsvOptions, readCsv } from './csv.ts'
import { joinTexts } from './join.ts'
import { readJson } from './json.ts'
import { applyEdits, type Edit, editsOf, type Leaf } from './leaf.ts'

/**
 * JSON and CSV: every value is analyzed with the name of its field as context, and changed in place. All bytes
 * that belong to no replacement stay as they are.
 */
export type StructuredFormat = { format: 'json' } | ({ format: 'csv' } & CsvOptions)

export type StructuredRequest = Omit<AnalyzeRequest, 'text'> & StructuredFormat & { data: string }

/** A finding inside one value; offsets count in the value, in the unit of the request. */
export interface StructuredResult extends AnalyzeResult {
  /** Number of the value in reading order; what `replaceInStructured` takes. */
  value: number
  path: readonly (string | number)[]
}

export interface StructuredReplacement {
  value: number
  start: number
  end: number
  replacement: string
}

const readLeaves = (format: StructuredFormat, data: string): Leaf[] =>
  format.format === 'json' ? readJson(data) : readCsv(data, format)

/** What lies in a label is dropped, what reaches over the start of a value is cut to it. */
export async function analyzeStructured(
  request: StructuredRequest,
  analyze: (request: AnalyzeRequest) => Promise<AnalyzeResult[]>,
): Promise<StructuredResult[]> {
  const { data, ...options } = request
  const leaves = readLeaves(request, data)
  const joined = joinTexts(leaves.map(({ label, value }) => ({ label, text: value })))
  const found = await analyze({ ...options, text: joined.text, offsetUnit: 'utf16' })
  return found.flatMap((result) => {
    const placed = joined.locate(result.start, result.end).at(-1)
    if (!placed) return []
    const leaf = leaves[placed.part]!
    const offsets = offsetMap(leaf.value, request.offsetUnit ?? 'codepoint')
    return [
      {
        ...result,
        start: offsets.toCaller(placed.start),
        end: offsets.toCaller(placed.end),
        text: leaf.value.slice(placed.start, placed.end),
        value: placed.part,
        path: leaf.path,
      },
    ]
  })
}

export function replaceInStructured(
  format: StructuredFormat,
  data: string,
  replacements: readonly StructuredReplacement[],
  offsetUnit: OffsetUnit = 'codepoint',
): string {
  const leaves = readLeaves(format, data)
  const byLeaf = Map.groupBy(replacements, ({ value }) => value)
  const edits = [...byLeaf].flatMap(([value, list]) => {
    const leaf = leaves[value]
    if (!leaf) throw new EngineError('MALFORMED_DATA', 'There is no such value in the data.', { value })
    const offsets = offsetMap(leaf.value, offsetUnit)
    const inside = list
      .map(({ start, end, replacement }): Edit => {
        return { start: offsets.fromCaller(start), end: offsets.fromCaller(end), text: replacement }
      })
      .sort((a, b) => a.start - b.start)
    checkApart(inside, leaf.value.length, value)
    return editsOf(leaf, inside)
  })
  return applyEdits(data, edits)
}

function checkApart(edits: readonly Edit[], length: number, value: number): void {
  let done = 0
  for (const { start, end } of edits) {
    if (start < done || end < start || end > length)
      throw new EngineError('MALFORMED_DATA', 'A replacement lies outside its value or over another.', {
        value,
      })
    done = end
  }
}
