/**
 * Many texts as one, so that they cost one analysis: "label: text" and a blank line, which no context crosses. What
 * is found in the whole is told by part again.
 */
export interface Part {
  /** Names the text; read as context, never part of a finding. */
  label?: string
  text: string
}

export interface PlacedSpan {
  /** Number of the part. */
  part: number
  /** UTF-16 offsets in the part's text. */
  start: number
  end: number
}

export interface JoinedText {
  text: string
  /** What of a range of the whole (UTF-16) lies in which part; a range that reaches over several is cut. */
  locate(start: number, end: number): PlacedSpan[]
}

export const LABEL_END = ': '

export function joinTexts(parts: readonly Part[]): JoinedText {
  const pieces: string[] = []
  const starts: number[] = []
  let length = 0
  for (const { label, text } of parts) {
    if (label) {
      pieces.push(label, LABEL_END)
      length += label.length + LABEL_END.length
    }
    starts.push(length)
    pieces.push(text, '\n\n')
    length += text.length + 2
  }
  return {
    text: pieces.join(''),
    locate(start, end) {
      const spans: PlacedSpan[] = []
      for (let part = Math.max(0, lastStartingUpTo(starts, start)); part < parts.length; part++) {
        const offset = starts[part]!
        if (offset >= end) break
        const from = Math.max(start - offset, 0)
        const to = Math.min(end - offset, parts[part]!.text.length)
        if (from < to) spans.push({ part, start: from, end: to })
      }
      return spans
    },
  }
}

function lastStartingUpTo(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (starts[middle]! <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
