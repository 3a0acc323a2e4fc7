import { posix } from 'node:path'
import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { decodeXml } from '../xml/decode.ts'
import { readZip, type ZipPart } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'
import { attributeOf, walkXml } from './walk-xml.ts'

/** One part of an office file (ECMA-376 part 2, Open Packaging Conventions). */
export interface Part {
  /** Without the leading slash. */
  name: string
  contentType: string
  data: Uint8Array
  relationships: Relationship[]
}

export interface Relationship {
  id: string
  /** The whole name of its kind. */
  type: string
  /** The last word of it: 'header', 'image'. */
  kind: string
  /** The part it leads to; undefined where it leads out of the file or nowhere. */
  part: Part | undefined
  /** As written. */
  target: string
  isExternal: boolean
}

export interface OfficePackage {
  /** From the package itself: to the document, its properties, its signatures. */
  relationships: Relationship[]
  main: Part
}

const notOffice = () =>
  new DocumentError(
    'UNKNOWN_FORMAT',
    'The file is a zip archive but not an office document. Send a docx, xlsx or pptx file.',
  )

const malformed = () =>
  new DocumentError('MALFORMED', 'The office document is damaged. Open it, save it again and send it anew.')

const CONTENT_TYPES = '[Content_Types].xml'
const RELATIONSHIPS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml'

export async function readPackage(bytes: Uint8Array, limits: DocumentLimits): Promise<OfficePackage> {
  const files = new Map<string, ZipPart>()
  for (const file of await readZip(bytes, limits)) files.set(keyOf(file.name), file)
  const typeFile = files.get(keyOf(CONTENT_TYPES))
  if (!typeFile) throw notOffice()
  const typeOf = readContentTypes(typeFile)
  const parts = new Map<string, Part>()
  for (const [key, { name, data }] of files)
    parts.set(key, { name, contentType: typeOf(name), data, relationships: [] })
  const relationshipsOf = (name: string): Relationship[] => {
    const file = files.get(keyOf(posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`)))
    return file ? readRelationships(file, name, parts) : []
  }
  const rootFile = files.get('_rels/.rels')
  if (!rootFile) throw notOffice()
  const relationships = readRelationships(rootFile, '', parts)
  const main = relationships.find(({ kind, part }) => kind === 'officeDocument' && part)?.part
  if (!main) throw notOffice()
  for (const part of parts.values())
    if (!part.name.endsWith('.rels')) part.relationships = relationshipsOf(part.name)
  return { relationships, main }
}

/** Names of parts are the same by case (ECMA-376 part 2, 6.3.5). */
const keyOf = (name: string): string => name.toLowerCase()

function readContentTypes(file: ZipPart): (name: string) => string {
  const defaults = new Map<string, string>()
  const overrides = new Map<string, string>()
  walkXml(decodeXml(file.data).data, {
    open(element) {
      const type = attributeOf(element, 'ContentType')
      const extension = attributeOf(element, 'Extension')
      const name = attributeOf(element, 'PartName')
      if (type === undefined) return
      if (element.name === 'ct:Default' && extension) defaults.set(extension.toLowerCase(), type)
      if (element.name === 'ct:Override' && name) overrides.set(keyOf(partName(name, '')), type)
    },
  })
  return (name) =>
    overrides.get(keyOf(name)) ?? defaults.get(posix.extname(name).slice(1).toLowerCase()) ?? ''
}

function readRelationships(file: ZipPart, source: string, parts: ReadonlyMap<string, Part>): Relationship[] {
  const relationships: Relationship[] = []
  const ids = new Set<string>()
  walkXml(decodeXml(file.data).data, {
    open(element) {
      if (element.name !== 'rel:Relationship') return
      const id = attributeOf(element, 'Id')
      const type = attributeOf(element, 'Type')
      const target = attributeOf(element, 'Target')
      if (!id || !type || target === undefined || ids.has(id)) throw malformed()
      ids.add(id)
      const isExternal = attributeOf(element, 'TargetMode') === 'External'
      const part = isExternal ? undefined : parts.get(keyOf(partName(target, source)))
      const kind = type.slice(type.lastIndexOf('/') + 1)
      relationships.push({ id, type, kind, part, target, isExternal })
    },
  })
  return relationships
}

/** A target is an address relative to its source; a place inside the part may follow. */
function partName(target: string, source: string): string {
  const path = target.replace(/[?#].*$/s, '')
  const absolute = path.startsWith('/') ? path : `/${posix.dirname(source)}/${path}`
  const normal = posix.normalize(absolute).replace(/^\/+/, '')
  try {
    return decodeURIComponent(normal)
  } catch {
    return normal
  }
}

/** What of a part is written, and under which name. */
export interface WrittenPart {
  name: string
  contentType: string
  data: Uint8Array
  relationships: readonly WrittenRelationship[]
}

export interface WrittenRelationship {
  id: string
  type: string
  /** A part's name, or an address outside the file. */
  target: string
  isExternal: boolean
}

/** Content types first, then the package's relationships, then each part with its own behind it. */
export function writePackage(
  relationships: readonly WrittenRelationship[],
  parts: readonly WrittenPart[],
): Promise<Uint8Array> {
  const files: ZipPart[] = [
    { name: CONTENT_TYPES, data: Buffer.from(contentTypesXml(parts)) },
    { name: '_rels/.rels', data: Buffer.from(relationshipsXml(relationships)) },
  ]
  for (const part of parts) {
    files.push({ name: part.name, data: part.data })
    if (part.relationships.length === 0) continue
    const name = posix.join(posix.dirname(part.name), '_rels', `${posix.basename(part.name)}.rels`)
    files.push({ name, data: Buffer.from(relationshipsXml(part.relationships)) })
  }
  return writeZip(files)
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function contentTypesXml(parts: readonly WrittenPart[]): string {
  const lines = [
    `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    `<Default Extension="rels" ContentType="${RELATIONSHIPS_TYPE}"/>`,
    '<Default Extension="xml" ContentType="application/xml"/>',
  ]
  for (const { name, contentType } of parts)
    lines.push(
      `<Override PartName="/${escapeXml(encodeURI(name))}" ContentType="${escapeXml(contentType)}"/>`,
    )
  return `${lines.join('')}</Types>`
}

function relationshipsXml(relationships: readonly WrittenRelationship[]): string {
  const lines = relationships.map(({ id, type, target, isExternal }) => {
    const written = isExternal || target.startsWith('#') ? target : `/${encodeURI(target)}`
    const mode = isExternal ? ' TargetMode="External"' : ''
    return `<Relationship Id="${escapeXml(id)}" Type="${escapeXml(type)}" Target="${escapeXml(written)}"${mode}/>`
  })
  const open = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
  return `${XML_DECLARATION}${open}${lines.join('')}</Relationships>`
}
