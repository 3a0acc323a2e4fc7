import { EngineError, type Leaf, readCsv } from '@sfumato/engine/structured'
import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { bareField } from './bare-field.ts'
import { readEncoded } from './encoded-text.ts'
import { BYTE_ORDER_MARK, decodeText, encodePlainText } from './encoding.ts'
import { checkSize, LeafDocument } from './leaf-document.ts'
import { isSpreadsheetNumber, readNumber } from './numbers.ts'

/** Tables, parted by comma, semicolon, tab or bar. Every field is a passage under its column's heading. */
export const csv: DocumentFormat = {
  name: 'csv',
  extensions: ['csv', 'tsv', 'tab'],
  mediaType: 'text/csv',
  async open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
    checkSize(bytes, tools.limits)
    const { text, encoding } = decodeText(bytes)
    const document = new LeafDocument(text, tools)
    const fields = readFields(text, tellDelimiter(text))
    const headings = new Map<number, string>()
    for (const leaf of fields) {
      const [row, column] = leaf.path as [number, number]
      // Headings are passages as well: a table without them begins with a person.
      if (row === 0) headings.set(column, leaf.value.trim())
      const heading = row === 0 ? undefined : headings.get(column)
      const read = isSpreadsheetNumber(leaf.value) ? readNumber(leaf) : readEncoded(leaf)
      document.add([read], { cell: heading || columnName(column) }, heading)
    }
    return document.open(tools, (changed) => encodePlainText(changed, encoding))
  },
}

function readFields(text: string, delimiter: string): Leaf[] {
  try {
    return readCsv(text, { delimiter, header: false }).map((leaf) => bareField(text, leaf))
  } catch (error) {
    if (error instanceof EngineError)
      throw new DocumentError(
        'MALFORMED',
        'The table is broken: a quote is not closed or text follows one.',
        {
          ...error.details,
        },
      )
    throw error
  }
}

const DELIMITERS = [',', ';', '\t', '|']

/** Records that are looked at to tell the delimiter. */
const LOOKED_AT = 20

/** As the line `sep=;` of spreadsheets says, or what parts the first records into the same number of fields. */
function tellDelimiter(text: string): string {
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  const declared = /^sep=([,;\t|])(?=\r|\n|$)/i.exec(text.slice(start, start + 6))?.[1]
  if (declared) return declared
  const records = countDelimiters(text, start)
  const first = records[0]!
  const alike = (delimiter: number) =>
    first[delimiter] === 0 ? 0 : records.filter((record) => record[delimiter] === first[delimiter]).length
  const best = DELIMITERS.map((_, index) => index).reduce((a, b) =>
    alike(b) > alike(a) || (alike(b) === alike(a) && first[b]! > first[a]!) ? b : a,
  )
  return DELIMITERS[best]!
}

/** How often each delimiter stands in each of the first records, outside quotes. Empty lines are none. */
function countDelimiters(text: string, start: number): number[][] {
  const records = [DELIMITERS.map(() => 0)]
  let isQuoted = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]!
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') {
      if (text[at + 1] === '\n' || text[at + 1] === '\r') continue
      if (records.length === LOOKED_AT || at + 1 === text.length) break
      records.push(DELIMITERS.map(() => 0))
    } else {
      const delimiter = DELIMITERS.indexOf(character)
      if (delimiter >= 0) records.at(-1)![delimiter]!++
    }
  }
  return records
}

/** As spreadsheets name columns: A, B, ... Z, AA. */
function columnName(column: number): string {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
