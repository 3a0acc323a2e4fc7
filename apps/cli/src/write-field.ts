import { type Leaf, rawOffset } from '@sfumato/engine/structured'
import type { SidecarItem } from './sidecar.ts'
import type { Field } from './structured.ts'

type Item = Omit<SidecarItem, 'start' | 'end'>

export interface FieldEdit {
  /** UTF-16 offsets in the field without escapes. */
  start: number
  end: number
  text: string
  item: Item
}

/** What stands in place of a range of the data; with an item where it is one of the edits. */
export interface Piece {
  start: number
  end: number
  text: string
  item?: Item
}

/** Ordered, apart. All bytes beside the edits stay, unless a bare field of a table now needs quotes. */
export function writeField(field: Field, edits: readonly FieldEdit[]): Piece[] {
  const { leaf, isNumber, endingFor } = field
  if (isNumber) return edits.flatMap((edit) => writeNumber(leaf, edit))
  const newValue = changed(leaf.value, edits)
  if (!endingFor && leaf.rewrite(newValue) !== undefined) return writeInQuotes(leaf, edits)
  const pieces: Piece[] = edits.map(({ start, end, text, item }) => ({
    start: rawOffset(leaf, start),
    end: rawOffset(leaf, end),
    text: leaf.escape(text),
    item,
  }))
  const ending = endingFor?.(newValue)
  return ending ? [...pieces, { start: leaf.rawEnd, end: leaf.rawEnd, text: ending }] : pieces
}

function changed(value: string, edits: readonly FieldEdit[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end, text } of edits) {
    parts.push(value.slice(done, start), text)
    done = end
  }
  return parts.join('') + value.slice(done)
}

/** Changed whole. What is no number any more gets quotes, which go again when the number comes back. */
function writeNumber({ rawStart, rawEnd, rewrite }: Leaf, { text, item }: FieldEdit): Piece[] {
  const written = rewrite(text) ?? text
  if (written === text) return [{ start: rawStart, end: rawEnd, text, item }]
  return [
    { start: rawStart, end: rawStart, text: '"' },
    { start: rawStart, end: rawEnd, text: written.slice(1, -1), item: { ...item, quoted: true } },
    { start: rawEnd, end: rawEnd, text: '"' },
  ]
}

/** A field that stood bare: its own quotes are doubled as well. */
function writeInQuotes({ value, rawStart, rawEnd }: Leaf, edits: readonly FieldEdit[]): Piece[] {
  const pieces: Piece[] = [{ start: rawStart, end: rawStart, text: '"' }]
  const replace = (start: number, end: number, text: string, item?: Item) =>
    pieces.push({
      ...{ start: rawStart + start, end: rawStart + end, text: text.replaceAll('"', '""') },
      ...(item ? { item } : {}),
    })
  let done = 0
  for (const { start, end, text, item } of edits) {
    replace(done, start, value.slice(done, start))
    replace(start, end, text, item)
    done = end
  }
  replace(done, value.length, value.slice(done))
  return [...pieces, { start: rawEnd, end: rawEnd, text: '"' }]
}
