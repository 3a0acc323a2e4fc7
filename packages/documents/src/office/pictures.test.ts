import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentTools } from '../document.ts'
import { readPicture } from '../image/picture.ts'
import { createOcr } from '../ocr/create-ocr.ts'
import { document, paragraph, WORD } from './docx.fixture.ts'
import { docx } from './docx.ts'
import { editsFor, officeFile, tools, unpack } from './fixtures.ts'

const ocr = createOcr({ env: process.env })
const reading: DocumentTools = { ...tools, ocr }
afterAll(() => ocr.close())

const drawn = (text: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><rect width="900" height="120" fill="white"/><text x="20" y="80" font-size="48" font-family="DejaVu Sans">${text}</text></svg>`,
    ),
  )

const withPictures = (pictures: Record<string, { type: string; data: Uint8Array }>) => {
  const names = Object.keys(pictures)
  const blips = names.map(
    (_, i) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="120000"/><wp:docPr id="${i}" name="Picture ${i}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="r${i}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
  )
  return officeFile({
    '': { type: '', data: '', rels: { rId1: ['officeDocument', 'word/document.xml'] } },
    'word/document.xml': {
      type: `${WORD}.document.main+xml`,
      data: document(paragraph('text') + blips.join('')),
      rels: Object.fromEntries(names.map((name, i) => [`r${i}`, ['image', `media/${name}`] as const])),
    },
    ...Object.fromEntries(names.map((name) => [`word/media/${name}`, pictures[name]!])),
  })
}

describe('pictures in documents', () => {
  it('are read, painted over where a value stands, and lose their metadata', async () => {
    const png = await drawn('Call Maria Huber today')
      .png()
      .withExif({ IFD0: { Artist: 'Secret Artist' } })
      .toBuffer()
    const file = await withPictures({
      'a.png': { type: 'image/png', data: png },
      'same again.png': { type: 'image/png', data: png },
      'c.gif': { type: 'image/gif', data: await drawn('Pay Otto Weber').gif().toBuffer() },
    })
    const opened = await docx.open(file, reading)
    const inPictures = opened.passages.filter(({ place }) => place.part === 'picture')
    expect(inPictures.map(({ text }) => text)).toEqual(['Call Maria Huber today', 'Pay Otto Weber'])
    const { edits } = editsFor(opened, ['Maria Huber', 'Otto Weber'])
    const parts = await unpack(await opened.rewrite(edits))
    const names = [...parts.keys()].filter((name) => name.includes('media'))
    expect(names).toEqual(['word/media/image1.png', 'word/media/image2.png', 'word/media/image3.png'])
    for (const name of names) {
      const data = parts.get(name)!
      expect(data.includes('Secret')).toBe(false)
      const again = await readPicture(data, reading)
      expect(again.passages.map(({ text }) => text).join(' ')).not.toMatch(/Maria|Huber|Otto|Weber/)
    }
    const shown = await readPicture(parts.get(names[0]!)!, reading)
    expect(shown.passages[0]?.text).toMatch(/^Call.*today$/)
  })

  it('that cannot be looked into are empty in the file written, and named', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Sven Vector</text></svg>')
    const wmf = Buffer.concat([Buffer.from('d7cdc69a', 'hex'), Buffer.from('Wilma Meta'.repeat(5))])
    const file = await withPictures({
      'a.svg': { type: 'image/svg+xml', data: svg },
      'b.wmf': { type: 'image/x-wmf', data: wmf },
      'c.png': { type: 'image/png', data: Buffer.from('not a picture: Nora None') },
      'd.jpeg': { type: 'image/jpeg', data: (await drawn('x').jpeg().toBuffer()).subarray(0, 200) },
    })
    const opened = await docx.open(file, tools)
    expect(opened.leftOut).toEqual(['pictures that cannot be read', 'vector pictures'])
    const parts = await unpack(await opened.rewrite([]))
    for (const [name, data] of parts) {
      expect(data.toString('latin1')).not.toMatch(/Sven|Wilma|Nora/)
      if (name.includes('media')) expect((await sharp(data).metadata()).width).toBe(1)
    }
    expect(
      parts
        .get('word/document.xml')!
        .toString()
        .match(/r:embed/g)?.length,
    ).toBe(4)
  })
})
