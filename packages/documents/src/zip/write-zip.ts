import { ZipFile } from 'yazl'
import type { ZipPart } from './read-zip.ts'

/** Archives of the same parts are the same bytes: the earliest date a zip file can hold. */
const DATE = new Date(1980, 0, 1)

/** Packs the parts in the order given: one date for all, no comments, no fields that tell of the machine. */
export async function writeZip(parts: readonly ZipPart[]): Promise<Uint8Array> {
  const zip = new ZipFile()
  const failed = new Promise<never>((_, reject) => zip.once('error', reject))
  for (const { name, data } of parts) {
    const buffer = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    zip.addBuffer(buffer, name, {
      mtime: DATE,
      mode: 0o100644,
      forceDosTimestamp: true,
      compress: !isPacked(name),
    })
  }
  zip.end()
  const chunks: Buffer[] = []
  const collected = (async () => {
    for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  })()
  return await Promise.race([collected, failed])
}

const isPacked = (name: string): boolean => /\.(png|jpe?g|docx|xlsx|pptx)$/i.test(name)
