import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Small documents made by hand; for tests. */

/** A zip archive of stored files (APPNOTE.TXT 4.3). */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const data = Buffer.from(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const MAIN = 'application/vnd.openxmlformats-officedocument'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const contentTypes = (types: Readonly<Record<string, string>>): string => {
  const overrides = Object.entries(types).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`,
  )
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

const relationships = (targets: Readonly<Record<string, string>>): string => {
  const all = Object.entries(targets).map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${kind.includes(':') ? kind : `${RELATIONS}/${kind}`}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

/** One paragraph a text; with macros it is a docm. */
export function docx(paragraphs: readonly string[], { hasMacros = false } = {}): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const main = hasMacros
    ? 'application/vnd.ms-word.document.macroEnabled.main+xml'
    : `${MAIN}.wordprocessingml.document.main+xml`
  const macros = { 'word/vbaProject.bin': 'application/vnd.ms-office.vbaProject' }
  return zip({
    '[Content_Types].xml': contentTypes({ 'word/document.xml': main, ...(hasMacros ? macros : {}) }),
    '_rels/.rels': relationships({ officeDocument: 'word/document.xml' }),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...(hasMacros
      ? {
          'word/_rels/document.xml.rels': relationships({
            'http://schemas.microsoft.com/office/2006/relationships/vbaProject': 'vbaProject.bin',
          }),
          'word/vbaProject.bin': 'macros',
        }
      : {}),
  })
}

/** One sheet; cells by their place. */
export function xlsx(sheet: string, cells: Readonly<Record<string, string>>): Buffer {
  const rows = Object.entries(cells).map(
    ([cell, text]) =>
      `<row r="${cell.slice(1)}"><c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c></row>`,
  )
  return zip({
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': `${MAIN}.spreadsheetml.sheet.main+xml`,
      'xl/worksheets/sheet1.xml': `${MAIN}.spreadsheetml.worksheet+xml`,
    }),
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml' }),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  })
}

/** One page with one line of text each. */
export function pdf(lines: readonly string[]): Buffer {
  const kids = lines.map((_, index) => `${4 + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 16 Tf 30 60 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 120] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A line of print, drawn by poppler. */
export function picture(line: string, kind: 'png' | 'jpeg' | 'tiff'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'sfumato-picture-'))
  try {
    execFileSync('pdftoppm', ['-r', '150', `-${kind}`, '-', join(folder, 'page')], { input: pdf([line]) })
    return readFileSync(join(folder, readdirSync(folder)[0]!))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Two white pages of one pixel each (TIFF 6.0, section 2). */
export function twoPageTiff(): Buffer {
  const entries = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [278, 1],
    [279, 1],
  ] as const
  const bytes = Buffer.alloc(10 + 2 * (2 + 12 * entries.length + 4))
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(10, 4)
  bytes[8] = 255
  for (const [page, at] of [10, 16 + 12 * entries.length].entries()) {
    bytes.writeUInt16LE(entries.length, at)
    for (const [index, [tag, value]] of entries.entries()) {
      const entry = at + 2 + 12 * index
      bytes.writeUInt16LE(tag, entry)
      bytes.writeUInt16LE(4, entry + 2)
      bytes.writeUInt32LE(1, entry + 4)
      bytes.writeUInt32LE(value, entry + 8)
    }
    if (page === 0) bytes.writeUInt32LE(16 + 12 * entries.length, at + 2 + 12 * entries.length)
  }
  return bytes
}
