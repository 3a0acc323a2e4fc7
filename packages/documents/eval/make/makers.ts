import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormatName } from '../../src/formats.ts'
import { createNeedle } from '../needles.ts'
import { convert, makeFolder, outputOf } from '../programs.ts'
import { searchBytes, searchText } from '../search.ts'
import { makeDocx } from './docx.ts'
import { makePdf } from './pdf.ts'
import { makeBmp, makeJpeg, makePng, makeTiff } from './pictures.ts'
import { createPlanter, type Made, type Planter } from './planter.ts'
import { makePptx } from './pptx.ts'
import { printPages } from './print-pages.ts'
import { makeCsv, makeHtml, makeJson, makeMd, makeTxt, makeXml } from './texts.ts'
import { makeXlsx } from './xlsx.ts'

type Maker = (planter: Planter) => Promise<Made>

const MAKERS: Record<FormatName, Maker> = {
  txt: makeTxt,
  csv: makeCsv,
  json: makeJson,
  xml: makeXml,
  md: makeMd,
  html: makeHtml,
  docx: makeDocx,
  xlsx: makeXlsx,
  pptx: makePptx,
  pdf: makePdf,
  png: picture('png', makePng),
  jpeg: picture('jpg', makeJpeg),
  bmp: picture('bmp', makeBmp),
  tiff: picture('tiff', makeTiff),
}

function picture(
  extension: string,
  make: (planter: Planter, lines: readonly string[]) => Promise<Uint8Array>,
): Maker {
  return async (planter) => {
    const lines = ['Invoice of the second quarter']
    const count = 1 + planter.random.below(3)
    for (let index = 0; index < count; index++)
      lines.push(planter.drawn(`line ${index + 2}`, planter.random.pick(DRAWN)))
    lines.push('With kind regards')
    const bytes = await make(planter, lines)
    return {
      name: `made.${extension}`,
      bytes,
      planted: planter.planted,
      kept: planter.kept,
      counts: { pictures: 1 },
    }
  }
}

const DRAWN = ['iban', 'card', 'email', 'phone', 'ssn', 'bsn'] as const

/** Every place in the first, half of them in the others. Pictures have to be read: one file in this many has one. */
const PICTURE_EVERY = 12
const WITH_PICTURES = new Set([
  'picture',
  'scanned page',
  'inline picture',
  'picture beside text',
  'scan in strips',
  'stencil',
])
/** What LibreOffice 7.4 cannot read, or ends at. */
const NOT_FOR_OFFICE = new Set([
  'alternative chunk',
  'embedded object',
  'embedded workbook',
  'glossary',
  'svg picture',
])

export interface MadeFile extends Made {
  /** 'hand', 'LibreOffice' or 'Chromium'. */
  writer: string
  seed: number
}

/** Files of one format: three in four written by hand, the others by programs, as files usually are. */
export async function makeFiles(
  format: FormatName,
  count: number,
  firstSeed: number,
  byPrograms = true,
): Promise<MadeFile[]> {
  const files: MadeFile[] = []
  const byOffice: MadeFile[] = []
  const byBrowser: MadeFile[] = []
  const isOffice = format === 'docx' || format === 'xlsx' || format === 'pptx'
  for (let index = 0; index < count; index++) {
    const seed = firstSeed + index
    const without = new Set(index % PICTURE_EVERY === 0 ? [] : WITH_PICTURES)
    const share = index === 0 ? 1 : 0.5
    if (byPrograms && isOffice && index % 4 === 3) {
      const planter = createPlanter(seed, share, new Set([...without, ...NOT_FOR_OFFICE]))
      byOffice.push({ ...(await MAKERS[format](planter)), writer: 'LibreOffice', seed })
    } else if (byPrograms && format === 'pdf' && index % 8 === 3) {
      const planter = createPlanter(seed, 0.7, new Set([...without, ...NOT_FOR_OFFICE]))
      byOffice.push({ ...(await makeDocx(planter)), writer: 'LibreOffice', seed })
    } else if (byPrograms && format === 'pdf' && index % 8 === 7) {
      byBrowser.push({ ...(await makeHtml(createPlanter(seed, 0.7))), writer: 'Chromium', seed })
    } else {
      files.push({ ...(await MAKERS[format](createPlanter(seed, share, without))), writer: 'hand', seed })
    }
  }
  const written = [...(await throughOffice(byOffice, format)), ...(await printPages(byBrowser))]
  return [...files, ...(await Promise.all(written.map(withWhatArrived)))]
}

/** Programs leave out much of what was planted: only what they wrote counts. */
async function withWhatArrived(file: MadeFile): Promise<MadeFile> {
  const needles = new Map(file.planted.map((planted) => [createNeedle(planted.value), planted]))
  const seen = new Set(searchBytes(file.bytes, [...needles.keys()]).keys())
  if (file.name.endsWith('.pdf')) {
    const path = join(await makeFolder('arrived'), 'made.pdf')
    await writeFile(path, file.bytes)
    for (const needle of searchText(await outputOf('pdftotext', [path, '-']), [...needles.keys()]))
      seen.add(needle)
  }
  return {
    ...file,
    planted: [...needles].flatMap(([needle, planted]) =>
      seen.has(needle) || planted.drawn ? [planted] : [],
    ),
  }
}

async function throughOffice(files: readonly MadeFile[], format: FormatName): Promise<MadeFile[]> {
  if (files.length === 0) return []
  const from = await makeFolder('written')
  const to = await makeFolder('converted')
  const paths = await Promise.all(
    files.map(async (file, index) => {
      const path = join(from, `${index}.${file.name.split('.').at(-1)}`)
      await writeFile(path, file.bytes)
      return path
    }),
  )
  await convert(paths, format, to)
  const converted = files.map(async (file, index): Promise<MadeFile> => {
    const bytes = new Uint8Array(await readFile(join(to, `${index}.${format}`)))
    return { ...file, name: `made.${format}`, bytes, counts: {} }
  })
  return Promise.all(converted)
}
