import { createHash, type Hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isTextEncoding, type TextEncoding } from './files/text-encoding.ts'

/**
 * Lies beside a file whose values can be restored and says where they are: places, types and operators, never
 * values. Offsets count Unicode code points of the file.
 */
export interface Sidecar {
  version: 1
  /** SHA-256 of the file the items belong to, hexadecimal. */
  sha256: string
  /** Of the file before it was changed: what is left of it may be plain in every encoding. Absent in older ones. */
  encoding?: TextEncoding
  items: SidecarItem[]
}

export interface SidecarItem {
  start: number
  end: number
  entity_type: string
  operator: string
  /** A JSON number stood there; the quotes around the item were added and go when it comes back. */
  quoted?: true
}

export const SIDECAR_ENDING = '.sfumato.json'

export const newHash = (): Hash => createHash('sha256')

export const printSidecar = ({ version, sha256, encoding, items }: Required<Sidecar>): string =>
  `{"version":${version},"sha256":"${sha256}","encoding":"${encoding}","offset_unit":"codepoint","items":[\n${items
    .map((item) => JSON.stringify(item))
    .join(',\n')}\n]}\n`

/** The sidecar of a file; undefined where there is none. Throws for one that cannot be understood. */
export async function readSidecar(path: string): Promise<Sidecar | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const sidecar = parse(text)
  if (!sidecar)
    throw new Error('its .sfumato.json cannot be understood; take the one that was written with it')
  return sidecar
}

function parse(text: string): Sidecar | undefined {
  let read: Partial<Sidecar> | null
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  const isWhole = read?.version === 1 && typeof read.sha256 === 'string' && Array.isArray(read.items)
  const isReadable = read?.encoding === undefined || isTextEncoding(read.encoding)
  return isWhole && isReadable && read!.items!.every(isItem) ? (read as Sidecar) : undefined
}

const isItem = (item: SidecarItem | null): boolean =>
  Number.isInteger(item?.start) &&
  Number.isInteger(item?.end) &&
  typeof item?.entity_type === 'string' &&
  typeof item.operator === 'string'
