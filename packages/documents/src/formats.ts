import { inflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'
import type { DocumentFormat, DocumentLimits } from './document.ts'
import { DocumentError } from './errors.ts'
import { pictureKind } from './image/header.ts'

/**
 * Every format, loaded when the first file of its kind comes: a text file needs neither PDFium nor libvips. The
 * extensions repeat those of the formats, so that they can be told without loading any; a test holds them together.
 */
const FORMATS = {
  txt: { extensions: ['txt', 'text', 'log'], load: async () => (await import('./text/txt.ts')).txt },
  csv: { extensions: ['csv', 'tsv', 'tab'], load: async () => (await import('./text/csv.ts')).csv },
  json: {
    extensions: ['json', 'jsonl', 'ndjson', 'geojson'],
    load: async () => (await import('./text/json.ts')).json,
  },
  xml: {
    extensions: ['xml', 'xsd', 'xsl', 'rss', 'atom', 'kml', 'gpx'],
    load: async () => (await import('./text/xml.ts')).xml,
  },
  md: { extensions: ['md', 'markdown', 'mdown'], load: async () => (await import('./text/md.ts')).md },
  html: { extensions: ['html', 'htm', 'xhtml'], load: async () => (await import('./text/html.ts')).html },
  docx: {
    extensions: ['docx', 'docm', 'dotx', 'dotm'],
    load: async () => (await import('./office/docx.ts')).docx,
  },
  xlsx: {
    extensions: ['xlsx', 'xlsm', 'xltx', 'xltm'],
    load: async () => (await import('./office/xlsx.ts')).xlsx,
  },
  pptx: {
    extensions: ['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm'],
    load: async () => (await import('./office/pptx.ts')).pptx,
  },
  pdf: { extensions: ['pdf'], load: async () => (await import('./pdf/pdf.ts')).pdf },
  png: { extensions: ['png'], load: async () => (await import('./image/formats.ts')).png },
  jpeg: { extensions: ['jpg', 'jpeg'], load: async () => (await import('./image/formats.ts')).jpeg },
  bmp: { extensions: ['bmp'], load: async () => (await import('./image/formats.ts')).bmp },
  tiff: { extensions: ['tiff', 'tif'], load: async () => (await import('./image/formats.ts')).tiff },
} as const satisfies Record<string, { extensions: readonly string[]; load: () => Promise<DocumentFormat> }>

export type FormatName = keyof typeof FORMATS

const PICTURES: readonly FormatName[] = ['png', 'jpeg', 'bmp', 'tiff']
const TEXTS: readonly FormatName[] = ['txt', 'csv', 'json', 'xml', 'md', 'html']

export const formatNames = Object.keys(FORMATS) as FormatName[]
/** What a file may be called. */
export const EXTENSIONS: readonly string[] = formatNames.flatMap((name) => FORMATS[name].extensions)
export const loadFormat = (name: FormatName): Promise<DocumentFormat> => FORMATS[name].load()
export const isPicture = (name: FormatName): boolean => PICTURES.includes(name)

/** 'image': pictures alone; 'document': everything. */
export type FileKind = 'image' | 'document'

/**
 * What a file is: by its bytes first, by its name where bytes do not tell texts apart. A name that says something
 * else than the bytes is refused: one program would believe the one, the next the other.
 */
export async function formatOf(
  bytes: Uint8Array,
  fileName: string,
  kind: FileKind,
  limits: DocumentLimits,
): Promise<FormatName> {
  if (bytes.length === 0) throw new DocumentError('MALFORMED', 'The file is empty. Send one with content.')
  const named = byExtension(fileName)
  const told = await byContent(bytes, limits)
  if (kind === 'image' && !(told && isPicture(told))) throw unknown(PICTURES)
  if (told !== undefined) {
    if (named !== undefined && named !== told) throw contradiction(told)
    return told
  }
  // Bytes of a text: the name says which kind.
  if (named !== undefined && !TEXTS.includes(named)) throw contradiction(undefined)
  if (named !== undefined) return named
  if (extensionOf(fileName) !== '') throw unknown(formatNames)
  return byText(bytes)
}

/** Whatever the name: a renamed file is told by what it holds. */
const contradiction = (told: FormatName | undefined) =>
  new DocumentError(
    'MALFORMED',
    told === undefined
      ? 'The file is not what its name says, or it is damaged. Send it under the name of what it is.'
      : `The file is ${told}, and its name says something else. Send it under the name of what it is.`,
  )

const unknown = (names: readonly FormatName[]) => {
  const expected = names.flatMap((name) => (name === 'jpeg' ? ['jpg', 'jpeg'] : [name]))
  return new DocumentError(
    'UNKNOWN_FORMAT',
    `Files of this kind are not read. Send one of these: ${expected.join(', ')}.`,
    { expected },
  )
}

/** The last part of a name, in lower case; '' where there is none. */
const extensionOf = (fileName: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

function byExtension(fileName: string): FormatName | undefined {
  const extension = extensionOf(fileName)
  return formatNames.find((name) => (FORMATS[name].extensions as readonly string[]).includes(extension))
}

/** Readers look for the mark of a PDF in the first kilobyte. */
const PDF_SEARCHED_BYTES = 1024
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

async function byContent(bytes: Uint8Array, limits: DocumentLimits): Promise<FormatName | undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const picture = pictureKind(bytes)
  // "BM" begins words, too.
  if (picture && !(picture === 'bmp' && !looksLikeBmp(buffer))) return picture
  if (buffer.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    return await officeKind(buffer, limits)
  if (buffer.subarray(0, OLE_SIGNATURE.length).equals(OLE_SIGNATURE)) throw oldOrEncrypted(buffer)
  if (buffer.subarray(0, PDF_SEARCHED_BYTES).includes('%PDF-')) return 'pdf'
  return undefined
}

/** The bytes after the mark are the file's length, or 0, and four that are 0 or nearly so. */
const looksLikeBmp = (buffer: Buffer): boolean =>
  buffer.length >= 26 && buffer.readUInt32LE(14) >= 12 && buffer.readUInt32LE(14) <= 256

/** An office file under a password is a container of the old kind that holds the encrypted package. */
function oldOrEncrypted(buffer: Buffer): DocumentError {
  return buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? new DocumentError('ENCRYPTED', 'The file is under a password. Remove the password and send it again.')
    : new DocumentError(
        'UNKNOWN_FORMAT',
        'The file is in the old binary office format. Save it as docx, xlsx or pptx and send it again.',
        { expected: EXTENSIONS },
      )
}

const CONTENT_TYPES = '[Content_Types].xml'
const MOST_CONTENT_TYPES_BYTES = 4 * 1024 * 1024
/** ECMA-376 part 2, 10.1: the content type of the main part says what a package is. */
const MAIN_PART: readonly [FormatName, RegExp][] = [
  ['docx', /(?:wordprocessingml|vnd\.ms-word)\.[A-Za-z.]{1,40}\.main\+xml/],
  ['xlsx', /(?:spreadsheetml|vnd\.ms-excel)\.[A-Za-z.]{1,40}\.main\+xml/],
  ['pptx', /(?:presentationml|vnd\.ms-powerpoint)\.[A-Za-z.]{1,40}\.main\+xml/],
]

async function officeKind(buffer: Buffer, limits: DocumentLimits): Promise<FormatName> {
  const types = await contentTypes(buffer, limits).catch((error: unknown) => {
    // The reader's own messages hold names out of the file.
    throw error instanceof DocumentError ? error : contradiction(undefined)
  })
  const found = MAIN_PART.find(([, pattern]) => pattern.test(types))
  if (!found) throw unknown(formatNames)
  return found[0]
}

async function contentTypes(buffer: Buffer, limits: DocumentLimits): Promise<string> {
  const zip = await fromBufferPromise(buffer, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: false,
  })
  try {
    if (zip.entryCount > limits.parts)
      throw new DocumentError(
        'TOO_LARGE',
        'The file holds more parts than allowed. Send it in smaller parts.',
        {
          limit: 'parts',
          max: limits.parts,
        },
      )
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== CONTENT_TYPES) continue
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry)
      const packed = buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize)
      const isStored = entry.compressionMethod === 0
      const data = isStored ? packed : inflateRawSync(packed, { maxOutputLength: MOST_CONTENT_TYPES_BYTES })
      return data.toString('latin1')
    }
    return ''
  } finally {
    zip.close()
  }
}

/** A text without a name: the kinds that begin with a mark of their own, or plain text. */
function byText(bytes: Uint8Array): FormatName {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart().toLowerCase()
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) return 'html'
  if (start.startsWith('<?xml')) return 'xml'
  if (start.startsWith('{')) return 'json'
  return 'txt'
}
