import { crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromBufferPromise, type LocalFileHeader, type ZipFile } from 'yauzl'
import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'

/** One file of an archive, unpacked. */
export interface ZipPart {
  name: string
  data: Uint8Array
}

/**
 * Deflate gives at most 1,032 bytes for one (https://zlib.net/zlib_tech.html); honest office parts stay under a
 * hundred. Small ones are never worth a refusal.
 */
const LARGEST_RATIO = 500
const RATIO_FREE_BYTES = 1 << 20
const STORED = 0
const DEFLATED = 8
/** Traditional encryption, strong encryption, and a central directory that is masked. */
const ENCRYPTION_FLAGS = 0x1 | 0x40 | 0x2000
/** How every office file under a password begins: an OLE container holding the encrypted package. */
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const malformed = () =>
  new DocumentError('MALFORMED', 'The file is damaged or not a zip archive. Save it again and send it anew.')

const encrypted = () =>
  new DocumentError('ENCRYPTED', 'The file is under a password. Remove the password and send it again.')

const tooLarge = (limit: 'unpackedBytes' | 'parts', max: number, what: string) =>
  new DocumentError('TOO_LARGE', `The file ${what}. Send it in smaller parts.`, { limit, max })

/**
 * Every file of the archive, in the order of its directory. Strict, because readers of zip files disagree about
 * the odd ones: what one of them would see in another place, under another name or not at all is refused. All
 * declared sizes are checked before the first byte is unpacked, and held to while unpacking.
 */
export async function readZip(bytes: Uint8Array, limits: DocumentLimits): Promise<ZipPart[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, OLE_SIGNATURE.length).equals(OLE_SIGNATURE)) throw encryptedOrOld(buffer)
  const zip = await openZip(buffer)
  try {
    if (zip.entryCount > limits.parts)
      throw tooLarge('parts', limits.parts, `holds more than ${limits.parts} parts`)
    const entries = await readDirectory(zip, limits)
    return await unpack(zip, buffer, entries)
  } finally {
    zip.close()
  }
}

/** The stream that holds the encrypted package is named in UTF-16 in the container's directory. */
function encryptedOrOld(buffer: Buffer): DocumentError {
  if (buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return encrypted()
  return new DocumentError(
    'UNKNOWN_FORMAT',
    'The file is in the old binary office format. Save it as docx, xlsx or pptx and send it again.',
  )
}

/** yauzl's own messages hold names out of the file: none of them is passed on. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof DocumentError ? error : malformed()
  }
}

const openZip = (buffer: Buffer): Promise<ZipFile> =>
  refusing(
    fromBufferPromise(buffer, {
      lazyEntries: true,
      strictFileNames: true,
      // Checked here, after encryption, which changes the sizes.
      validateEntrySizes: false,
      autoClose: false,
    }),
  )

async function readDirectory(zip: ZipFile, limits: DocumentLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  const names = new Set<string>()
  let total = 0
  const read = async () => {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry)
      const name = entry.fileName.normalize('NFC').toLowerCase()
      if (names.has(name)) throw malformed()
      names.add(name)
      total += entry.uncompressedSize
      if (total > limits.unpackedBytes)
        throw tooLarge('unpackedBytes', limits.unpackedBytes, 'is too large unpacked')
      if (isBomb(entry))
        throw tooLarge('unpackedBytes', limits.unpackedBytes, 'is packed too densely to be read')
      entries.push(entry)
    }
  }
  await refusing(read())
  return entries
}

function checkEntry(entry: Entry): void {
  if ((entry.generalPurposeBitFlag & ENCRYPTION_FLAGS) !== 0) throw encrypted()
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) throw malformed()
  if (entry.compressionMethod === STORED && entry.compressedSize !== entry.uncompressedSize) throw malformed()
  if (!isSafeName(entry.fileName)) throw malformed()
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > RATIO_FREE_BYTES && uncompressedSize > compressedSize * LARGEST_RATIO

/** A folder's entry ends with a slash; nothing else may be empty between slashes. */
function isSafeName(name: string): boolean {
  if (name === '' || /[\u0000-\u001f\u007f\\:\ufffd]/.test(name)) return false
  const segments = name.replace(/\/$/, '').split('/')
  return segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..')
}

interface Located {
  name: string
  start: number
  dataStart: number
  end: number
  entry: Entry
}

async function unpack(zip: ZipFile, buffer: Buffer, entries: readonly Entry[]): Promise<ZipPart[]> {
  const located: Located[] = []
  for (const entry of entries) located.push(await locate(zip, entry))
  refuseOverlaps(located, buffer.length)
  const parts: ZipPart[] = []
  for (const place of located) {
    if (place.name.endsWith('/')) {
      if (place.entry.uncompressedSize !== 0) throw malformed()
    } else parts.push({ name: place.name, data: inflate(place, buffer) })
  }
  return parts
}

/** A local header that tells another story than the directory is read by some programs instead of it. */
async function locate(zip: ZipFile, entry: Entry): Promise<Located> {
  const header: LocalFileHeader = await refusing(zip.readLocalFileHeaderPromise(entry))
  if ((header.generalPurposeBitFlag & ENCRYPTION_FLAGS) !== 0) throw encrypted()
  if (header.compressionMethod !== entry.compressionMethod) throw malformed()
  if (!header.fileName.equals(entry.fileNameRaw)) throw malformed()
  const dataStart = header.fileDataStart
  return {
    name: entry.fileName,
    start: entry.relativeOffsetOfLocalHeader,
    dataStart,
    end: dataStart + entry.compressedSize,
    entry,
  }
}

function refuseOverlaps(located: readonly Located[], size: number): void {
  let reached = 0
  for (const { start, end } of [...located].sort((a, b) => a.start - b.start)) {
    if (start < reached || end > size) throw malformed()
    reached = end
  }
}

function inflate({ entry, dataStart, end }: Located, buffer: Buffer): Uint8Array {
  const packed = buffer.subarray(dataStart, end)
  const data = entry.compressionMethod === STORED ? packed : inflateExactly(packed, entry.uncompressedSize)
  if (data.length !== entry.uncompressedSize || crc32(data) !== entry.crc32) throw malformed()
  return data
}

function inflateExactly(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw malformed()
  }
}
