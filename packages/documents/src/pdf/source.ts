import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'
import type { Pdfium } from './pdfium.ts'

/** Where the header must begin: real files carry a few bytes of mail or printer headings before it. */
const HEADER_WITHIN_BYTES = 1024

/** Answers of FPDF_GetLastError. */
const PASSWORD_NEEDED = 4
const UNKNOWN_SECURITY = 5

const NO_INCREMENT = 2

/** An opened file inside the library. */
export interface PdfSource {
  document: number
  pageCount: number
  /** Numbers of the objects that are its pages: by them the saved file's pages are told apart, whatever its tree says. */
  pageNumbers(): number[]
  /** The whole file written anew, one revision, without encryption. */
  save(): Uint8Array
  close(): void
}

export function openSource(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: Pick<DocumentLimits, 'pages'>,
): PdfSource {
  const { api } = pdfium
  if (Buffer.from(bytes.subarray(0, HEADER_WITHIN_BYTES)).indexOf('%PDF-') < 0)
    throw new DocumentError('MALFORMED', 'This is not a PDF: its header is missing.')
  if (openStreams(bytes) > MOST_OPEN_STREAMS)
    throw new DocumentError('MALFORMED', 'The PDF is damaged: its streams have no end.')
  const pointer = pdfium.put(bytes)
  const document = api.FPDF_LoadMemDocument(pointer, bytes.length, '')
  if (!document) {
    const reason = api.FPDF_GetLastError()
    pdfium.free(pointer)
    if (reason === PASSWORD_NEEDED || reason === UNKNOWN_SECURITY)
      throw new DocumentError(
        'ENCRYPTED',
        'The PDF is under a password. Take the password off and send it again.',
      )
    throw new DocumentError('MALFORMED', 'The PDF is damaged or cut off. Send the whole file.')
  }
  const close = (): void => {
    api.FPDF_CloseDocument(document)
    pdfium.free(pointer)
  }
  const pageCount = api.FPDF_GetPageCount(document)
  if (pageCount < 1) {
    close()
    throw new DocumentError('MALFORMED', 'The PDF holds no page that could be read.')
  }
  if (pageCount > limits.pages) {
    close()
    throw new DocumentError('TOO_LARGE', `A PDF may have ${limits.pages} pages at most. Send it in parts.`, {
      limit: 'pages',
      max: limits.pages,
      actual: pageCount,
    })
  }
  // Without a user password anyone may read the file; what the owner's password forbids is a request to viewers.
  // The rewritten file is another document, and a lock whose key is lost would only be in its reader's way.
  if (api.EPDF_IsEncrypted(document)) api.EPDF_RemoveEncryption(document)
  return {
    document,
    pageCount,
    pageNumbers: () =>
      Array.from({ length: pageCount }, (_, index) =>
        api.EPDFDoc_GetPageObjectNumberByIndex(document, index),
      ),
    save: () => saveDocument(pdfium, document),
    close,
  }
}

/** Damaged files have a few; from each one the library looks through the rest of the file for an end. */
const MOST_OPEN_STREAMS = 1000

/** Streams that another one follows before they end. */
function openStreams(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let open = 0
  let isOpen = false
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const isEnd = file.toString('latin1', Math.max(0, at - 3), at) === 'end'
    if (!isEnd && !isBlank(file[at + 6])) continue
    if (!isEnd && isOpen) open++
    isOpen = !isEnd
  }
  return open
}

const isBlank = (byte: number | undefined): boolean => byte === undefined || byte <= 0x20

function saveDocument(pdfium: Pdfium, document: number): Uint8Array {
  const { api } = pdfium
  const writer = api.PDFiumExt_OpenFileWriter()
  try {
    if (!api.FPDF_SaveAsCopy(document, writer, NO_INCREMENT)) throw unwritable()
    const length = api.PDFiumExt_GetFileWriterSize(writer)
    const pointer = pdfium.put(new Uint8Array(length))
    api.PDFiumExt_GetFileWriterData(writer, pointer, length)
    const bytes = pdfium.bytesAt(pointer, length)
    pdfium.free(pointer)
    return bytes
  } finally {
    api.PDFiumExt_CloseFileWriter(writer)
  }
}

const unwritable = (): DocumentError =>
  new DocumentError('MALFORMED', 'The PDF is damaged: it can be opened but not written.')
