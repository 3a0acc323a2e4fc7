import { clingsToAddress } from './_hosts.ts'

/** Where a web address ends in running text: punctuation of the sentence, brackets, words of another script. */

/** What no address holds unescaped: spaces, quotes, brackets of markup, punctuation of Arabic and ideographic text. */
export const NOT_IN_PATH = String.raw`\s"'<>${'`'}\u201c\u201d\u2018\u2019\u00ab\u00bb\u060c\u061b\u061f\u200b-\u200f\u2014\u2026\u202a-\u202e\u2066-\u2069\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65\\^{}|`
/** An address broken at its underscores, as text cut into words has it: "news _ list.asp". */
const SPACED_UNDERSCORES = new RegExp(`(?: _ [^${NOT_IN_PATH}]{1,500}){1,20}`, 'uy')

/**
 * The end of the address between two offsets. In "example.com/abc查看" the path ends where the script changes;
 * right behind a slash or another sign the letters are a part of it ("/wiki/東京").
 */
export function addressEnd(text: string, start: number, pathStart: number, end: number): number {
  let last = end
  // "https://a.example/x,https://b.example/y": a list.
  const list = /[,;|](?=https?:\/\/)/.exec(text.slice(pathStart, end))
  if (list) return trimmedEnd(text, start, pathStart + list.index)
  for (let at = pathStart + 1; at < end; at++) {
    if (clingsToAddress(text[at]!) && /[A-Za-z0-9]/.test(text[at - 1]!)) {
      last = at
      break
    }
    if (text.charCodeAt(at) > 127) break
  }
  if (last === end && pathStart < end) {
    SPACED_UNDERSCORES.lastIndex = end
    if (SPACED_UNDERSCORES.test(text)) last = SPACED_UNDERSCORES.lastIndex
  }
  return trimmedEnd(text, start, last)
}

/** The sentence's punctuation behind an address is not part of it; a closing bracket only when opened inside. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let last = end
  let unopened: { ')': number; ']': number } | undefined
  for (;;) {
    const character = text[last - 1]!
    if (/[.,;:!?*_]/.test(character)) {
      last--
      continue
    }
    if (character !== ')' && character !== ']') return last
    unopened ??= {
      ')': count(text, start, last, ')') - count(text, start, last, '('),
      ']': count(text, start, last, ']') - count(text, start, last, '['),
    }
    if (unopened[character]-- <= 0) return last
    last--
  }
}

const count = (text: string, start: number, end: number, character: string): number => {
  let found = 0
  for (let i = start; i < end; i++) if (text[i] === character) found++
  return found
}
