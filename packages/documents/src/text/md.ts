import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { type Block, readBlocks, readLines } from './blocks.ts'
import { readEncoded } from './encoded-text.ts'
import { BYTE_ORDER_MARK, decodeText, encodePlainText } from './encoding.ts'
import { findFrontMatter, readFrontMatterLine } from './front-matter.ts'
import { checkSize, LeafDocument, plainLeaf } from './leaf-document.ts'
import { readMarkdown } from './markdown.ts'

/**
 * Markdown. Passages are blocks of lines as they are written, addresses and HTML included, without the marks of
 * emphasis: `**Jo**hn` says John. Code is taken as it is.
 */
export const md: DocumentFormat = {
  name: 'md',
  extensions: ['md', 'markdown', 'mdown'],
  mediaType: 'text/markdown',
  async open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
    checkSize(bytes, tools.limits)
    const { text, encoding } = decodeText(bytes)
    const document = new LeafDocument(text, tools)
    const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
    const bodyStart = findFrontMatter(text, start)
    for (const line of readLines(text.slice(0, bodyStart), start))
      document.add(readFrontMatterLine(text, line), { part: 'properties' })
    for (const { isCode, ...part } of readParts(text, bodyStart))
      for (const block of readBlocks(text.slice(0, part.end), part.start))
        document.add(
          isCode
            ? [readEncoded(plainLeaf(text, block.start, block.end))]
            : readMarkdown(text, block.start, block.end),
        )
    return document.open(tools, (changed) => encodePlainText(changed, encoding))
  },
}

const FENCE = /^[ \t>]*(`{3,}|~{3,})/

/** Code between fences, and what is around it. */
function* readParts(text: string, from: number): Generator<Block & { isCode: boolean }> {
  let fence: string | undefined
  let start = from
  for (const line of readLines(text, from)) {
    const mark = FENCE.exec(text.slice(line.start, line.end))?.[1]
    if (mark === undefined) continue
    if (fence === undefined) {
      if (line.start > start) yield { start, end: line.start, isCode: false }
      fence = mark
      start = line.start
    } else if (mark[0] === fence[0] && mark.length >= fence.length) {
      yield { start, end: line.end, isCode: true }
      fence = undefined
      start = line.end
    }
  }
  if (start < text.length) yield { start, end: text.length, isCode: fence !== undefined }
}
