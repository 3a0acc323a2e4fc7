import { isUtf8 } from 'node:buffer'
import { fail } from '@sfumato/contract'
import type { FastifyInstance } from 'fastify'
import type { SentFile } from '../services/files.ts'
import { type FormPart, MultipartError, parseMultipart } from './multipart.ts'

/** Forms with a file in them. They are held in memory, are never written down, and count as they come in. */
export interface ReadForm {
  fields: Record<string, string>
  file: SentFile
}

/** What a body may be longer than its file: fields, and what stands between the parts. */
export const FORM_OVERHEAD_BYTES = 2 * 1024 * 1024

/** Operators may bring keys with them. */
const LONGEST_FIELD_BYTES = 1024 * 1024
const FILE_FIELD = 'file'

const invalid = (reason: string, path = '') => fail('INVALID_REQUEST', { issues: [{ path, reason }] })

/** Bodies of this scope are forms and nothing else; they are taken apart when their limits are known. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

const BYTES_PER_MB = 1024 * 1024

/** The limit stands in the sentence, too: people read it in the dashboard, where nobody sees details. */
export const fileTooLarge = (limit: number) =>
  fail(
    'FILE_TOO_LARGE',
    { limit },
    {
      hint: `The file is larger than ${limit / BYTES_PER_MB} MB, the most that is taken. Split it or make it smaller.`,
    },
  )

/** One file, fields of one line each. Both limits of a file are held to: the row's and the plan's. */
export function readForm(body: unknown, contentType: string, maxFileBytes: number): ReadForm {
  if (!Buffer.isBuffer(body)) throw invalid('the body must be a form: multipart/form-data')
  const fields: Record<string, string> = Object.create(null)
  let file: SentFile | undefined
  for (const { name, fileName, bytes } of partsOf(body, contentType)) {
    if (fileName === undefined) {
      if (name === FILE_FIELD) throw invalid('must be a file, with a name', FILE_FIELD)
      if (bytes.length > LONGEST_FIELD_BYTES) throw invalid('a field is too long')
      if (!isUtf8(bytes)) throw invalid('a field is not UTF-8')
      if (name in fields) throw invalid('a field is given twice')
      fields[name] = bytes.toString('utf8')
    } else {
      if (name !== FILE_FIELD || file) throw invalid('there must be one file, in the field named file')
      if (bytes.length > maxFileBytes) throw fileTooLarge(maxFileBytes)
      file = { bytes, name: fileName }
    }
  }
  // Browsers send an empty part where no file was chosen.
  if (!file || (file.name === '' && file.bytes.length === 0))
    throw fail('MISSING_FIELD', { field: FILE_FIELD })
  return { fields, file }
}

function partsOf(body: Buffer, contentType: string): FormPart[] {
  try {
    return parseMultipart(body, contentType)
  } catch (error) {
    throw error instanceof MultipartError ? invalid(error.message) : error
  }
}
