import type { HtmlTag } from './html-tokens.ts'

interface Table {
  headings: string[]
  row: number
  column: number
  rowHeading: string
}

/** Longer texts name nothing. */
const LONGEST_LABEL = 100

/** What names the text of a block: heads of columns and rows, terms of lists, labels of fields. */
export class TableLabels {
  readonly #tables: Table[] = []
  #block = ''
  #term = ''
  #field = ''

  /** The text of the last `<label>`. */
  get field(): string {
    return this.#field
  }

  enter({ type, name }: HtmlTag): void {
    this.#block = type === 'open' ? name : ''
    const table = this.#tables.at(-1)
    if (name === 'table') {
      if (type === 'open') this.#tables.push({ headings: [], row: -1, column: -1, rowHeading: '' })
      else this.#tables.pop()
    } else if (type === 'open' && table && name === 'tr') {
      table.row++
      table.column = -1
      table.rowHeading = ''
    } else if (type === 'open' && table && (name === 'td' || name === 'th')) table.column++
  }

  /** Of the text that the block holds; a text that names others is remembered. */
  of(text: string): { label?: string; part?: string } {
    const name = text.trim().slice(0, LONGEST_LABEL)
    const table = this.#tables.at(-1)
    switch (this.#block) {
      case 'th':
        if (table && table.row <= 0) table.headings[table.column] = name
        else if (table) table.rowHeading = name
        return {}
      case 'dt':
        this.#term = name
        return {}
      case 'label':
        this.#field = name
        return {}
      case 'dd':
        return this.#term ? { label: this.#term } : {}
      case 'title':
        return { part: 'title' }
      default: {
        if (!table) return {}
        const label = [table.rowHeading, table.headings[table.column] ?? ''].filter(Boolean).join(' ')
        return label ? { label } : {}
      }
    }
  }
}
