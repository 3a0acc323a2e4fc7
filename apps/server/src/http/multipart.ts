import { isUtf8 } from 'node:buffer'

/**
 * multipart/form-data (RFC 7578) out of a body that has come in whole. Own code, because a part that ends inside its
 * headers keeps the usual reader waiting for ever. One pass; parts are views of the body, not copies.
 */
export interface FormPart {
  name: string
  /** Set for files; may be empty. */
  fileName: string | undefined
  bytes: Buffer
}

/** The form is not one; the message says why, in words that hold nothing of it. */
export class MultipartError extends Error {}

const MOST_PARTS = 32
const MOST_HEADER_BYTES = 8 * 1024
const LINE_END = '\r\n'

export function parseMultipart(body: Buffer, contentType: string): FormPart[] {
  const boundary = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType)
  if (!boundary) throw new MultipartError('the Content-Type names no boundary')
  const delimiter = Buffer.from(`${LINE_END}--${boundary[1] ?? boundary[2]}`, 'latin1')
  const parts: FormPart[] = []
  // The first delimiter has no line end before it, unless something stands there that nobody reads.
  const opening = delimiter.subarray(LINE_END.length)
  let at = body.subarray(0, opening.length).equals(opening) ? opening.length : indexAfter(body, delimiter, 0)
  while (body.toString('latin1', at, at + 2) !== '--') {
    if (parts.length === MOST_PARTS) throw new MultipartError('there are too many parts')
    const headersStart = indexAfter(body, LINE_END, at)
    // Blanks may follow a delimiter, nothing else.
    if (body.toString('latin1', at, headersStart).trim() !== '') throw cutOff()
    const contentStart = indexAfter(body, LINE_END + LINE_END, headersStart - LINE_END.length)
    if (contentStart - headersStart > MOST_HEADER_BYTES)
      throw new MultipartError('the headers of a part are too long')
    at = indexAfter(body, delimiter, contentStart - LINE_END.length)
    const contentEnd = Math.max(contentStart, at - delimiter.length)
    const headers = body.subarray(headersStart - LINE_END.length, contentStart)
    if (headers.includes(delimiter)) throw cutOff()
    parts.push({ ...readHeaders(headers), bytes: body.subarray(contentStart, contentEnd) })
  }
  return parts
}

const cutOff = () => new MultipartError('the form is malformed or cut off')

function indexAfter(body: Buffer, wanted: Buffer | string, from: number): number {
  const found = body.indexOf(wanted, from, 'latin1')
  if (found < 0) throw cutOff()
  return found + wanted.length
}

/** Quoted as browsers do (%22) and as RFC 2616 does (\"). */
const NAME = /;\s*name="((?:[^"\\]|\\.)*)"/i
const FILE_NAME = /;\s*filename="((?:[^"\\]|\\.)*)"/i
const EXTENDED_FILE_NAME = /;\s*filename\*=UTF-8''([^\s;]*)/i
const unquoted = (text: string): string => text.replace(/\\(.)/g, '$1').replaceAll('%22', '"')

function readHeaders(bytes: Buffer): Pick<FormPart, 'name' | 'fileName'> {
  if (!isUtf8(bytes)) throw new MultipartError('the headers of a part are not UTF-8')
  let disposition = ''
  for (const line of bytes.toString('utf8').split(LINE_END)) {
    if (/^content-disposition:/i.test(line)) disposition = line
    if (/^content-transfer-encoding:/i.test(line) && !/:\s*(?:7bit|8bit|binary)\s*$/i.test(line))
      throw new MultipartError('a part is encoded; send its bytes as they are')
  }
  const name = NAME.exec(disposition)?.[1]
  if (!/^content-disposition:\s*form-data\s*;/i.test(disposition) || name === undefined)
    throw new MultipartError('a part has no name')
  const extended = EXTENDED_FILE_NAME.exec(disposition)?.[1]
  const plain = FILE_NAME.exec(disposition)?.[1]
  const fileName = extended === undefined ? plain && unquoted(plain) : decoded(extended)
  return { name: unquoted(name), fileName: fileName ?? plain }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new MultipartError('the name of a file is not UTF-8')
  }
}
