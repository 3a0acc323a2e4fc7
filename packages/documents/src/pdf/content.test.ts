import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { stringsOf, withoutMarks } from './content.ts'
import { PdfFile } from './file.ts'
import { decodeStream, OverBudget } from './filters.ts'
import { handWritten } from './fixtures.ts'
import { PdfLexer, PdfSyntaxError } from './lexer.ts'
import {
  PdfDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  type PdfString,
  textOf,
  toTextString,
} from './objects.ts'
import { withoutJpeg2000Metadata, withoutJpegMetadata } from './picture-metadata.ts'

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
const textFrom = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const EMPTY = new PdfFile(handWritten([{ content: '' }]))

describe('objects', () => {
  it('are read in all their spellings', () => {
    const lexer = new PdfLexer(
      bytesOf('<</A#42 [1 -.5 +3. (a\\(b\\)\\101\\n(c)) <4 8 6> 12 0 R true null] % end\n/B/C>>'),
    )
    const dictionary = lexer.next() as PdfDictionary
    const items = dictionary.get('AB') as unknown[]
    expect(items.slice(0, 3)).toEqual([1, -0.5, 3])
    expect(textOf(items[3] as PdfString)).toBe('a(b)A\n(c)')
    expect(textOf(items[4] as PdfString)).toBe('H`')
    expect(items[5]).toEqual(new PdfReference(12))
    expect(items.slice(6)).toEqual([true, null])
    expect(dictionary.get('B')).toEqual(new PdfName('C'))
  })

  it('end in an error where they have no end', () => {
    for (const text of ['(abc', '<41', '[1 2', '<</A 1', '<</A>>', `${'['.repeat(500)}`])
      expect(() => new PdfLexer(bytesOf(text)).next()).toThrow(PdfSyntaxError)
  })

  it('carry text of any script there and back', () => {
    for (const text of ['plain', 'Zoë', 'Иван', '山田太郎', '😀'])
      expect(textOf(toTextString(text))).toBe(text)
  })
})

describe('streams', () => {
  const decoded = (
    dictionary: [string, PdfName | PdfName[] | PdfDictionary][],
    bytes: Uint8Array,
  ): string => {
    const stream = new PdfStream(new PdfDictionary(dictionary), bytes)
    return textFrom(decodeStream(EMPTY, stream, { bytes: 1_000_000 }) ?? bytesOf('undefined'))
  }

  it('are unpacked from every filter that text may be under', () => {
    const filter = (...names: string[]): [string, PdfName[]] => [
      'Filter',
      names.map((name) => new PdfName(name)),
    ]
    expect(decoded([filter('FlateDecode')], deflateSync('packed'))).toBe('packed')
    expect(decoded([filter('ASCIIHexDecode')], bytesOf('70 61 63 6B>'))).toBe('pack')
    expect(decoded([filter('ASCII85Decode')], bytesOf('9jqo^BlbD-~>'))).toBe('Man is d')
    expect(decoded([filter('RunLengthDecode')], Uint8Array.of(2, 97, 98, 99, 254, 100, 128))).toBe('abcddd')
    // The example of ISO 32000-2, 7.4.4.2.
    const lzw = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01)
    expect(decoded([filter('LZWDecode')], lzw)).toBe('-----A---B')
    expect(
      decoded([filter('ASCIIHexDecode', 'FlateDecode')], bytesOf(deflateSync('twice').toString('hex'))),
    ).toBe('twice')
    expect(decoded([filter('DCTDecode')], bytesOf('picture'))).toBe('undefined')
  })

  it('are given up before they fill more than allowed', () => {
    const bomb = new PdfStream(
      new PdfDictionary([['Filter', new PdfName('FlateDecode')]]),
      deflateSync(Buffer.alloc(5_000_000)),
    )
    expect(() => decodeStream(EMPTY, bomb, { bytes: 1000 })).toThrow(OverBudget)
  })
})

describe('drawing instructions', () => {
  it('lose marks and keep layers, spelled glyphs and pictures', () => {
    const content =
      '/P <</MCID 0 /Alt (secret)>> BDC BT (a) Tj /Span <</ActualText (ffi)>> BDC (b) Tj EMC ET EMC ' +
      '/OC /L BDC BI /W 1 /H 1 ID (EI\x80 EI Q EMC /X /Y DP 1 0 0 rg'
    const result = textFrom(withoutMarks(bytesOf(content)))
    expect(result).not.toMatch(/secret|MCID|DP/)
    expect(result).toMatch(/BT \(a\) Tj\s+\/Span <<\/ActualText <666669>>> BDC\s+\(b\) Tj EMC ET/)
    expect(result).toMatch(/\/OC \/L BDC BI \/W 1 \/H 1 ID \(EI\x80 EI Q EMC/)
  })

  it('show their strings, pieces of one line joined', () => {
    const { strings, showsText } = stringsOf(bytesOf('[(Eri) -20 (ka)] TJ /Span <</ActualText (mark)>> BDC'))
    expect([strings.map(textFrom), showsText]).toEqual([['Erika', 'mark'], true])
    expect(stringsOf(bytesOf('0 0 9 9 re f')).showsText).toBe(false)
  })
})

describe('pictures', () => {
  it('lose what is not their picture', () => {
    const jpeg = bytesOf(
      '\xff\xd8\xff\xe1\x00\x08Exif!!\xff\xee\x00\x04Ad\xff\xfe\x00\x04hi\xff\xda\x00\x02ab\xff\x00c\xff\xd9after',
    )
    expect(textFrom(withoutJpegMetadata(jpeg) ?? jpeg)).toBe(
      '\xff\xd8\xff\xee\x00\x04Ad\xff\xda\x00\x02ab\xff\x00c\xff\xd9',
    )
    const box = (kind: string, data: string): string =>
      `\0\0\0${String.fromCharCode(8 + data.length)}${kind}${data}`
    const jpeg2000 = bytesOf(box('jP  ', 'x') + box('xml ', 'secret') + box('jp2c', 'pixels'))
    expect(textFrom(withoutJpeg2000Metadata(jpeg2000) ?? jpeg2000)).toBe(
      box('jP  ', 'x') + box('jp2c', 'pixels'),
    )
  })
})
