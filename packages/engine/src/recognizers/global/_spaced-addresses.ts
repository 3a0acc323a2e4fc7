import { trimmedEnd } from './_address-ends.ts'
import { hasPublicSuffix } from './_hosts.ts'

/**
 * Web addresses with spaces around their signs: "https: / / example. org / list", "www . example . com". Text that
 * was cut into words and put together again, or read from a picture, has them. The broken "://" or "www ." says
 * that what follows is an address; from there it goes on as long as its parts are joined by signs. Reports on
 * attacks break addresses on purpose: "hxxps://example[.]com".
 */
export interface SpacedAddress {
  start: number
  end: number
  host: string
}

const BEGINNING =
  /(?<![A-Za-z0-9_])(?:(?:[Hh](?:[Tt]{2}|[Xx]{2})[Pp][Ss]?|[Ff][Tt][Pp])[ \u00a0]?:[ \u00a0]?\/[ \u00a0]?\/[ \u00a0]?(?:www[ \u00a0]?\.[ \u00a0]?)?|[Ww]{3}[ \u00a0]?\.[ \u00a0]?)(?=[\p{L}\p{N}])/gu
const LABEL = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}])?/uy
const DOT = /[ \u00a0]?(?:\.|\[\.\])[ \u00a0]?(?=[\p{L}\p{N}])/uy
const PORT = /[ \u00a0]?:[ \u00a0]?\d{1,5}(?![\p{L}\p{N}])/uy
const PART = /[ \u00a0]?[/?#=&~%_-]{1,3}(?:[ \u00a0]?[\p{L}\p{N}@%+~!$*][\p{L}\p{N}\p{M}@%+~!$*.:]{0,200})?/uy
/** A dot inside the path joins only a known kind of page; otherwise it ends the sentence. */
const PAGE = /[ \u00a0]?\.[ \u00a0]?(?:html?|php\d?|aspx?|jsp|cgi|do|pdf|xml|jpe?g|png|gif)(?![\p{L}\p{N}])/uy
const MOST_LABELS = 10
const MOST_PARTS = 60

const step = (regex: RegExp, text: string, at: number): number => {
  regex.lastIndex = at
  return regex.test(text) ? regex.lastIndex : -1
}

/** Every such address has one of these; looking for them is much quicker than the expression. */
const SIGNS = [': /', '/ /', ':// ', 'ww ', 'ww. ', 'WW ', 'WW. ', '[.]', 'xxp', 'XXP', '\u00a0']

export function* spacedAddresses(text: string): Iterable<SpacedAddress> {
  if (!SIGNS.some((sign) => text.includes(sign))) return
  for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
    const hostStart = index + beginning.length
    const host = hostAt(text, hostStart)
    // Otherwise it is an ordinary address.
    if (!host || !/[ \u00a0[]|^h?xx/i.test(text.slice(index, host.end))) continue
    yield { start: index, end: trimmedEnd(text, index, pathEnd(text, host.end)), host: host.name }
  }
}

/** The longest run of labels that is a host with a public suffix; a capital after a dot begins a sentence. */
export function hostAt(
  text: string,
  start: number,
  dot: RegExp = DOT,
): { name: string; end: number } | undefined {
  let end = step(LABEL, text, start)
  if (end < 0) return undefined
  let name = text.slice(start, end)
  let best: { name: string; end: number } | undefined
  for (let labels = 1; labels < MOST_LABELS; labels++) {
    const next = step(dot, text, end)
    const nextEnd = next < 0 ? -1 : step(LABEL, text, next)
    if (nextEnd < 0) break
    const label = text.slice(next, nextEnd)
    if (/^\p{Lu}/u.test(label) && /^\p{Ll}/u.test(name)) break
    name += `.${label}`
    end = nextEnd
    if (hasPublicSuffix(name)) best = { name, end }
  }
  return best
}

function pathEnd(text: string, hostEnd: number): number {
  const port = step(PORT, text, hostEnd)
  let end = port < 0 ? hostEnd : port
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const next = step(PART, text, end)
    if (next < 0) break
    end = next
    const page = step(PAGE, text, end)
    if (page >= 0) end = page
  }
  return end
}
