import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { DocumentTools, Edit, Passage, Place } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { type Picture, readPicture } from '../image/picture.ts'

/** A picture of a document: read, or replaced by an empty one. */
export interface EmbeddedPicture {
  passages: readonly Passage[]
  /** What could not be kept of it, in words for the caller. */
  leftOut: string | undefined
  write(edits: readonly Edit[]): Promise<{ data: Uint8Array; extension: 'png' | 'jpeg' }>
}

/** One transparent pixel: shown at the size the document gives the picture. */
const emptyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()

/** Refused whatever else the document holds; all other refusals only cost the picture. */
const FATAL = new Set(['TIMEOUT', 'OVERLOADED', 'CLOSED', 'UNKNOWN_LANGUAGE'])

/** Reads each picture once, however often the document shows it. As many as pages may be read of a file. */
export function pictureReader(tools: DocumentTools) {
  const known = new Map<string, Promise<EmbeddedPicture>>()
  return (bytes: Uint8Array, place: Place): { picture: Promise<EmbeddedPicture>; isFirst: boolean } => {
    const key = createHash('sha256').update(bytes).digest('hex')
    const before = known.get(key)
    if (before) return { picture: before, isFirst: false }
    if (known.size >= tools.limits.pages)
      throw new DocumentError('TOO_LARGE', 'The document holds too many pictures. Send it in parts.', {
        limit: 'pages',
        max: tools.limits.pages,
      })
    const picture = read(bytes, tools, place)
    known.set(key, picture)
    return { picture, isFirst: true }
  }
}

async function read(bytes: Uint8Array, tools: DocumentTools, place: Place): Promise<EmbeddedPicture> {
  if (isVector(bytes)) return empty('vector pictures')
  try {
    const picture = await readPicture(await asKnownKind(bytes, tools), tools)
    if (picture.kind === 'tiff') await picture.redact([])
    return readable(picture, place)
  } catch (error) {
    if (error instanceof DocumentError && FATAL.has(error.code)) throw error
    return empty('pictures that cannot be read')
  }
}

function readable(picture: Picture, place: Place): EmbeddedPicture {
  return {
    passages: picture.passages.map((passage) => {
      const { page: _, ...rest } = passage.place
      return { ...passage, place: { ...rest, ...place, part: 'picture' } }
    }),
    leftOut: undefined,
    async write(edits) {
      const data = await picture.redact(edits)
      return { data, extension: data[0] === 0xff ? 'jpeg' : 'png' }
    },
  }
}

const empty = (leftOut: string): EmbeddedPicture => ({
  passages: [],
  leftOut,
  write: async () => ({ data: await emptyPicture(), extension: 'png' }),
})

/** EMF, WMF (placeable or not), SVG, PostScript: drawn from commands that may hold any text. */
function isVector(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256))
  const isEmf =
    buffer.length > 44 && buffer.readUInt32LE(0) === 1 && buffer.toString('latin1', 40, 44) === ' EMF'
  const isWmf =
    buffer.length > 4 && (buffer.readUInt32LE(0) === 0x9ac6cdd7 || buffer.readUInt32LE(0) === 0x00090001)
  const text = buffer.toString('latin1').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
  return isEmf || isWmf || /^[\s\0]*(?:<|%!PS|%PDF)/.test(text)
}

/** GIF and WebP are shown by office programs but not read here: their first picture is. */
async function asKnownKind(bytes: Uint8Array, tools: DocumentTools): Promise<Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isGif = buffer.toString('latin1', 0, 4) === 'GIF8'
  const isWebp = buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8, 12) === 'WEBP'
  if (!isGif && !isWebp) return bytes
  return await sharp(buffer, { limitInputPixels: tools.limits.imagePixels }).png().toBuffer()
}
