import { PdfKeyword, PdfLexer, PdfSyntaxError } from './lexer.ts'
import { PdfDictionary, PdfName, type PdfObject, PdfReference, PdfStream } from './objects.ts'

/**
 * The objects of a file as the PDF library writes it: one table of places, no object streams, lengths written
 * out, no encryption. Foreign files never come here unwritten.
 */
export class PdfFile {
  readonly trailer: PdfDictionary
  private readonly bytes: Uint8Array
  private readonly places: ReadonlyMap<number, number>
  private readonly read = new Map<number, PdfObject>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    const lexer = new PdfLexer(bytes, tail.lastIndexOf('startxref') + 'startxref'.length)
    const table = lexer.next()
    if (typeof table !== 'number') throw new PdfSyntaxError('startxref')
    lexer.position = table
    this.places = readTable(lexer)
    const trailer = lexer.next()
    if (!(trailer instanceof PdfDictionary)) throw new PdfSyntaxError('trailer')
    this.trailer = trailer
  }

  get numbers(): Iterable<number> {
    return this.places.keys()
  }

  /** What a value stands for: itself, or the object it refers to; null where there is none. */
  resolve(value: PdfObject | undefined): PdfObject {
    // A reference to a reference is not allowed; ten steps end any chain.
    let result = value
    for (let step = 0; result instanceof PdfReference && step < 10; step++)
      result = this.object(result.number)
    return result === undefined || result instanceof PdfReference ? null : result
  }

  dictionary(value: PdfObject | undefined): PdfDictionary | undefined {
    const object = this.resolve(value)
    if (object instanceof PdfStream) return object.dictionary
    return object instanceof PdfDictionary ? object : undefined
  }

  array(value: PdfObject | undefined): readonly PdfObject[] {
    const object = this.resolve(value)
    return Array.isArray(object) ? object : []
  }

  name(value: PdfObject | undefined): string | undefined {
    const object = this.resolve(value)
    return object instanceof PdfName ? object.name : undefined
  }

  object(number: number): PdfObject {
    const known = this.read.get(number)
    if (known !== undefined) return known
    const place = this.places.get(number)
    const object = place === undefined ? null : readObject(this.bytes, place, number)
    this.read.set(number, object)
    return object
  }

  /** The pages of these numbers; undefined for what is no page of the tree. */
  pagesOf(numbers: readonly number[]): (PdfPage | undefined)[] {
    const known = new Map(this.pages().map((page) => [page.number, page]))
    return numbers.map((number) => known.get(number))
  }

  /** Pages in order, each with what it inherits; a tree that turns on itself ends. */
  pages(): PdfPage[] {
    const pages: PdfPage[] = []
    const seen = new Set<PdfDictionary>()
    const walk = (value: PdfObject | undefined, inherited: PdfDictionary): void => {
      const node = this.dictionary(value)
      if (!node || seen.has(node) || seen.size > 2_000_000) return
      seen.add(node)
      const merged = new PdfDictionary(inherited)
      for (const key of ['Resources', 'MediaBox', 'CropBox', 'Rotate']) {
        const own = node.get(key)
        if (own !== undefined) merged.set(key, own)
      }
      if (node.has('Kids')) for (const kid of this.array(node.get('Kids'))) walk(kid, merged)
      else
        pages.push({
          dictionary: new PdfDictionary([...merged, ...node]),
          number: value instanceof PdfReference ? value.number : undefined,
        })
    }
    walk(this.dictionary(this.trailer.get('Root'))?.get('Pages'), new PdfDictionary())
    return pages
  }
}

export interface PdfPage {
  dictionary: PdfDictionary
  /** Of its object, as destinations name it. */
  number: number | undefined
}

function readTable(lexer: PdfLexer): Map<number, number> {
  const places = new Map<number, number>()
  const start = lexer.next()
  if (!(start instanceof PdfKeyword) || start.word !== 'xref') throw new PdfSyntaxError('xref')
  for (;;) {
    const first = lexer.next()
    if (first instanceof PdfKeyword && first.word === 'trailer') return places
    const count = lexer.next()
    if (typeof first !== 'number' || typeof count !== 'number') throw new PdfSyntaxError('xref')
    for (let index = 0; index < count; index++) {
      const place = lexer.next()
      lexer.next()
      const kind = lexer.next()
      if (typeof place !== 'number' || !(kind instanceof PdfKeyword)) throw new PdfSyntaxError('xref')
      if (kind.word === 'n') places.set(first + index, place)
    }
  }
}

function readObject(bytes: Uint8Array, place: number, number: number): PdfObject {
  const lexer = new PdfLexer(bytes, place)
  const head = [lexer.next(), lexer.next(), lexer.next()]
  if (head[0] !== number || !(head[2] instanceof PdfKeyword) || head[2].word !== 'obj')
    throw new PdfSyntaxError('obj')
  const object = lexer.next()
  if (object === undefined || object instanceof PdfKeyword) return null
  if (!(object instanceof PdfDictionary)) return object
  lexer.skipSpace()
  const word = 'stream'
  for (let at = 0; at < word.length; at++)
    if (bytes[lexer.position + at] !== word.charCodeAt(at)) return object
  let start = lexer.position + word.length
  if (bytes[start] === 0x0d) start++
  if (bytes[start] === 0x0a) start++
  const length = object.get('Length')
  if (typeof length !== 'number' || length < 0 || start + length > bytes.length)
    throw new PdfSyntaxError('stream')
  return new PdfStream(object, bytes.subarray(start, start + length))
}
