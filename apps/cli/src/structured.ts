import { bareField, readJsonKeys } from '@sfumato/documents/text'
import type { AnalyzeRequest, Engine, StructuredFormat } from '@sfumato/engine'
import { joinTexts, type Leaf, rawOffset, readCsv, readJson } from '@sfumato/engine/structured'

/** Findings in JSON and tables, with their places in the data and not only in the values. */
export interface PlacedFinding {
  entityType: string
  score: number
  /** The value, without escapes. */
  text: string
  /** UTF-16 offsets in the data. */
  start: number
  end: number
  /** UTF-16 offsets in the field, or in its name, without escapes. */
  inField?: { start: number; end: number }
  /** The whole JSON number it lies in: a number is replaced whole or not at all. */
  number?: { start: number; end: number }
}

export type Options = Omit<AnalyzeRequest, 'text' | 'offsetUnit' | 'explain' | 'adHocRecognizers'>

/** A field, or its name, at its place in the data. */
export interface Field {
  leaf: Leaf
  /** In JSON, without quotes. */
  isNumber?: boolean
  /** Of a name: what goes behind a new one, so that two fields do not become one. */
  endingFor?: (newName: string) => string
}

function readValues(format: StructuredFormat, data: string): Field[] {
  if (format.format === 'csv') return readCsv(data, format).map((leaf) => ({ leaf: bareField(data, leaf) }))
  return readJson(data).map((leaf) => ({ leaf, isNumber: data[leaf.rawStart - 1] !== '"' }))
}

/** Fields and their names in the order of the data. */
export function readFields(format: StructuredFormat, data: string): Field[] {
  const values = readValues(format, data)
  if (format.format === 'csv') return values
  return [...values, ...readJsonKeys(data)].sort((a, b) => a.leaf.rawStart - b.leaf.rawStart)
}

export async function findInStructured(
  engine: Engine,
  format: StructuredFormat,
  data: string,
  options: Options,
): Promise<PlacedFinding[]> {
  const results = await engine.analyzeStructured({ ...options, ...format, data, offsetUnit: 'utf16' })
  const values = readValues(format, data)
  const inValues = results.map((result) => {
    const { leaf, isNumber } = values[result.value]!
    const placed = placedIn(leaf, result)
    return isNumber ? { ...placed, number: { start: leaf.rawStart, end: leaf.rawEnd } } : placed
  })
  const inNames = format.format === 'json' ? await findInNames(engine, data, options) : []
  return [...inValues, ...inNames].sort((a, b) => a.start - b.start)
}

function placedIn(
  leaf: Leaf,
  { entityType, score, start, end }: { entityType: string; score: number; start: number; end: number },
): PlacedFinding {
  return {
    ...{ entityType, score, text: leaf.value.slice(start, end) },
    ...{ start: rawOffset(leaf, start), end: rawOffset(leaf, end), inField: { start, end } },
  }
}

/** Names of fields may be values themselves: {"ann@example.com": {...}}. Each is looked at once. */
async function findInNames(engine: Engine, data: string, options: Options): Promise<PlacedFinding[]> {
  const leaves = readJsonKeys(data).map(({ leaf }) => leaf)
  const byName = [...Map.groupBy(leaves, ({ value }) => value)]
  const joined = joinTexts(byName.map(([text]) => ({ text })))
  const results = await engine.analyze({ ...options, text: joined.text, offsetUnit: 'utf16' })
  return results.flatMap((result) =>
    joined
      .locate(result.start, result.end)
      .flatMap(({ part, start, end }) =>
        byName[part]![1].map((leaf) => placedIn(leaf, { ...result, start, end })),
      ),
  )
}
