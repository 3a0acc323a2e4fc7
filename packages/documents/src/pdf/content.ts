import { PdfKeyword, PdfLexer, PdfSyntaxError } from './lexer.ts'
import { PdfDictionary, PdfName, type PdfObject, PdfString, textOf } from './objects.ts'

/** One operation of a content stream: operands, then the operator. Inline pictures come as `BI`. */
export interface Operation {
  operator: string
  operands: PdfObject[]
  start: number
  end: number
}

/** Reads the operations of a content stream in one pass. Throws `PdfSyntaxError` on what no viewer could follow. */
export function* readOperations(bytes: Uint8Array): Generator<Operation> {
  const lexer = new PdfLexer(bytes, 0, false)
  let operands: PdfObject[] = []
  let start = -1
  for (;;) {
    lexer.skipSpace()
    if (start < 0) start = lexer.position
    const token = lexer.next()
    if (token === undefined) return
    if (!(token instanceof PdfKeyword)) {
      operands.push(token)
      if (operands.length > 10_000) throw new PdfSyntaxError('operands')
      continue
    }
    if (token.word === 'BI') skipInlinePicture(lexer)
    yield { operator: token.word, operands, start, end: lexer.position }
    operands = []
    start = -1
  }
}

/**
 * From `BI` to past `EI`. The data has no length, so the end is where `EI` stands alone and what follows reads as
 * operators again.
 */
function skipInlinePicture(lexer: PdfLexer): void {
  for (;;) {
    const token = lexer.next()
    if (token === undefined) throw new PdfSyntaxError('inline picture')
    if (token instanceof PdfKeyword && token.word === 'ID') break
  }
  const { bytes } = lexer
  for (let at = lexer.position + 1; at < bytes.length; at++) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue
    if (!isSpaceByte(bytes[at - 1]) || !(bytes[at + 2] === undefined || isSpaceByte(bytes[at + 2]))) continue
    if (!isPlain(bytes.subarray(at + 2, at + 14))) continue
    lexer.position = at + 2
    return
  }
  throw new PdfSyntaxError('inline picture')
}

const isSpaceByte = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0

const isPlain = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => isSpaceByte(byte) || (byte > 0x20 && byte < 0x7f))

/**
 * The same drawing without the marks around it: structure tags and what they carry (`ActualText`, `Alt`), which
 * may say what was taken out. Marks of optional content stay, or hidden layers would show, and so do those that
 * spell out one glyph ("ffi"), or it could not be searched.
 */
export function withoutMarks(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  const stack: boolean[] = []
  let from = 0
  const replace = (start: number, end: number, text: string): void => {
    kept.push(bytes.subarray(from, start), Buffer.from(text, 'latin1'))
    from = end
  }
  // Readers place a spelling where the text object stands, so a mark around one is moved into it.
  let spelling: string | undefined
  let isInText = false
  let isSpelling = false
  for (const { operator, operands, start, end } of readOperations(bytes)) {
    if (operator === 'MP' || operator === 'DP') replace(start, end, ' ')
    else if (operator === 'BMC' || operator === 'BDC') {
      const spelled = spellingOf(operands)
      const isKept = isLayer(operator, operands) || (spelled !== undefined && isInText)
      stack.push(isKept)
      if (spelled !== undefined && !isInText) spelling = spelled
      if (!isLayer(operator, operands)) replace(start, end, isKept ? spellingMark(spelled ?? '') : ' ')
    } else if (operator === 'EMC') {
      spelling = undefined
      if (!(stack.pop() ?? false)) replace(start, end, ' ')
    } else if (operator === 'BT') {
      isInText = true
      isSpelling = spelling !== undefined
      if (spelling !== undefined) replace(end, end, spellingMark(spelling))
      spelling = undefined
    } else if (operator === 'ET') {
      if (isSpelling) replace(start, start, 'EMC ')
      isSpelling = false
      isInText = false
    }
  }
  if (from === 0) return bytes
  kept.push(bytes.subarray(from))
  return new Uint8Array(Buffer.concat(kept))
}

const spellingMark = (hex: string): string => ` /Span <</ActualText <${hex}>>> BDC `

const isLayer = (operator: string, [tag, properties]: readonly PdfObject[]): boolean =>
  operator === 'BDC' && tag instanceof PdfName && tag.name === 'OC' && properties instanceof PdfName

/** No ligature has more letters. */
const MAX_SPELLED_LETTERS = 4

/** In hex; undefined where a mark spells out nothing, or more than a glyph. */
function spellingOf([tag, properties]: readonly PdfObject[]): string | undefined {
  if (!(tag instanceof PdfName) || tag.name !== 'Span' || !(properties instanceof PdfDictionary))
    return undefined
  const text = properties.get('ActualText')
  if (!(text instanceof PdfString) || textOf(text).length > MAX_SPELLED_LETTERS) return undefined
  return Buffer.from(text.bytes).toString('hex')
}

/** The strings a content stream shows or carries, and whether it shows any. */
export function stringsOf(bytes: Uint8Array): { strings: Uint8Array[]; showsText: boolean } {
  const strings: Uint8Array[] = []
  let showsText = false
  const collect = (value: PdfObject): void => {
    if (value instanceof PdfString) strings.push(value.bytes)
    else if (Array.isArray(value)) {
      // The pieces of one TJ are one text, parted for spacing only.
      const pieces = value.filter((item) => item instanceof PdfString)
      if (pieces.length > 0) strings.push(new Uint8Array(Buffer.concat(pieces.map((piece) => piece.bytes))))
    } else if (value instanceof Map) for (const item of value.values()) collect(item)
  }
  for (const { operator, operands } of readOperations(bytes)) {
    if (operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"') showsText = true
    for (const operand of operands) collect(operand)
  }
  return { strings, showsText }
}
