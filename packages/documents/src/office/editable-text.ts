import type { LeafEdit } from '@sfumato/engine/structured'

/** A text that changes are collected for: a part of the file, or the target of a link. */
export interface EditableText {
  data: string
  /** Made whatever the caller asks for. They win over changes inside their range. */
  standing: LeafEdit[]
  /** Those the caller asked for. */
  asked: LeafEdit[]
  /** Ranges of the data that are passages, start and end in turn: what is left of them was meant to be left. */
  read: number[]
}

export const editableText = (data: string): EditableText => ({ data, standing: [], asked: [], read: [] })

/**
 * The text with all changes made. Of changes that overlap, the one that begins first counts, then the longest,
 * then the standing one: who removes an element removes what was changed inside it.
 */
export function render(text: EditableText): string {
  const edits = [...text.standing, ...text.asked].sort((a, b) => a.start - b.start || b.end - a.end)
  const pieces: string[] = []
  let done = 0
  let last: LeafEdit | undefined
  for (const edit of edits) {
    const { start, end, text: replacement } = edit
    // The same insertion may be asked for by two values of one element.
    if (start < done || (last && start === last.start && end === last.end)) continue
    last = edit
    pieces.push(text.data.slice(done, start), replacement)
    done = end
  }
  pieces.push(text.data.slice(done))
  return pieces.join('')
}
