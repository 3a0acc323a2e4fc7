import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentFormat } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { writeZip } from '../zip/write-zip.ts'
import { document, everything as everyWord, paragraph, WORD } from './docx.fixture.ts'
import { docx } from './docx.ts'
import { editsFor, type FixturePart, leaks, officeFile, tools, unpack } from './fixtures.ts'
import { everything as everySlide } from './pptx.fixture.ts'
import { pptx } from './pptx.ts'
import { everything as everySheet, workbook } from './xlsx.fixture.ts'
import { xlsx } from './xlsx.ts'

const word = (data: string, extra: Record<string, FixturePart> = {}, rels: FixturePart['rels'] = {}) =>
  officeFile({
    '': { type: '', data: '', rels: { rId1: ['officeDocument', 'word/document.xml'] } },
    'word/document.xml': { type: `${WORD}.document.main+xml`, data, rels },
    ...extra,
  })

const codeOf = async (format: DocumentFormat, bytes: Uint8Array): Promise<string> => {
  try {
    await format.open(bytes, tools)
    return 'read'
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.code
  }
}

/** CPU time: other work on the machine must not decide. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('refused', () => {
  it.each([
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'MALFORMED'],
    ['billions of laughs', '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>', 'MALFORMED'],
    ['broken XML', '<w:document><w:body>', 'MALFORMED'],
    ['no XML at all', '\u0000\u0001', 'MALFORMED'],
    ['elements too deep', `${'<a>'.repeat(2000)}${'</a>'.repeat(2000)}`, 'TOO_LARGE'],
  ])('a document with %s', async (_, data, code) => {
    expect(await codeOf(docx, await word(data))).toBe(code)
  })

  it('other files that are zip archives, and kinds that are not read', async () => {
    expect(await codeOf(docx, await writeZip([{ name: 'a.txt', data: Buffer.from('a') }]))).toBe(
      'UNKNOWN_FORMAT',
    )
    expect(await codeOf(docx, await workbook([{ name: 'S', rows: '' }]))).toBe('UNKNOWN_FORMAT')
    const binary = 'application/vnd.ms-excel.sheet.binary.macroEnabled.main'
    expect(await codeOf(xlsx, await workbook([{ name: 'S', rows: '' }], { type: binary }))).toBe(
      'UNKNOWN_FORMAT',
    )
  })

  it('what is under a password, with its own code', async () => {
    const container = Buffer.alloc(8192)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(container)
    container.write('EncryptedPackage', 2048, 'utf16le')
    expect(await codeOf(docx, container)).toBe('ENCRYPTED')
  })

  it('more text than allowed', async () => {
    const limits = { ...tools.limits, characters: 100 }
    const file = await word(document(paragraph('x'.repeat(101))))
    await expect(docx.open(file, { ...tools, limits })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      details: { limit: 'characters' },
    })
  })
})

describe('survived', () => {
  it('broken and hostile parts that are left out anyway', async () => {
    const laughs = '<!DOCTYPE a [<!ENTITY a "ha">]><a>&a;</a>'
    const file = await word(
      document(paragraph('text')),
      { 'customXml/item1.xml': { type: 'application/xml', data: laughs } },
      {
        rC: ['customXml', '../customXml/item1.xml'],
        rGone: ['header', 'gone.xml'],
        rOut: ['image', '../../../etc/passwd'],
      },
    )
    const opened = await docx.open(file, tools)
    expect(opened.passages.map(({ text }) => text)).toEqual(['text'])
    expect([...(await unpack(await opened.rewrite([]))).keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
    ])
  })

  it('archives inside archives: opened twice at most, then left out', async () => {
    let inner = await word(document(paragraph('deepest')))
    for (let depth = 0; depth < 6; depth++)
      inner = await word(
        document(
          `<w:p><w:r><w:object><o:OLEObject r:id="rIn"/></w:object><w:t>level ${depth}</w:t></w:r></w:p>`,
        ),
        { 'word/embeddings/in.docx': { type: 'application/x', data: inner } },
        { rIn: ['package', 'embeddings/in.docx'] },
      )
    const opened = await docx.open(inner, tools)
    expect(opened.passages.map(({ text }) => text)).toEqual(['level 5', 'level 4', 'level 3'])
    const written = await opened.rewrite([])
    expect(await leaks(written, ['level 2', 'deepest'])).toEqual([])
    const bomb = await writeZip(
      await Promise.all(
        Array.from({ length: 16 }, async (_, i) => ({
          name: `${i}.zip`,
          data: await writeZip([{ name: 'zeros', data: Buffer.alloc(1_000_000) }]),
        })),
      ),
    )
    const carrier = await word(
      document('<w:p><w:r><w:object><o:OLEObject r:id="rIn"/></w:object><w:t>text</w:t></w:r></w:p>'),
      { 'word/embeddings/in.docx': { type: 'application/x', data: bomb } },
      { rIn: ['package', 'embeddings/in.docx'] },
    )
    const carried = await docx.open(carrier, tools)
    expect(carried.leftOut).toEqual(['embedded files'])
    const main = (await unpack(await carried.rewrite([]))).get('word/document.xml')!.toString()
    expect(main).toContain('<w:object></w:object><w:t>text</w:t>')
  })

  it('relationships in circles and by the thousand', async () => {
    const rels: Record<string, readonly [string, string]> = {}
    for (let i = 0; i < 5000; i++) rels[`r${i}`] = ['header', i % 2 ? 'header1.xml' : 'document.xml']
    const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('head')}</w:hdr>`
    const file = await word(
      document(paragraph('text')),
      {
        'word/header1.xml': {
          type: `${WORD}.header+xml`,
          data: header,
          rels: { back: ['header', 'document.xml'] },
        },
      },
      rels,
    )
    const opened = await docx.open(file, tools)
    expect(opened.passages.map(({ text }) => text)).toEqual(['text', 'head'])
  })

  it('whatever is long, in time that grows with it and no faster', { retry: 2 }, async () => {
    const count = 20_000
    const hostile = (n: number): [DocumentFormat, Promise<Uint8Array>][] => [
      [docx, word(document(`<w:p><w:r>${'<w:t>ab</w:t><w:tab/>'.repeat(n)}</w:r></w:p>`))],
      [docx, word(document(`<w:p>${'<w:r><w:instrText>"%41</w:instrText></w:r>'.repeat(n)}</w:p>`))],
      [
        docx,
        word(document(`<w:p>${`<w:bookmarkStart w:name="${'a_'.repeat(10)}" w:id="1"/>`.repeat(n)}</w:p>`)),
      ],
      [docx, word(document(`<w:p><w:r><w:t>${'%4'.repeat(n)}${'&amp;'.repeat(n)}</w:t></w:r></w:p>`))],
      [
        xlsx,
        workbook([{ name: 'S', rows: `<row r="1"><c r="A1"><f>${'"\'['.repeat(n)}</f><v>1</v></c></row>` }]),
      ],
      [
        xlsx,
        workbook([{ name: 'S', rows: `<row r="1"><c r="A1"><f>${"'a".repeat(n)}</f><v>1</v></c></row>` }]),
      ],
      [
        xlsx,
        workbook([
          {
            name: 'S',
            rows: '',
            after: `<headerFooter><oddHeader>${'&amp;&quot;'.repeat(n)}</oddHeader></headerFooter>`,
          },
        ]),
      ],
      [xlsx, workbook([{ name: 'S', rows: '' }], { strings: ['<t>_x00_x0041_</t>'.repeat(n)] })],
      [
        xlsx,
        workbook([
          {
            name: 'S',
            rows: Array.from(
              { length: n },
              (_, i) => `<row><c t="str"><f t="shared" si="0"/><v>abcdef ${i}</v></c></row>`,
            ).join(''),
          },
        ]),
      ],
    ]
    for (const [index, [format, making]] of hostile(count).entries()) {
      const file = await making
      const smaller = await hostile(count / 4)[index]![1]
      const handle = (bytes: Uint8Array) => async () => {
        const opened = await format.open(bytes, tools)
        await opened.rewrite(
          opened.passages.map(({ text }, passage) => ({
            passage,
            start: 0,
            end: text.length,
            replacement: 'X',
          })),
        )
      }
      const small = await cpuMs(handle(smaller))
      const large = await cpuMs(handle(file))
      expect(large, `file ${index}`).toBeLessThan(Math.max(small, 60) * 12)
    }
  })

  it('altered parts: read or refused, and what is read can be written', async () => {
    for (const [format, making] of [
      [docx, everyWord()],
      [xlsx, everySheet()],
      [pptx, everySlide()],
    ] as const) {
      const parts = [...(await unpack(await making))].filter(([name]) => /\.(xml|rels|vml)$/.test(name))
      const change = fc.record({
        part: fc.nat(parts.length - 1),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.nat(30),
        text: fc.constantFrom(
          '',
          '<',
          '>',
          '"',
          '&',
          '/',
          ' ',
          'x',
          '\0',
          '<a/>',
          '<!--',
          ']]>',
          '%',
          '1',
          'w:',
          '\ud800',
        ),
      })
      const seen = new Set<string>()
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 3 }), async (changes) => {
          const altered = new Map(parts)
          for (const { part, at, length, text } of changes) {
            const name = parts[part]![0]
            const data = altered.get(name)!.toString()
            const from = Math.floor(data.length * at)
            altered.set(name, Buffer.from(data.slice(0, from) + text + data.slice(from + length)))
          }
          const file = await writeZip([...altered].map(([name, data]) => ({ name, data })))
          try {
            const opened = await format.open(file, tools)
            await format.open(await opened.rewrite(editsFor(opened, ['a']).edits), tools)
            seen.add('read')
          } catch (error) {
            if (!(error instanceof DocumentError)) throw error
            seen.add(error.code)
          }
        }),
        // Nothing changed, and a cut through the middle: both outcomes are seen whatever chance brings.
        { numRuns: 60, examples: [[[]], [[{ part: 0, at: 0.5, length: 30, text: '<' }]]] },
      )
      expect(seen).toContain('read')
      expect(seen).toContain('MALFORMED')
    }
  }, 60_000)
})
