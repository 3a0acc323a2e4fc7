import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { DocumentTools, Edit, OpenDocument } from '../document.ts'
import { pdf } from './pdf.ts'

/** A page as it is written by hand: instructions, and what else its dictionary says. */
export interface HandPage {
  content: string
  /** Beside Helvetica as /F1. */
  resources?: string
  extra?: string
  mediaBox?: string
}

/** A file of one revision from objects written as PDF writes them. Numbers from 10 on are free for `objects`. */
export function handWritten(
  pages: readonly HandPage[],
  objects: Readonly<Record<number, string>> = {},
  catalog = '',
  trailer = '',
): Uint8Array {
  const all = new Map<number, string>([
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ])
  const numbers = pages.map((_, index) => 1000 + index * 2)
  for (const [index, page] of pages.entries()) {
    const number = numbers[index] ?? 0
    const fonts = page.resources?.includes('/Font') ? '' : '/Font << /F1 3 0 R >>'
    all.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${page.mediaBox ?? '0 0 595 842'}] ` +
        `/Resources << ${fonts} ${page.resources ?? ''} >> /Contents ${number + 1} 0 R ${page.extra ?? ''} >>`,
    )
    all.set(number + 1, stream('', page.content))
  }
  all.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  all.set(
    2,
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  )
  for (const [number, object] of Object.entries(objects)) all.set(Number(number), object)
  return assemble(all, trailer)
}

export const stream = (dictionary: string, content: string): string =>
  `<< ${dictionary} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`

function assemble(objects: ReadonlyMap<number, string>, trailer: string): Uint8Array {
  let text = '%PDF-1.7\n'
  const sections: string[] = []
  for (const [number, object] of [...objects].sort(([a], [b]) => a - b)) {
    sections.push(`${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`)
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  const place = text.length
  const size = Math.max(...objects.keys()) + 1
  text += `xref\n0 1\n0000000000 65535 f \n${sections.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${place}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/** A second revision on top of a file: the first stays in it, as editors leave it. */
export function revised(first: Uint8Array, objects: Readonly<Record<number, string>>): Uint8Array {
  const before = Buffer.from(first).toString('latin1')
  const previous = /startxref\n(\d+)/.exec(before)?.[1] ?? '0'
  const size = /\/Size (\d+)/.exec(before)?.[1] ?? '0'
  let text = before
  let table = ''
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  const place = text.length
  text += `xref\n${table}trailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${place}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/** Reads nothing: for files whose text is text. */
export const noOcr: DocumentTools['ocr'] = {
  languages: ['en'],
  read: async () => [],
  close: async () => undefined,
}

export const testTools = (overrides: Partial<DocumentTools> = {}): DocumentTools => ({
  limits: {
    characters: 2_000_000,
    unpackedBytes: 100_000_000,
    parts: 10_000,
    pages: 500,
    imagePixels: 25_000_000,
  },
  ocr: noOcr,
  language: 'en',
  ...overrides,
})

/** Every place where one of the values stands, white space in it standing for any. */
export function editsFor(document: OpenDocument, values: readonly string[], replacement = '[GONE]'): Edit[] {
  const escaped = values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  const pattern = new RegExp(escaped.join('|'), 'g')
  return document.passages.flatMap(({ text }, passage) =>
    [...text.matchAll(pattern)].map((match) => ({
      passage,
      start: match.index,
      end: match.index + match[0].length,
      replacement,
    })),
  )
}

export async function cleaned(
  bytes: Uint8Array,
  values: readonly string[],
  overrides: Partial<DocumentTools> = {},
  replacement = '[GONE]',
): Promise<Uint8Array> {
  const document = await pdf.open(bytes, testTools(overrides))
  try {
    return await document.rewrite(editsFor(document, values, replacement))
  } finally {
    document.close?.()
  }
}

function withFile<T>(bytes: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-test-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, bytes)
    return use(path, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text as poppler reads it, in both of its orders. */
export const popplerText = (bytes: Uint8Array): string =>
  withFile(bytes, (path) =>
    ['-raw', '-layout']
      .map((order) => execFileSync('pdftotext', [order, path, '-']).toString('utf8'))
      .join('\n'),
  )

/** Number and sizes of pages as poppler sees them. */
export const popplerPages = (bytes: Uint8Array): string[] =>
  withFile(bytes, (path) =>
    execFileSync('pdfinfo', ['-f', '1', '-l', '9999', path])
      .toString('utf8')
      .split('\n')
      .filter((line) => /^Page .*size/.test(line)),
  )

/** A page drawn by poppler, in grey. */
export const popplerPicture = (bytes: Uint8Array, page: number, dotsPerInch: number): Uint8Array =>
  withFile(bytes, (path, folder) => {
    const target = join(folder, 'page')
    const range = ['-f', String(page), '-l', String(page), '-singlefile']
    execFileSync('pdftoppm', ['-gray', '-r', String(dotsPerInch), ...range, path, target])
    return new Uint8Array(readFileSync(`${target}.pgm`))
  })

/** All that a file says anywhere: its bytes, its streams unpacked, its strings read as UTF-16 and from hex. */
export function everythingIn(bytes: Uint8Array): string {
  const file = Buffer.from(bytes)
  const parts = [file.toString('latin1')]
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('endstream', at)
    if (end < 0 || file.toString('latin1', at - 3, at) === 'end') continue
    try {
      parts.push(inflateSync(file.subarray(at + 7, end), { finishFlush: 2 }).toString('latin1'))
    } catch {
      // Not packed: its bytes are in the list already.
    }
  }
  const plain = parts.join('\n')
  const fromHex = [...plain.matchAll(/<([0-9A-Fa-f\s]{4,})>/g)].map((match) =>
    Buffer.from((match[1] ?? '').replace(/\s/g, ''), 'hex').toString('latin1'),
  )
  const all = [plain, ...fromHex].join('\n')
  return `${all}\n${all.replaceAll('\0', '')}`
}
