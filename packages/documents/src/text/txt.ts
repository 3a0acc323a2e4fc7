import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { readBlocks } from './blocks.ts'
import { readEncoded } from './encoded-text.ts'
import { decodeText, encodePlainText } from './encoding.ts'
import { checkSize, LeafDocument, plainLeaf } from './leaf-document.ts'

/**
 * Plain text. A passage is a block of lines with no empty line in it, so that what is said on one line is context
 * to the next. Written back in the encoding it came in, or as UTF-8 where a replacement needs other characters.
 */
export const txt: DocumentFormat = {
  name: 'txt',
  extensions: ['txt', 'text', 'log'],
  mediaType: 'text/plain',
  async open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
    checkSize(bytes, tools.limits)
    const { text, encoding } = decodeText(bytes)
    const document = new LeafDocument(text, tools)
    for (const { start, end } of readBlocks(text)) document.add([readEncoded(plainLeaf(text, start, end))])
    return document.open(tools, (changed) => encodePlainText(changed, encoding))
  },
}
