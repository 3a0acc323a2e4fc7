import { open } from 'node:fs/promises'
import type { FoundFile } from './find-files.ts'

/**
 * Which files are taken apart by their format and not streamed as text. A copy of the endings that
 * @sfumato/documents knows, so that a run without documents need not load it; a test holds the two together.
 */
const ENDINGS = {
  markup: ['html', 'htm', 'xhtml', 'xml', 'xsd', 'xsl', 'rss', 'atom', 'kml', 'gpx'],
  picture: ['png', 'jpg', 'jpeg', 'bmp', 'tif', 'tiff'],
  office: [
    ...['docx', 'docm', 'dotx', 'dotm'],
    ...['xlsx', 'xlsm', 'xltx', 'xltm'],
    ...['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm'],
  ],
  pdf: ['pdf'],
} as const

export type DocumentKind = keyof typeof ENDINGS

export const documentEndings: readonly string[] = Object.values(ENDINGS).flat()

/** In lower case, without the dot; '' where there is none. */
export const endingOf = (path: string): string => /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** By its name; undefined for text and for what is not known. */
export function documentKind(path: string): DocumentKind | undefined {
  const ending = endingOf(path)
  return (Object.keys(ENDINGS) as DocumentKind[]).find((kind) =>
    (ENDINGS[kind] as readonly string[]).includes(ending),
  )
}

const SIGNATURES = {
  pdf: '25504446',
  png: '89504e47',
  jpeg: 'ffd8ff',
  tiff: '49492a00',
  'big-endian tiff': '4d4d002a',
} as const
/** Old office files, and those under a password. They cannot be read, but there is something to say about them. */
const OLE_SIGNATURE = 'd0cf11e0a1b11ae1'

/** Whether a file that is no text is a document under some other name. */
export async function looksLikeDocument({ path, isNamed }: FoundFile): Promise<boolean> {
  const handle = await open(path).catch(() => undefined)
  if (!handle) return false
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(8) })
    const start = buffer.toString('hex', 0, bytesRead)
    return (
      Object.values(SIGNATURES).some((signature) => start.startsWith(signature)) ||
      (isNamed && start === OLE_SIGNATURE)
    )
  } finally {
    await handle.close()
  }
}

/** What is written for each ending: scans become PNG, and without macros a document is a plain one. */
function writtenEnding(ending: string, fillColor: string): string {
  if (['bmp', 'tif', 'tiff'].includes(ending)) return 'png'
  if (['jpg', 'jpeg'].includes(ending)) return fillColor === 'black' ? ending : 'png'
  if (!(ENDINGS.office as readonly string[]).includes(ending)) return ending
  return `${{ d: 'doc', x: 'xls', p: 'ppt' }[ending[0]!]}x`
}

/** The name under which a document is expected to be written; what it has become is told by its content. */
export function writtenName(name: string, fillColor: string): string {
  const ending = endingOf(name)
  const written = writtenEnding(ending, fillColor)
  return written === ending ? name : `${name.slice(0, -ending.length)}${written}`
}

const SAME: readonly (readonly string[])[] = [['jpg', 'jpeg'], ENDINGS.markup]

/** The path with the ending of another name, unless its own means the same. */
export function withEndingOf(path: string, name: string): string {
  const [own, other] = [endingOf(path), endingOf(name)]
  if (own === other || SAME.some((group) => group.includes(own) && group.includes(other))) return path
  return own === '' ? `${path}.${other}` : `${path.slice(0, -own.length)}${other}`
}
