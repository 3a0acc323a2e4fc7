import { describe, expect, it } from 'vitest'
import type { DocumentLimits } from './document.ts'
import { EXTENSIONS, formatNames, formatOf, loadFormat } from './formats.ts'
import { writeZip } from './zip/write-zip.ts'

const limits: DocumentLimits = {
  characters: 1_000_000,
  unpackedBytes: 100_000_000,
  parts: 100,
  pages: 100,
  imagePixels: 25_000_000,
}
const tell = (bytes: string | Uint8Array, name: string, kind: 'image' | 'document' = 'document') =>
  formatOf(Buffer.from(bytes as string), name, kind, limits)
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

const office = (mainType: string) =>
  writeZip([
    {
      name: '[Content_Types].xml',
      data: Buffer.from(
        `<Types><Override PartName="/main.xml" ContentType="application/${mainType}"/></Types>`,
      ),
    },
    { name: 'main.xml', data: Buffer.from('<main/>') },
  ])
const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

describe('a file is told', () => {
  it.each([
    ['png', PNG, 'a.png'],
    ['jpeg', Buffer.from('ffd8ffe0', 'hex'), 'A.JPG'],
    ['tiff', Buffer.from('49492a00', 'hex'), 'a.tif'],
    ['pdf', '%PDF-1.7\n', 'a.pdf'],
    ['pdf', '\n\n%PDF-1.7\n', ''],
    ['txt', 'hello', 'a.txt'],
    ['txt', 'BMW and other cars', 'a.txt'],
    ['csv', 'a,b', 'a.b.csv'],
    ['json', '{}', 'a.json'],
    ['json', '{}', 'nameless'],
    ['xml', '<?xml version="1.0"?><a/>', ''],
    ['html', '<!DOCTYPE html>', ''],
    ['md', '# hello', 'readme.md'],
  ])('as %s', async (format, bytes, name) => {
    expect(await tell(bytes, name)).toBe(format)
  })
  it.each([
    ['docx', WORD],
    ['docx', 'vnd.ms-word.document.macroEnabled.main+xml'],
    ['xlsx', 'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
    ['pptx', 'vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
  ])('as %s by the type of its main part', async (format, mainType) => {
    expect(await tell(await office(mainType), `a.${format}`)).toBe(format)
  })
})

describe('a file is refused', () => {
  it.each([
    ['a text called a picture', 'hello', 'a.png', 'MALFORMED'],
    ['a picture called a text', PNG, 'a.txt', 'MALFORMED'],
    ['a PDF called a table', '%PDF-1.7', 'a.csv', 'MALFORMED'],
    ['nothing', '', 'a.txt', 'MALFORMED'],
    ['an archive cut off', 'PK\x03\x04', 'a.docx', 'MALFORMED'],
    ['a name that is not known', 'hello', 'a.exe', 'UNKNOWN_FORMAT'],
  ])('%s', async (_what, bytes, name, code) => {
    await expect(tell(bytes, name)).rejects.toMatchObject({ code })
  })
  it('a document called another', async () => {
    await expect(tell(await office(WORD), 'a.xlsx')).rejects.toMatchObject({ code: 'MALFORMED' })
  })
  it('an archive that is no document, with what is one', async () => {
    await expect(tell(await office('zip'), 'a.docx')).rejects.toMatchObject({
      code: 'UNKNOWN_FORMAT',
      details: {
        expected: 'txt csv json xml md html docx xlsx pptx pdf png jpg jpeg bmp tiff'.split(' '),
      },
    })
  })
  it('an office file under a password, and one of the old kind', async () => {
    const container = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    const encrypted = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')])
    await expect(tell(encrypted, 'a.docx')).rejects.toMatchObject({ code: 'ENCRYPTED' })
    await expect(tell(container, 'a.doc')).rejects.toMatchObject({ code: 'UNKNOWN_FORMAT' })
  })
  it('anything but a picture where only pictures are taken', async () => {
    await expect(tell('hello', 'a.txt', 'image')).rejects.toMatchObject({ code: 'UNKNOWN_FORMAT' })
    expect(await tell(PNG, 'a.png', 'image')).toBe('png')
  })
  it('an archive of more parts than allowed', async () => {
    const parts = Array.from({ length: 101 }, (_, at) => ({ name: `${at}.xml`, data: Buffer.from('<a/>') }))
    await expect(tell(await writeZip(parts), 'a.docx')).rejects.toMatchObject({
      code: 'TOO_LARGE',
      details: { limit: 'parts', max: 100 },
    })
  })
})

it('the table says of each format what the format says of itself', async () => {
  for (const name of formatNames) {
    const format = await loadFormat(name)
    expect(format.name).toBe(name)
    for (const extension of format.extensions) expect(EXTENSIONS).toContain(extension)
  }
  const own = await Promise.all(formatNames.map(async (name) => (await loadFormat(name)).extensions))
  expect(EXTENSIONS).toEqual(own.flat())
})
