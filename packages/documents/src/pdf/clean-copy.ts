import { readOperations, withoutMarks } from './content.ts'
import type { PdfFile } from './file.ts'
import { type Budget, decodeStream } from './filters.ts'
import { PdfSyntaxError } from './lexer.ts'
import { PdfDictionary, PdfName, type PdfObject, PdfReference, PdfStream, toTextString } from './objects.ts'
import { withoutJpeg2000Metadata, withoutJpegMetadata } from './picture-metadata.ts'
import { type MaskPlaces, withMaskPlaces } from './soft-masks.ts'
import { dictionaryOf, type PdfWriter, packed } from './write-file.ts'

/** Deeper than this nothing is drawn by anyone. */
const MAX_DEPTH = 60

/**
 * Copies what a page needs to be drawn, and nothing else: known keys only, used resources only, drawing
 * instructions without marks, pictures without metadata. Throws `PdfSyntaxError` where that cannot be told.
 */
export class CleanCopy {
  private readonly file: PdfFile
  private readonly writer: PdfWriter
  private readonly budget: Budget
  private readonly copied = new Map<number, PdfReference>()
  private readonly layers = new Map<PdfDictionary, PdfReference>()

  constructor(file: PdfFile, writer: PdfWriter, budget: Budget) {
    this.file = file
    this.writer = writer
    this.budget = budget
  }

  page(
    source: PdfDictionary,
    parent: PdfReference,
    annotations: readonly PdfReference[],
    masks: MaskPlaces,
  ): PdfDictionary {
    const content = withMaskPlaces(pageContent(this.file, source, this.budget), masks)
    const page = dictionaryOf({ Type: new PdfName('Page'), Parent: parent })
    for (const key of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit']) {
      const value = this.numbers(source.get(key))
      if (value !== undefined) page.set(key, value)
    }
    if (source.has('Group')) page.set('Group', this.copy(source.get('Group'), 1))
    page.set(
      'Resources',
      this.resources(this.file.dictionary(source.get('Resources')), usedNames(content), 1),
    )
    page.set('Contents', this.writer.addStream(new PdfDictionary(), withoutMarks(content)))
    if (annotations.length > 0) page.set('Annots', [...annotations])
    return page
  }

  /** Layers with their states and without their names, which nothing needs to be drawn. */
  layerSettings(source: PdfDictionary | undefined): PdfDictionary | undefined {
    if (!source || this.layers.size === 0) return undefined
    const settings = this.file.dictionary(source.get('D')) ?? new PdfDictionary()
    const state = new PdfDictionary()
    const base = this.file.resolve(settings.get('BaseState'))
    if (base instanceof PdfName) state.set('BaseState', base)
    for (const key of ['ON', 'OFF']) {
      const known = this.file.array(settings.get(key)).flatMap((item) => {
        const layer = this.file.dictionary(item)
        return (layer && this.layers.get(layer)) ?? []
      })
      if (known.length > 0) state.set(key, known)
    }
    return dictionaryOf({ OCGs: [...this.layers.values()], D: state })
  }

  private copy(value: PdfObject | undefined, depth: number): PdfObject {
    if (depth > MAX_DEPTH) throw new PdfSyntaxError('nesting')
    if (value instanceof PdfReference) return this.reference(value, depth)
    if (value instanceof PdfStream) return this.stream(value, depth)
    if (value instanceof PdfDictionary) return this.layer(value, depth) ?? this.dictionary(value, depth)
    if (Array.isArray(value)) return value.map((item) => this.copy(item, depth + 1))
    return value ?? null
  }

  private reference(value: PdfReference, depth: number): PdfObject {
    const known = this.copied.get(value.number)
    if (known) return known
    const object = this.file.resolve(value)
    if (object === null || typeof object !== 'object') return object
    if (object instanceof PdfDictionary) {
      const layer = this.layer(object, depth)
      if (layer) return layer
    }
    const reference = this.writer.reserve()
    this.copied.set(value.number, reference)
    try {
      this.writer.set(reference, this.copy(object, depth + 1))
    } catch (error) {
      this.copied.delete(value.number)
      throw error
    }
    return reference
  }

  private dictionary(source: PdfDictionary, depth: number): PdfDictionary {
    const result = new PdfDictionary()
    for (const [key, value] of source) {
      if (key === 'CharProcs') result.set(key, this.drawings(value, depth + 1))
      else if (key === 'Colorants') result.set(key, this.map(value, depth + 1))
      else if (key === 'Resources')
        result.set(key, this.resources(this.file.dictionary(value), undefined, depth + 1))
      else if (DRAWN_KEYS.has(key)) result.set(key, this.copy(value, depth + 1))
    }
    return result
  }

  private stream(source: PdfStream, depth: number): PdfStream {
    const { dictionary } = source
    if (this.file.name(dictionary.get('Subtype')) === 'Form' || dictionary.has('PatternType'))
      return this.drawing(source, depth)
    const copy = this.dictionary(dictionary, depth)
    return new PdfStream(copy, source.bytes).dictionary.has('Width')
      ? this.picture(source, copy)
      : new PdfStream(copy, source.bytes)
  }

  /** A form, a pattern or a glyph that is drawn by instructions of its own. */
  private drawing(source: PdfStream, depth: number): PdfStream {
    const bytes = decodeStream(this.file, source, this.budget)
    if (!bytes) throw new PdfSyntaxError('content')
    const copy = this.dictionary(without(source.dictionary, 'Resources'), depth)
    const resources = this.file.dictionary(source.dictionary.get('Resources'))
    if (resources) copy.set('Resources', this.resources(resources, usedNames(bytes), depth + 1))
    return packed(copy, withoutMarks(bytes))
  }

  private drawings(value: PdfObject, depth: number): PdfDictionary {
    const result = new PdfDictionary()
    for (const [name, item] of this.file.dictionary(value) ?? []) {
      const stream = this.file.resolve(item)
      if (stream instanceof PdfStream) result.set(name, this.writer.add(this.drawing(stream, depth)))
    }
    return result
  }

  private picture(source: PdfStream, copy: PdfDictionary): PdfStream {
    const filters = [this.file.resolve(source.dictionary.get('Filter'))]
      .flat()
      .map((item) => this.file.name(item) ?? '')
    const last = filters.at(-1)
    const strip =
      last === 'DCTDecode' || last === 'DCT'
        ? withoutJpegMetadata
        : last === 'JPXDecode'
          ? withoutJpeg2000Metadata
          : undefined
    if (!strip) return new PdfStream(copy, source.bytes)
    const inner = filters.length === 1 ? source.bytes : this.unpackedTo(source, filters.length - 1)
    const bytes = inner && strip(inner)
    if (!bytes) throw new PdfSyntaxError('picture')
    copy.set('Filter', new PdfName(last ?? ''))
    const parameters = this.file.array(source.dictionary.get('DecodeParms')).at(filters.length - 1)
    if (filters.length > 1) copy.delete('DecodeParms')
    if (filters.length > 1 && parameters) copy.set('DecodeParms', this.copy(parameters, 1))
    return new PdfStream(copy, bytes)
  }

  /** A picture packed twice: the outer filters taken off. */
  private unpackedTo(source: PdfStream, count: number): Uint8Array | undefined {
    const outer = new PdfDictionary(source.dictionary)
    outer.set('Filter', this.file.array(source.dictionary.get('Filter')).slice(0, count))
    return decodeStream(this.file, new PdfStream(outer, source.bytes), this.budget)
  }

  /**
   * What the instructions name; without a list, all. A form without resources of its own uses those of its page,
   * so nothing of the page's may go then.
   */
  private resources(
    source: PdfDictionary | undefined,
    used: UsedNames | undefined,
    depth: number,
  ): PdfDictionary {
    const result = new PdfDictionary()
    const names = used && this.withBorrowed(source, used)
    for (const kind of RESOURCE_KINDS) {
      const entries = new PdfDictionary()
      for (const [name, value] of this.file.dictionary(source?.get(kind)) ?? []) {
        if (names && kind !== 'ColorSpace' && !names.has(name)) continue
        if (kind === 'Properties' && !this.isLayer(value)) continue
        entries.set(name, this.copy(value, depth + 1))
      }
      if (entries.size > 0) result.set(kind, entries)
    }
    return result
  }

  private withBorrowed(source: PdfDictionary | undefined, used: UsedNames): UsedNames {
    const all = new Set(used)
    const open = [...used]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const kind of ['XObject', 'Pattern']) {
        const item = this.file.resolve(this.file.dictionary(source?.get(kind))?.get(name))
        if (!(item instanceof PdfStream) || item.dictionary.has('Resources') || item.dictionary.has('Width'))
          continue
        const bytes = decodeStream(this.file, item, this.budget)
        if (!bytes) throw new PdfSyntaxError('content')
        for (const inner of usedNames(bytes)) {
          if (all.has(inner)) continue
          all.add(inner)
          open.push(inner)
        }
      }
    }
    return all
  }

  private isLayer(value: PdfObject): boolean {
    const kind = this.file.name(this.file.dictionary(value)?.get('Type'))
    return kind === 'OCG' || kind === 'OCMD'
  }

  private layer(source: PdfDictionary, depth: number): PdfObject | undefined {
    const kind = this.file.name(source.get('Type'))
    if (kind === 'OCMD') {
      const result = dictionaryOf({ Type: new PdfName('OCMD') })
      for (const key of ['OCGs', 'P', 'VE'])
        if (source.has(key)) result.set(key, this.copy(source.get(key), depth + 1))
      return result
    }
    if (kind !== 'OCG') return undefined
    const known = this.layers.get(source)
    if (known) return known
    const name = toTextString(`Layer ${this.layers.size + 1}`)
    const reference = this.writer.add(dictionaryOf({ Type: new PdfName('OCG'), Name: name }))
    this.layers.set(source, reference)
    return reference
  }

  private map(value: PdfObject, depth: number): PdfDictionary {
    const entries = [...(this.file.dictionary(value) ?? [])]
    return new PdfDictionary(entries.map(([key, item]) => [key, this.copy(item, depth + 1)]))
  }

  private numbers(value: PdfObject | undefined): PdfObject | undefined {
    const object = this.file.resolve(value)
    if (typeof object === 'number') return object
    if (!Array.isArray(object)) return undefined
    const numbers = object.map((item) => this.file.resolve(item))
    return numbers.every((item) => typeof item === 'number') ? numbers : undefined
  }
}

/** The drawing instructions of a page, whose pieces count as one (ISO 32000-2, 7.8.2). */
export function pageContent(file: PdfFile, page: PdfDictionary, budget: Budget): Uint8Array {
  const contents = file.resolve(page.get('Contents'))
  const pieces: Uint8Array[] = []
  for (const item of Array.isArray(contents) ? contents : [contents]) {
    const stream = file.resolve(item)
    if (!(stream instanceof PdfStream)) continue
    const bytes = decodeStream(file, stream, budget)
    if (!bytes) throw new PdfSyntaxError('content')
    pieces.push(bytes, Uint8Array.of(0x0a))
  }
  return new Uint8Array(Buffer.concat(pieces))
}

export type UsedNames = ReadonlySet<string>

/** Every name an operator is given: fonts, forms, pictures, states, patterns, layers. */
export function usedNames(content: Uint8Array): UsedNames {
  const names = new Set<string>()
  for (const { operands } of readOperations(content))
    for (const operand of operands) if (operand instanceof PdfName) names.add(operand.name)
  return names
}

function without(source: PdfDictionary, key: string): PdfDictionary {
  const result = new PdfDictionary(source)
  result.delete(key)
  return result
}

export const RESOURCE_KINDS = [
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'XObject',
  'Font',
  'Properties',
] as const

/** Keys of fonts, pictures, forms, patterns, shadings, functions, colours and states that change what is drawn. */
const DRAWN_KEYS = new Set(
  (
    'Type Subtype BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo ' +
    'DW W DW2 W2 CIDToGIDMap FontBBox FontMatrix BaseEncoding Differences Registry Ordering Supplement UseCMap WMode ' +
    'CMapName FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight ' +
    'StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CIDSet Length1 Length2 Length3 ' +
    'Width Height ColorSpace BitsPerComponent ImageMask Mask SMask SMaskInData Matte Decode Interpolate Intent ' +
    'Filter DecodeParms Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 ' +
    'DamagedRowsBeforeError ColorTransform JBIG2Globals FormType BBox Matrix Group OC S CS I G BC TR ' +
    'PatternType PaintType TilingType XStep YStep Shading ExtGState ShadingType Background AntiAlias Domain Function ' +
    'Extend Coords BitsPerCoordinate BitsPerFlag VerticesPerRow FunctionType Range Size BitsPerSample Order Encode C0 C1 ' +
    'N Functions Bounds Alternate WhitePoint BlackPoint Gamma LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR2 HT ' +
    'FL SM SA BM CA ca AIS TK OCGs P VE'
  ).split(' '),
)
