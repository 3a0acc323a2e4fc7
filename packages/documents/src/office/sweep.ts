import type { LeafEdit } from '@sfumato/engine/structured'
import { toIdentifier } from './decode-value.ts'
import type { EditableText } from './editable-text.ts'
import { escapeXml } from './package.ts'

export interface Replaced {
  value: string
  replacement: string
}

const SHORTEST = 6
/** Shorter ones could be a size or a place on the page. */
const SHORTEST_BARE_NUMBER = 9
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
  const add = (written: string, replacement: string) => {
    const start = written.slice(0, SHORTEST)
    const known = byStart.get(start)
    if (known) known.push({ written, replacement })
    else byStart.set(start, [{ written, replacement }])
  }
  let count = 0
  for (const [value, replacement] of values) {
    add(escapeXml(value), escapeXml(replacement))
    // Ids are made of names by leaving out the spaces, or all but letters and digits; two of them must not become
    // the same.
    count++
    const identifier = `${toIdentifier(replacement)}${count}`
    if (/^\p{L}+(?:\s\p{L}+)+$/u.test(value)) add(value.replace(/\s/g, '_'), identifier)
    const bare = value.replace(/[^\p{L}\p{N}]/gu, '')
    if (bare !== value && bare.length >= (/\D/.test(bare) ? SHORTEST : SHORTEST_BARE_NUMBER))
      add(bare, identifier)
  }
  for (const text of texts) text.asked.push(...findOutside(text, byStart))
}

type Values = ReadonlyMap<string, readonly { written: string; replacement: string }[]>

/** Goes over what lies between the passages once, looking up the beginnings of the values. */
function findOutside({ data, read }: EditableText, byStart: Values): LeafEdit[] {
  const found: LeafEdit[] = []
  const firstUnits = new Uint8Array(0x10000)
  for (const start of byStart.keys()) firstUnits[start.charCodeAt(0)] = 1
  const ranges = inOrder(read)
  let at = 0
  for (let range = 0; range <= ranges.length; range += 2) {
    const limit = ranges[range] ?? data.length
    for (; at <= limit - SHORTEST; at++) {
      if (firstUnits[data.charCodeAt(at)] === 0) continue
      const candidates = byStart.get(data.slice(at, at + SHORTEST))
      const hit = candidates?.find(({ written }) => isAt(data, at, written, limit))
      if (!hit) continue
      found.push({ start: at, end: at + hit.written.length, text: hit.replacement })
      at += hit.written.length - 1
    }
    at = Math.max(at, ranges[range + 1] ?? data.length)
  }
  return found
}

/** Ranges as pairs of start and end: they are read nearly in order. */
function inOrder(pairs: readonly number[]): readonly number[] {
  let isSorted = true
  for (let at = 2; at < pairs.length && isSorted; at += 2) isSorted = pairs[at]! >= pairs[at - 2]!
  if (isSorted) return pairs
  const order = Array.from({ length: pairs.length / 2 }, (_, index) => index * 2)
  order.sort((a, b) => pairs[a]! - pairs[b]!)
  return order.flatMap((at) => [pairs[at]!, pairs[at + 1]!])
}

function isAt(data: string, at: number, written: string, limit: number): boolean {
  const end = at + written.length
  if (end > limit || !data.startsWith(written, at)) return false
  // A number inside a longer one is another number.
  const startsWithDigit = /\d/.test(written[0]!) && /\d/.test(data[at - 1] ?? '')
  const endsWithDigit = /\d/.test(written.at(-1)!) && /\d/.test(data[end] ?? '')
  return !startsWithDigit && !endsWithDigit
}
