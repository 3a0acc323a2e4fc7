import { PdfDictionary, PdfName, type PdfObject, PdfReference, PdfString } from './objects.ts'

/** A word that is no object: `obj`, `stream`, `endobj`, and the operators of content streams. */
export class PdfKeyword {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}

export type PdfToken = PdfObject | PdfKeyword | undefined

const SPACE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITER = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)))
/** Nesting of arrays and dictionaries; real files stay under ten. */
const MAX_DEPTH = 100

export class PdfSyntaxError extends Error {}

/** Reads objects one after another from bytes: files and content streams are written in the same words. */
export class PdfLexer {
  readonly bytes: Uint8Array
  position: number
  /** Only files know references; in a content stream `1 0 R` are two numbers and an operator. */
  private readonly hasReferences: boolean

  constructor(bytes: Uint8Array, position = 0, hasReferences = true) {
    this.bytes = bytes
    this.position = position
    this.hasReferences = hasReferences
  }

  /** The next object or keyword; undefined at the end. */
  next(depth = 0): PdfToken {
    if (depth > MAX_DEPTH) throw new PdfSyntaxError('nesting')
    this.skipSpace()
    const byte = this.bytes[this.position]
    if (byte === undefined) return undefined
    switch (byte) {
      case 0x2f:
        return this.name()
      case 0x28:
        return this.literalString()
      case 0x3c:
        if (this.bytes[this.position + 1] !== 0x3c) return this.hexString()
        this.position += 2
        return this.dictionary(depth)
      case 0x5b:
        this.position++
        return this.array(depth)
      case 0x29:
      case 0x5d:
      case 0x7b:
      case 0x7d:
        this.position++
        return new PdfKeyword(String.fromCharCode(byte))
      case 0x3e:
        this.position += this.bytes[this.position + 1] === 0x3e ? 2 : 1
        return new PdfKeyword('>>')
    }
    return this.word()
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.position]
      if (byte === undefined) return
      if (byte === 0x25) {
        while (this.position < this.bytes.length && !isLineEnd(this.bytes[this.position])) this.position++
      } else if (SPACE.has(byte)) this.position++
      else return
    }
  }

  private word(): PdfToken {
    const start = this.position
    let byte = this.bytes[this.position]
    while (byte !== undefined && !SPACE.has(byte) && !DELIMITER.has(byte)) byte = this.bytes[++this.position]
    const word = Buffer.from(
      this.bytes.buffer,
      this.bytes.byteOffset + start,
      this.position - start,
    ).toString('latin1')
    if (word === 'true') return true
    if (word === 'false') return false
    if (word === 'null') return null
    if (!/^[+-]?[\d.]/.test(word) && !/^[+-]{2,}\d/.test(word)) return new PdfKeyword(word)
    const number = Number.parseFloat(word.replace(/^[+-]+(?=[+-])/, ''))
    if (!Number.isFinite(number)) return 0
    return this.hasReferences ? this.referenceAfter(number) : number
  }

  /** `12 0 R` needs a look ahead; without one the number stands for itself. */
  private referenceAfter(number: number): number | PdfReference {
    if (!Number.isInteger(number) || number < 0) return number
    const { bytes } = this
    let at = this.position
    while (SPACE.has(bytes[at] ?? -1)) at++
    const start = at
    while (isDigit(bytes[at])) at++
    if (at === start || at - start > 5) return number
    while (SPACE.has(bytes[at] ?? -1)) at++
    if (bytes[at] !== 0x52) return number
    const after = bytes[at + 1]
    if (after !== undefined && !SPACE.has(after) && !DELIMITER.has(after)) return number
    this.position = at + 1
    return new PdfReference(number)
  }

  private name(): PdfName {
    this.position++
    const codes: number[] = []
    let byte = this.bytes[this.position]
    while (byte !== undefined && !SPACE.has(byte) && !DELIMITER.has(byte)) {
      const hex = byte === 0x23 ? hexPair(this.bytes[this.position + 1], this.bytes[this.position + 2]) : -1
      codes.push(hex < 0 ? byte : hex)
      this.position += hex < 0 ? 1 : 3
      byte = this.bytes[this.position]
    }
    return new PdfName(Buffer.from(codes).toString('latin1'))
  }

  private literalString(): PdfString {
    const codes: number[] = []
    let open = 1
    for (this.position++; ; this.position++) {
      const byte = this.bytes[this.position]
      if (byte === undefined) throw new PdfSyntaxError('string')
      if (byte === 0x5c) this.escape(codes)
      else if (byte === 0x28) open++
      else if (byte === 0x29 && --open === 0) break
      if (byte !== 0x5c) codes.push(byte)
    }
    this.position++
    return new PdfString(Uint8Array.from(codes))
  }

  private escape(codes: number[]): void {
    const byte = this.bytes[++this.position]
    if (byte === undefined) throw new PdfSyntaxError('string')
    const plain = ESCAPES.get(byte)
    if (plain !== undefined) codes.push(plain)
    else if (isOctal(byte)) {
      let code = byte - 0x30
      for (let more = 0; more < 2 && isOctal(this.bytes[this.position + 1]); more++)
        code = code * 8 + ((this.bytes[++this.position] ?? 0x30) - 0x30)
      codes.push(code & 0xff)
    } else if (byte === 0x0d) {
      if (this.bytes[this.position + 1] === 0x0a) this.position++
    } else if (byte !== 0x0a) codes.push(byte)
  }

  private hexString(): PdfString {
    const codes: number[] = []
    let high = -1
    for (this.position++; ; this.position++) {
      const byte = this.bytes[this.position]
      if (byte === undefined) throw new PdfSyntaxError('string')
      if (byte === 0x3e) break
      const digit = hexDigit(byte)
      if (digit < 0) continue
      if (high < 0) high = digit
      else {
        codes.push(high * 16 + digit)
        high = -1
      }
    }
    this.position++
    if (high >= 0) codes.push(high * 16)
    return new PdfString(Uint8Array.from(codes))
  }

  private array(depth: number): PdfObject[] {
    const items: PdfObject[] = []
    for (;;) {
      const item = this.next(depth + 1)
      if (item === undefined) throw new PdfSyntaxError('array')
      if (item instanceof PdfKeyword) {
        if (item.word === ']') return items
        if (item.word === '>>' || item.word === 'endobj') throw new PdfSyntaxError('array')
      } else items.push(item)
    }
  }

  private dictionary(depth: number): PdfDictionary {
    const dictionary = new PdfDictionary()
    for (;;) {
      const key = this.next(depth + 1)
      if (key instanceof PdfKeyword && key.word === '>>') return dictionary
      if (!(key instanceof PdfName)) throw new PdfSyntaxError('dictionary')
      const value = this.next(depth + 1)
      if (value === undefined || value instanceof PdfKeyword) throw new PdfSyntaxError('dictionary')
      dictionary.set(key.name, value)
    }
  }
}

const ESCAPES = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
])

const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isOctal = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x37

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

function hexPair(high: number | undefined, low: number | undefined): number {
  const [first, second] = [hexDigit(high), hexDigit(low)]
  return first < 0 || second < 0 ? -1 : first * 16 + second
}
