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

type Range = [start: number, end: number]

/** The leaves of a block: its text without the marks that only form it. */
export function readMarkdown(text: string, start: number, end: number): Leaf[] {
  const leaves: Leaf[] = []
  let done = start
  for (const [from, to] of marksOf(text.slice(start, end))) {
    if (start + from > done) leaves.push(readLeaf(text, done, start + from))
    done = Math.max(done, start + to)
  }
  if (done < end || leaves.length === 0) leaves.push(readLeaf(text, done, end))
  return leaves
}

function marksOf(block: string): Range[] {
  const marks: Range[] = []
  for (const expression of EMPHASIS)
    for (const { 0: whole, 1: mark, index } of block.matchAll(expression)) {
      const end = index + whole.length
      marks.push([index, index + mark!.length], [end - mark!.length, end])
    }
  for (const { 0: tag, index } of block.matchAll(FORMATTING_TAG)) marks.push([index, index + tag.length])
  return marks.sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** A backslash before punctuation: https://spec.commonmark.org/0.31.2/#backslash-escapes */
const ESCAPED = /\\([!-/:-@[-`{-~])/g

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
