import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DocumentError } from '../errors.ts'
import { cleaned, handWritten, stream, testTools } from './fixtures.ts'
import { pdf } from './pdf.ts'

const TEXT = 'BT /F1 12 Tf 72 650 Td (Name: Erika Mustermann of town) Tj ET'
const LIMITS = testTools().limits

const refusal = async (bytes: Uint8Array, limits = LIMITS): Promise<DocumentError> => {
  try {
    const document = await pdf.open(bytes, testTools({ limits }))
    await document.rewrite([])
  } catch (error) {
    if (error instanceof DocumentError) return error
    throw error
  }
  throw new Error('was taken')
}

describe('a file that is not taken', () => {
  it('is no PDF', async () => {
    expect((await refusal(new Uint8Array(Buffer.from('PK\x03\x04 something else')))).code).toBe('MALFORMED')
    expect((await refusal(new Uint8Array(0))).code).toBe('MALFORMED')
  })

  it('is cut off', async () => {
    expect((await refusal(handWritten([{ content: TEXT }]).subarray(0, 200))).code).toBe('MALFORMED')
  })

  it('is under a password', async () => {
    // Standard security handler, revision 3, whose user password is not empty: the checks fail.
    const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`
    const bytes = handWritten([{ content: TEXT }], { 10: encrypt }, '', `/Encrypt 10 0 R /ID [<00><00>]`)
    const error = await refusal(bytes)
    expect(error.code).toBe('ENCRYPTED')
    expect(error.message).toContain('password')
  })

  it('has too many pages', async () => {
    const pages = Array.from({ length: 20 }, () => ({ content: TEXT }))
    const error = await refusal(handWritten(pages), { ...LIMITS, pages: 19 })
    expect([error.code, error.details.limit]).toEqual(['TOO_LARGE', 'pages'])
  })

  it('has too much text', async () => {
    const pages = Array.from({ length: 20 }, () => ({ content: TEXT }))
    const error = await refusal(handWritten(pages), { ...LIMITS, characters: 300 })
    expect([error.code, error.details.limit]).toEqual(['TOO_LARGE', 'characters'])
  })

  it('holds a picture of too many pixels', async () => {
    const picture = stream(
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1',
      'x',
    )
    const content = 'q 500 0 0 500 0 0 cm /I Do Q'
    const error = await refusal(
      handWritten([{ content, resources: '/XObject << /I 10 0 R >>' }], { 10: picture }),
    )
    expect([error.code, error.details.limit]).toEqual(['TOO_LARGE', 'imagePixels'])
  })

  it.each(['a page', 'a form'])('unpacks to more than allowed in %s', async (where) => {
    const bomb = deflateSync(Buffer.alloc(40_000_000, 0x20)).toString('latin1')
    const bytes =
      where === 'a page'
        ? handWritten([{ content: '' }], {
            1001: stream('/Filter /FlateDecode', bomb),
          })
        : handWritten([{ content: '/X Do', resources: '/XObject << /X 10 0 R >>' }], {
            10: stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode', bomb),
          })
    const error = await refusal(bytes, { ...LIMITS, unpackedBytes: 10_000_000 })
    expect([error.code, error.details.limit]).toEqual(['TOO_LARGE', 'unpackedBytes'])
  })
})

describe('a file that would cost too much', () => {
  it.each([
    ['has streams without an end', '1 0 obj<</Length 9>>stream\n'.repeat(100_000)],
    [
      'has the ends of its streams far away',
      '1 0 obj<</Length 9>>stream \n'.repeat(20_000) + 'endstream '.repeat(20_000),
    ],
  ])('%s', async (_, body) => {
    const started = performance.now()
    const error = await refusal(new Uint8Array(Buffer.from(`%PDF-1.4\n${body}`)))
    expect(error.code).toBe('MALFORMED')
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it('draws itself twice', async () => {
    const form = stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 10 0 R >> >>',
      '/X Do /X Do',
    )
    const bytes = handWritten([{ content: '/X Do', resources: '/XObject << /X 10 0 R >>' }], { 10: form })
    expect((await refusal(bytes)).code).toBe('MALFORMED')
  }, 20_000)
})

describe('a file that turns on itself is read to an end', () => {
  it.each([
    ['pages', handWritten([{ content: TEXT }], { 2: '<< /Type /Pages /Kids [2 0 R 1000 0 R] /Count 2 >>' })],
    [
      'forms',
      handWritten([{ content: `${TEXT} /X Do`, resources: '/XObject << /X 10 0 R >>' }], {
        10: stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 10 0 R >> >>',
          '/X Do',
        ),
      }),
    ],
    [
      'outline',
      handWritten(
        [{ content: TEXT }],
        {
          10: '<< /First 11 0 R /Last 11 0 R >>',
          11: '<< /Title (a) /Next 11 0 R /First 11 0 R /Parent 11 0 R >>',
        },
        '/Outlines 10 0 R',
      ),
    ],
    [
      'names',
      handWritten(
        [{ content: TEXT }],
        { 10: '<< /Kids [10 0 R 10 0 R] /Names [(x) 10 0 R] >>' },
        '/Names << /Dests 10 0 R /JavaScript 10 0 R /EmbeddedFiles 10 0 R >>',
      ),
    ],
    ['references', handWritten([{ content: TEXT, extra: '/Annots 10 0 R' }], { 10: '11 0 R', 11: '10 0 R' })],
    [
      'patterns',
      handWritten(
        [{ content: `/Pattern cs /P scn 0 0 100 100 re f ${TEXT}`, resources: '/Pattern << /P 10 0 R >>' }],
        {
          10: stream(
            '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 10 0 R >> >>',
            '/Pattern cs /P scn 0 0 9 9 re f',
          ),
        },
      ),
    ],
  ])('%s', async (_, bytes) => {
    const result = await cleaned(bytes, ['Erika Mustermann']).catch((error: unknown) => error)
    if (result instanceof Error) expect(result).toBeInstanceOf(DocumentError)
    else expect(Buffer.from(result as Uint8Array).includes('Mustermann')).toBe(false)
  })
})

describe('work stays in proportion', () => {
  it('to a box of a page that no wall could hold', async () => {
    const bytes = handWritten([{ content: TEXT, mediaBox: '0 0 20000000 20000000' }])
    const result = await cleaned(bytes, ['Erika Mustermann'])
    expect(result.length).toBeLessThan(5_000_000)
  })

  it('to a page that is a thread, drawn as a picture', async () => {
    const pattern = stream(
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Font << /F1 3 0 R >> >>',
      'BT /F1 9 Tf (x) Tj ET',
    )
    const content = `/Pattern cs /P scn 0 0 100 100 re f ${TEXT}`
    const page = { content, resources: '/Pattern << /P 10 0 R >>', mediaBox: '0 0 900000 9' }
    const result = await cleaned(handWritten([page], { 10: pattern }), ['Erika Mustermann'])
    expect(Buffer.from(result).includes('/DCTDecode')).toBe(true)
  })

  it('to a page of twenty thousand objects', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `BT /F1 3 Tf ${(at % 50) * 11} ${(at / 50) * 2} Td (w${at % 7}) Tj ET`,
    )
    await cleaned(handWritten([{ content: `${rows.join('\n')}\n${TEXT}` }]), ['Erika Mustermann'])
  })
})

describe('a damaged file', () => {
  /** The same sequence on every run. */
  function* numbers(seed: number): Generator<number> {
    for (let state = seed; ; ) {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
      yield state / 0x80000000
    }
  }

  const WHOLE = handWritten(
    [
      { content: `${TEXT} /X Do`, resources: '/XObject << /X 10 0 R >>', extra: '/Annots [11 0 R]' },
      { content: TEXT },
    ],
    {
      10: stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>',
        TEXT,
      ),
      11: '<< /Type /Annot /Subtype /Link /Rect [1 2 3 4] /A << /S /URI /URI (https://example.org) >> >>',
      12: '<< /First 13 0 R /Last 13 0 R /Count 1 >>',
      13: '<< /Title (One) /Parent 12 0 R /Dest [1000 0 R /Fit] >>',
    },
    '/Outlines 12 0 R',
  )

  it('is refused or cleaned, whatever was changed in it', async () => {
    const random = numbers(7)
    const next = (below: number): number => Math.floor((random.next().value as number) * below)
    for (let round = 0; round < 60; round++) {
      const bytes = Uint8Array.from(WHOLE)
      for (let change = next(12); change >= 0; change--) bytes[next(bytes.length)] = next(256)
      const part = round % 3 === 0 ? bytes.subarray(0, next(bytes.length)) : bytes
      try {
        const result = await cleaned(part, ['Erika Mustermann'])
        expect(Buffer.from(result).subarray(0, 5).toString()).toBe('%PDF-')
      } catch (error) {
        expect(error).toBeInstanceOf(DocumentError)
      }
    }
  })
})
