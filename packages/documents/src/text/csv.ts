import { EngineError, type Leaf, readCsv } from '@sfumato/engine/structured'
import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { readEncoded } from './encoded-text.ts'
import { BYTE_ORDER_MARK, decodeText, encodePlainText } from './encoding.ts'
import { checkSize, LeafDocument } from './leaf-document.ts'

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
      document.add([readEncoded(leaf)], { cell: heading || columnName(column) }, heading)
    }
    return document.open(tools, (changed) => encodePlainText(changed, encoding))
  },
}

function readFields(text: string, delimiter: string): Leaf[] {
  try {
    return readCsv(text, { delimiter, header: false })
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

/** As the line `sep=;` of spreadsheets says, or what stands most often in the first record outside quotes. */
function tellDelimiter(text: string): string {
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  const declared = /^sep=([,;\t|])(?=\r|\n|$)/i.exec(text.slice(start, start + 6))?.[1]
  if (declared) return declared
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]!
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && counts.has(character)) counts.set(character, counts.get(character)! + 1)
  }
  return DELIMITERS.reduce((best, next) => (counts.get(next)! > counts.get(best)! ? next : best))
}

/** As spreadsheets name columns: A, B, ... Z, AA. */
function columnName(column: number): string {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
