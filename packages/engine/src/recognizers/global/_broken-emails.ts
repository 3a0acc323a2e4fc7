import { hostAt } from './_spaced-addresses.ts'

/**
 * E-mail addresses that are not written in one piece: with a space beside the "@" (text cut into words, a line
 * broken by hand), with "%40" for it (in web addresses), with the signs spelled out to keep robots away ("jane [at]
 * example [dot] org") or because they were spoken ("jane at example dot org").
 */
export interface BrokenEmail {
  start: number
  end: number
  isSpelled: boolean
}

/** Begins with one of four signs, which makes it quick; the space before is seen to in code. */
const AT =
  /(?:@(?=[ \u00a0])|(?<=[ \u00a0])@|[[({][ ]?(?:at|AT|At|arroba|chiocciola|@)[ ]?[\])}])[ \u00a0]?(?=[\p{L}\p{N}])/gu
const DOT =
  /[ \u00a0]?(?:\.|[[({][ ]?(?:dot|DOT|Dot|punto|punkt|point)[ ]?[\])}])[ \u00a0]?(?=[\p{L}\p{N}])/uy
const LOCAL = /[A-Za-z0-9](?:[A-Za-z0-9._%+-]{0,62}[A-Za-z0-9])?$/
/** Before a single word with spaces around its "@": a label, or nothing at all. "Meet us @ example.com" has neither. */
const OPENS = /(?:^|[\n:<(|;,=])[ \t\u00a0]*$/

const ENCODED = /%40(?=[A-Za-z0-9])/g
const PLAIN_DOT = /\.(?=[A-Za-z0-9])/y
const WORD = '[A-Za-z0-9_-]{1,30}'
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])${WORD}(?: dot ${WORD}){0,2} at ${WORD}(?: dot ${WORD}){0,2} dot (?:com|org|net|edu|gov|io|co|info|eu|uk|de|fr|es|it|nl|ch|at|be|se|no|dk|pl|ca|au|in)(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Every broken "@" has one of these; looking for them is much quicker than the expression. */
const SIGNS = [
  ' @',
  '@ ',
  '\u00a0@',
  '@\u00a0',
  'at)',
  'at]',
  'at}',
  'at )',
  'at ]',
  'AT)',
  'AT]',
  'At]',
  '@)',
  '@]',
  'arroba',
  'chiocciola',
]

export function* brokenEmails(text: string): Iterable<BrokenEmail> {
  for (const { index } of text.includes('%40') ? text.matchAll(ENCODED) : []) {
    const local = LOCAL.exec(text.slice(Math.max(0, index - 64), index))?.[0]
    const host = local === undefined ? undefined : hostAt(text, index + 3, PLAIN_DOT)
    if (local && host) yield { start: index - local.length, end: host.end, isSpelled: true }
  }
  if (text.includes(' dot '))
    for (const { 0: match, index } of text.matchAll(SPOKEN))
      yield { start: index, end: index + match.length, isSpelled: true }
  if (!SIGNS.some((sign) => text.includes(sign))) return
  for (const { 0: match, index: at } of text.matchAll(AT)) {
    const index = /[ \u00a0]/.test(text[at - 1] ?? '') ? at - 1 : at
    const sign = text.slice(index, at + match.length)
    const local = LOCAL.exec(text.slice(Math.max(0, index - 64), index))?.[0]
    const host = local === undefined ? undefined : hostAt(text, index + sign.length, DOT)
    if (local === undefined || !host) continue
    const start = index - local.length
    const isSpelled = /[[({]/.test(sign)
    if (!isSpelled && /^[ \u00a0]/.test(sign) && !/[._\d]/.test(local)) {
      if (!OPENS.test(text.slice(Math.max(0, start - 4), start))) continue
    }
    yield { start, end: host.end, isSpelled }
  }
}
