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

  get all(): readonly (PdfObject | undefined)[] {
    return this.objects
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
    for (const [index, object] of this.objects.entries()) {
      places.push(length)
      add(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'))
      if (object instanceof PdfStream) {
        const dictionary = new PdfDictionary([...object.dictionary, ['Length', object.bytes.length]])
        add(Buffer.from(`${serialize(dictionary)}\nstream\n`, 'latin1'))
        add(Buffer.from(object.bytes.buffer, object.bytes.byteOffset, object.bytes.length))
        add(Buffer.from('\nendstream\nendobj\n', 'latin1'))
      } else add(Buffer.from(`${serialize(object ?? null)}\nendobj\n`, 'latin1'))
    }
    const size = this.objects.length + 1
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    const trailer = serialize(
      new PdfDictionary([
        ['Root', root],
        ['Size', size],
      ]),
    )
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

export function serialize(object: PdfObject): string {
  if (object === null) return 'null'
  if (typeof object === 'boolean') return String(object)
  if (typeof object === 'number') return serializeNumber(object)
  if (object instanceof PdfName) return serializeName(object.name)
  if (object instanceof PdfString) return `<${Buffer.from(object.bytes).toString('hex')}>`
  if (object instanceof PdfReference) return `${object.number} 0 R`
  if (object instanceof PdfStream) throw new TypeError('Streams are written as objects of their own.')
  if (Array.isArray(object)) return `[${object.map(serialize).join(' ')}]`
  return `<<${[...object].map(([key, value]) => `${serializeName(key)} ${serialize(value)}`).join('\n')}>>`
}

const serializeName = (name: string): string =>
  `/${name.replace(/[^A-Za-z0-9_.+*-]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/** No exponents in PDF. */
function serializeNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(6).replace(/\.?0+$/, '') || '0'
}
