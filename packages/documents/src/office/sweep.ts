import type { LeafEdit } from '@sfumato/engine/structured'
import type { EditableText } from './editable-text.ts'
import { escapeXml } from './package.ts'

export interface Replaced {
  value: string
  replacement: string
}

const SHORTEST = 6
const MOST_VALUES = 20_000

/**
 * Values that cannot be anything else when they are met again outside the passages, in an id or a name that no
 * rule reads: an address, a long number, several words. Single words are also words of the format.
 */
const isTelling = ({ value }: Replaced): boolean =>
  value.length >= SHORTEST &&
  (value.includes('@') || value.replace(/\D/g, '').length >= SHORTEST || /\S\s+\S/.test(value))

/** Changes that take the replaced values out of whatever is no passage. The same value gets the same text. */
export function sweep(texts: readonly EditableText[], replaced: readonly Replaced[]): void {
  const values = new Map<string, string>()
  for (const entry of replaced) {
    if (values.size >= MOST_VALUES) break
    if (isTelling(entry) && !values.has(entry.value)) values.set(entry.value, entry.replacement)
  }
  if (values.size === 0) return
  const byStart = new Map<string, { written: string; replacement: string }[]>()
  for (const [value, replacement] of values) {
    const written = escapeXml(value)
    const start = written.slice(0, SHORTEST)
    const known = byStart.get(start)
    const entry = { written, replacement: escapeXml(replacement) }
    if (known) known.push(entry)
    else byStart.set(start, [entry])
  }
  for (const text of texts) text.asked.push(...findOutside(text, byStart))
}

type Values = ReadonlyMap<string, readonly { written: string; replacement: string }[]>

/** Goes over what lies between the passages once, looking up the beginnings of the values. */
function findOutside({ data, read }: EditableText, byStart: Values): LeafEdit[] {
  const found: LeafEdit[] = []
  const ranges = [...read].sort((a, b) => a.start - b.start)
  let at = 0
  for (const { start, end } of [...ranges, { start: data.length, end: data.length }]) {
    while (at <= start - SHORTEST) {
      const candidates = byStart.get(data.slice(at, at + SHORTEST))
      const hit = candidates?.find(({ written }) => isAt(data, at, written, start))
      if (hit) {
        found.push({ start: at, end: at + hit.written.length, text: hit.replacement })
        at += hit.written.length
      } else at++
    }
    at = Math.max(at, end)
  }
  return found
}

function isAt(data: string, at: number, written: string, limit: number): boolean {
  const end = at + written.length
  if (end > limit || !data.startsWith(written, at)) return false
  // A number inside a longer one is another number.
  const startsWithDigit = /\d/.test(written[0]!) && /\d/.test(data[at - 1] ?? '')
  const endsWithDigit = /\d/.test(written.at(-1)!) && /\d/.test(data[end] ?? '')
  return !startsWithDigit && !endsWithDigit
}
