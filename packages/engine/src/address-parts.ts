import { CATALOG } from './catalog.ts'

interface Placed {
  entityType: string
  start: number
  end: number
}

/** What stands inside an address as a part of it: every other type of place, postcodes first of all. */
const PARTS: ReadonlySet<string> = new Set(
  CATALOG.flatMap(({ recognizer: { entity, group } }) =>
    group === 'location' && entity !== 'ADDRESS' ? entity : [],
  ),
)

/**
 * Without the postcodes and towns that an address ends in: they are no findings of their own. By the rule for
 * overlaps alone a sure postcode would push the street out, and "12 High Street, London" would stay in the text.
 */
export function withoutAddressParts<S extends Placed>(found: readonly S[]): S[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: S[] = []
  // Furthest end of the addresses that began before, and of those that begin here.
  let reach = 0
  let reachHere = 0
  let here = -1
  for (const span of sorted) {
    if (span.start > here) {
      reach = Math.max(reach, reachHere)
      here = span.start
    }
    if (span.entityType === 'ADDRESS') reachHere = Math.max(reachHere, span.end)
    if (!PARTS.has(span.entityType) || span.end > reach) kept.push(span)
  }
  return kept
}
