import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createOcr } from '../ocr/create-ocr.ts'
import {
  cleaned,
  editsFor,
  everythingIn,
  handWritten,
  popplerPages,
  popplerPicture,
  popplerText,
  stream,
  testTools,
} from './fixtures.ts'
import { pdf } from './pdf.ts'

const NAME = 'Erika Mustermann'
const ocr = createOcr({ env: process.env })
afterAll(() => ocr.close())

/** Lines as a scanner would see them, with the camera's notes in them. */
async function scanned(lines: readonly string[], width: number, height: number): Promise<string> {
  const texts = lines.map(
    (line, at) => `<text x="60" y="${90 + at * 70}" font-family="DejaVu Sans" font-size="34">${line}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${texts.join('')}</svg>`
  const jpeg = await sharp(Buffer.from(svg))
    .withExif({ IFD0: { Artist: NAME } })
    .jpeg({ quality: 85 })
    .toBuffer()
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg.toString('latin1'),
  )
}

/** What a second reader sees on the page. */
function seenOn(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-seen-'))
  try {
    writeFileSync(join(folder, 'page.pgm'), popplerPicture(bytes, 1, 150))
    return execFileSync('tesseract', [join(folder, 'page.pgm'), '-'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SCAN = await scanned(
  ['Contract of the first party', `Signed by ${NAME}`, 'Ordinary words remain readable'],
  1240,
  700,
)
const PAGE = { resources: '/XObject << /I 10 0 R >>', mediaBox: '0 0 595 336' }
const FULL = 'q 595 0 0 336 0 0 cm /I Do Q'
const OVER_IT = 'BT /F1 16 Tf 29 255 Td (Signed by Erika Mustermann) Tj ET'

describe('a page that is a picture', () => {
  it.each([
    ['alone', handWritten([{ ...PAGE, content: FULL }], { 10: SCAN })],
    [
      'with its words over it, unseen',
      handWritten([{ ...PAGE, content: `${FULL} q 3 Tr ${OVER_IT} Q` }], { 10: SCAN }),
    ],
    ['with its words behind it', handWritten([{ ...PAGE, content: `${OVER_IT} ${FULL}` }], { 10: SCAN })],
  ])(
    '%s neither shows nor says the value',
    async (_, bytes) => {
      const result = await cleaned(bytes, [NAME], { ocr })
      const seen = seenOn(result)
      expect(seen).not.toMatch(/Mustermann|Erika/i)
      expect(seen).toMatch(/Ordinary words remain readable/)
      expect(seen).toMatch(/GONE/)
      // The words that stay can still be searched.
      expect(popplerText(result)).toContain('Ordinary')
      expect(popplerText(result) + everythingIn(result)).not.toMatch(/Mustermann|Erika/)
      expect(popplerPages(result)).toEqual(popplerPages(bytes))
    },
    60_000,
  )

  it('is placed by page and part, with the certainty of the reading', async () => {
    const document = await pdf.open(
      handWritten([{ ...PAGE, content: FULL }], { 10: SCAN }),
      testTools({ ocr }),
    )
    const passage = document.passages.find(({ text }) => text.includes(NAME))
    expect(passage?.place).toEqual({ page: 1, part: 'picture' })
    expect(passage?.confidence?.length).toBeGreaterThan(0)
  }, 60_000)
})

describe('a picture on a page of text', () => {
  it('is left as it is, without what the camera wrote into it, where nothing is found in it', async () => {
    const logo = await scanned(['Company letterhead'], 600, 150)
    const content = `q 300 0 0 75 100 240 cm /I Do Q BT /F1 12 Tf 72 150 Td (Here is ${NAME} in words.) Tj ET`
    const bytes = handWritten([{ ...PAGE, content }], { 10: logo })
    const result = await cleaned(bytes, [NAME], { ocr })
    expect(popplerText(result)).toMatch(/Here is +\[GONE\] +in words/)
    expect(everythingIn(result)).not.toMatch(/Mustermann|Exif/)
    expect(seenOn(result)).toMatch(/Company letterhead/)
  }, 60_000)

  it('is read once, however many pages show it', async () => {
    const logo = await scanned([`Owner ${NAME}`], 700, 150)
    let asked = 0
    const counting = {
      ...ocr,
      read: (...page: Parameters<typeof ocr.read>) => {
        asked++
        return ocr.read(...page)
      },
    }
    const pages = Array.from({ length: 4 }, () => ({ ...PAGE, content: 'q 350 0 0 75 100 240 cm /I Do Q' }))
    const document = await pdf.open(handWritten(pages, { 10: logo }), testTools({ ocr: counting }))
    expect(editsFor(document, [NAME])).toHaveLength(4)
    expect(asked).toBe(1)
  }, 60_000)
})
