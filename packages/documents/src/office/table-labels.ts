import type { Element } from './walk-xml.ts'

/** What cells of tables in texts and on slides are called: the headings of their column and their row. */
export interface TableLabels {
  open(element: Element): void
  close(element: Element): void
  /** Of a paragraph that begins now, `inside` the paragraph around it. */
  label(inside: Element | undefined): string | undefined
  /** A paragraph of the current cell was read. */
  read(text: string): void
}

interface Table {
  element: Element
  headings: string[]
  row: number
  column: number
  rowHeading: string
}

/** Longer ones are no headings; only their beginning is used. */
const LONGEST = 60

export function tableLabels(): TableLabels {
  const tables: Table[] = []
  return {
    open(element) {
      const table = tables.at(-1)
      if (element.name === 'w:tbl' || element.name === 'a:tbl')
        tables.push({ element, headings: [], row: 0, column: -1, rowHeading: '' })
      else if (table && (element.name === 'w:tr' || element.name === 'a:tr')) {
        table.row++
        table.column = -1
        table.rowHeading = ''
      } else if (table && (element.name === 'w:tc' || element.name === 'a:tc')) table.column++
    },
    close(element) {
      if (tables.at(-1)?.element === element) tables.pop()
    },
    label(inside) {
      const table = tables.at(-1)
      if (!table || table.row < 2 || (inside && inside.start > table.element.start)) return undefined
      const heading = table.headings[table.column] ?? ''
      return `${heading} ${table.column > 0 ? table.rowHeading : ''}`.trim() || undefined
    },
    read(text) {
      const table = tables.at(-1)
      if (!table) return
      const heading = text.slice(0, LONGEST).trim()
      if (table.row === 1) table.headings[table.column] ??= heading
      if (table.column === 0 && table.rowHeading === '') table.rowHeading = heading
    },
  }
}
