/** The nine kinds of PDF objects, see ISO 32000-2, 7.3. Names are kept without their slash, decoded. */
export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfObject[]
  | PdfDictionary
  | PdfStream

export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export class PdfString {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

export class PdfReference {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

export class PdfDictionary extends Map<string, PdfObject> {}

/** Bytes as they stand in the file: still packed by the filters its dictionary names. */
export class PdfStream {
  readonly dictionary: PdfDictionary
  readonly bytes: Uint8Array
  constructor(dictionary: PdfDictionary, bytes: Uint8Array) {
    this.dictionary = dictionary
    this.bytes = bytes
  }
}

/** A text string: UTF-16BE or UTF-8 where it says so, else PDFDocEncoding (as Latin-1: its letters agree). */
export function textOf(string: PdfString): string {
  const { bytes } = string
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2))
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2))
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return new TextDecoder().decode(bytes.subarray(3))
  return Buffer.from(bytes).toString('latin1')
}

/** A text string that any reader understands: Latin letters as they are, else UTF-16BE with its mark. */
export function toTextString(text: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(text)) return new PdfString(new Uint8Array(Buffer.from(text, 'latin1')))
  return new PdfString(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()))
}
