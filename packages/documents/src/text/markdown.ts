import type { Leaf } from '@sfumato/engine/structured'
import { readEncoded } from './encoded-text.ts'
import { plainLeaf } from './leaf-document.ts'
import { MappedText, readOnceMore } from './mapped-text.ts'

/** Marks around words on one line; how far apart is bounded, so that no text costs more than its length. */
const EMPHASIS = [
  /(?<!\*)(\*{1,3})(?=[^\s*])[^*\n]{1,300}?(?<=\S)\1(?!\*)/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])[^_\n]{1,300}?(?<=\S)\1(?![\p{L}\p{N}_])/gu,
  /(?<!`)(`{1,3})(?=[^`])[^`\n]{1,300}\1(?!`)/g,
  /(~~)(?=[^\s~])[^~\n]{1,300}?~~/g,
]
const FORMATTING_TAG = /<\/?(?:b|i|u|s|em|strong|del|ins|mark|small|span|code|kbd)>/gi

/** A backslash before punctuation: https://spec.commonmark.org/0.31.2/#backslash-escapes */
const ESCAPED = /\\([!-/:-@[-`{-~])/g

interface Mark {
  start: number
  end: number
  /** Of an opening mark: the one that closes it. */
  closing?: Mark
}

/** The leaves of a block: its text without the marks that only form it. */
export function readMarkdown(text: string, start: number, end: number): Leaf[] {
  const leaves: Leaf[] = []
  const last: Mark = { start: end, end }
  let done = start
  let before: Mark | undefined
  for (const mark of [...marksOf(text.slice(start, end), start), last]) {
    if (mark.start > done) {
      const leaf = readLeaf(text, done, mark.start)
      const isBetweenPair = before?.closing === mark && before.end === done
      leaves.push(isBetweenPair ? withMarks(leaf, before!.start, mark.end) : leaf)
    }
    done = Math.max(done, mark.end)
    before = mark
  }
  return leaves
}

/** Where all of the words go, so do the marks around them. */
const withMarks = (leaf: Leaf, rawStart: number, rawEnd: number): Leaf => ({
  ...leaf,
  rawStart,
  rawEnd,
  rewrite: (newValue) => (newValue === '' ? '' : undefined),
})

function marksOf(written: string, start: number): Mark[] {
  // What is escaped marks nothing.
  const block = written.replace(ESCAPED, 'xx')
  const marks: Mark[] = []
  for (const expression of EMPHASIS)
    for (const { 0: whole, 1: mark, index } of block.matchAll(expression)) {
      const from = start + index
      const end = from + whole.length
      const closing = { start: end - mark!.length, end }
      marks.push({ start: from, end: from + mark!.length, closing }, closing)
    }
  for (const { 0: tag, index } of block.matchAll(FORMATTING_TAG))
    marks.push({ start: start + index, end: start + index + tag.length })
  return marks.sort((a, b) => a.start - b.start || a.end - b.end)
}

function readLeaf(text: string, start: number, end: number): Leaf {
  const leaf = plainLeaf(text, start, end)
  const read = new MappedText(leaf.value)
  let done = 0
  for (const match of leaf.value.matchAll(ESCAPED)) {
    read.copy(done, match.index)
    read.put(match[1]!, match.index)
    done = match.index + match[0].length
  }
  read.copy(done, leaf.value.length)
  return readEncoded(readOnceMore(leaf, read.finish(), writeInMarkdown))
}

/** What would be a mark, a tag, a cell's border or a reference is written to stand for itself. */
const SPECIAL = /[\\`*|]|<(?=[A-Za-z/!?])|&(?=#?\w)|~(?=~)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

const writeInMarkdown = (text: string): string => text.replace(SPECIAL, '\\$&')
