import { inflateRawSync } from 'node:zlib'
import { writeZip, type ZipPart } from './make/write-zip.ts'
import type { Random } from './random.ts'

/** One way to damage bytes. */
type Mutation = (bytes: Buffer, random: Random) => Buffer

const LENGTHS = [0xffffffff, 0x7fffffff, 0x80000000, 0, 1, 0xffff, 0x10000, 0xfffffffe]
const NUMBERS = ['4294967295', '-1', '0', '999999999999', '2147483648', '1e308', '65536']
const NESTS = [
  '<a>',
  '[',
  '{"a":',
  '<<',
  '(',
  '<div>',
  '<w:p><w:r>',
  'q ',
  '"',
  '\\',
  '&amp;',
  '>',
  '`',
  '  - ',
]

const flip: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes)
  const count = 1 + random.below(16)
  for (let index = 0; index < count; index++) copy[random.below(copy.length)]! ^= 1 << random.below(8)
  return copy
}

const truncate: Mutation = (bytes, random) => bytes.subarray(0, random.below(bytes.length))

const removeSlice: Mutation = (bytes, random) => {
  const [start, end] = slice(bytes, random)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
}

const repeatSlice: Mutation = (bytes, random) => {
  const [start, end] = slice(bytes, random)
  const times = 1 + random.below(20)
  return Buffer.concat([
    bytes.subarray(0, end),
    ...new Array<Buffer>(times).fill(bytes.subarray(start, end)),
    bytes.subarray(end),
  ])
}

const moveSlice: Mutation = (bytes, random) => {
  const [start, end] = slice(bytes, random)
  const copy = Buffer.from(bytes)
  bytes.copy(copy, random.below(bytes.length), start, end)
  return copy
}

const setLength: Mutation = (bytes, random) => {
  if (bytes.length < 8) return bytes
  const copy = Buffer.from(bytes)
  const at = random.below(copy.length - 4)
  const value = random.pick(LENGTHS)
  const wide = random.chance(0.5)
  if (random.chance(0.5)) wide ? copy.writeUInt32LE(value, at) : copy.writeUInt16LE(value & 0xffff, at)
  else wide ? copy.writeUInt32BE(value, at) : copy.writeUInt16BE(value & 0xffff, at)
  return copy
}

const setNumber: Mutation = (bytes, random) => {
  const matches = [...bytes.toString('latin1').matchAll(/\d+/g)]
  if (matches.length === 0) return flip(bytes, random)
  const match = random.pick(matches)
  const end = match.index + match[0].length
  return Buffer.concat([
    bytes.subarray(0, match.index),
    Buffer.from(random.pick(NUMBERS)),
    bytes.subarray(end),
  ])
}

const nest: Mutation = (bytes, random) => {
  const at = random.below(bytes.length)
  const piece = random.pick(NESTS).repeat(10 ** (1 + random.below(4)))
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(piece), bytes.subarray(at)])
}

/** Takes one sign of the markup away, or doubles it. */
const breakMarkup: Mutation = (bytes, random) => {
  const places = [...bytes.toString('latin1').matchAll(/[<>"'&{}[\],:;()/\\]/g)].map((match) => match.index)
  if (places.length === 0) return flip(bytes, random)
  const at = random.pick(places)
  const again = random.chance(0.5) ? bytes.subarray(at, at + 1) : Buffer.alloc(0)
  return Buffer.concat([bytes.subarray(0, at), again, again, bytes.subarray(at + 1)])
}

function slice(bytes: Buffer, random: Random): [number, number] {
  const start = random.below(bytes.length)
  return [start, Math.min(bytes.length, start + 1 + random.below(10 ** (1 + random.below(4))))]
}

const MUTATIONS = {
  flip,
  truncate,
  removeSlice,
  repeatSlice,
  moveSlice,
  setLength,
  setNumber,
  nest,
  breakMarkup,
}

export interface Mutated {
  bytes: Uint8Array
  /** What was done, to say it of a file that does harm. */
  how: string
}

/** Damages a file; a packed one either as a whole or in one of its parts, packed again with the right sums. */
export async function mutate(bytes: Uint8Array, other: Uint8Array, random: Random): Promise<Mutated> {
  const buffer = Buffer.from(bytes)
  const name = random.pick(Object.keys(MUTATIONS) as (keyof typeof MUTATIONS)[])
  if (buffer.length === 0) return { bytes, how: 'empty' }
  if (random.chance(0.05)) {
    const half = Buffer.from(other).subarray(random.below(other.length))
    return {
      bytes: new Uint8Array(Buffer.concat([buffer.subarray(0, random.below(buffer.length)), half])),
      how: 'splice',
    }
  }
  const parts = buffer.subarray(0, 2).toString('latin1') === 'PK' ? partsOf(buffer) : []
  if (parts.length === 0 || random.chance(0.3)) {
    return { bytes: new Uint8Array(MUTATIONS[name](buffer, random)), how: name }
  }
  const chosen = random.below(parts.length)
  const part = parts[chosen]!
  if (random.chance(0.1)) {
    parts.splice(chosen, 1)
    return { bytes: await writeZip(parts), how: `without ${part.name}` }
  }
  if (random.chance(0.1)) {
    const twin = { ...part, data: MUTATIONS.breakMarkup(Buffer.from(part.data), random) }
    return { bytes: await writeZip([...parts, twin]), how: `two ${part.name}` }
  }
  if (random.chance(0.1)) {
    const [from] = [random.pick(parts)]
    part.data = from!.data
    return { bytes: await writeZip(parts), how: `${from!.name} as ${part.name}` }
  }
  const data = Buffer.from(part.data)
  if (data.length > 0) part.data = MUTATIONS[name](data, random)
  return { bytes: await writeZip(parts), how: `${name} in ${part.name}` }
}

function partsOf(buffer: Buffer): ZipPart[] {
  const parts: ZipPart[] = []
  for (let at = buffer.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0 && at + 46 < buffer.length; ) {
    const nameLength = buffer.readUInt16LE(at + 28)
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength)
    const local = buffer.readUInt32LE(at + 42)
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    const packed = buffer.subarray(start, start + buffer.readUInt32LE(at + 20))
    parts.push({ name, data: buffer.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed })
    at = buffer.indexOf('PK\x01\x02', at + 46, 'latin1')
  }
  return parts
}
