import { beforeAll, describe, expect, it } from 'vitest'
import type { OpenDocument } from '../document.ts'
import { document, everything, paragraph, places, WORD } from './docx.fixture.ts'
import { docx } from './docx.ts'
import { FAMILIES } from './families.ts'
import {
  convert,
  type FixturePart,
  leaks,
  leaksBeforeAndAfter,
  officeFile,
  rewritten,
  tools,
  unpack,
} from './fixtures.ts'

const simple = (body: string, extra: Record<string, FixturePart> = {}, rels: FixturePart['rels'] = {}) =>
  officeFile({
    '': { type: '', data: '', rels: { rId1: ['officeDocument', 'word/document.xml'] } },
    'word/document.xml': { type: `${WORD}.document.main+xml`, data: document(body), rels },
    ...extra,
  })

const texts = (opened: OpenDocument) => opened.passages.map(({ text }) => text)

async function rewrittenText(
  bytes: Uint8Array,
  values: readonly string[],
  replacement?: (v: string) => string,
) {
  const result = await rewritten(docx, bytes, values, replacement)
  return { ...result, main: result.text('word/document.xml') }
}

const body = (main: string) => /<w:body>(.*)<w:sectPr\/>/s.exec(main)?.[1]

describe('text', () => {
  it('replaces a value split over runs in the first of them and keeps the rest', async () => {
    const { main, opened } = await rewrittenText(
      await simple(
        '<w:p><w:r><w:t>Dear John</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> Sm</w:t></w:r><w:r><w:t>ith, hello &amp; bye</w:t></w:r></w:p>',
      ),
      ['John Smith'],
    )
    expect(opened.passages[0]).toEqual({ text: 'Dear John Smith, hello & bye', place: { paragraph: 1 } })
    expect(body(main)).toBe(
      '<w:p><w:r><w:t xml:space="preserve">Dear &lt;X&gt;</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"></w:t></w:r><w:r><w:t xml:space="preserve">, hello &amp; bye</w:t></w:r></w:p>',
    )
  })

  it('leaves every byte of a document that nothing is replaced in', async () => {
    const content = `${paragraph('Hello &#x41;')}<w:tbl><w:tr><w:tc><w:tcPr/>${paragraph('cell')}</w:tc></w:tr></w:tbl>`
    const { main } = await rewrittenText(await simple(content), [])
    expect(body(main)).toBe(content)
  })

  it('reads tabs, breaks, hyphens and symbols inside words', async () => {
    const run =
      '<w:p><w:r><w:t>030</w:t><w:noBreakHyphen/><w:t>12</w:t><w:softHyphen/><w:t>34</w:t><w:tab/><w:t>john</w:t><w:sym w:font="Arial" w:char="0040"/><w:t>example.org</w:t><w:br/><w:t>end</w:t></w:r></w:p>'
    const { opened, main } = await rewrittenText(await simple(run), ['030-1234', 'john@example.org'])
    expect(texts(opened)).toEqual(['030-1234\tjohn@example.org\nend'])
    expect(body(main)?.replace(/<[^/>]*\/?>|<\/[^>]*>/g, '')).toBe('&lt;X&gt;&lt;X&gt;end')
    expect(main).toContain('<w:tab/>')
    expect(main).toContain('<w:br/>')
    expect(main).not.toMatch(/softHyphen|noBreakHyphen|w:sym/)
  })

  it('labels cells of tables with the headings of their column and row', async () => {
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((c) => `<w:tc>${paragraph(c)}</w:tc>`).join('')}</w:tr>`
    const opened = await docx.open(
      await simple(`<w:tbl>${row('Field', 'Phone')}${row('Office', '0301234')}</w:tbl>${paragraph('after')}`),
      tools,
    )
    expect(opened.passages.map(({ text, label }) => [text, label])).toEqual([
      ['Field', undefined],
      ['Phone', undefined],
      ['Office', 'Field'],
      ['0301234', 'Phone Office'],
      ['after', undefined],
    ])
  })

  it('knows the vocabulary by its name, whatever the prefix', async () => {
    const data = `<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:r><ns0:t>John</ns0:t></ns0:r><ns0:r><ns0:t> Smith</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`
    const file = await officeFile({
      '': {
        type: '',
        data: '',
        rels: { a: ['http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument', 'w.xml'] },
      },
      'w.xml': {
        type: `${WORD}.document.main+xml`,
        data: Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${data}`, 'utf16le'),
      },
    })
    const opened = await docx.open(file, tools)
    expect(texts(opened)).toEqual(['John Smith'])
    const written = await opened.rewrite([{ passage: 0, start: 0, end: 10, replacement: 'Ü' }])
    expect((await unpack(written)).get('word/parts/part1.xml')?.toString()).toContain(
      '<ns0:t xml:space="preserve">Ü</ns0:t>',
    )
  })
})

describe('fields', () => {
  const field = (code: string) =>
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code.slice(0, 9)}</w:instrText></w:r><w:r><w:instrText>${code.slice(9)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>shown</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
  it.each([
    'DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"',
    'INCLUDEPICTURE "C:\\\\Users\\\\ann\\\\x.png"',
    'INCLUDETEXT "http://site.example/ann"',
    'HYPERLINK "file:///C:/Users/ann/x.docx"',
    'HYPERLINK "\\\\server\\ann"',
    'HYPERLINK "C:\\Users\\ann"',
  ])('that lead out of the file keep only what they show: %s', async (code) => {
    const simpleField = `<w:p><w:fldSimple w:instr="${code.replaceAll('"', '&quot;')}"><w:r><w:t>too</w:t></w:r></w:fldSimple></w:p>`
    const opened = await docx.open(await simple(field(code) + simpleField), tools)
    expect(opened.leftOut).toHaveLength(1)
    const main = (await unpack(await opened.rewrite([]))).get('word/document.xml')!.toString()
    expect(main).not.toMatch(/DDE|INCLUDE|HYPERLINK|ann/)
    expect(main).toContain('<w:t>shown</w:t>')
    expect(main).toContain('<w:t>too</w:t>')
  })

  it.each([
    'HYPERLINK "https://site.example"',
    'HYPERLINK \\l "_Toc1"',
    'PAGE',
    'REF _Ref1 \\h',
    'HYPERLINK  "mailto:a@b.example" \\o "tip"',
  ])('that do not stay: %s', async (code) => {
    const opened = await docx.open(await simple(field(code)), tools)
    expect(opened.leftOut).toEqual([])
    const main = (await unpack(await opened.rewrite([]))).get('word/document.xml')!.toString()
    expect(main).toContain(field(code))
  })
})

describe('tracked changes', () => {
  const author = 'w:id="1" w:author="Rita Reviser" w:date="2024-01-01T00:00:00Z"'
  it('are accepted; what was deleted is read and gone', async () => {
    const { opened, main, written } = await rewrittenText(
      await simple(
        `<w:p><w:r><w:t>Paid by </w:t></w:r><w:del ${author}><w:r><w:delText>Old Name</w:delText></w:r></w:del><w:ins ${author}><w:r><w:t>New Name</w:t></w:r></w:ins></w:p>` +
          `<w:p><w:moveFrom ${author}><w:r><w:t>moved away</w:t></w:r></w:moveFrom><w:moveTo ${author}><w:r><w:rPr><w:rPrChange ${author}><w:rPr/></w:rPrChange></w:rPr><w:t>moved here</w:t></w:r></w:moveTo></w:p>` +
          `<w:p><w:pPr><w:rPr><w:del ${author}/></w:rPr></w:pPr><w:del ${author}><w:r><w:delText>whole paragraph</w:delText></w:r></w:del></w:p>` +
          `<w:tbl><w:tr><w:trPr><w:del ${author}/></w:trPr><w:tc>${paragraph('deleted row')}</w:tc></w:tr><w:tr><w:tc>${paragraph('row')}</w:tc><w:tc><w:tcPr><w:cellDel ${author}/></w:tcPr>${paragraph('deleted cell')}</w:tc></w:tr></w:tbl>` +
          paragraph('last'),
      ),
      ['New Name'],
    )
    expect(texts(opened)).toEqual(
      expect.arrayContaining([
        'Paid by New Name',
        'Old Name',
        'Rita Reviser',
        'moved away',
        'moved here',
        'whole paragraph',
      ]),
    )
    expect(opened.passages.find(({ text }) => text === 'Old Name')?.place.part).toBe('deleted text')
    expect(
      await leaks(written, [
        'Old Name',
        'Rita',
        'moved away',
        'whole paragraph',
        'deleted row',
        'deleted cell',
        '2024',
      ]),
    ).toEqual([])
    expect(body(main)).toBe(
      '<w:p><w:r><w:t>Paid by </w:t></w:r><w:r><w:t xml:space="preserve">&lt;X&gt;</w:t></w:r></w:p>' +
        '<w:p><w:r><w:rPr></w:rPr><w:t>moved here</w:t></w:r></w:p>' +
        `<w:tbl><w:tr><w:tc>${paragraph('row')}</w:tc><w:tc><w:tcPr></w:tcPr><w:p/></w:tc></w:tr></w:tbl>` +
        paragraph('last'),
    )
  })
})

describe('everything at once', () => {
  const values = Object.values(places)
  // Metadata of pictures is never read, always gone; so are remarks of the XML.
  const UNREAD = [places.xmlComment, places.image]
  let file: Uint8Array
  let result: Awaited<ReturnType<typeof rewritten>>
  beforeAll(async () => {
    file = await everything()
    result = await rewritten(docx, file, values, undefined, UNREAD)
  })

  it('leaves no value in any part', async () => {
    const unread = [
      'Otto Object',
      'Vito Macro',
      'Bob Blob',
      'Ole Orphan',
      'HugoStyle',
      'C:/Users',
      '00AB12CD',
      '2024-05-05',
    ]
    const found = await leaksBeforeAndAfter(file, result.written, [...values, ...unread])
    expect(found.before).toBeGreaterThan(values.length)
    expect(found.after).toEqual([])
  })

  it('says where things were and what is left out', () => {
    const { opened, placeOf } = result
    expect(placeOf(places.header)).toEqual({ part: 'header', paragraph: 1 })
    expect(placeOf(places.commentAuthor)).toEqual({ part: 'comment author' })
    expect(placeOf(places.altText)).toEqual({ part: 'alternative text', paragraph: 4 })
    expect(placeOf(places.embedded)).toEqual({ sheet: 'Sheet1', cell: 'A1', part: 'embedded file' })
    expect(placeOf(places.creator)).toEqual({ part: 'properties' })
    expect(opened.leftOut).toEqual([
      'custom XML data',
      'document properties',
      'embedded objects',
      'linked pictures',
      'linked templates',
      'links to files',
      'macros',
      'thumbnail',
      'unknown parts',
    ])
  })

  it('is a document without macros, with content types first and links that work', async () => {
    const { parts } = result
    expect([...parts.keys()].slice(0, 3)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
    expect(parts.get('[Content_Types].xml')?.toString()).toContain(
      `"/word/document.xml" ContentType="${FAMILIES.docx.mainType}"`,
    )
    expect([...parts.keys()].join(' ')).not.toMatch(/vba|docProps|customXml|people|orphan|blob|Petra|Mona/)
    const rels = parts.get('word/_rels/document.xml.rels')!.toString()
    expect(rels).toContain('Target="mailto:%3CX%3E" TargetMode="External"')
    expect(rels).toContain('Target="https://site.example/?q=%3CX%3E&amp;x=1" TargetMode="External"')
    expect(rels.match(/External/g)?.length).toBe(2)
    const main = parts.get('word/document.xml')!.toString()
    expect(main).toContain('<w:hyperlink><w:r><w:t>file</w:t></w:r></w:hyperlink>')
    const style = /styleId="(_X_\d+)"/.exec(parts.get('word/styles.xml')!.toString())![1]
    expect(main).toContain(`<w:pStyle w:val="${style}"/>`)
    expect(main).not.toMatch(/OLEObject|dataBinding|rLinked|rsid/)
    for (const id of main.matchAll(/r:(?:id|embed)="([^"]+)"/g)) expect(rels).toContain(`Id="${id[1]}"`)
  })

  it('opens in LibreOffice with everything that was not replaced', async () => {
    const text = (await convert(result.written, 'docx', 'txt:Text')).toString()
    for (const kept of ['commented', 'mark', 'web', 'base', 'last'.slice(0, 0)]) expect(text).toContain(kept)
    for (const value of values) expect(text).not.toContain(value)
  }, 60_000)
})
