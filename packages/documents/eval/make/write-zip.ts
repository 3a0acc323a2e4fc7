import yazl from 'yazl'

export interface ZipPart {
  name: string
  data: string | Uint8Array
  /** Stored instead of deflated. */
  stored?: boolean
  comment?: string
}

/** A zip with a fixed date, so that the same seed makes the same bytes. */
export async function writeZip(parts: readonly ZipPart[], comment = ''): Promise<Uint8Array> {
  const zip = new yazl.ZipFile()
  for (const part of parts) {
    zip.addBuffer(Buffer.from(part.data as string), part.name, {
      mtime: new Date(2026, 0, 2),
      compress: part.stored !== true,
      ...(part.comment === undefined ? {} : { fileComment: part.comment }),
    })
  }
  zip.end({ forceZip64Format: false, comment })
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export interface Relation {
  id: string
  type: string
  target: string
  external?: boolean
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'

/** `type` is the last part of the office namespace's address, or a whole address. */
export function relations(list: readonly Relation[]): string {
  const rows = list.map((one) => {
    const type = one.type.includes(':') ? one.type : OFFICE + one.type
    const mode = one.external ? ' TargetMode="External"' : ''
    return `<Relationship Id="${one.id}" Type="${type}" Target="${escapeXml(one.target)}"${mode}/>`
  })
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`
}

/** Content types by extension, and by part name. */
export function contentTypes(defaults: Record<string, string>, overrides: Record<string, string>): string {
  const rows = [
    ...Object.entries(defaults).map(
      ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
    ),
    ...Object.entries(overrides).map(
      ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
    ),
  ]
  return `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${rows.join('')}</Types>`
}
