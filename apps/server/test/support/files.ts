import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
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
export function formBody(parts: readonly Part[]): Buffer<ArrayBuffer> {
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

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG that claims a size; its pixels are those given, which need not be enough. */
export function pngOf(width: number, height: number, rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', new Uint8Array()),
  ])
}

/** Blocks of black and white that look like letters everywhere and are none: many seconds of reading. */
export function busyPng(size = 3_000): Buffer {
  const rows = new Uint8Array((size + 1) * size)
  let state = 1
  const blocks = Array.from({ length: (size / 6) ** 2 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state % 3 === 0 ? 0 : 255
  })
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rows[y * (size + 1) + 1 + x] = blocks[Math.floor(y / 6) * (size / 6) + Math.floor(x / 6)]!
  return pngOf(size, size, rows)
}

/** A TIFF of several small white pages, uncompressed. */
export function tiffOf(pageCount: number, side = 64): Buffer {
  const pixels = side * side
  const tags = [
    [256, side],
    [257, side],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 0],
    [277, 1],
    [278, side],
    [279, pixels],
  ] as const
  const directoryBytes = 2 + tags.length * 12 + 4
  const pageBytes = directoryBytes + pixels
  const file = Buffer.alloc(8 + pageCount * pageBytes, 255)
  file.write('II', 'latin1')
  file.writeUInt16LE(42, 2)
  file.writeUInt32LE(8, 4)
  for (let page = 0; page < pageCount; page++) {
    const start = 8 + page * pageBytes
    file.writeUInt16LE(tags.length, start)
    for (const [place, [tag, value]] of tags.entries()) {
      const at = start + 2 + place * 12
      file.writeUInt16LE(tag, at)
      file.writeUInt16LE(4, at + 2)
      file.writeUInt32LE(1, at + 4)
      file.writeUInt32LE(tag === 273 ? start + directoryBytes : value, at + 8)
    }
    file.writeUInt32LE(page === pageCount - 1 ? 0 : start + pageBytes, start + directoryBytes - 4)
  }
  return file
}
