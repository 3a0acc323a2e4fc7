import { beforeAll, describe, expect, it } from 'vitest'
import { convert, leaksBeforeAndAfter, rewritten, tools, unpack } from './fixtures.ts'
import { EXCEL, everything, MAIN, places, workbook } from './xlsx.fixture.ts'
import { xlsx } from './xlsx.ts'

async function rewrittenSheet(
  bytes: Uint8Array,
  values: readonly string[],
  replacement?: (v: string) => string,
) {
  const result = await rewritten(xlsx, bytes, values, replacement)
  return {
    ...result,
    sheet: result.text('xl/worksheets/sheet1.xml'),
    book: result.text('xl/workbook.xml'),
  }
}

const rowsOf = (sheet: string) => /<sheetData>(.*)<\/sheetData>/s.exec(sheet)?.[1]

describe('cells', () => {
  it('are passages at their place, labelled with the heading of their column', async () => {
    const opened = await xlsx.open(
      await workbook(
        [
          {
            name: 'People',
            rows: '<row r="1"><c r="A1" t="s"><v>3</v></c></row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>493012345678</v></c></row><row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" s="2"><v>45000</v></c></row>',
          },
        ],
        {
          strings: [
            '<t>Name</t>',
            '<t>Phone</t>',
            '<r><t>Jo</t></r><r><rPr><b/></rPr><t>hn</t></r>',
            '<t>Our list</t>',
          ],
        },
      ),
      tools,
    )
    expect(opened.passages.filter(({ place }) => place.cell)).toEqual([
      { text: 'Our list', place: { sheet: 'People', cell: 'A1' } },
      { text: 'Name', place: { sheet: 'People', cell: 'A2' }, label: 'Our list' },
      { text: 'Phone', place: { sheet: 'People', cell: 'B2' } },
      { text: 'John', place: { sheet: 'People', cell: 'A3' }, label: 'Name' },
      { text: '493012345678', place: { sheet: 'People', cell: 'B3' }, label: 'Phone' },
    ])
  })

  it('become texts where a number is replaced, shown as its format shows it', async () => {
    const { sheet, opened } = await rewrittenSheet(
      await workbook([
        {
          name: 'S',
          rows: '<row r="1"><c r="A1"><v>4111111111111111</v></c><c r="B1" s="1"><v>12345678</v></c><c r="C1"><v>4.9301234567E10</v></c><c r="D1" s="2"><v>45000</v></c><c r="E1"><v>1234567.89</v></c></row>',
        },
      ]),
      ['4111111111111111', '012-34-5678', '49301234567'],
    )
    expect(opened.passages.map(({ text }) => text)).toEqual([
      'S',
      '4111111111111111',
      '012-34-5678',
      '49301234567',
    ])
    const text = '<is><t xml:space="preserve">&lt;X&gt;</t></is></c>'
    expect(rowsOf(sheet)).toBe(
      `<row r="1"><c r="A1" t="inlineStr">${text}<c r="B1" s="1" t="inlineStr">${text}<c r="C1" t="inlineStr">${text}<c r="D1" s="2"><v>45000</v></c><c r="E1"><v>1234567.89</v></c></row>`,
    )
  })

  it('lose the formula that would bring the value back, all that share it included', async () => {
    const { sheet } = await rewrittenSheet(
      await workbook([
        {
          name: 'S',
          rows: '<row r="1"><c r="A1" t="str"><f t="shared" ref="A1:A3" si="0">"John"&amp;" "&amp;"Smith"</f><v>John Smith</v></c></row><row r="2"><c r="A2" t="str"><f t="shared" si="0"/><v>other</v></c></row><row r="3"><c r="A3" t="str"><f t="shared" si="0"/><v>John Smith</v></c></row><row r="4"><c r="A4"><f>SUM(B1:B2)</f><v>3</v></c></row>',
        },
      ]),
      ['John Smith'],
    )
    const text = '<is><t xml:space="preserve">&lt;X&gt;</t></is></c>'
    expect(rowsOf(sheet)).toBe(
      `<row r="1"><c r="A1" t="inlineStr">${text}</row><row r="2"><c r="A2" t="str"><v>other</v></c></row><row r="3"><c r="A3" t="inlineStr">${text}</row><row r="4"><c r="A4"><f>SUM(B1:B2)</f><v>3</v></c></row>`,
    )
  })

  it('have the texts and numbers inside formulas replaced', async () => {
    const { sheet } = await rewrittenSheet(
      await workbook([
        {
          name: 'S',
          rows: '<row r="1"><c r="A1"><f>HYPERLINK("mailto:a%40b.example","Say ""hi"" to Ann Lee")</f></c><c r="B1"><f>VLOOKUP(4930123456,C:D,2)</f></c></row>',
        },
      ]),
      ['a@b.example', 'Ann Lee', '4930123456'],
      () => 'X"Y',
    )
    expect(rowsOf(sheet)).toBe(
      `<row r="1"><c r="A1"><f>HYPERLINK("mailto:X'Y","Say ""hi"" to X'Y")</f></c><c r="B1"><f>VLOOKUP("X'Y",C:D,2)</f></c></row>`,
    )
  })

  it('share a text: one passage, one change', async () => {
    const { opened, text } = await rewrittenSheet(
      await workbook(
        [
          { name: 'A', rows: '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>' },
          { name: 'B', rows: '<row r="1"><c r="C1" t="s"><v>0</v></c></row>' },
        ],
        {
          strings: [
            '<t>Taro Yamada_x0040_home</t><rPh sb="0" eb="4"><t>タロウ</t></rPh><phoneticPr fontId="1"/>',
            '<t>other</t>',
          ],
        },
      ),
      ['Taro Yamada@home'],
    )
    expect(opened.passages.filter(({ place }) => place.cell)).toEqual([
      { text: 'other', place: { sheet: 'A', cell: 'A1' } },
      { text: 'Taro Yamada@home', place: { sheet: 'A', cell: 'B1' } },
      { text: 'タロウ', place: { sheet: 'A', cell: 'B1', part: 'phonetic reading' } },
    ])
    expect(text('xl/sharedStrings.xml')).toContain(
      '<si><t xml:space="preserve">&lt;X&gt;</t><phoneticPr fontId="1"/></si><si><t>other</t></si>',
    )
  })
})

describe('what stands where it does not belong', () => {
  it('is read in the part of the shared texts, whatever that part is', async () => {
    const log = `<revisions ${MAIN}><rcc rId="1" sId="1"><nc r="A1" t="inlineStr"><is><t>Ann Lee</t></is></nc></rcc>loose 82657804J</revisions>`
    const { text } = await rewrittenSheet(
      await workbook([{ name: 'A', rows: '' }], {
        extra: { 'xl/sharedStrings.xml': { type: `${EXCEL}.sharedStrings+xml`, data: log } },
      }),
      ['Ann Lee', '82657804J'],
    )
    expect(text('xl/sharedStrings.xml')).not.toMatch(/Ann|82657804J/)
  })

  it('is read in a second part of shared texts', async () => {
    const { parts } = await rewrittenSheet(
      await workbook([{ name: 'A', rows: '' }], {
        rels: { rMore: ['sharedStrings', 'more.xml'] },
        extra: {
          'xl/more.xml': {
            type: `${EXCEL}.sharedStrings+xml`,
            data: `<sst ${MAIN}><si><t>Ann Lee</t></si></sst>`,
          },
        },
      }),
      ['Ann Lee'],
    )
    expect([...parts.values()].join('')).not.toContain('Ann')
  })

  it.each([
    ['<c r="A1"><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" t="s"><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" t="s"><v>972560348</v></c>', '972560348'],
    ['<c r="A1" t="e"><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" t="b"><v>82657804J</v></c>', '82657804J'],
    ['<c r="A1" t="d"><v>972560348</v></c>', '972560348'],
    ['<c r="A1" t="other"><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" t="inlineStr"><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" t="inlineStr"><is><t>x</t></is><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" t="str"><v>Ann Lee</v><v>y</v></c>', 'Ann Lee'],
    ['<c r="A1" t="str"><v>y</v><v>Ann Lee</v></c>', 'Ann Lee'],
    ['<c r="A1" s="2"><v>972560348</v></c>', '972560348'],
    ['<c r="A1" note="Ann Lee"><v>1</v></c>', 'Ann Lee'],
  ])('is read in a cell: %s', async (cell, value) => {
    const { sheet } = await rewrittenSheet(
      await workbook([{ name: 'A', rows: `<row r="1">${cell}</row>` }], { strings: ['<t>x</t>'] }),
      [value],
    )
    expect(sheet).not.toContain(value)
  })
})

describe('names', () => {
  it('of sheets and cells change everywhere at once', async () => {
    const { book, text, sheet } = await rewrittenSheet(
      await workbook(
        [
          {
            name: 'John Smith',
            rows: `<row r="1"><c r="A1"><f>'John Smith'!B1+Data!A1+John_Pay+LEN("'John Smith'!")</f><v>1</v></c></row>`,
            after: `<hyperlinks><hyperlink ref="A1" location="'John Smith'!A1" display="go"/></hyperlinks>`,
          },
          { name: 'Jane Smith', rows: '' },
          { name: 'Data', rows: `<row r="1"><c r="A1"><f>'Jane Smith'!B1</f></c></row>` },
        ],
        { book: `<definedNames><definedName name="John_Pay">'John Smith'!$A$1</definedName></definedNames>` },
      ),
      ['John Smith', 'Jane Smith', 'John Pay'],
      (value) => (value === 'John Pay' ? '<NAME>' : 'Person: 1'),
    )
    expect(book).toContain('<sheet name="Person_ 1" sheetId="1"  r:id="rS0"/><sheet name="Person_ 1_2"')
    expect(book).toContain(`<definedName name="_NAME_">'Person_ 1'!$A$1</definedName>`)
    expect(sheet).toContain(`<f>'Person_ 1'!B1+Data!A1+_NAME_+LEN("'Person: 1'!")</f>`)
    expect(sheet).toContain(`location="'Person_ 1'!A1"`)
    expect(text('xl/worksheets/sheet3.xml')).toContain(`<f>'Person_ 1_2'!B1</f>`)
  })

  it("of a table's columns stay those of the cells above them, and differ", async () => {
    const { text, sheet } = await rewrittenSheet(
      await workbook(
        [
          {
            name: 'S',
            rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>Table1[Ann Lee]+Table1[[#This Row],[Bob Lee]]</f><v>2</v></c></row>',
            after: '<tableParts count="1"><tablePart r:id="rT"/></tableParts>',
            rels: { rT: ['table', '../tables/table1.xml'] },
          },
        ],
        {
          strings: ['<t>Ann Lee</t>', '<t>Bob Lee</t>'],
          extra: {
            'xl/tables/table1.xml': {
              type: `${EXCEL}.table+xml`,
              data: `<table ${MAIN} id="1" name="Table1" displayName="Table1" ref="A1:B2"><autoFilter ref="A1:B2"/><tableColumns count="2"><tableColumn id="1" name="Ann Lee"/><tableColumn id="2" name="Bob Lee"/></tableColumns></table>`,
            },
          },
        },
      ),
      ['Ann Lee', 'Bob Lee'],
    )
    expect(text('xl/tables/table1.xml')).toMatch(/name="&lt;X&gt;"\/>.*name="&lt;X&gt; 2"\/>/)
    expect(text('xl/sharedStrings.xml')).toContain(
      '&lt;X&gt;</t></si><si><t xml:space="preserve">&lt;X&gt; 2</t>',
    )
    expect(sheet).toContain('<f>Table1[[&lt;X&gt;]]+Table1[[#This Row],[&lt;X&gt; 2]]</f>')
  })
})

describe('everything at once', () => {
  const values = Object.values(places)
  let file: Uint8Array
  let result: Awaited<ReturnType<typeof rewritten>>
  beforeAll(async () => {
    file = await everything()
    result = await rewritten(xlsx, file, values)
  })

  it('leaves no value in any part', async () => {
    const unread = ['Petra Printer', 'C:/Users', '2024-05-05', 'otto@x.example', 'securityDescriptor']
    const found = await leaksBeforeAndAfter(file, result.written, [...values, ...unread])
    expect(found.before).toBeGreaterThan(values.length)
    expect(found.after).toEqual([])
  })

  it('takes authors out of their comments unasked', async () => {
    const untouched = await (await xlsx.open(file, tools)).rewrite([])
    const comments = (await unpack(untouched)).get('xl/comments1.xml')!.toString()
    expect(comments).not.toContain(places.commentAuthor)
    expect(comments).toContain('>Author:</t></r><r><t xml:space="preserve">\nLea</t>')
  })

  it('says where things were and what is left out', () => {
    const { opened, placeOf } = result
    expect(placeOf(places.comment)).toEqual({ sheet: places.sheetName, cell: 'A1', part: 'comment' })
    expect(placeOf(places.threaded)).toEqual({ sheet: places.sheetName, cell: 'A1', part: 'comment' })
    expect(placeOf(places.veryHidden)).toEqual({ sheet: 'Deep', cell: 'A1' })
    expect(placeOf(places.header)).toEqual({ sheet: places.sheetName, part: 'header' })
    expect(placeOf(places.literal)).toEqual({ sheet: places.sheetName, cell: 'B2', part: 'formula' })
    expect(opened.leftOut).toEqual([
      'data connections',
      'external links',
      'macros',
      'pivot tables',
      'printer settings',
    ])
  })

  it('keeps what has no value in it', async () => {
    const { parts } = result
    const sheet = parts.get('xl/worksheets/sheet1.xml')!.toString()
    expect(sheet).toContain(
      '<row r="3"><c r="A3"><v>17</v></c><c r="B3"><f>SUM(A3:A3)</f><v>17</v></c></row>',
    )
    expect(sheet).toContain('<c r="D2"><v>5</v></c>')
    expect(sheet).toContain('<pageSetup orientation="portrait"/>')
    expect(sheet).toContain('&amp;L&amp;"Arial,Bold"&lt;X&gt;&amp;C&amp;P')
    expect(sheet).toContain('&amp;R&lt;X&gt; &amp;&amp; co')
    expect(parts.get('xl/comments1.xml')!.toString()).toContain('<author>Author</author><author>tc={0000')
    const book = parts.get('xl/workbook.xml')!.toString()
    expect(book).not.toMatch(/pivotCache|externalReference|absPath|customWorkbookView/)
  })

  it('opens in LibreOffice with everything that was not replaced', async () => {
    const text = (await convert(result.written, 'xlsx', 'csv')).toString()
    expect(text.split('\n').slice(0, 3)).toEqual(['<X>,<X>,<X>,', '<X>,,<X>,5', '17,17,,'])
  }, 60_000)
})
