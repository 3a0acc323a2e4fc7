import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DocumentTools, Edit, Passage } from '../src/document.ts'
import { DocumentError } from '../src/errors.ts'
import { type FormatName, isPicture, loadFormat } from '../src/formats.ts'
import { createOcr } from '../src/ocr/create-ocr.ts'
import { findPlanted, foldMisread } from './finder.ts'
import { layersOf } from './layers.ts'
import { LIMITS } from './limits.ts'
import { type MadeFile, makeFiles } from './make/makers.ts'
import type { Planted } from './make/planter.ts'
import { createNeedle, type Needle, squeeze } from './needles.ts'
import { convert, makeFolder, outputOf, readPictures, readTags } from './programs.ts'
import { searchBytes, searchText } from './search.ts'
import { countsOf, losses } from './structure.ts'

export interface CleanedFile {
  made: MadeFile
  needles: Map<Needle, Planted>
  /** Missing where the file was refused. */
  bytes?: Uint8Array
  path: string
  refusal?: string
  /** By extractor. */
  leaks: Map<string, Set<Planted>>
  problems: string[]
  isOpened: boolean
}

export interface MeasureOptions {
  files: number
  seed: number
  /** Where made and cleaned files stay, to look at. */
  keep?: string | undefined
  /** Detection by the engine's patterns in place of one that knows the values. */
  detect?: Detect | undefined
  /** Files written by programs as well as by hand. */
  byPrograms?: boolean
}

/** Edits for what was found. */
export type Detect = (passages: readonly Passage[]) => Promise<Edit[]>

export interface Totals {
  planted: number
  /** Of them, readable in the bytes before. The others are pixels, or glyph numbers. */
  seenBefore: number
  inPassages: number
}

export interface Measured {
  files: CleanedFile[]
  totals: Totals
  cleanedMs: number
  allMs: number
}

export function createTools(): DocumentTools {
  return { limits: LIMITS, ocr: createOcr({ env: process.env }), language: 'en' }
}

function addLeaks(file: CleanedFile, extractor: string, needles: Iterable<Needle>): void {
  for (const needle of needles) {
    const leaks = file.leaks.get(extractor) ?? new Set()
    file.leaks.set(extractor, leaks.add(file.needles.get(needle)!))
  }
}

async function clean(
  made: MadeFile,
  format: FormatName,
  path: string,
  totals: Totals,
  tools: DocumentTools,
  detect: Detect | undefined,
): Promise<CleanedFile> {
  const needles = new Map(made.planted.map((planted) => [createNeedle(planted.value), planted]))
  const file: CleanedFile = { made, needles, path, leaks: new Map(), problems: [], isOpened: false }
  totals.planted += made.planted.length
  totals.seenBefore += searchBytes(made.bytes, [...needles.keys()]).size
  try {
    const document = await (await loadFormat(format)).open(made.bytes, tools)
    const { edits, found } = findPlanted(document.passages, made.planted)
    totals.inPassages += found.size
    file.bytes = await document.rewrite(detect ? await detect(document.passages) : edits)
    document.close?.()
  } catch (error) {
    file.refusal =
      error instanceof DocumentError
        ? `${error.code} ${error.message}`
        : String(error instanceof Error ? error.stack : error)
    return file
  }
  await writeFile(path, file.bytes)
  for (const [needle, layer] of searchBytes(file.bytes, [...needles.keys()]))
    addLeaks(file, `bytes (${layer})`, [needle])
  const before = await countsOf(made.bytes, format, `${path}.before`)
  file.problems.push(...losses(before, await countsOf(file.bytes, format, path)))
  return file
}

/** Text exports of LibreOffice, by file. Whatever it writes for a file is searched. */
async function askOffice(files: readonly CleanedFile[], format: FormatName, folder: string): Promise<void> {
  const kinds: Partial<Record<FormatName, string[]>> = {
    docx: ['txt', 'fodt'],
    xlsx: ['csv'],
    pptx: ['fodp'],
    html: ['txt'],
    txt: ['txt'],
    csv: ['csv'],
  }
  for (const kind of kinds[format] ?? []) {
    const to = join(folder, kind)
    await mkdir(to, { recursive: true })
    await convert(
      files.map((file) => file.path),
      kind,
      to,
    )
    const names = await readdir(to)
    for (const file of files) {
      const stem = file.path
        .split('/')
        .at(-1)!
        .replace(/\.[a-z]+$/, '')
      const own = names.filter((name) => name.startsWith(`${stem}.`) || name.startsWith(`${stem}-`))
      const texts = await Promise.all(own.map((name) => readFile(join(to, name), 'utf8')))
      file.isOpened = own.length > 0 && (file.isOpened || kind === kinds[format]![0])
      const text = texts.join('\n')
      addLeaks(file, `LibreOffice ${kind}`, searchText(text, [...file.needles.keys()]))
      const words = squeeze(text.replace(/<[^<>]*>/g, ''))
      for (const word of file.made.kept)
        if (!words.includes(word)) file.problems.push(`LibreOffice ${kind} misses a word that stays`)
    }
  }
}

async function askPdfPrograms(files: readonly CleanedFile[]): Promise<void> {
  for (const file of files) {
    const needles = [...file.needles.keys()]
    for (const mode of [[], ['-raw'], ['-layout']]) {
      const text = await outputOf('pdftotext', [...mode, file.path, '-']).catch(() => undefined)
      if (text === undefined) continue
      file.isOpened = true
      addLeaks(file, 'pdftotext', searchText(text, needles))
      for (const word of file.made.kept) {
        if (mode.length === 0 && !squeeze(text).includes(word))
          file.problems.push('pdftotext misses a word that stays')
      }
    }
    const plain = `${file.path}.qdf`
    const check = await outputOf('qpdf', ['--qdf', '--object-streams=disable', file.path, plain]).then(
      () => '',
      (error) => String(error.stderr),
    )
    if (check !== '') file.problems.push('qpdf complains')
    const bytes = await readFile(plain).catch(() => undefined)
    if (bytes) addLeaks(file, 'qpdf', searchBytes(bytes, needles).keys())
  }
}

async function askUnzip(files: readonly CleanedFile[]): Promise<void> {
  for (const file of files) {
    const text = await outputOf('unzip', ['-p', file.path]).catch(() => '')
    addLeaks(file, 'unzip', searchText(text, [...file.needles.keys()]))
    const listing = await outputOf('unzip', ['-Zv', file.path]).catch(() => '')
    addLeaks(file, 'zip listing', searchText(listing, [...file.needles.keys()]))
  }
}

/** Pictures of the cleaned files, read once more by another start of tesseract. */
async function askPictureReader(
  files: readonly CleanedFile[],
  format: FormatName,
  folder: string,
): Promise<void> {
  const pictures: { file: CleanedFile; path: string }[] = []
  for (const [index, file] of files.entries()) {
    const hasDrawn = file.made.planted.some((planted) => planted.drawn)
    if (!hasDrawn) continue
    if (isPicture(format)) pictures.push({ file, path: file.path })
    else if (format === 'pdf') {
      const prefix = join(folder, `page-${index}`)
      await outputOf('pdftoppm', ['-r', '110', '-png', file.path, prefix]).catch(() => '')
      for (const name of await readdir(folder))
        if (name.startsWith(`page-${index}-`)) pictures.push({ file, path: join(folder, name) })
    } else {
      let number = 0
      for (const layer of layersOf(file.bytes!)) {
        const start = layer.bytes.subarray(0, 4).toString('latin1')
        if (layer.name === 'raw' || !(start === '\x89PNG' || start.startsWith('\xFF\xD8\xFF'))) continue
        const path = join(folder, `inside-${index}-${number++}.png`)
        await writeFile(path, layer.bytes)
        pictures.push({ file, path })
      }
    }
  }
  const texts = await readPictures(pictures.map((picture) => picture.path))
  for (const [index, { file }] of pictures.entries()) {
    const read = foldMisread(squeeze(texts[index] ?? ''))
    addLeaks(
      file,
      'tesseract',
      [...file.needles.keys()].filter((needle) => read.includes(foldMisread(needle.squeezed))),
    )
    if (isPicture(format)) {
      file.isOpened = true
      if (!squeeze(texts[index] ?? '').includes('secondquarter'))
        file.problems.push('tesseract misses the words that stay')
    }
  }
}

const PLAIN_GROUPS = /^(SourceFile|System|ExifTool|File|PNG|JFIF|PDF|ZIP|XML|HTML|Composite|IHDR)/

async function askExiftool(files: readonly CleanedFile[], format: FormatName, folder: string): Promise<void> {
  const tags = await readTags(folder)
  for (const file of files) {
    const row = tags.get(basename(file.path)) ?? {}
    addLeaks(file, 'exiftool', searchText(JSON.stringify(row), [...file.needles.keys()]))
    if (!isPicture(format)) continue
    for (const name of Object.keys(row)) if (!PLAIN_GROUPS.test(name)) file.problems.push(`metadata ${name}`)
  }
}

/** Formats no program was asked for: whether what reads them usually still does. */
function parse(file: CleanedFile, format: FormatName): void {
  const text = decode(file.bytes!)
  for (const word of file.made.kept) if (!text.includes(word)) file.problems.push('misses a word that stays')
  file.isOpened = format === 'json' ? parsesAsJson(text) : format === 'xml' ? hasMatchingTags(text) : true
}

function parsesAsJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

function hasMatchingTags(text: string): boolean {
  const markup = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  const opened = markup.match(/<[A-Za-z][^<>]*[^/<>]>|<[A-Za-z]>/g)?.length ?? 0
  const closed = markup.match(/<\/[A-Za-z][^<>]*>/g)?.length ?? 0
  return opened === closed
}

function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes)
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return buffer.toString('utf16le')
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return Buffer.from(buffer).swap16().toString('utf16le')
  return buffer.toString('utf8')
}

export async function measure(
  format: FormatName,
  options: MeasureOptions,
  tools: DocumentTools,
): Promise<Measured> {
  const started = performance.now()
  const { byPrograms = true } = options
  const folder = options.keep ? join(options.keep, format) : await makeFolder('leaks')
  const outputs = join(folder, 'out')
  await mkdir(outputs, { recursive: true })
  const made = await makeFiles(format, options.files, options.seed, byPrograms)
  const totals: Totals = { planted: 0, seenBefore: 0, inPassages: 0 }
  const all: CleanedFile[] = []
  const queue = [...made.entries()]
  // Two at a time: while one waits for a picture's words, the other works.
  await Promise.all(
    [1, 2].map(async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, one] = next
        const extension = one.name.split('.').at(-1)
        if (options.keep) await writeFile(join(folder, `${index}.${extension}`), one.bytes)
        all.push(
          await clean(one, format, join(outputs, `${index}.${extension}`), totals, tools, options.detect),
        )
      }
    }),
  )
  const files = all.filter((file) => file.bytes !== undefined)
  const cleanedMs = performance.now() - started
  await askExiftool(files, format, outputs)
  if (['docx', 'xlsx', 'pptx'].includes(format)) await askUnzip(files)
  if (format === 'pdf') await askPdfPrograms(files)
  if (['json', 'xml', 'md'].includes(format)) for (const file of files) parse(file, format)
  await askOffice(files, format, folder)
  await askPictureReader(files, format, folder)
  if (!options.keep) await rm(folder, { recursive: true })
  return { files: all, totals, cleanedMs, allMs: performance.now() - started }
}
