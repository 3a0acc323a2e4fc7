import { describe, expect, it } from 'vitest'
import {
  cleaned,
  editsFor,
  everythingIn,
  handWritten,
  popplerPages,
  popplerText,
  revised,
  stream,
  testTools,
} from './fixtures.ts'
import { pdf } from './pdf.ts'

const NAME = 'Erika Mustermann'
const STAYS = 'BT /F1 12 Tf 72 700 Td (Unrelated words stay here for good.) Tj ET '
const SAYS_IT = `BT /F1 12 Tf 72 650 Td (Name: ${NAME} of town) Tj ET`
const form = (content: string, resources = '/Resources << /Font << /F1 3 0 R >> >>'): string =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`, content)

/** Each shows or hides the name in another way; all of them are text all the same. */
const WAYS_TO_SAY_IT: Record<string, Uint8Array> = {
  'a plain string': handWritten([{ content: STAYS + SAYS_IT }]),
  'a string in hex': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 72 650 Td <${Buffer.from(NAME).toString('hex')}> Tj ET` },
  ]),
  'a string in octal': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 72 650 Td (\\105rika \\115usterma\\\nnn) Tj ET` },
  ]),
  'pieces with kerning': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 72 650 Td [(Eri) -20 (ka Mus) 30 (ter) (mann)] TJ ET` },
  ]),
  'single glyphs': handWritten([{ content: STAYS + glyphs([...NAME].keys()), resources: COURIER() }]),
  'single glyphs from the last to the first': handWritten([
    { content: STAYS + glyphs([...NAME].map((_, at) => NAME.length - 1 - at)), resources: COURIER() },
  ]),
  'two pieces far apart in the file': handWritten([
    {
      content: `BT /F1 12 Tf 72 650 Td (Erika Mus) Tj ET ${STAYS} BT /F1 12 Tf 126.7 650 Td (termann) Tj ET`,
    },
  ]),
  'white letters': handWritten([{ content: `${STAYS}1 g ${SAYS_IT}` }]),
  'letters too small to see': handWritten([{ content: `${STAYS}BT /F1 0.1 Tf 72 650 Td (${NAME}) Tj ET` }]),
  'letters of no size': handWritten([{ content: `${STAYS}BT /F1 0 Tf 72 650 Td (${NAME}) Tj ET` }]),
  'letters of no width': handWritten([{ content: `${STAYS}BT /F1 12 Tf 0 Tz 72 650 Td (${NAME}) Tj ET` }]),
  'invisible letters': handWritten([{ content: `${STAYS}BT 3 Tr /F1 12 Tf 72 650 Td (${NAME}) Tj ET` }]),
  'letters that only clip': handWritten([
    { content: `${STAYS}q BT 7 Tr /F1 12 Tf 72 650 Td (${NAME}) Tj ET Q` },
  ]),
  'letters clipped away': handWritten([{ content: `${STAYS}q 0 0 9 9 re W n ${SAYS_IT} Q` }]),
  'letters beside the page': handWritten([{ content: `${STAYS}BT /F1 12 Tf 2000 -900 Td (${NAME}) Tj ET` }]),
  'letters on what is cropped': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 72 20 Td (${NAME}) Tj ET`, extra: '/CropBox [50 400 500 800]' },
  ]),
  'a turned page': handWritten([{ content: STAYS + SAYS_IT, extra: '/Rotate 90' }]),
  'a line at an angle': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 0.7 0.7 -0.7 0.7 72 300 Tm (Name ${NAME} here) Tj ET` },
  ]),
  'a line from bottom to top': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 0 1 -1 0 72 300 Tm (Name ${NAME} here) Tj ET` },
  ]),
  'a mirrored line': handWritten([{ content: `${STAYS}BT /F1 12 Tf -1 0 0 1 372 300 Tm (${NAME}) Tj ET` }]),
  'the same letters printed over each other': handWritten([
    { content: `${STAYS}${SAYS_IT} ${SAYS_IT} BT /F1 12 Tf 72.3 650 Td (Name: ${NAME} of town) Tj ET` },
  ]),
  'two lines': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 14 TL 72 650 Td (Dear Erika) ' (Mustermann, hello) ' ET` },
  ]),
  'a word parted by a hyphen': handWritten([
    { content: `${STAYS}BT /F1 12 Tf 14 TL 72 650 Td (Dear Erika Muster-) ' (mann, hello) ' ET` },
  ]),
  'a form used on two pages, twice on one': handWritten(
    [
      { content: `${STAYS}/X Do`, resources: '/XObject << /X 10 0 R >>' },
      { content: `${STAYS}/X Do q 1 0 0 1 0 -200 cm /X Do Q`, resources: '/XObject << /X 10 0 R >>' },
    ],
    { 10: form(SAYS_IT) },
  ),
  'a form in a form': handWritten([{ content: `${STAYS}/X Do`, resources: '/XObject << /X 10 0 R >>' }], {
    10: form('q 1 0 0 1 10 10 cm /Y Do Q', '/Resources << /XObject << /Y 11 0 R >> >>'),
    11: form(SAYS_IT),
  }),
  'a form that uses the fonts of its page': handWritten(
    [{ content: `${STAYS}/X Do`, resources: '/XObject << /X 10 0 R >>' }],
    { 10: form(SAYS_IT, '') },
  ),
  'a form that is not shown': handWritten(
    [{ content: STAYS + SAYS_IT, resources: '/XObject << /X 10 0 R >>' }],
    { 10: form(SAYS_IT) },
  ),
  'an object nothing refers to': handWritten([{ content: STAYS + SAYS_IT }], { 10: `(${NAME})` }),
  'an older revision': revised(handWritten([{ content: `${STAYS}${SAYS_IT} (old)` }]), {
    1001: stream('', STAYS + SAYS_IT),
  }),
  'a mark that says what is written': handWritten([
    { content: `${STAYS}/Span << /ActualText (${NAME}) /Alt (${NAME}) >> BDC ${SAYS_IT} EMC` },
  ]),
  'a pattern': handWritten(
    [
      {
        content: `${STAYS}/Pattern cs /P scn 0 0 400 400 re f 0 g ${SAYS_IT}`,
        resources: '/Pattern << /P 10 0 R >>',
      },
    ],
    {
      10: stream(
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 200 100] /XStep 200 /YStep 100 ' +
          '/Resources << /Font << /F1 3 0 R >> >>',
        `BT /F1 12 Tf 10 50 Td (${NAME}) Tj ET`,
      ),
    },
  ),
  'a glyph drawn by text': handWritten(
    [
      {
        content: `${STAYS}BT /T3 12 Tf 72 600 Td (A) Tj ET ${SAYS_IT}`,
        resources: '/Font << /F1 3 0 R /T3 10 0 R >>',
      },
    ],
    {
      10:
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] ' +
        '/CharProcs << /a 11 0 R >> /Encoding << /Differences [65 /a] >> /FirstChar 65 /LastChar 65 ' +
        '/Widths [1000] /Resources << /Font << /F1 3 0 R >> >> >>',
      11: stream('', `1000 0 d0 BT /F1 300 Tf (${NAME}) Tj ET`),
    },
  ),
  'a hidden layer': handWritten(
    [
      {
        content: `${STAYS}/OC /L BDC ${SAYS_IT} EMC`,
        resources: '/Properties << /L 10 0 R >>',
      },
    ],
    { 10: `<< /Type /OCG /Name (${NAME}) >>` },
    '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>',
  ),
  'private data of a program': handWritten([
    { content: STAYS + SAYS_IT, extra: `/PieceInfo << /App << /Private (${NAME}) >> >> /Other (${NAME})` },
  ]),
  'a note and a text box': handWritten([{ content: STAYS, extra: '/Annots [10 0 R 11 0 R]' }], {
    10: `<< /Type /Annot /Subtype /Text /Rect [100 100 120 120] /Contents (${NAME}) /T (${NAME}) >>`,
    11: `<< /Type /Annot /Subtype /FreeText /Rect [72 200 400 220] /Contents (${NAME}) /DA (/F1 12 Tf) /AP << /N 12 0 R >> >>`,
    12: stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 328 20] /Resources << /Font << /F1 3 0 R >> >>',
      `BT /F1 12 Tf 2 5 Td (${NAME}) Tj ET`,
    ),
  }),
  'a form field that was never drawn': handWritten(
    [{ content: STAYS, extra: '/Annots [10 0 R]' }],
    {
      10: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (${NAME}) /DV (${NAME}) /Rect [100 100 300 120] /DA (/F1 12 Tf 0 g) >>`,
    },
    '/AcroForm << /Fields [10 0 R] /DR << /Font << /F1 3 0 R >> >> /NeedAppearances true >>',
  ),
}

function COURIER(): string {
  return '/Font << /F1 3 0 R /F2 << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >> >>'
}

/** One instruction a letter, in the given order; Courier's letters are all 0.6 wide. */
function glyphs(order: Iterable<number>): string {
  return Array.from(order, (at) => `BT /F2 12 Tf ${72 + at * 7.2} 650 Td (${NAME[at]}) Tj ET`).join('\n')
}

describe('what was replaced is in no byte of the file', () => {
  for (const [way, bytes] of Object.entries(WAYS_TO_SAY_IT)) {
    it(`not of ${way}`, async () => {
      const result = await cleaned(bytes, [NAME])
      expect(popplerText(result)).not.toMatch(/Mustermann|Erika|termann/)
      expect(everythingIn(result)).not.toMatch(/Mustermann|Erika|termann/)
      expect(popplerText(result)).toContain('Unrelated words stay here for good.')
      expect(popplerPages(result)).toEqual(popplerPages(bytes))
    })
  }

  it('not of all that stands beside the pages', async () => {
    const bytes = handWritten(
      [{ content: STAYS, extra: '/Thumb 19 0 R /Metadata 11 0 R' }],
      {
        10: `<< /Title (${NAME}) /Author (${NAME}) /Keywords <feff${Buffer.from(NAME, 'utf16le').swap16().toString('hex')}> >>`,
        11: stream(
          '/Type /Metadata /Subtype /XML',
          `<x:xmpmeta><dc:creator>${NAME}</dc:creator></x:xmpmeta>`,
        ),
        12: '<< /First 13 0 R /Last 13 0 R /Count 1 >>',
        13: `<< /Title (About ${NAME}) /Parent 12 0 R /Dest [1000 0 R /Fit] >>`,
        14: `<< /Names [(${NAME}) [1000 0 R /Fit]] >>`,
        15: `<< /Names [(s) << /S /JavaScript /JS (app.alert\\("${NAME}"\\)) >>] >>`,
        16: `<< /Names [(${NAME}.txt) 17 0 R] >>`,
        17: `<< /Type /Filespec /F (${NAME}.txt) /EF << /F 18 0 R >> >>`,
        18: stream('/Type /EmbeddedFile', NAME),
        19: stream('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'x'),
        20: `<< /Type /StructTreeRoot /K << /S /Figure /Alt (Photo of ${NAME}) >> >>`,
      },
      '/Metadata 11 0 R /Outlines 12 0 R /Names << /Dests 14 0 R /JavaScript 15 0 R /EmbeddedFiles 16 0 R >> ' +
        `/PageLabels << /Nums [0 << /P (${NAME}) >>] >> /StructTreeRoot 20 0 R`,
      '/Info 10 0 R',
    )
    const document = await pdf.open(bytes, testTools())
    const parts = new Set(document.passages.map(({ place }) => place.part))
    for (const part of [
      'properties',
      'outline',
      'destinations',
      'scripts',
      'attachments',
      'page labels',
      'alternative text',
    ])
      expect(parts).toContain(part)
    expect(document.leftOut).toEqual(
      expect.arrayContaining([
        'properties',
        'attachments',
        'scripts',
        'named destinations',
        'page labels',
        'tags',
        'thumbnails',
      ]),
    )
    const result = await document.rewrite(editsFor(document, [NAME]))
    expect(everythingIn(result)).not.toMatch(/Mustermann|Erika/)
    // The outline stays, with the title as it is now.
    expect(everythingIn(result)).toContain('About [GONE]')
  })
})

describe('what stays', () => {
  it('keeps a link, unless it says what was replaced', async () => {
    const link = (uri: string): string =>
      `<< /Type /Annot /Subtype /Link /Rect [100 300 200 320] /A << /S /URI /URI (${uri}) >> >>`
    const bytes = handWritten([{ content: STAYS, extra: '/Annots [10 0 R 11 0 R]' }], {
      10: link('https://www.example.org/page'),
      11: link('mailto:erika@example.org'),
    })
    const all = everythingIn(await cleaned(bytes, ['erika@example.org']))
    expect(all).toContain('https://www.example.org/page')
    expect(all).not.toContain('erika@example.org')
  })

  it('keeps the same value where it was not to be replaced', async () => {
    const bytes = handWritten([{ content: `${STAYS}${SAYS_IT} BT /F1 12 Tf 72 600 Td (${NAME}) Tj ET` }])
    const document = await pdf.open(bytes, testTools())
    const [first] = editsFor(document, [NAME])
    const text = popplerText(await document.rewrite(first ? [first] : []))
    // Once in each of the two orders.
    expect(text.match(/Mustermann/g)).toHaveLength(2)
  })

  it('writes the replacement where the value was, in letters that everyone has', async () => {
    const result = popplerText(
      await cleaned(WAYS_TO_SAY_IT['a plain string'] as Uint8Array, [NAME], {}, 'Zoë Müller'),
    )
    expect(result).toMatch(/Name: +Zoë Müller +of town/)
  })

  it('draws a box for a replacement in letters that not everyone has', async () => {
    const result = popplerText(
      await cleaned(WAYS_TO_SAY_IT['a plain string'] as Uint8Array, [NAME], {}, 'Иван'),
    )
    expect(result).toMatch(/Name: +of town/)
  })

  it('finds the words of a hidden layer and leaves it hidden', async () => {
    const all = everythingIn(await cleaned(WAYS_TO_SAY_IT['a hidden layer'] as Uint8Array, [NAME]))
    expect(all).toMatch(/\/OFF \[\d+ 0 R\]/)
  })
})
