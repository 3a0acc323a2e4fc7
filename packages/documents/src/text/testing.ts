import type { DocumentFormat, DocumentTools, Edit, OpenDocument } from '../document.ts'
import { DocumentError } from '../errors.ts'

/** What the tests of the text formats share. */

export const tools: DocumentTools = {
  limits: {
    characters: 50_000_000,
    unpackedBytes: 200_000_000,
    parts: 1000,
    pages: 100,
    imagePixels: 25_000_000,
  },
  language: 'en',
  ocr: { languages: [], read: async () => [], close: async () => {} },
}

export const openText = (format: DocumentFormat, file: string | Uint8Array): Promise<OpenDocument> =>
  format.open(typeof file === 'string' ? Buffer.from(file, 'utf8') : file, tools)

export const textsOf = async (format: DocumentFormat, file: string | Uint8Array): Promise<string[]> =>
  (await openText(format, file)).passages.map(({ text }) => text)

/** Every occurrence of the values in the passages. */
export const findAll = (document: OpenDocument, values: readonly string[], replacement: string): Edit[] =>
  document.passages.flatMap(({ text }, passage) => {
    const edits: Edit[] = []
    for (let at = 0; at < text.length; at++) {
      const value = values.find((candidate) => text.startsWith(candidate, at))
      if (!value) continue
      edits.push({ passage, start: at, end: at + value.length, replacement })
      at += value.length - 1
    }
    return edits
  })

/** The file with every occurrence of the values replaced. */
export async function replaceAll(
  format: DocumentFormat,
  file: string | Uint8Array,
  values: readonly string[],
  replacement = '<X>',
): Promise<string> {
  const document = await openText(format, file)
  return Buffer.from(await document.rewrite(findAll(document, values, replacement))).toString('utf8')
}

/** 'read', or the code of the refusal. Whatever else is thrown goes through. */
export async function outcomeOf(format: DocumentFormat, file: string | Uint8Array): Promise<string> {
  try {
    const document = await openText(format, file)
    await document.rewrite(findAll(document, ['John'], '<X>'))
    return 'read'
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.code
  }
}

export interface EditOfText {
  start: number
  end: number
  replacement: string
}

export function applyTo(text: string, edits: readonly EditOfText[]): string {
  let changed = ''
  let done = 0
  for (const { start, end, replacement } of edits) {
    changed += text.slice(done, start) + replacement
    done = end
  }
  return changed + text.slice(done)
}
