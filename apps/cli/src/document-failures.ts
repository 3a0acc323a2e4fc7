import type { DocumentError, DocumentErrorCode } from '@sfumato/documents'
import { readReason } from './files/find-files.ts'

type DocumentsModule = typeof import('@sfumato/documents')

/** Why a document was not worked on, in the words that follow "was not scanned: ". Never holds anything out of it. */
export class FileFailure extends Error {
  readonly code: DocumentErrorCode | undefined

  constructor(reason: string, code?: DocumentErrorCode) {
    super(reason)
    this.code = code
  }
}

export function tookTooLong(deadlineMs: number): FileFailure {
  const minutes = Math.round(deadlineMs / 60_000)
  return new FileFailure(`it was not done within ${minutes} minutes; split it, or scale it down`, 'TIMEOUT')
}

export function explainFailure(error: unknown, language: string, room: DocumentsModule): FileFailure {
  if (error instanceof FileFailure) return error
  if (error instanceof room.DocumentError) return new FileFailure(reasonOf(error, language, room), error.code)
  if (error instanceof room.WorkerLost)
    return new FileFailure(`it broke the process that took it apart and may be damaged (${error.code})`)
  if (typeof (error as NodeJS.ErrnoException).code === 'string') return new FileFailure(readReason(error))
  // What the engine says of a text that it could not analyze is of no use to people here.
  return new FileFailure('the analysis failed; the file counts as not read')
}

function reasonOf(
  { code, message, details }: DocumentError,
  language: string,
  room: DocumentsModule,
): string {
  switch (code) {
    case 'ENCRYPTED':
      return 'it is under a password; remove the password first'
    case 'UNKNOWN_LANGUAGE':
      return missingLanguage(language, room)
    case 'TOO_LARGE':
      return tooLarge(details) ?? asReason(message)
    default:
      return asReason(message)
  }
}

/** Why pictures are not read in a language, with the next step. */
export function missingLanguage(
  language: string,
  { OCR_LANGUAGES, debianPackage }: Pick<DocumentsModule, 'OCR_LANGUAGES' | 'debianPackage'>,
): string {
  const known = Object.hasOwn(OCR_LANGUAGES, language) ? OCR_LANGUAGES[language] : undefined
  if (!known)
    return `pictures are not read in "${language.slice(0, 20)}"; --ocr-language is one of ${Object.keys(OCR_LANGUAGES).join(', ')}`
  const packages = known.data.map(debianPackage).join(' ')
  return `pictures cannot be read in "${language}" here; install ${packages} ("apt-get install tesseract-ocr ${packages}"), or give another --ocr-language`
}

const TOO_LARGE: Readonly<Record<string, (max: string) => string>> = {
  characters: (max) => `it holds more than ${max} characters; split it`,
  pages: (max) => `it has more than ${max} pages; split it`,
  imagePixels: (max) => `a picture has more than ${max} pixels; scale it down`,
  unpackedBytes: () => 'it unpacks to more than is taken; split it',
}

function tooLarge({ limit, max }: DocumentError['details']): string | undefined {
  const say = typeof limit === 'string' && Object.hasOwn(TOO_LARGE, limit) ? TOO_LARGE[limit] : undefined
  return typeof max === 'number' ? say?.(max.toLocaleString('en')) : undefined
}

/** The sentences are those of a service that files are sent to; here files are given, and half a sentence is wanted. */
const asReason = (message: string): string =>
  message
    .replace(/\.$/, '')
    .replace(/ and send it (?:again|anew)$/, '')
    .replace(/\. (\p{Lu})/gu, (_, letter: string) => `; ${letter.toLowerCase()}`)
    .replaceAll('; send ', '; give ')
    .replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
