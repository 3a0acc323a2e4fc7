/**
 * Cuts a long text into parts that can be tagged apart, at places where a window would end anyway: an empty line,
 * a line end, the end of a sentence. Where there is none the part grows until one comes.
 */
export interface Chunk {
  /** UTF-16 offset in the text. */
  start: number
  text: string
}

/** A quarter of a second of work. */
const COMFORTABLE = 16_000
/** The search for a good place begins here. */
const LEAST = 12_000

const BREAKS: readonly RegExp[] = [/\n[ \t\r]*\n/g, /\n/g, /[\p{L}\p{N}]{5}[.!?…] (?=\p{Lu})|[。！？।]/gu]

export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let start = 0
  while (text.length - start > COMFORTABLE) {
    const end = placeToCut(text, start)
    if (end === undefined) break
    chunks.push({ start, text: text.slice(start, end) })
    start = end
  }
  chunks.push({ start, text: text.slice(start) })
  return chunks
}

function placeToCut(text: string, start: number): number | undefined {
  const stretch = text.slice(start + LEAST, start + COMFORTABLE)
  for (const expression of BREAKS) {
    const last = [...stretch.matchAll(expression)].at(-1)
    if (last) return start + LEAST + last.index + last[0].length
  }
  for (const expression of BREAKS.slice(1)) {
    const next = new RegExp(expression.source, expression.flags)
    next.lastIndex = start + COMFORTABLE
    if (next.test(text) && next.lastIndex < text.length) return next.lastIndex
  }
  return undefined
}
