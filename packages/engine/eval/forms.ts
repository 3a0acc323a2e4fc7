import { seededRandom } from '../bench/corpus.ts'
import { analyze } from '../src/analyze.ts'
import { CATALOG } from '../src/catalog.ts'

/**
 * Forms with several labelled values side by side, made from the recognizers' own examples and context words: does
 * each value get the type of its own label, and does a field that is about nobody stay alone? A label and a value
 * are used together only where the two alone, in the same layout, are found as that type: what goes wrong is due to
 * the neighbours.
 */
export interface FormsOutcome {
  layout: string
  /** Labelled values, how many of them came out as their own type, and how many as another. */
  values: number
  right: number
  otherType: number
  /** Fields about nobody, and how many of them were taken for something. */
  decoys: number
  taken: number
  mistakes: { expected: string; got: string; value: string; text: string }[]
}

interface FormField {
  /** Undefined for a field that is about nobody. */
  entity: string | undefined
  label: string
  value: string
}

/** What forms, logs and tables hold beside personal data. */
const DECOYS: readonly (readonly [label: string, digits: number])[] = [
  ['created_at', 10],
  ['order', 9],
  ['item no', 8],
  ['batch', 11],
  ['sequence', 12],
  ['revision', 7],
  ['Position', 9],
  ['Menge', 6],
  ['total', 7],
  ['cantidad', 8],
]

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'ru', 'tr', 'ja']
const FIELDS_PER_FORM = 6
const ROWS_PER_TABLE = 4
const LONGEST_VALUE = 40
/** Some languages have few types in some layouts; their forms are shorter. */
const MOST_TRIES = 60
/** Characters that end a field in one of the layouts; how those are escaped is not the question here. */
const NEEDS_QUOTING = /[\n\r\t"|,;=]/

/** The values that only their label tells from another type. */
const IS_NUMBER = /^[\d .-]+$/

interface Found {
  entityType: string
  start: number
  end: number
}

const found = (text: string): Found[] => analyze({ text, offsetUnit: 'utf16' })
const typeAt = (results: readonly Found[], start: number, end: number): string | undefined =>
  results.find((result) => result.start < end && result.end > start)?.entityType

/** Labels and values of each type. */
function fieldsOfLanguage(language: string): FormField[][] {
  return CATALOG.flatMap(({ recognizer: { entity, context = {}, examples }, detection }) => {
    if (detection === 'nlp') return []
    const labels = (context[language] ?? []).filter((label) => !NEEDS_QUOTING.test(label))
    const values = examples.match
      .map((marked) => marked.slice(marked.indexOf('[[') + 2, marked.indexOf(']]')))
      .filter((value) => !NEEDS_QUOTING.test(value) && value.length <= LONGEST_VALUE)
    const pairs = labels.flatMap((label) => values.map((value) => ({ entity, label, value })))
    return pairs.length > 0 ? [pairs] : []
  })
}

class Writer {
  text = ''
  readonly spans: (FormField & { start: number; end: number })[] = []

  write(text: string): this {
    this.text += text
    return this
  }

  value(field: FormField): this {
    const start = this.text.length
    this.text += field.value
    this.spans.push({ ...field, start, end: this.text.length })
    return this
  }
}

/** The rows of a form, with the same labels; all but tables show the first alone. */
type Layout = (rows: readonly (readonly FormField[])[], writer: Writer) => void

const isFoundAlone = (field: FormField, layout: Layout): boolean => {
  const writer = new Writer()
  layout([[field]], writer)
  const { start, end } = writer.spans[0]!
  return found(writer.text).some(
    (result) => result.entityType === field.entity && result.start === start && result.end === end,
  )
}

const inOneLine =
  (between: string, separator: string): Layout =>
  ([row], writer) =>
    row!.forEach((field, i) => {
      writer
        .write(i === 0 ? '' : separator)
        .write(`${field.label}${between}`)
        .value(field)
    })

const keyOf = (label: string): string => label.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '')

const table =
  (delimiter: string, edge = ''): Layout =>
  (rows, writer) => {
    writer.write(edge + rows[0]!.map(({ label }) => label).join(delimiter) + edge.trimEnd())
    for (const row of rows) {
      writer.write(`\n${edge}`)
      row.forEach((field, i) => {
        writer.write(i === 0 ? '' : delimiter).value(field)
      })
      writer.write(edge.trimEnd())
    }
  }

const labelAndValue = inOneLine(': ', ', ')

/** `alone` where one field by itself is written otherwise: a table of one column is none. */
const LAYOUTS: Readonly<Record<string, { write: Layout; alone?: Layout }>> = {
  'label: value, label: value': { write: labelAndValue },
  'label value, label value': { write: inOneLine(' ', ', ') },
  'label: value | label: value': { write: inOneLine(': ', ' | ') },
  'one field a line': { write: inOneLine(': ', '\n') },
  'label above value': { write: inOneLine('\n', '\n') },
  JSON: {
    write([row], writer) {
      row!.forEach((field, i) => {
        writer
          .write(`${i === 0 ? '{' : ','}\n  "${keyOf(field.label)}": "`)
          .value(field)
          .write('"')
      })
      writer.write('\n}')
    },
  },
  'log with key=value': {
    write([row], writer) {
      writer.write('2026-03-01 INFO form stored')
      for (const field of row!) {
        const quote = field.value.includes(' ') ? '"' : ''
        writer
          .write(` ${keyOf(field.label)}=${quote}`)
          .value(field)
          .write(quote)
      }
    },
  },
  CSV: { write: table(','), alone: labelAndValue },
  TSV: { write: table('\t'), alone: labelAndValue },
  'Markdown table': { write: table(' | ', '| '), alone: labelAndValue },
}

export function evaluateForms(formsPerLayout = 60, seed = 17): FormsOutcome[] {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const languages = LANGUAGES.map(fieldsOfLanguage)
  const decoy = ([label, digits]: (typeof DECOYS)[number]): FormField => ({
    entity: undefined,
    label,
    value: String(1 + below(9)) + Array.from({ length: digits - 1 }, () => below(10)).join(''),
  })

  return Object.entries(LAYOUTS).map(([layout, { write, alone = write }]) => {
    const fieldOf = (fields: readonly FormField[]): FormField | undefined => {
      const field = pick(fields)
      return isFoundAlone(field, alone) ? field : undefined
    }
    /** Fields of different types, mostly plain numbers, and one about nobody. */
    const firstRow = (ofTypes: readonly FormField[][]): FormField[] => {
      const numbers = ofTypes.filter((fields) => fields.some(({ value }) => IS_NUMBER.test(value)))
      const row = new Map<string | undefined, FormField>()
      for (let tries = 0; row.size < FIELDS_PER_FORM - 1 && tries < MOST_TRIES; tries++) {
        const field = fieldOf(pick(below(3) === 0 ? ofTypes : numbers))
        if (field) row.set(field.entity, field)
      }
      return [...row.values()].toSpliced(below(row.size + 1), 0, decoy(pick(DECOYS)))
    }
    /** Other values under the same labels. */
    const nextRow = (first: readonly FormField[], ofTypes: readonly FormField[][]): FormField[] =>
      first.map((field) => {
        if (field.entity === undefined) return decoy(DECOYS.find(([label]) => label === field.label)!)
        const fields = ofTypes.find(([one]) => one!.entity === field.entity)!
        return fieldOf(fields.filter(({ label }) => label === field.label)) ?? field
      })

    const outcome: FormsOutcome = {
      layout,
      values: 0,
      right: 0,
      otherType: 0,
      decoys: 0,
      taken: 0,
      mistakes: [],
    }
    for (let form = 0; form < formsPerLayout; form++) {
      const ofTypes = pick(languages)
      const rows = [firstRow(ofTypes)]
      while (rows.length < ROWS_PER_TABLE) rows.push(nextRow(rows[0]!, ofTypes))
      const writer = new Writer()
      write(rows, writer)
      const results = found(writer.text)
      for (const span of writer.spans)
        count(outcome, span, typeAt(results, span.start, span.end), writer.text)
    }
    return outcome
  })
}

function count(
  outcome: FormsOutcome,
  { entity, value }: FormField,
  got: string | undefined,
  text: string,
): void {
  if (entity === undefined) {
    outcome.decoys++
    if (got !== undefined) outcome.taken++
  } else {
    outcome.values++
    if (got === entity) outcome.right++
    else if (got !== undefined) outcome.otherType++
  }
  if (got !== entity)
    outcome.mistakes.push({ expected: entity ?? 'nothing', got: got ?? 'nothing', value, text })
}
