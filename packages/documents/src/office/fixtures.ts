import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DocumentFormat, DocumentLimits, DocumentTools, Edit, OpenDocument } from '../document.ts'
import type { Ocr } from '../ocr/ocr.ts'
import { readZip } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'

/** Helpers of this room's tests: office files made by hand, and ways to look into the ones written. */

export const limits: DocumentLimits = {
  characters: 2_000_000,
  unpackedBytes: 50_000_000,
  parts: 2000,
  pages: 100,
  imagePixels: 25_000_000,
}

/** For files whose pictures show no text. */
export const noText: Ocr = { languages: ['en'], read: async () => [], close: async () => {} }

export const tools: DocumentTools = { limits, ocr: noText, language: 'en' }

export interface FixturePart {
  type: string
  data: string | Uint8Array
  /** id → [kind or whole type, target, 'External'?] */
  rels?: Record<string, readonly [string, string] | readonly [string, string, 'External']>
}

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'

const relsXml = (rels: NonNullable<FixturePart['rels']>): string => {
  const lines = Object.entries(rels).map(([id, [kind, target, mode]]) => {
    const type = kind.includes(':') ? kind : RELATIONSHIP + kind
    const escaped = target.replaceAll('&', '&amp;')
    return `<Relationship Id="${id}" Type="${type}" Target="${escaped}"${mode ? ` TargetMode="${mode}"` : ''}/>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`
}

/** An office file; the part named '' holds the relationships of the file itself. */
export async function officeFile(parts: Record<string, FixturePart>): Promise<Uint8Array> {
  const overrides: string[] = []
  const files: { name: string; data: Uint8Array }[] = []
  for (const [name, { type, data, rels }] of Object.entries(parts)) {
    if (name !== '') {
      overrides.push(`<Override PartName="/${name}" ContentType="${type}"/>`)
      files.push({ name, data: typeof data === 'string' ? Buffer.from(data) : data })
    }
    const slash = name.lastIndexOf('/') + 1
    if (rels)
      files.push({
        name: `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`,
        data: Buffer.from(relsXml(rels)),
      })
  }
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  return await writeZip([{ name: '[Content_Types].xml', data: Buffer.from(types) }, ...files])
}

export async function unpack(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const parts = await readZip(bytes, limits)
  return new Map(parts.map(({ name, data }) => [name, Buffer.from(data)]))
}

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'

/** Edits for every place where one of the values stands, and the values that stand nowhere. */
export function editsFor(
  document: OpenDocument,
  values: readonly string[],
  replacement: (value: string) => string = () => '<X>',
): { edits: Edit[]; missing: string[] } {
  const edits: Edit[] = []
  const missing = new Set(values)
  for (const [passage, { text }] of document.passages.entries()) {
    const found: Edit[] = []
    for (const value of values)
      for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
        missing.delete(value)
        found.push({ passage, start: at, end: at + value.length, replacement: replacement(value) })
      }
    found.sort((a, b) => a.start - b.start || b.end - a.end)
    let done = 0
    for (const edit of found) {
      if (edit.start < done) continue
      edits.push(edit)
      done = edit.end
    }
  }
  return { edits, missing: [...missing] }
}

/** The file with the values replaced, and a way to look into it. Values that stand nowhere have to be named. */
export async function rewritten(
  format: DocumentFormat,
  bytes: Uint8Array,
  values: readonly string[],
  replacement?: (value: string) => string,
  unread: readonly string[] = [],
) {
  const opened = await format.open(bytes, tools)
  const { edits, missing } = editsFor(opened, values, replacement)
  if (missing.sort().join() !== [...unread].sort().join())
    throw new Error(`Other values than expected are not read: ${missing.join(', ')}.`)
  const written = await opened.rewrite(edits)
  const parts = await unpack(written)
  return {
    opened,
    written,
    parts,
    text: (name: string): string => parts.get(name)!.toString(),
    placeOf: (value: string) => opened.passages.find(({ text }) => text.includes(value))?.place,
  }
}

/** How often the values are found before, and where one is found afterwards. */
export const leaksBeforeAndAfter = async (
  before: Uint8Array,
  after: Uint8Array,
  values: readonly string[],
) => ({
  before: (await leaks(before, values)).length,
  after: await leaks(after, values),
})

const strip = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const hexEntities = (value: string, radix: 10 | 16) =>
  Array.from(value, (c) => `&#${radix === 16 ? 'x' : ''}${c.codePointAt(0)!.toString(radix)};`).join('')

/** Parts of the written file in which the value is still found, in any of the ways it could be written. */
export async function leaks(bytes: Uint8Array, values: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const files = await unpack(bytes)
  files.set('(the file itself)', Buffer.from(bytes))
  for (const [name, data] of files) {
    if (/\.(docx|xlsx|pptx)$/.test(name))
      found.push(...(await leaks(data, values)).map((leak) => `${name}/${leak}`))
    const utf8 = data.toString('utf8')
    const forms = [name, utf8, data.toString('utf16le'), strip(utf8), strip(decodeSafely(utf8))]
    for (const value of values) {
      const written = [value, hexEntities(value, 10), hexEntities(value, 16), value.replaceAll(' ', '_')]
      const isFound = forms.some((form) => written.some((way) => form.includes(way)))
      if (isFound || data.includes(Buffer.from(value, 'utf16le').swap16())) found.push(`${value} in ${name}`)
    }
  }
  return found
}

const decodeSafely = (text: string): string =>
  text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'))

const run = promisify(execFile)

/** What LibreOffice makes of the file. It tells a damaged file by making nothing of it. */
export async function convert(bytes: Uint8Array, from: string, to: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'office-test-'))
  try {
    await writeFile(join(folder, `file.${from}`), bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run(
      'soffice',
      [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, `file.${from}`)],
      {
        timeout: 60_000,
      },
    )
    return await readFile(join(folder, `file.${to.split(':')[0]}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
