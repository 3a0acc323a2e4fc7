import { oncePerText } from '../../_shared/once-per-text.ts'
import {
  ADDRESS_LABELS,
  ID_LABELS,
  ID_LABELS_WEAK,
  OCCUPATION_LABELS,
  ORGANISATION_LABELS,
  PERSON_LABELS,
  PLACE_LABELS,
} from '../_data/name-labels.ts'
import { expandList } from './phrases.ts'
import { gapLength, type Tokens, tokensOf, WORD } from './tokens.ts'

/** A field of a form, a letter head or a record: "Label: value". */
export interface Field {
  label: string
  start: number
  end: number
  text: string
}

type Lists = Readonly<Record<string, string>>
const ALL: readonly Lists[] = [
  PERSON_LABELS,
  ORGANISATION_LABELS,
  ADDRESS_LABELS,
  PLACE_LABELS,
  OCCUPATION_LABELS,
  ID_LABELS,
  ID_LABELS_WEAK,
]

/** Label to the lists that hold it; built at the first use. */
let index: Map<string, Lists[]> | undefined
const WORDS = /[\p{L}\p{M}]+|\p{Nd}+/gu

function labelIndex() {
  if (index) return index
  index = new Map()
  for (const lists of ALL)
    for (const list of Object.values(lists))
      for (const label of expandList(list)) {
        const words = label.toLowerCase().match(WORDS) ?? []
        for (const form of [words.join(' '), words.join('')]) {
          const known = index.get(form)
          if (!known) index.set(form, [lists])
          else if (!known.includes(lists)) known.push(lists)
        }
      }
  return index
}

const MAX_VALUE = 90
const VALUE_END = /[\n\r\t|;<>{}[\]"“”]|, (?=\p{L}[\p{L} ]{1,24}:)|\. (?=\p{Lu})|\.$| {3,}/u

const fieldsIn = oncePerText((text) => {
  const fields = new Map<Lists, Field[]>()
  const tokens = tokensOf(text)
  const known = labelIndex()
  let token = 0
  for (let at = nextColon(text, 0); at >= 0; at = nextColon(text, at + 1)) {
    while (token < tokens.count && tokens.end[token]! <= at) token++
    const label = labelBefore(tokens, token - 1, at, known)
    if (!label) continue
    const value = valueAfter(text, at + 1)
    if (!value) continue
    for (const lists of label.lists) {
      const list = fields.get(lists)
      const field = { label: label.name, ...value }
      if (list) list.push(field)
      else fields.set(lists, [field])
    }
  }
  return fields
})

function nextColon(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x3a || code === 0xff1a) return at
  }
  return -1
}

function labelBefore(tokens: Tokens, token: number, colon: number, known: Map<string, Lists[]>) {
  if (
    token < 0 ||
    colon - tokens.end[token]! > 3 ||
    !/^["'’)*_. ]*$/.test(tokens.text.slice(tokens.end[token]!, colon))
  )
    return undefined
  let phrase = ''
  let found: { name: string; lists: Lists[] } | undefined
  for (let back = 0; back < 4 && token - back >= 0; back++) {
    const at = token - back
    if (back > 0 && gapLength(tokens, at) > 3) break
    if (tokens.kind[at] !== WORD) break
    phrase = back === 0 ? tokens.lower[at]! : `${tokens.lower[at]!} ${phrase}`
    const lists = known.get(phrase)
    if (lists) found = { name: phrase, lists }
  }
  return found
}

function valueAfter(text: string, from: number) {
  let start = from
  const limit = Math.min(text.length, from + 16)
  while (start < limit && /[ \u00a0\t"'“„«*_(\u3000]/.test(text.charAt(start))) start++
  // One line break: the value stands under its label.
  if (
    start < limit &&
    text.charAt(start) === '\n' &&
    /^\n {0,8}[\p{L}\d]/u.test(text.slice(start, start + 10)) &&
    start === from
  ) {
    start++
    while (text.charAt(start) === ' ') start++
  }
  const raw = text.slice(start, start + MAX_VALUE)
  const stop = raw.search(VALUE_END)
  const value = (stop >= 0 ? raw.slice(0, stop) : raw).replace(/[\s,.;:'’*_)]+$/u, '')
  return value.length >= 2 ? { start, end: start + value.length, text: value } : undefined
}

/** The fields of the text whose label stands in the lists. */
export const findLabelValues = (text: string, lists: Lists): readonly Field[] =>
  fieldsIn(text).get(lists) ?? []
