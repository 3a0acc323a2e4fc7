import type { Leaf } from '@sfumato/engine/structured'
import { namedCharacter, numberedCharacter } from './entities.ts'
import { MappedText, readOnceMore } from './mapped-text.ts'

/**
 * Values hide in addresses (`?mail=jo%40example.org`), in HTML and JSON that stands inside other text
 * (`jo&#64;example.org`, `jo\u0040example.org`), in one of these inside another, and between soft hyphens. They are read as what they
 * stand for; where nothing is replaced they stay as they are written.
 */
export function readEncoded(leaf: Leaf, write?: (text: string) => string): Leaf {
  let read = leaf
  for (let level = 0; level < DEEPEST; level++) {
    const next = addressesOf(read) ?? referencesOf(read) ?? styleEscapesOf(read)
    if (!next) break
    read = readOnceMore(read, next)
  }
  return write ? { ...read, escape: (text) => leaf.escape(write(text)) } : read
}

/** Encodings inside each other that are looked through. */
const DEEPEST = 6

const WORD = /[^\s"'<>]+/g
/** Signs of addresses, or two escapes in one word: `100%25` alone is a number. */
const ADDRESS_MARK = /[/?=&:]|%40|%[0-9A-Fa-f]{2}.*%[0-9A-Fa-f]{2}/
const PERCENT = /%[0-9A-Fa-f]{2}/
const LETTER_BEFORE_AND_AFTER = /(?<=\p{L})\+(?=\p{L})/u

interface Read {
  value: string
  offsets: Int32Array
}

/** Percent signs of words that look like addresses, and the plus signs that are spaces in them. */
function addressesOf({ value }: Leaf): Read | undefined {
  if (!PERCENT.test(value) && !LETTER_BEFORE_AND_AFTER.test(value)) return undefined
  const text = new MappedText(value)
  let isChanged = false
  let done = 0
  for (const { 0: word, index } of value.matchAll(WORD)) {
    if (!ADDRESS_MARK.test(word)) continue
    const questionMark = word.indexOf('?')
    const query = questionMark < 0 ? word.length : questionMark
    for (let at = 0; at < word.length; at++) {
      const character = word[at]
      if (character === '%') {
        const length = sequenceLength(word, at)
        if (length === 0) continue
        text.copy(done, index + at)
        text.put(decodeSequence(word.slice(at, at + length)), index + at)
        done = index + at + length
        at += length - 1
        isChanged = true
      } else if (character === '+' && at > query && /^\p{L}\+\p{L}/u.test(word.slice(at - 1, at + 2))) {
        text.copy(done, index + at)
        text.put(' ', index + at)
        done = index + at + 1
        isChanged = true
      }
    }
  }
  if (!isChanged) return undefined
  text.copy(done, value.length)
  return text.finish()
}

const byteAt = (word: string, at: number): number | undefined =>
  /^%[0-9A-Fa-f]{2}$/.test(word.slice(at, at + 3))
    ? Number.parseInt(word.slice(at + 1, at + 3), 16)
    : undefined

/** Written characters of one character in UTF-8; of one byte where it is none; 0 where nothing is to be read. */
function sequenceLength(word: string, at: number): number {
  const first = byteAt(word, at)
  if (first === undefined || first === 0) return 0
  if (first < 0x80) return 3
  const bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  for (let i = 1; i < bytes; i++) {
    const next = byteAt(word, at + 3 * i)
    if (next === undefined || next < 0x80 || next > 0xbf) return 3
  }
  return 3 * bytes
}

function decodeSequence(sequence: string): string {
  try {
    return decodeURIComponent(sequence)
  } catch {
    return latin(sequence)
  }
}

const latin = (sequence: string): string =>
  Buffer.from(sequence.replaceAll('%', ''), 'hex').toString('latin1')

const REFERENCE =
  /\\u([0-9A-Fa-f]{4})|\\u\{([0-9A-Fa-f]{1,6})\}|&#([0-9]{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&([A-Za-z][A-Za-z0-9]{1,31});|[\u00ad\u200b\u2060\ufeff]/g

/** Characters that no one sees: soft hyphens and other places where a word may be broken. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/

/** Escapes of JSON and scripts, and character references of HTML. */
function referencesOf({ value }: Leaf): Read | undefined {
  if (!value.includes('&') && !value.includes('\\u') && !UNSEEN.test(value)) return undefined
  const text = new MappedText(value)
  let isChanged = false
  let done = 0
  for (const match of value.matchAll(REFERENCE)) {
    const character = characterOf(match)
    if (character === undefined) continue
    text.copy(done, match.index)
    text.put(character, match.index)
    done = match.index + match[0].length
    isChanged = true
  }
  if (!isChanged) return undefined
  text.copy(done, value.length)
  return text.finish()
}

/** Several in a row, as styles write what they show (`content: "\\38 \\32 "`): one alone may be a path. */
const STYLE_ESCAPES = /(?:\\[0-9A-Fa-f]{2,6} ){4,}/g

/** Escapes of styles, wherever they stand. */
function styleEscapesOf({ value }: Leaf): Read | undefined {
  if (!value.includes('\\')) return undefined
  const text = new MappedText(value)
  let isChanged = false
  let done = 0
  for (const run of value.matchAll(STYLE_ESCAPES)) {
    for (const match of run[0].matchAll(/\\([0-9A-Fa-f]{2,6}) /g)) {
      const character = numberedCharacter(Number.parseInt(match[1]!, 16))
      if (character === undefined) continue
      text.copy(done, run.index + match.index)
      text.put(character, run.index + match.index)
      done = run.index + match.index + match[0].length
      isChanged = true
    }
  }
  if (!isChanged) return undefined
  text.copy(done, value.length)
  return text.finish()
}

function characterOf([whole, unit, point, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return namedCharacter(name)
  if (UNSEEN.test(whole)) return ''
  if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16))
  const code = decimal === undefined ? Number.parseInt(point ?? hexadecimal!, 16) : Number(decimal)
  return numberedCharacter(code)
}

/** How a text is written into an address. */
export const writeInAddress = (text: string): string => encodeURIComponent(text.toWellFormed())
