import multipart from '@fastify/multipart'
import { fail, ServiceError } from '@sfumato/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentFile } from '../services/files.ts'
import { fromFramework } from './errors.ts'

/** Forms with a file in them. The file is held in memory, is never written down, and counts as it comes in. */
export interface ReadForm {
  fields: Record<string, unknown>
  file: SentFile
}

/** All a form may hold beside its file. */
const LIMITS = {
  fieldNameSize: 100,
  // Operators may bring keys with them.
  fieldSize: 1024 * 1024,
  fields: 20,
  files: 1,
  parts: 22,
  headerPairs: 20,
} as const

/** What a body may be longer than its file: fields, and what stands between the parts. */
export const FORM_OVERHEAD_BYTES = 2 * 1024 * 1024

const FILE_FIELD = 'file'

export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
}

const invalid = (reason: string, path = '') => fail('INVALID_REQUEST', { issues: [{ path, reason }] })

/** Reads the body of a form. `take` counts bytes that were not announced, and refuses when there are too many. */
export async function readForm(
  request: FastifyRequest,
  maxFileBytes: number,
  take: (bytes: number) => Error | undefined,
): Promise<ReadForm> {
  if (!request.isMultipart()) throw invalid('the Content-Type must be multipart/form-data')
  try {
    return await readParts(request, maxFileBytes, take)
  } catch (error) {
    // What is still on its way is thrown away, so that the connection can go on.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof ServiceError) throw error
    throw fromFramework(error, 0) ?? invalid('the form is malformed or cut off')
  }
}

async function readParts(
  request: FastifyRequest,
  maxFileBytes: number,
  take: (bytes: number) => Error | undefined,
): Promise<ReadForm> {
  const fields: Record<string, unknown> = Object.create(null)
  let file: SentFile | undefined
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxFileBytes + 1 } })) {
    if (part.type === 'field') {
      if (part.fieldname === FILE_FIELD) throw invalid('must be a file, with a name', FILE_FIELD)
      if (part.fieldnameTruncated || part.valueTruncated) throw invalid('a field is too long')
      if (part.fieldname in fields) throw invalid('a field is given twice')
      fields[part.fieldname] = part.value
      continue
    }
    if (part.fieldname !== FILE_FIELD || file)
      throw invalid('there must be one file, in the field named file')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      const refusal =
        size > maxFileBytes ? fail('FILE_TOO_LARGE', { limit: maxFileBytes }) : take(chunk.length)
      if (refusal) throw refusal
      chunks.push(chunk)
    }
    file = { bytes: Buffer.concat(chunks), name: part.filename ?? '' }
  }
  if (!file) throw fail('MISSING_FIELD', { field: FILE_FIELD })
  return { fields, file }
}
