import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'

/** A picture of three lines: an e-mail address, an IBAN, and a sentence without anything personal. */
export const letterPng = readFileSync(new URL('./files/letter.png', import.meta.url))

export interface Part {
  name: string
  value: string | Uint8Array
  fileName?: string
}

const BOUNDARY = 'boundary-of-the-tests-8f2c'

/** A multipart body, as browsers write it. */
export function formBody(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`
      }\r\n\r\n`,
    ),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A call with a form: the fields, then the file. */
export function upload(
  url: string,
  headers: Record<string, string>,
  file: { bytes: string | Uint8Array; name: string } | undefined,
  fields: Record<string, string> = {},
): InjectOptions {
  const parts: Part[] = Object.entries(fields).map(([name, value]) => ({ name, value }))
  if (file) parts.push({ name: 'file', value: file.bytes, fileName: file.name })
  return {
    method: 'POST',
    url,
    headers: { 'content-type': FORM_TYPE, ...headers },
    payload: formBody(parts),
  }
}
