import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { DocumentError } from '../errors.ts'
import {
  BYTE_ORDER_MARK,
  type DecodedText,
  decodeAs,
  decodeText,
  encodePlainText,
  encodingByMark,
} from './encoding.ts'
import { readHtmlInto } from './html-passages.ts'
import { checkSize, LeafDocument, plainLeaf } from './leaf-document.ts'
import { partSink } from './sink.ts'

/**
 * HTML, changed in place. Passages are the texts of its blocks, whatever formatting is inside them, and every
 * attribute, comment and style that can hold words. Scripts are left out: what they write no one can foresee.
 */
export const html: DocumentFormat = {
  name: 'html',
  extensions: ['html', 'htm', 'xhtml'],
  mediaType: 'text/html',
  async open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
    checkSize(bytes, tools.limits)
    const { text, encoding } = decodeHtml(bytes)
    const document = new LeafDocument(text, tools)
    const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
    const page = plainLeaf(text, start, text.length)
    readHtmlInto(start === 0 ? document : partSink(document, page), page.value)
    return document.open(tools, (changed) => encodePlainText(changed, encoding))
  },
}

/** Bytes in which browsers look for the declaration. */
const DECLARED_WITHIN = 1024
const DECLARATION = /<meta[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i

/** By byte order mark, then declaration, then by what the bytes can be. */
function decodeHtml(bytes: Uint8Array): DecodedText {
  if (encodingByMark(bytes)) return decodeText(bytes)
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, DECLARED_WITHIN))
  const encoding = knownEncoding(DECLARATION.exec(start.toString('latin1'))?.[1])
  if (encoding === undefined || encoding === 'utf-8' || bytes.includes(0)) return decodeText(bytes)
  try {
    return { text: decodeAs(bytes, encoding), encoding }
  } catch (error) {
    if (error instanceof DocumentError) return decodeText(bytes)
    throw error
  }
}

/** A page that is read byte by byte is not UTF-16, whatever it says: browsers take it as UTF-8. */
function knownEncoding(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    const { encoding } = new TextDecoder(label)
    if (encoding === 'iso-2022-jp')
      throw new DocumentError('NOT_CLEANABLE', 'The encoding of the page is not read. Save it as UTF-8.')
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch (error) {
    if (error instanceof DocumentError) throw error
    return undefined
  }
}
