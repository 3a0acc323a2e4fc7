import type { Decoded } from './draft.ts'

const PERCENT_RUN = /(?:%[0-9A-Fa-f]{2})+/g
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * An address as it is read: `mailto:a%40b.org` is `mailto:a@b.org`. Runs that are not UTF-8 stay as they are, so
 * do spaces written as `+`.
 */
export function decodePercent(value: string): Decoded | undefined {
  if (!value.includes('%')) return undefined
  return decode(value, PERCENT_RUN, decodeRun, encodeForAddress)
}

/** Each character of a run and how many units of the value it takes. */
function decodeRun(run: string): { text: string; length: number }[] | undefined {
  const bytes = Buffer.from(run.replaceAll('%', ''), 'hex')
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return undefined
  }
  return Array.from(text, (character) => ({ text: character, length: Buffer.byteLength(character) * 3 }))
}

/** Not `encodeURIComponent`: lone surrogates must not make it throw. */
export const encodeForAddress = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/'/g, '%27')

const CHARACTER_CODE = /_x[0-9A-Fa-f]{4}_/g

/** Excel writes what XML cannot hold, and sometimes what it could, as `_x0040_` (ECMA-376 part 1, ST_Xstring). */
export function decodeCharacterCodes(value: string): Decoded | undefined {
  if (!value.includes('_x')) return undefined
  return decode(
    value,
    CHARACTER_CODE,
    (code) => [{ text: String.fromCharCode(Number.parseInt(code.slice(2, 6), 16)), length: 7 }],
    encodeCharacterCodes,
  )
}

export const encodeCharacterCodes = (text: string): string =>
  text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

/** Names are written with underscores for spaces: they are read as the words they were made of. */
export function decodeUnderscores(value: string): Decoded {
  const offsets = Int32Array.from({ length: value.length + 1 }, (_, index) => index)
  return { text: value.replaceAll('_', ' '), offsets, encode: toIdentifier }
}

/** Only what every program takes in a name: letters, digits and underscores. */
export const toIdentifier = (text: string): string => text.replace(/[^\p{L}\p{N}_]+/gu, '_')

function decode(
  value: string,
  pattern: RegExp,
  decodeMatch: (match: string) => { text: string; length: number }[] | undefined,
  encode: (text: string) => string,
): Decoded | undefined {
  const offsets = new Int32Array(value.length + 1)
  let text = ''
  let done = 0
  const copy = (to: number) => {
    for (let at = done; at < to; at++) offsets[text.length + at - done] = at
    text += value.slice(done, to)
  }
  for (const match of value.matchAll(pattern)) {
    const characters = decodeMatch(match[0])
    if (!characters) continue
    copy(match.index)
    let at = match.index
    for (const character of characters) {
      for (let unit = 0; unit < character.text.length; unit++) offsets[text.length + unit] = at
      text += character.text
      at += character.length
    }
    done = match.index + match[0].length
  }
  if (done === 0) return undefined
  copy(value.length)
  offsets[text.length] = value.length
  return { text, offsets: offsets.slice(0, text.length + 1), encode }
}
