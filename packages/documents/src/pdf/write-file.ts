import { deflateSync } from 'node:zlib'
import { PdfDictionary, PdfName, type PdfObject, PdfReference, PdfStream, PdfString } from './objects.ts'

/** A file built anew: only what is added is in it. */
export class PdfWriter {
  private readonly objects: (PdfObject | undefined)[] = []

  /** A place for an object that others refer to before it is known. */
  reserve(): PdfReference {
    this.objects.push(undefined)
    return new PdfReference(this.objects.length)
  }

  set(reference: PdfReference, object: PdfObject): void {
    this.objects[reference.number - 1] = object
  }

  add(object: PdfObject): PdfReference {
    const reference = this.reserve()
    this.set(reference, object)
    return reference
  }

  addStream(dictionary: PdfDictionary, bytes: Uint8Array): PdfReference {
    return this.add(packed(dictionary, bytes))
  }

  /** What the root leads to, with the number each gets: copies that were given up do not come along. */
  reached(root: PdfReference): ReadonlyMap<number, number> {
    const numbers = new Map<number, number>()
    const open: PdfObject[] = [root]
    while (open.length > 0) {
      const value = open.pop() ?? null
      if (value instanceof PdfReference) {
        if (numbers.has(value.number)) continue
        numbers.set(value.number, numbers.size + 1)
        open.push(this.objects[value.number - 1] ?? null)
      } else if (Array.isArray(value)) for (const item of value) open.push(item)
      else if (value instanceof PdfStream) open.push(value.dictionary)
      else if (value instanceof PdfDictionary) for (const item of value.values()) open.push(item)
    }
    return numbers
  }

  write(root: PdfReference): Uint8Array {
    const pieces: Buffer[] = []
    let length = 0
    const add = (piece: Buffer): void => {
      pieces.push(piece)
      length += piece.length
    }
    // Four bytes over 127 tell programs that move files that this one is binary (ISO 32000-2, 7.5.2).
    add(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'))
    const places: number[] = []
    const numbers = this.reached(root)
    for (const [number, place] of numbers) {
      const object = this.objects[number - 1] ?? null
      places.push(length)
      add(Buffer.from(`${place} 0 obj\n`, 'latin1'))
      if (object instanceof PdfStream) {
        const dictionary = new PdfDictionary([...object.dictionary, ['Length', object.bytes.length]])
        add(Buffer.from(`${serialize(dictionary, numbers)}\nstream\n`, 'latin1'))
        add(Buffer.from(object.bytes.buffer, object.bytes.byteOffset, object.bytes.length))
        add(Buffer.from('\nendstream\nendobj\n', 'latin1'))
      } else add(Buffer.from(`${serialize(object, numbers)}\nendobj\n`, 'latin1'))
    }
    const size = places.length + 1
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    const trailer = serialize(dictionaryOf({ Root: root, Size: size }), numbers)
    add(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`,
        'latin1',
      ),
    )
    return new Uint8Array(Buffer.concat(pieces))
  }
}

export function packed(dictionary: PdfDictionary, bytes: Uint8Array): PdfStream {
  const entries = [...dictionary].filter(
    ([key]) => !['Filter', 'DecodeParms', 'Length', 'F', 'DP', 'DL'].includes(key),
  )
  return new PdfStream(
    new PdfDictionary([...entries, ['Filter', new PdfName('FlateDecode')]]),
    deflateSync(bytes),
  )
}

export const dictionaryOf = (entries: Record<string, PdfObject>): PdfDictionary =>
  new PdfDictionary(Object.entries(entries))

export function serialize(object: PdfObject, numbers: ReadonlyMap<number, number>): string {
  if (object === null) return 'null'
  if (typeof object === 'boolean') return String(object)
  if (typeof object === 'number') return serializeNumber(object)
  if (object instanceof PdfName) return serializeName(object.name)
  if (object instanceof PdfString) return `<${Buffer.from(object.bytes).toString('hex')}>`
  if (object instanceof PdfReference) return `${numbers.get(object.number) ?? 0} 0 R`
  if (object instanceof PdfStream) throw new TypeError('Streams are written as objects of their own.')
  if (Array.isArray(object)) return `[${object.map((item) => serialize(item, numbers)).join(' ')}]`
  return `<<${[...object].map(([key, value]) => `${serializeName(key)} ${serialize(value, numbers)}`).join('\n')}>>`
}

const serializeName = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9_.+*-]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/** No exponents in PDF. */
function serializeNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(6).replace(/\.?0+$/, '') || '0'
}
