import { deflateSync } from 'node:zlib'
import type { Bomb } from './bombs.ts'

const MEGABYTE = 1024 * 1024

/** Loops, depths and promises in the object graph of a PDF. Objects 1 and 2 are the catalog and the page tree. */
export function makePdfBombs(): Bomb[] {
  const bombs: Bomb[] = []
  const add = (name: string, bytes: Buffer) =>
    bombs.push({ name: `pdf: ${name}`, file: 'a.pdf', bytes: new Uint8Array(bytes) })
  const page = (extras = '', contents = '4 0 R') =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>/Contents ${contents}${extras}>>`
  const text = stream('', Buffer.from('BT /F1 12 Tf 10 10 Td (Hello) Tj ET'))
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const tree = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
  const catalog = '<</Type/Catalog/Pages 2 0 R>>'
  const plain = (
    contents: Buffer | string = text,
    six: Buffer | string = 'null',
    pageExtras = '',
    catalogExtras = '',
  ) => file([`<</Type/Catalog/Pages 2 0 R${catalogExtras}>>`, tree, page(pageExtras), contents, font, six])

  add(
    'table that precedes itself',
    Buffer.from(
      plain()
        .toString('latin1')
        .replace('/Root', '/Prev 99999 /Root')
        .replace(/99999/, (whole) => String(plain().indexOf('xref\n') + 18).slice(0, whole.length)),
      'latin1',
    ),
  )
  add(
    'start of the table beyond the end',
    Buffer.from(
      plain()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n99999999'),
      'latin1',
    ),
  )
  add(
    'no table at all',
    Buffer.from(
      plain()
        .toString('latin1')
        .replace(/xref\n0[\s\S]*/, ''),
      'latin1',
    ),
  )
  add('page tree that holds itself', file([catalog, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']))
  add(
    'two trees that hold each other',
    file([catalog, '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
  )
  add(
    'page tree 50,000 deep',
    file([
      catalog,
      ...Array.from({ length: 50_000 }, (_, index) => `<</Type/Pages/Kids[${index + 3} 0 R]/Count 1>>`),
      page(),
    ]),
  )
  add(
    'a thousand million pages',
    file([catalog, '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>', page(), text, font, 'null']),
  )
  add(
    'the same page 20,000 times',
    file([
      catalog,
      `<</Type/Pages/Kids[${'3 0 R '.repeat(20_000)}]/Count 20000>>`,
      page(),
      text,
      font,
      'null',
    ]),
  )
  add(
    'length that is itself',
    file([catalog, tree, page(), Buffer.from('<</Length 4 0 R>>stream\nBT ET\nendstream'), font, 'null']),
  )
  add('object that is itself', file([catalog, tree, '3 0 R']))
  add('references in a circle', file([catalog, '3 0 R', '4 0 R', '2 0 R']))
  add('arrays a million deep', file([catalog, tree, page(`/A ${'['.repeat(1_000_000)}`), text, font, 'null']))
  add(
    'dictionaries 300,000 deep',
    file([catalog, tree, page(`/A ${'<</A '.repeat(300_000)}`), text, font, 'null']),
  )
  add('string without an end', file([catalog, tree, page(`/A ${'('.repeat(1_000_000)}`), text, font, 'null']))
  add('content of 300 MB', plain(stream('', Buffer.alloc(300 * MEGABYTE, ' '))))
  add('content packed three times', plain(packedOften(3)))
  add(
    'a hundred filters',
    plain(Buffer.from(`<</Filter[${'/FlateDecode '.repeat(100)}]/Length 4>>stream\nabcd\nendstream`)),
  )
  add('content of ten million q', plain(stream('', Buffer.from('q '.repeat(10_000_000)))))
  add(
    'content of nested arrays',
    plain(stream('', Buffer.from(`BT /F1 12 Tf ${'['.repeat(2_000_000)} TJ ET`))),
  )
  add(
    '400,000 letters placed one by one',
    plain(stream('', Buffer.from(`BT /F1 1 Tf ${'1 0 0 1 5 5 Tm (a) Tj '.repeat(400_000)}ET`))),
  )
  add(
    '200,000 marked spans',
    plain(stream('', Buffer.from('/Span <</ActualText (a)>> BDC EMC '.repeat(200_000)))),
  )
  add(
    'form that draws itself',
    plain(
      stream('', Buffer.from('/X Do')),
      stream(
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>',
        Buffer.from('/X Do /X Do'),
      ),
    ),
  )
  add('forms that double 30 times', doubling(30))
  add(
    'predictor of four thousand million columns',
    plain(
      stream(
        '/DecodeParms<</Predictor 15/Columns 4294967295/Colors 255/BitsPerComponent 16>>',
        Buffer.from('abc'),
      ),
    ),
  )
  add(
    'picture of 100,000 × 100,000',
    plain(
      stream('', Buffer.from('q 100 0 0 100 0 0 cm /X Do Q')),
      stream(
        '/Type/XObject/Subtype/Image/Width 100000/Height 100000/ColorSpace/DeviceGray/BitsPerComponent 8',
        Buffer.alloc(1000),
      ),
    ),
  )
  add(
    'picture of 300 MB',
    plain(
      stream('', Buffer.from('q 100 0 0 100 0 0 cm /X Do Q')),
      stream(
        '/Type/XObject/Subtype/Image/Width 10000/Height 30000/ColorSpace/DeviceGray/BitsPerComponent 8',
        Buffer.alloc(300 * MEGABYTE),
      ),
    ),
  )
  add(
    'page of 10⁹ points',
    file([catalog, tree, page().replace('[0 0 200 200]', '[0 0 1000000000 1000000000]'), text, font, 'null']),
  )
  add(
    'page of no size',
    file([catalog, tree, page().replace('[0 0 200 200]', '[5 5 5 5]'), text, font, 'null']),
  )
  add(
    'page without numbers',
    file([catalog, tree, page().replace('[0 0 200 200]', '[/a (b) null]'), text, font, 'null']),
  )
  add(
    'outline that follows itself',
    plain(
      text,
      '<</Title(a)/Next 6 0 R/Parent 6 0 R/First 6 0 R>>',
      '',
      '/Outlines<</First 6 0 R/Last 6 0 R/Count 9>>',
    ),
  )
  add(
    'names that hold themselves',
    plain(text, '<</Kids[6 0 R 6 0 R]>>', '', '/Names<</EmbeddedFiles 6 0 R/Dests 6 0 R/JavaScript 6 0 R>>'),
  )
  add(
    'fields that hold themselves',
    plain(
      text,
      '<</FT/Tx/T(a)/Kids[6 0 R 6 0 R]/Parent 6 0 R>>',
      '/Annots[6 0 R]',
      '/AcroForm<</Fields[6 0 R]>>',
    ),
  )
  add(
    'structure that holds itself',
    plain(text, '<</Type/StructElem/S/P/K[6 0 R 6 0 R]/P 6 0 R>>', '', '/StructTreeRoot 6 0 R'),
  )
  add(
    '100,000 annotations',
    plain(
      text,
      '<</Type/Annot/Subtype/Text/Rect[0 0 1 1]/Contents(a)>>',
      `/Annots[${'6 0 R '.repeat(100_000)}]`,
    ),
  )
  const toUnicode = stream(
    '',
    Buffer.from(
      'begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap',
    ),
  )
  add(
    'map of four thousand million letters',
    file([
      catalog,
      tree,
      page(),
      text,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
      toUnicode,
    ]),
  )
  add(
    'font that draws itself',
    file([
      catalog,
      tree,
      page(),
      text,
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</H 6 0 R>>/Encoding<</Differences[72/H]>>/FirstChar 72/LastChar 72/Widths[9]/Resources<</Font<</F1 5 0 R>>>>>>',
      stream('', Buffer.from('BT /F1 12 Tf (H) Tj ET')),
    ]),
  )
  add(
    'object streams that extend each other',
    file([
      catalog,
      tree,
      page(),
      stream('/Type/ObjStm/N 1000000000/First 10/Extends 4 0 R', Buffer.from('1 0 2 0 3 0 4 0')),
      font,
      'null',
    ]),
  )
  add(
    'table stream of lies',
    Buffer.from(
      '%PDF-1.5\n1 0 obj\n<</Type/XRef/Size 1000000000/W[8 8 8]/Index[0 1000000000]/Root 1 0 R/Length 0>>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF',
    ),
  )
  add(
    'under a password',
    Buffer.from(
      file([
        catalog,
        tree,
        page(),
        text,
        font,
        '<</Filter/Standard/V 1/R 2/O(00000000000000000000000000000000)/U(00000000000000000000000000000000)/P -4>>',
      ])
        .toString('latin1')
        .replace('/Root', '/ID[(a)(a)]/Encrypt 6 0 R/Root'),
      'latin1',
    ),
  )
  add(
    '300,000 comments',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from('%\n'.repeat(300_000)), plain()]),
  )
  add('nothing but its mark', Buffer.from('%PDF-1.7'))
  add('100,000 times obj', Buffer.from(`%PDF-1.4\n${'1 0 obj '.repeat(100_000)}`))
  add('100,000 times stream', Buffer.from(`%PDF-1.4\n${'1 0 obj<</Length 9>>stream\n'.repeat(100_000)}`))
  return bombs
}

function stream(dictionary: string, data: Buffer): Buffer {
  const packed = deflateSync(data)
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>stream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream'),
  ])
}

function packedOften(times: number): Buffer {
  let data: Buffer = Buffer.alloc(200 * MEGABYTE)
  for (let index = 0; index < times; index++) data = deflateSync(data)
  return Buffer.concat([
    Buffer.from(`<</Filter[${'/FlateDecode '.repeat(times)}]/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** Each form draws the next one twice. */
function doubling(levels: number): Buffer {
  const forms = Array.from({ length: levels }, (_, index) =>
    stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${index + 6} 0 R>>/Font<</F1 4 0 R>>>>`,
      Buffer.from('/X Do /X Do'),
    ),
  )
  const last = stream(
    '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 4 0 R>>>>',
    Buffer.from('BT /F1 2 Tf (Hello) Tj ET'),
  )
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</XObject<</X 5 0 R>>>>/Contents 100 0 R>>'
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...forms,
    last,
  ]
  while (objects.length < 99) objects.push('null')
  objects.push(stream('', Buffer.from('/X Do')))
  return file(objects)
}

function file(objects: readonly (string | Buffer)[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let length = 9
  const rows = objects.map((body, index) => {
    const start = length
    const framed = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ])
    chunks.push(framed)
    length += framed.length
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}
