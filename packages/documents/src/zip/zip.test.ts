import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { readZip } from './read-zip.ts'
import { writeZip } from './write-zip.ts'

const limits: DocumentLimits = {
  characters: 1e6,
  unpackedBytes: 20_000_000,
  parts: 1000,
  pages: 100,
  imagePixels: 25e6,
}

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readZip(bytes, limits)
    return 'read'
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.code
  }
}

interface RawEntry {
  name: string
  localName?: string
  data?: Buffer
  method?: number
  packed?: Buffer
  size?: number
  crc?: number
  flags?: number
  offset?: number
}

/** An archive with every field free, as no honest writer makes it. */
function rawZip(entries: readonly RawEntry[], options: { count?: number; comment?: string } = {}): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let position = 0
  for (const entry of entries) {
    const data = entry.data ?? Buffer.from('data')
    const method = entry.method ?? 0
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(data) : data)
    const crc = entry.crc ?? crcOf(data)
    const localName = Buffer.from(entry.localName ?? entry.name)
    const name = Buffer.from(entry.name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE((entry.flags ?? 0) | 0x800, 6)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(crc, 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(entry.size ?? data.length, 22)
    local.writeUInt16LE(localName.length, 26)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    record.writeUInt16LE(20, 6)
    record.writeUInt16LE((entry.flags ?? 0) | 0x800, 8)
    record.writeUInt16LE(method, 10)
    record.writeUInt32LE(crc, 16)
    record.writeUInt32LE(packed.length, 20)
    record.writeUInt32LE(entry.size ?? data.length, 24)
    record.writeUInt16LE(name.length, 28)
    record.writeUInt32LE(entry.offset ?? position, 42)
    locals.push(local, localName, packed)
    position += 30 + localName.length + packed.length
    central.push(record, name)
  }
  const directory = Buffer.concat(central)
  const comment = Buffer.from(options.comment ?? '')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.count ?? entries.length, 8)
  end.writeUInt16LE(options.count ?? entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(position, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, directory, end, comment])
}

function crcOf(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('readZip', () => {
  it('reads back what was written, stored and deflated', async () => {
    const parts = [
      { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
      { name: 'word/document.xml', data: Buffer.from('é'.repeat(10_000)) },
      { name: 'word/media/image1.png', data: Buffer.from([1, 2, 3]) },
      { name: 'empty.xml', data: Buffer.alloc(0) },
    ]
    const read = await readZip(await writeZip(parts), limits)
    expect(read.map(({ name, data }) => [name, Buffer.from(data).toString('hex')])).toEqual(
      parts.map(({ name, data }) => [name, data.toString('hex')]),
    )
  })

  it('takes an archive of another writer, with folders and data descriptors', async () => {
    const zip = new ZipFile()
    zip.addEmptyDirectory('word')
    zip.addReadStream((await import('node:stream')).Readable.from([Buffer.from('streamed')]), 'word/a.xml')
    zip.end({ forceZip64Format: true, comment: 'a comment' })
    const chunks: Buffer[] = []
    for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
    const read = await readZip(Buffer.concat(chunks), limits)
    expect(read.map(({ name, data }) => `${name}=${Buffer.from(data)}`)).toEqual(['word/a.xml=streamed'])
  })

  it.each([
    ['..', '../a.xml'],
    ['.. inside', 'word/../../a.xml'],
    ['an absolute path', '/etc/passwd'],
    ['a drive', 'C:/a.xml'],
    ['a backslash', 'word\\a.xml'],
    ['NUL', 'a.xml\0.png'],
    ['an empty segment', 'word//a.xml'],
    ['a dot', './a.xml'],
    ['no name', ''],
  ])('refuses names with %s', async (_, name) => {
    expect(await codeOf(rawZip([{ name }]))).toBe('MALFORMED')
  })

  it.each<[string, RawEntry[]]>([
    ['the same name twice', [{ name: 'a.xml' }, { name: 'a.xml' }]],
    ['the same name by case', [{ name: 'a.xml' }, { name: 'A.XML' }]],
    ['the same name by composition', [{ name: 'é.xml' }, { name: 'e\u0301.xml' }]],
    ['another name in the local header', [{ name: 'a.xml', localName: 'b.xml' }]],
    ['a wrong checksum', [{ name: 'a.xml', crc: 1 }]],
    ['an unknown compression', [{ name: 'a.xml', method: 14 }]],
    ['a size that is too small', [{ name: 'a.xml', method: 8, data: Buffer.alloc(1000), size: 10 }]],
    ['a size that is too large', [{ name: 'a.xml', method: 8, data: Buffer.alloc(1000), size: 2000 }]],
    ['a stored size that lies', [{ name: 'a.xml', size: 10 }]],
    ['broken deflate data', [{ name: 'a.xml', method: 8, packed: Buffer.from('not deflate') }]],
    ['two entries over the same bytes', [{ name: 'a.xml' }, { name: 'a.xml', offset: 0 }]],
    ['a folder with content', [{ name: 'a/' }]],
  ])('refuses %s', async (_, entries) => {
    expect(await codeOf(rawZip(entries))).toBe('MALFORMED')
  })

  it('refuses overlapping entries, as the bombs without nesting have them', async () => {
    const inner = rawZip([{ name: 'b.xml', data: Buffer.from('inner') }])
    const outer = { name: 'a.xml', data: inner }
    const overlapping = rawZip([outer, { name: 'b.xml', data: Buffer.from('inner'), offset: 30 + 5 }])
    expect(await codeOf(overlapping)).toBe('MALFORMED')
  })

  it('says so of what is under a password', async () => {
    expect(await codeOf(rawZip([{ name: 'a.xml', flags: 1 }]))).toBe('ENCRYPTED')
    const container = Buffer.alloc(4096)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(container)
    expect(await codeOf(container)).toBe('UNKNOWN_FORMAT')
    container.write('EncryptedPackage', 1024, 'utf16le')
    expect(await codeOf(container)).toBe('ENCRYPTED')
  })

  it('refuses bombs by what they declare, before unpacking, and by what they are', async () => {
    expect(await codeOf(rawZip([{ name: 'a.xml', method: 8, size: 0xfffffff0 }]))).toBe('TOO_LARGE')
    const zeros = deflateRawSync(Buffer.alloc(15_000_000), { level: 9 })
    expect(await codeOf(rawZip([{ name: 'a.xml', method: 8, packed: zeros, size: 15_000_000 }]))).toBe(
      'TOO_LARGE',
    )
    expect(await codeOf(rawZip([{ name: 'a.xml', method: 8, packed: zeros, size: 1_000_000 }]))).toBe(
      'MALFORMED',
    )
    const many = Array.from({ length: 999 }, (_, i) => ({ name: `${i}`, method: 8, size: 1_000_000 }))
    expect(await codeOf(rawZip(many))).toBe('TOO_LARGE')
  })

  it('refuses too many entries by their number alone', async () => {
    const entries = Array.from({ length: 1001 }, (_, i) => ({ name: `${i}.xml` }))
    expect(await codeOf(rawZip(entries))).toBe('TOO_LARGE')
    expect(await codeOf(rawZip([{ name: 'a.xml' }], { count: 65_534 }))).toBe('TOO_LARGE')
    expect(await codeOf(rawZip([{ name: 'a.xml' }], { count: 2 }))).toBe('MALFORMED')
  })

  it('answers cut and altered archives with its own errors only', async () => {
    const whole = Buffer.from(
      await writeZip([
        { name: '[Content_Types].xml', data: Buffer.from('<Types/>'.repeat(50)) },
        { name: 'word/document.xml', data: Buffer.from('<w:document/>'.repeat(50)) },
      ]),
    )
    for (let length = 0; length < whole.length; length += 3)
      expect(await codeOf(whole.subarray(0, length))).toBe('MALFORMED')
    const mutation = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(mutation, async (changes) => {
        const altered = Buffer.from(whole)
        for (const [at, byte] of changes) altered[at] = byte
        expect(['read', 'MALFORMED', 'ENCRYPTED', 'TOO_LARGE', 'UNKNOWN_FORMAT']).toContain(
          await codeOf(altered),
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('writeZip', () => {
  it('tells nothing of the machine and is the same each time', async () => {
    const parts = [{ name: 'a.xml', data: Buffer.from('<a/>') }]
    const first = Buffer.from(await writeZip(parts))
    expect(first.equals(Buffer.from(await writeZip(parts)))).toBe(true)
    const directory = first.indexOf(Buffer.from('504b0102', 'hex'))
    expect(first.readUInt16LE(directory + 12)).toBe(0)
    expect(first.readUInt16LE(directory + 14)).toBe(0x21)
    expect(first.readUInt16LE(directory + 30)).toBe(0)
    expect(first.readUInt16LE(directory + 32)).toBe(0)
  })

  it('lets neither comments nor data beside the entries through', async () => {
    const noisy = Buffer.concat([rawZip([{ name: 'a.xml' }], { comment: 'SECRET' })])
    const written = Buffer.from(await writeZip(await readZip(noisy, limits)))
    expect(noisy.includes('SECRET')).toBe(true)
    expect(written.includes('SECRET')).toBe(false)
    expect(await codeOf(Buffer.concat([written, Buffer.from('SECRET')]))).toBe('MALFORMED')
    expect(await codeOf(Buffer.concat([Buffer.from('SECRET'), written]))).toBe('MALFORMED')
  })
})
