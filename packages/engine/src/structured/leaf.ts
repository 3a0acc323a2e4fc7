/** One value of a JSON document or CSV table, and where it stands in the data. */
export interface Leaf {
  /** Keys and indexes from the root; row and column name in a table. */
  path: readonly (string | number)[]
  /** The words of the path that name the value. */
  label: string
  /** The value itself, without quotes and escapes. */
  value: string
  /** UTF-16 range of the value in the data: without quotes, with escapes. */
  rawStart: number
  rawEnd: number
  /** For each UTF-16 unit of `value` its offset in the data, and the end; absent where nothing is escaped. */
  rawOffsets?: Int32Array
  /** A replacement as it must be written inside the value. */
  escape(text: string): string
  /**
   * The whole value as it must be written, where a replacement cannot stand inside it (a number that is none any
   * more, a bare field that needs quotes); undefined where it can.
   */
  rewrite(newValue: string): string | undefined
}

export interface Edit {
  start: number
  end: number
  text: string
}

/** UTF-16 offset in the data of a UTF-16 offset in the value. */
export const rawOffset = (leaf: Leaf, at: number): number => leaf.rawOffsets?.[at] ?? leaf.rawStart + at

/** Changes to the data that put the replacements (UTF-16 offsets in the value, sorted, apart) into the value. */
export function editsOf(leaf: Leaf, replacements: readonly Edit[]): Edit[] {
  let newValue = ''
  let done = 0
  for (const { start, end, text } of replacements) {
    newValue += leaf.value.slice(done, start) + text
    done = end
  }
  newValue += leaf.value.slice(done)
  const whole = leaf.rewrite(newValue)
  if (whole !== undefined) return [{ start: leaf.rawStart, end: leaf.rawEnd, text: whole }]
  return replacements.map(({ start, end, text }) => ({
    start: rawOffset(leaf, start),
    end: rawOffset(leaf, end),
    text: leaf.escape(text),
  }))
}

export function applyEdits(data: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(data.slice(done, start), text)
    done = end
  }
  parts.push(data.slice(done))
  return parts.join('')
}
