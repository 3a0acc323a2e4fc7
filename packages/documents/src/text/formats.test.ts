import { describe, expect, it } from 'vitest'
import { csv, html, json, md, txt, xml } from './index.ts'
import { findAll, openText, outcomeOf, replaceAll, textsOf } from './testing.ts'

const VALUES = ['John Smith', 'jo@example.org', '+49 170 1234567']

describe('txt', () => {
  it('takes lines together until an empty one', async () => {
    const { passages } = await openText(txt, 'Name:\nJohn Smith\r\n \r\n\nNext\rline')
    expect(passages).toEqual([
      { text: 'Name:\nJohn Smith', place: { line: 1 } },
      { text: 'Next\rline', place: { line: 5 } },
    ])
  })

  it('ends a long block with its line, and reads all of it', async () => {
    const texts = await textsOf(txt, 'a line of words\n'.repeat(10_000))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.join('\n').length).toBe(16 * 10_000 - 1)
  })

  it.each([
    [
      'in addresses',
      'https://e.org/?mail=jo%40example.org&name=John+Smith&x=%C3%A9',
      'https://e.org/?mail=<X>&name=<X>&x=%C3%A9',
    ],
    [
      'twice over',
      'https://e.org/?u=https%3A%2F%2Fe.org%2F%3Fm%3Djo%2540example.org',
      'https://e.org/?u=https%3A%2F%2Fe.org%2F%3Fm%3D<X>',
    ],
    ['as references', 'jo&#64;example.org, jo&commat;example.org, jo&#x40;example.org', '<X>, <X>, <X>'],
    ['as escapes', '"jo\\u0040example.org"', '"<X>"'],
    ['as escapes of styles', 'b:"\\4a \\6f \\68 \\6e  Smith"', 'b:"<X>"'],
  ])('finds what is written %s', async (_, text, expected) => {
    expect(await replaceAll(txt, text, VALUES)).toBe(expected)
  })
})

describe('encodings', () => {
  const text = 'Grüße an John Smith\r\n'
  it.each([
    ['UTF-8', Buffer.from(text, 'utf8')],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`, 'utf8')],
    ['UTF-16 LE', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('%s stays', async (_, bytes) => {
    const document = await openText(txt, bytes)
    expect(document.passages[0]!.text).toBe('Grüße an John Smith')
    const written = await document.rewrite(findAll(document, VALUES, 'Ö'))
    expect(await textsOf(txt, written)).toEqual(['Grüße an Ö'])
    expect(Buffer.from(written).subarray(0, 4)).toEqual(bytes.subarray(0, 4))
  })

  it.each([
    [
      'a byte is missing',
      [Buffer.from('\ufeffDear ', 'utf16le'), Buffer.from('xJohn Smith wrote', 'utf16le').subarray(1)],
    ],
    [
      'some is of one byte a letter',
      [Buffer.from('\ufeffDear ', 'utf16le'), Buffer.from('John Smith wrote to us today. ')],
    ],
  ])('of two bytes in which %s are refused', async (_, parts) => {
    expect(await outcomeOf(txt, Buffer.concat(parts))).toBe('MALFORMED')
  })

  it('of two bytes keep scripts whose letters are two', async () => {
    const lines = '一二三　　　　　　刀最終　一一一一一一一\n機械学習と人間の共存について、第三回の報告書。'
    expect(await textsOf(txt, Buffer.from(`\ufeff${lines}`, 'utf16le'))).toEqual([lines])
  })

  it('turns to UTF-8 with a mark where a replacement needs it', async () => {
    const document = await openText(txt, Buffer.from(text, 'latin1'))
    const written = Buffer.from(await document.rewrite(findAll(document, VALUES, '山田')))
    expect(written.toString('utf8')).toBe('\ufeffGrüße an 山田\r\n')
  })

  it.each([
    ['Cyrillic', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xc8, 0xe2, 0xe0, 0xed])],
    ['Shift_JIS', Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x81, 0x41, 0x8e, 0x52])],
  ])('in %s without a word about it are refused, not misread', async (_, bytes) => {
    expect(await outcomeOf(txt, bytes)).toBe('NOT_CLEANABLE')
  })

  it('are those the page declares', async () => {
    const page = (charset: string, bytes: number[]) =>
      Buffer.concat([Buffer.from(`<meta charset="${charset}"><p>`), Buffer.from(bytes)])
    expect(await textsOf(html, page('windows-1251', [0xc8, 0xe2, 0xe0, 0xed]))).toContain('Иван')
    expect(await textsOf(html, page('shift_jis', [0x8e, 0x52, 0x93, 0x63]))).toContain('山田')
    const document = await openText(html, page('windows-1251', [0xc8, 0xe2, 0xe0, 0xed]))
    const written = await document.rewrite(findAll(document, ['Иван'], 'Пётр'))
    expect(await textsOf(html, written)).toContain('Пётр')
    expect(Buffer.from(written).subarray(-4)).toEqual(Buffer.from([0xcf, 0xb8, 0xf2, 0xf0]))
  })
})

describe('md', () => {
  it('reads through emphasis, escapes and references', async () => {
    const text = '# **Jo**hn _Smith_\n\njo\\@example.org and jo&#64;example.org and `jo@example.org`\n'
    expect(await textsOf(md, text)).toEqual([
      '# John Smith',
      'jo@example.org and jo@example.org and jo@example.org',
    ])
  })

  it('replaces in link targets, pictures, tables, code, HTML and properties', async () => {
    const text = [
      '---\nauthor: John Smith\nmail: "jo@example.org"\nother: \'John Smith\'\n---',
      '[write](mailto:jo%40example.org "John Smith") ![John Smith](a.png)',
      '| a | John Smith |\n|---|---|\n| jo@example.org | b |',
      '```\njo@example.org\n```',
      '<div title="John Smith">jo@example.org</div><!-- John Smith -->',
      '[1]: https://example.org/jo@example.org',
      '* **John** *Smith*\n* john_smith_jr',
    ].join('\n\n')
    const written = await replaceAll(md, text, VALUES, '[A|B]')
    expect(written).toBe(
      [
        '---\nauthor: "[A|B]"\nmail: "[A|B]"\nother: \'[A|B]\'\n---',
        '[write](mailto:[A\\|B] "[A\\|B]") ![[A\\|B]](a.png)',
        '| a | [A\\|B] |\n|---|---|\n| [A\\|B] | b |',
        '```\n[A|B]\n```',
        '<div title="[A\\|B]">[A\\|B]</div><!-- [A\\|B] -->',
        '[1]: https://example.org/[A\\|B]',
        '* **[A\\|B]**\n* john_smith_jr',
      ].join('\n\n'),
    )
  })

  it('writes what would be markup so that it is shown', async () => {
    expect(await replaceAll(md, 'Hi John Smith\n', VALUES, '<PERSON_1>')).toBe('Hi \\<PERSON_1>\n')
    expect(await replaceAll(md, 'Hi John Smith\n', VALUES, '****')).toBe('Hi \\*\\*\\*\\*\n')
  })
})

describe('csv', () => {
  it('names fields by their headings and places', async () => {
    const { passages } = await openText(csv, 'Name;Mail\r\n"Smith; John";jo@example.org\r\n')
    expect(passages.slice(2)).toEqual([
      { text: 'Smith; John', label: 'Name', place: { line: 2, cell: 'Name' } },
      { text: 'jo@example.org', label: 'Mail', place: { line: 2, cell: 'Mail' } },
    ])
    expect(passages[0]).toEqual({ text: 'Name', place: { line: 1, cell: 'A' } })
  })

  it.each([
    ['tabs', 'a\tb, c\nJohn Smith\t1\n', 'a\tb, c\n<X>\t1\n'],
    ['a declared delimiter', 'sep=|\na|b,c,d\nJohn Smith|1\n', 'sep=|\na|b,c,d\n<X>|1\n'],
    ['quotes', '"a","b"\n"say ""John Smith""",1', '"a","b"\n"say ""<X>""",1'],
    ['no heading', 'John Smith,jo@example.org\n', '<X>,<X>\n'],
    ['formulas, which keep their quotes', 'a,b\n="John Smith",1\n', 'a,b\n="<X>",1\n'],
  ])('reads tables with %s', async (_, table, expected) => {
    expect(await replaceAll(csv, table, VALUES)).toBe(expected)
  })

  it('puts quotes around a bare field that would be read as something else', async () => {
    const table = 'a,b\n="John Smith",1\nJohn Smith"x",2\n'
    expect(await replaceAll(csv, table, VALUES, 'x;"')).toBe('a,b\n"=""x;""""",1\n"x;""""x""",2\n')
    expect(await replaceAll(csv, table, VALUES, '')).toBe('a,b\n="",1\n"""x""",2\n')
  })

  it('refuses quotes that never close', async () => {
    expect(await outcomeOf(csv, 'a,b\n"John,1\n')).toBe('MALFORMED')
  })
})

describe('numbers that are written another way', () => {
  it('are read as their digits in JSON, and become texts or other numbers', async () => {
    const text = '{"a":9.72560348e8,"b":972560348.0,"c":-97256034.8E+1,"d":97256034800e-2,"e":1.5e3,"f":0.5}'
    expect((await textsOf(json, text)).filter((value) => /\d/.test(value))).toEqual([
      ...new Array(4).fill('972560348'),
      '1500',
      '0.5',
    ])
    expect(await replaceAll(json, text, ['972560348'])).toBe(
      '{"a":"<X>","b":"<X>","c":"<X>","d":"<X>","e":1.5e3,"f":0.5}',
    )
    expect(await replaceAll(json, text, ['972560348'], '7')).toBe(
      '{"a":7,"b":7,"c":7,"d":7,"e":1.5e3,"f":0.5}',
    )
  })

  it('and in tables, as spreadsheets write them', async () => {
    const text = 'Name,Id,Part\nx,9.72560348E+08,4711E12\n'
    expect(await textsOf(csv, text)).toEqual(['Name', 'Id', 'Part', 'x', '972560348', '4711E12'])
    expect(await replaceAll(csv, text, ['972560348'], 'a,b')).toBe('Name,Id,Part\nx,"a,b",4711E12\n')
  })

  it('unless they are endless', async () => {
    expect(await textsOf(json, '[1e400, 1e31, 12e-400]')).toEqual(['1e400', '1e31', '12e-400'])
  })
})

describe('json', () => {
  it('names values by their keys, and takes keys as text', async () => {
    const { passages } = await openText(json, '{"people": {"jo@example.org": {"a/b": "x"}}, "none": null}')
    expect(passages.map(({ text }) => text)).toEqual(['people', 'jo@example.org', 'a/b', 'x', 'none'])
    expect(passages[3]).toMatchObject({
      label: 'people jo@example.org a/b',
      place: { path: '/people/jo@example.org/a~1b' },
    })
  })

  it('replaces escaped values, keys, numbers and lines', async () => {
    const text =
      '{"jo\\u0040example.org":"\\u004aohn Smith","n":491701234567}\n{"x":"{\\"m\\":\\"jo\\\\u0040example.org\\"}"}\n'
    const written = await replaceAll(json, text, [...VALUES, '491701234567'], '"\\')
    expect(written).toBe('{"\\"\\\\":"\\"\\\\","n":"\\"\\\\"}\n{"x":"{\\"m\\":\\"\\"\\\\\\"}"}\n')
    for (const line of written.trim().split('\n')) JSON.parse(line)
  })

  it('keeps every value when keys become equal: each but the first gets a number', async () => {
    const text =
      '{"jo@example.org":1,"<X>_2":2,"jo\\u0040example.org":{"jo@example.org":3},"<X>":4,"John Smith":5}'
    expect(await replaceAll(json, text, VALUES)).toBe(
      '{"<X>_3":1,"<X>_2":2,"<X>_4":{"<X>":3},"<X>":4,"<X>_5":5}',
    )
    expect(await replaceAll(json, text, VALUES, '')).toBe('{"":1,"<X>_2":2,"_2":{"":3},"<X>":4,"_3":5}')
  })

  it('keeps the values of a script in a page as well', async () => {
    const page = '<script type="application/json">{"jo@example.org":1,"John Smith":2}</script>'
    expect(await replaceAll(html, page, VALUES)).toBe(
      '<script type="application/json">{"\\u003cX>":1,"\\u003cX>_2":2}</script>',
    )
  })

  it('leaves out files that are written into values', async () => {
    const text = '{"file":"data:application/pdf;base64,JVBERi0xLjcK","x":1}'
    const document = await openText(json, text)
    expect(document.leftOut).toEqual(['embedded files'])
    expect(Buffer.from(await document.rewrite([])).toString()).toBe(
      '{"file":"data:application/pdf;base64,","x":1}',
    )
  })
})

describe('pages inside XML', () => {
  it('and a replacement is written as text of the page', async () => {
    expect(await replaceAll(xml, '<a><![CDATA[<p>John Smith</p>]]></a>', VALUES)).toBe(
      '<a><![CDATA[<p>&lt;X&gt;</p>]]></a>',
    )
  })

  it.each([
    [
      'in a section',
      '<a><![CDATA[<p title="John Smith">Jo<b>hn Sm</b>ith</p>]]></a>',
      '<a><![CDATA[<p title="X">X<b></b></p>]]></a>',
    ],
    ['escaped', '<a>Dear &lt;b&gt;John&lt;/b&gt; Smith</a>', '<a>Dear &lt;b&gt;X&lt;/b&gt;</a>'],
    [
      'behind a text',
      '<a>Jo<![CDATA[hn Smith<br>jo<b>@</b>example.org]]></a>',
      '<a>X<![CDATA[<br>X<b></b>]]></a>',
    ],
    ['with a section in it', '<a><![CDATA[<p>Jo<![CDATA[hn Smith</p>]]></a>', '<a><![CDATA[<p>X</p>]]></a>'],
    ['that are none', '<a>if (a &lt; b) John Smith</a>', '<a>if (a &lt; b) X</a>'],
  ])('are read as such: %s', async (_, text, expected) => {
    expect(await replaceAll(xml, text, VALUES, 'X')).toBe(expected)
  })
})

describe('xml', () => {
  it('names texts and attributes, and says where they are', async () => {
    const text =
      '<people><person name="x"><mail>a@b.c</mail></person><person><mail type="home">d</mail></person></people>'
    const { passages } = await openText(xml, text)
    expect(passages.find(({ text }) => text === 'a@b.c')).toMatchObject({
      place: { path: '/people/person/mail', line: 1 },
      label: 'x mail',
    })
    expect(passages.find(({ text }) => text === 'd')?.place.path).toBe('/people/person[2]/mail')
    expect(passages.find(({ text }) => text === 'home')?.place.path).toBe('/people/person[2]/mail/@type')
  })

  it('takes text with elements in it together, and texts of elements beside each other apart', async () => {
    const textsOf = async (text: string) =>
      (await openText(xml, text)).passages
        .filter(({ place }) => place.part !== 'name')
        .map(({ text }) => text)
    expect(await textsOf('<r><p>Dear <b>Jo</b>hn <i>Sm</i><i>ith</i>!</p></r>')).toEqual(['Dear John Smith!'])
    expect(await textsOf('<r><a>John</a><b>Smith</b>\n<c>x</c></r>')).toEqual(['John', 'Smith', 'x'])
    const parted = '<r>Jo<!-- a -->hn<?p b?> Smith<br/>x</r>'
    expect(await textsOf(parted)).toEqual([' a ', 'b', 'John Smith x'])
  })

  it('replaces everywhere, however it is written', async () => {
    const text =
      '<r a="John&#32;Smith"><!--John Smith--><?p John Smith?><m>jo<![CDATA[@example]]>.org</m><u h=\'mailto:jo%40example.org\'/><d>&amp;lt;b&amp;gt;J&amp;#111;hn Smith</d></r>'
    expect(await replaceAll(xml, text, VALUES, '<-->')).toBe(
      '<r a="&lt;--&gt;"><!--<- ->--><?p <-->?><m>&lt;--&gt;<![CDATA[]]></m><u h=\'mailto:&lt;--&gt;\'/><d>&amp;lt;b&amp;gt;&lt;--&gt;</d></r>',
    )
  })

  it('replaces in names at every place, and keeps them apart', async () => {
    const text =
      '<r><id_111222333 a="1"><n:b_111222333 n:c_111222333="2" d_111222333=""/></id_111222333 ></r>'
    const written = await replaceAll(
      xml,
      text,
      ['id_111222333', 'b_111222333', 'c_111222333', 'd_111222333'],
      '<X>',
    )
    expect(written).toBe('<r><_X_ a="1"><n:_X__2 n:_X__3="2" _X__4=""/></_X_ ></r>')
  })

  it('shows namespaces that are of no known vocabulary', async () => {
    const text = '<r xmlns="http://www.w3.org/1999/xhtml" xmlns:n="urn:client:111222333"/>'
    expect(await replaceAll(xml, text, ['111222333', '1999'])).toBe(
      '<r xmlns="http://www.w3.org/1999/xhtml" xmlns:n="urn:client:&lt;X&gt;"/>',
    )
  })
})
